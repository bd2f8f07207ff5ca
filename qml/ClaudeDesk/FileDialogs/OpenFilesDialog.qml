import QtQuick.Dialogs

/** Asks for files with the system's own dialog. Loaded only when it is wanted. */
FileDialog {
    id: root

    signal chosen(files: list<url>)
    signal finished

    fileMode: FileDialog.OpenFiles
    title: qsTr("Attach files")
    nameFilters: [qsTr("All files (*)"), qsTr("Pictures and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)")]
    onAccepted: {
        root.chosen(selectedFiles);
        root.finished();
    }
    onRejected: root.finished()
}
