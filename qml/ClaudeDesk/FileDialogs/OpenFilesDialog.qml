import QtQuick
import QtQuick.Dialogs as Dialogs
import ClaudeDesk.Core

/** Asks for files with the system's own dialog. It is loaded only when it is needed. */
Dialogs.FileDialog {
    id: root

    required property FileDialog dialog

    fileMode: Dialogs.FileDialog.OpenFiles
    title: dialog.title
    nameFilters: [qsTr("All files (*)"), qsTr("Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)")]
    onAccepted: dialog.takeAddresses(selectedFiles)
    onRejected: dialog.cancel()
    Component.onCompleted: {
        root.currentFolder = dialog.startFolder;
        root.open();
    }
}
