import QtQuick
import QtQuick.Dialogs as Dialogs
import ClaudeDesk.Core

/** Asks where to save a file with the system's own dialog. It is loaded only when it is needed. */
Dialogs.FileDialog {
    id: root

    required property FileDialog dialog

    fileMode: Dialogs.FileDialog.SaveFile
    title: dialog.title
    defaultSuffix: dialog.suffix
    onAccepted: dialog.takeAddresses([selectedFile])
    onRejected: dialog.cancel()
    Component.onCompleted: {
        root.currentFolder = dialog.startFolder;
        root.selectedFile = `${root.currentFolder}/${encodeURIComponent(dialog.proposedName)}`;
        root.open();
        Qt.callLater(App.proposeName, dialog.proposedName);
    }
}
