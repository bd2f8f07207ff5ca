pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

/** Loads the lightbox when an attachment should be shown large. */
Loader {
    id: root

    /** The item that had the keyboard focus before the lightbox opened, or null if that item is gone. */
    property Item _from
    /** The lightbox has closed, and the item that had the keyboard focus before is gone or hidden. */
    signal keyboardLeft

    function show(items: list<var>, index: int) {
        root._from = root.Window.activeFocusItem;
        // Load the lightbox by its URL, so that its file is read only when it is needed.
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
