import QtQuick
import ClaudeDesk.Core

/** Shows a file dialog and passes its answer on. If the host is destroyed, the dialog is cancelled. */
Loader {
    id: root

    required property FileDialog dialog
    signal chosen(files: list<string>)
    signal finished

    function _show() {
        const native = root.dialog.kind === "folder" ? "NativeFolderDialog.qml" : "NativeFileDialog.qml";
        const own = root.dialog.stage === "own";
        if (own || root.dialog.stage === "native")
            root.setSource(Qt.resolvedUrl(own ? "FileDialogPanel.qml" : native), {
                "dialog": root.dialog
            });
    }

    Component.onCompleted: root._show()
    Component.onDestruction: {
        hearing.enabled = false;
        root.dialog?.cancel();
    }

    Connections {
        id: hearing

        target: root.dialog

        function onStageChanged() {
            root._show();
        }

        function onChosen(files: list<string>) {
            root.chosen(files);
        }

        function onFinished() {
            // Close the panel first. It gives the keyboard focus back, and the item that asked may then set
            // the focus.
            const panel = root.item as FileDialogPanel;
            if (panel)
                panel.close();
            root.finished();
        }
    }
}
