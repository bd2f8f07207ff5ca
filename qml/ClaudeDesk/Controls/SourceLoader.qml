import QtQuick

/**
 * Loads a component from a file of the program while it is active. Neither that file nor the files it uses
 * are read before: most of what the window can show is not shown after a start.
 */
Loader {
    id: root

    /** The file of the component. Pass it with `Qt.resolvedUrl`, because this file is in another folder. */
    property url file
    /** Return the initial values of its properties; use `Qt.binding` for a value that follows something. */
    property var values: () => ({})

    function _make() {
        if (root.active && root.file.toString() !== "")
            root.setSource(root.file, root.values());
        else
            root.source = "";
    }

    onActiveChanged: root._make()
    onFileChanged: root._make()
    Component.onCompleted: root._make()
}
