pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

/** The place for attachments that are looked at; nothing is built until one is. */
Loader {
    id: root

    /** Where the keyboard was, as long as that is there. */
    property Item _from
    /** It is closed, and what had the keyboard before is gone. */
    signal keyboardLeft

    function show(items: list<var>, index: int) {
        root._from = root.Window.activeFocusItem;
        // By its address: only what is looked at is read.
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
