import QtQuick

/** Asks for files. */
FileDialogLoader {
    id: root

    signal chosen(files: list<string>)

    /** `folder`: where it begins to look, or nothing. */
    function ask(folder: url) {
        root.begin(folder, "", "");
    }

    kind: "files"
    title: qsTr("Attach files")
    nativeDialog: Qt.resolvedUrl("OpenFilesDialog.qml")
    onAnswered: files => root.chosen(files)
}
