import QtQuick

/** Asks for a folder when it is made active. The dialog is loaded no earlier. */
Loader {
    id: root

    signal chosen(folder: string)

    active: false
    source: active ? Qt.resolvedUrl("OpenFolderDialog.qml") : ""
    onLoaded: {
        const dialog = item as OpenFolderDialog;
        dialog.chosen.connect(root.chosen);
        dialog.finished.connect(() => root.active = false);
        dialog.open();
    }
}
