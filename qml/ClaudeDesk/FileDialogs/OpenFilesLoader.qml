import QtQuick

/** Asks for files. */
FileDialogLoader {
    id: root

    signal chosen(files: list<string>)

    /**
     * Ask for files. The dialog starts in `folder`; if that is an empty URL, the program chooses the folder.
     */
    function ask(folder: url) {
        root.begin(folder, "", "");
    }

    kind: "files"
    title: qsTr("Attach files")
    nativeDialog: Qt.resolvedUrl("OpenFilesDialog.qml")
    onAnswered: files => root.chosen(files)
}
