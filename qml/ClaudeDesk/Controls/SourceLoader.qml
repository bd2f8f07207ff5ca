import QtQuick

/**
 * Makes what a file of ours describes, while it is active. The file is not read before, nor are those of what is in it:
 * most of what the window can show is not shown after a start.
 */
Loader {
    id: root

    /** The file of the component: `Qt.resolvedUrl` where it is named, as this file is in another folder. */
    property url file
    /** Gives what its properties are at first; `Qt.binding` for what follows something. */
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
