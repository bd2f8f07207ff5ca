import QtQuick

/** Asks where to save a file. */
FileDialogLoader {
    id: root

    /** The suffix that is added to a name without a suffix. */
    property string suffix
    /**
     * The folder in which the dialog starts. If it is empty, the dialog starts in the folder for downloads.
     */
    property url folder
    signal chosen(file: string)

    /** Ask where to save a file, and propose `name`. */
    function ask(name: string) {
        root.begin(root.folder, name, root.suffix);
    }

    kind: "save"
    title: qsTr("Save as")
    nativeDialog: Qt.resolvedUrl("SaveFileDialog.qml")
    onAnswered: files => root.chosen(files[0])
}
