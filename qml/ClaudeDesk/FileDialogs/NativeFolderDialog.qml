import QtQuick
import QtQuick.Dialogs as Dialogs
import ClaudeDesk.Core

/** Asks for a folder with the system's own dialog. */
Dialogs.FolderDialog {
    id: root

    required property FileDialog dialog

    title: dialog.title
    onAccepted: dialog.takeAddresses([selectedFolder])
    onRejected: dialog.cancel()
    Component.onCompleted: {
        root.currentFolder = dialog.startFolder;
        root.open();
    }
}
