pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** The place for a text that is too large for a row; nothing is built until there is one. */
SourceLoader {
    id: root

    required property Viewer viewer
    required property TaskOutputView task
    /** Where the keyboard was, as long as that is there. */
    property Item _from
    /** It is closed, and what had the keyboard before is gone. */
    signal keyboardLeft

    function page(direction: int) {
        (root.item as TextViewer)?.page(direction);
    }

    active: false
    file: Qt.resolvedUrl("TextViewer.qml")
    values: () => ({
                viewer: Qt.binding(() => root.viewer),
                task: Qt.binding(() => root.task)
            })
    // Of another session: its own text, or none.
    onViewerChanged: {
        root.active = false;
        root._from = null;
        root.active = root.viewer.open;
    }

    Connections {
        target: root.viewer

        function onOpenChanged() {
            if (root.viewer.open === root.active)
                return;
            if (root.viewer.open) {
                root._from = root.Window.activeFocusItem;
                root.active = true;
                (root.item as TextViewer).focusText();
            } else {
                const had = (root.item as TextViewer).activeFocus;
                root.active = false;
                if (had && root._from)
                    root._from.forceActiveFocus(Qt.OtherFocusReason);
                else if (had)
                    root.keyboardLeft();
            }
        }
    }
}
