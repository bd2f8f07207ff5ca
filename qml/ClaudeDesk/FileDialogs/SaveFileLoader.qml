import QtQuick
import ClaudeDesk.Core

/** Asks where to save a file. The system's dialog is loaded only for that. */
Loader {
    id: root

    /** The ending that a name without one gets. */
    property string suffix
    /** Where it begins to look; without one where downloads go. */
    property url folder
    property string _name
    signal chosen(file: string)

    /** Ask for a place for a file that would have this name. */
    function ask(name: string) {
        root._name = name;
        root.active = true;
    }

    active: false
    source: active ? Qt.resolvedUrl("SaveFileDialog.qml") : ""
    onLoaded: {
        const dialog = item as SaveFileDialog;
        dialog.defaultSuffix = root.suffix;
        if (root.folder.toString() !== "")
            dialog.currentFolder = root.folder;
        dialog.name = root._name;
        dialog.chosen.connect(root.chosen);
        dialog.finished.connect(() => root.active = false);
        dialog.open();
        Qt.callLater(App.proposeName, root._name);
    }
}
