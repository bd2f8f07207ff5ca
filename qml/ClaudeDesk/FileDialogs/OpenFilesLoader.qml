import QtQuick

/** The place for the dialog that asks for files. */
Loader {
    id: root

    property url _folder
    signal chosen(files: list<url>)
    signal finished

    /** `folder`: where it begins to look, or nothing. */
    function ask(folder: url) {
        root._folder = folder;
        root.active = true;
    }

    active: false
    source: active ? Qt.resolvedUrl("OpenFilesDialog.qml") : ""
    onLoaded: {
        const dialog = item as OpenFilesDialog;
        if (root._folder.toString() !== "")
            dialog.currentFolder = root._folder;
        dialog.chosen.connect(root.chosen);
        dialog.finished.connect(() => {
            root.active = false;
            root.finished();
        });
        dialog.open();
    }
}
