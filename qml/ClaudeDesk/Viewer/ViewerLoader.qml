pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** Loads the viewer when there is a text to show. */
SourceLoader {
    id: root

    required property Viewer viewer
    required property TaskOutputView task
    /** The item that had the keyboard focus before the viewer opened, or null if that item is gone. */
    property Item _from
    /** The viewer had the keyboard focus and has closed, and the item that had the focus before is gone. */
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
    // Another session is shown. If that session's viewer has a text, show the text.
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
