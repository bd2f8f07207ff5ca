import QtQuick

/** Asks for a folder. */
FileDialogLoader {
    id: root

    signal chosen(folder: string)

    /**
     * Ask for a folder. The dialog starts in `folder`; if that is an empty URL, the program chooses the
     * folder.
     */
    function ask(folder: url) {
        root.begin(folder, "", "");
    }

    kind: "folder"
    title: qsTr("Open folder")
    nativeDialog: Qt.resolvedUrl("OpenFolderDialog.qml")
    onAnswered: files => root.chosen(files[0])
}
