import QtQuick.Dialogs

/** Asks where a file is to be saved with the system's own dialog. Loaded only when it is wanted. */
FileDialog {
    id: root

    signal chosen(file: string)
    signal finished

    fileMode: FileDialog.SaveFile
    onAccepted: {
        root.chosen(selectedFile.toString());
        root.finished();
    }
    onRejected: root.finished()
}
