import QtQuick

/** Asks where to save a file. */
FileDialogLoader {
    id: root

    /** The ending that a name without one gets. */
    property string suffix
    /** Where it begins to look; without one where downloads go. */
    property url folder
    signal chosen(file: string)

    /** Ask for a place for a file that would have this name. */
    function ask(name: string) {
        root.begin(root.folder, name, root.suffix);
    }

    kind: "save"
    title: qsTr("Save as")
    nativeDialog: Qt.resolvedUrl("SaveFileDialog.qml")
    onAnswered: files => root.chosen(files[0])
}
