import QtQuick

/**
 * Loads a component from a QML file while `active` is true. That file and the files that it uses are not
 * read earlier, because most parts of the window are not shown after a start.
 */
Loader {
    id: root

    /** The file of the component. Pass it with `Qt.resolvedUrl`, because this file is in another folder. */
    property url file
    /**
     * Return the initial values of the component's properties; use `Qt.binding` for a value that should stay
     * up to date.
     */
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
