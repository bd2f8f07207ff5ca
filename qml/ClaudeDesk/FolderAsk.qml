import QtQuick

/** Asks for a folder when it is made active. The dialog is loaded no earlier. */
Loader {
    id: root

    signal chosen(folder: string)

    active: false
    source: active ? Qt.resolvedUrl("FolderBrowser.qml") : ""
    onLoaded: {
        const dialog = item as FolderBrowser;
        dialog.chosen.connect(root.chosen);
        dialog.finished.connect(() => root.active = false);
        dialog.open();
    }
}
