import QtQuick
import ClaudeDesk.Core

/** Shows a file dialog and passes its answer on. If the host is destroyed, the dialog is cancelled. */
Item {
    id: root

    required property FileDialog dialog
    /** The URL of the system's own dialog, used if Qt has one. */
    required property url nativeDialog
    signal chosen(files: list<string>)
    signal finished

    function _show() {
        const own = root.dialog.stage === "own";
        if (own || root.dialog.stage === "native")
            place.setSource(own ? Qt.resolvedUrl("FileDialogPanel.qml") : root.nativeDialog, {
                "dialog": root.dialog
            });
    }

    Component.onCompleted: root._show()
    Component.onDestruction: {
        hearing.enabled = false;
        root.dialog?.cancel();
    }

    Loader {
        id: place
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
            const panel = place.item as FileDialogPanel;
            if (panel)
                panel.close();
            root.finished();
        }
    }
}
