import QtQuick

/** Asks where to save a file. */
FileDialogLoader {
    id: root

    /** The suffix that is added to a name without one. */
    property string suffix
    /** Where the dialog starts; without it, in the folder for downloads. */
    property url folder
    signal chosen(file: string)

    /** Ask where to save a file, and propose this name. */
    function ask(name: string) {
        root.begin(root.folder, name, root.suffix);
    }

    kind: "save"
    title: qsTr("Save as")
    nativeDialog: Qt.resolvedUrl("SaveFileDialog.qml")
    onAnswered: files => root.chosen(files[0])
}
