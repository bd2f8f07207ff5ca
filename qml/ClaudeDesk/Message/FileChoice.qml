import QtQuick

/** The place for the dialog that asks for files. */
Loader {
    id: root

    signal chosen(files: list<url>)
    signal finished

    function ask() {
        root.active = true;
    }

    active: false
    source: active ? Qt.resolvedUrl("FileBrowser.qml") : ""
    onLoaded: {
        const dialog = item as FileBrowser;
        dialog.chosen.connect(root.chosen);
        dialog.finished.connect(() => {
            root.active = false;
            root.finished();
        });
        dialog.open();
    }
}
