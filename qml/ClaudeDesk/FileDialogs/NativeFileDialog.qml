import QtQuick
import QtQuick.Dialogs as Dialogs
import ClaudeDesk.Core

/** Asks for files, or where to save a file, with the system's own dialog. */
Dialogs.FileDialog {
    id: root

    required property FileDialog dialog
    readonly property bool _saves: dialog.kind === "save"

    fileMode: _saves ? Dialogs.FileDialog.SaveFile : Dialogs.FileDialog.OpenFiles
    title: dialog.title
    defaultSuffix: dialog.suffix
    nameFilters: _saves ? [] : [qsTr("All files (*)"), qsTr("Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)")]
    onAccepted: dialog.takeAddresses(selectedFiles)
    onRejected: dialog.cancel()
    Component.onCompleted: {
        root.currentFolder = dialog.startFolder;
        if (root._saves)
            root.selectedFile = `${root.currentFolder}/${encodeURIComponent(dialog.proposedName)}`;
        root.open();
    }
}
