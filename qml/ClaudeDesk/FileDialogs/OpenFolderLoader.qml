import QtQuick

/** Asks for a folder. */
FileDialogLoader {
    id: root

    signal chosen(folder: string)

    /** `folder`: where it begins to look, or nothing. */
    function ask(folder: url) {
        root.begin(folder, "", "");
    }

    kind: "folder"
    title: qsTr("Open folder")
    nativeDialog: Qt.resolvedUrl("OpenFolderDialog.qml")
    onAnswered: files => root.chosen(files[0])
}
