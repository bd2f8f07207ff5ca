pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

/** The place for attachments that are shown large. Nothing is built before one is. */
Loader {
    id: root

    /** The item that had the keyboard focus before, as long as it exists. */
    property Item _from
    /** The lightbox has closed, and the item that had the keyboard focus before is gone. */
    signal keyboardLeft

    function show(items: list<var>, index: int) {
        root._from = root.Window.activeFocusItem;
        // Loaded by its URL: the file is read only when it is needed.
        root.setSource("Lightbox.qml", {
            items: items,
            at: index
        });
        root.active = true;
        (root.item as Lightbox).forceActiveFocus();
    }

    function _close() {
        root.active = false;
        if (root._from?.visible)
            root._from.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.keyboardLeft();
    }

    active: false
    onActiveChanged: if (!active)
        App.attachments.preparePicture("")

    Connections {
        target: root.item as Lightbox

        function onDismissed() {
            root._close();
        }
    }
}
