import QtQuick.Dialogs

/** Asks for a folder with the system's own dialog. Loaded only when it is wanted. */
FolderDialog {
    id: root

    signal chosen(folder: string)
    signal finished

    onAccepted: {
        root.chosen(selectedFolder.toString());
        root.finished();
    }
    onRejected: root.finished()
}
