pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** Loads the panel when it is opened. */
SourceLoader {
    id: root

    required property SessionView session
    property string page: "usage"
    /** The greatest width that the user may choose, at the usual text size; 0 if the width is not the user's. */
    property int most: 0
    /** The item that had the keyboard focus before the panel opened, or null if that item is gone. */
    property Item _from
    /**
     * The panel had the keyboard focus and has closed, and the item that had the focus before is gone or
     * hidden.
     */
    signal keyboardLeft
    /** Pictures should be shown large. */
    signal picturesWanted(items: var, index: int)

    /**
     * Show a page in the panel. A closed panel opens and gets the keyboard focus for `reason`. If the panel
     * shows the page already, it closes.
     */
    function toggle(page: string, reason: int) {
        if (root.active && root.page === page)
            root.close();
        else
            root.open(page, reason);
    }

    function open(page: string, reason: int) {
        root.page = page;
        if (root.active)
            return;
        root._from = root.Window.activeFocusItem;
        root.active = true;
        (root.item as SessionPanel).forceActiveFocus(reason);
    }

    function close() {
        const had = root.active && (root.item as SessionPanel).activeFocus;
        root.active = false;
        if (had && root._from && root._from.visible)
            root._from.forceActiveFocus(Qt.OtherFocusReason);
        else if (had)
            root.keyboardLeft();
    }

    active: false
    file: Qt.resolvedUrl("SessionPanel.qml")
    values: () => ({
                session: Qt.binding(() => root.session),
                page: Qt.binding(() => root.page),
                most: Qt.binding(() => root.most)
            })
    // The panel stays open, and shows the new session.
    onSessionChanged: if (active) {
        root.active = false;
        root._from = null;
        root.active = true;
    }
    // A request may leave hardly any room. The panel is clipped, so that it does not cover the request.
    clip: true

    Connections {
        target: root.item as SessionPanel

        function onPageWanted(page: string) {
            root.page = page;
        }

        function onCloseWanted() {
            root.close();
        }

        function onPicturesWanted(items: var, index: int) {
            root.picturesWanted(items, index);
        }
    }
}
