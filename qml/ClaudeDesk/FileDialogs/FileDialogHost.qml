import QtQuick
import ClaudeDesk.Core

/** Holds what shows a question for files, and tells its answer. When it goes, the question is cancelled. */
Item {
    id: root

    required property FileDialog dialog
    /** The system's own dialog, where Qt has one. */
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
