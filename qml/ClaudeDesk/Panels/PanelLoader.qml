pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** The place for the panel; nothing is built until it is opened. */
SourceLoader {
    id: root

    required property SessionView session
    property string page: "usage"
    /** Where the keyboard was, as long as that is there. */
    property Item _from
    /** It is closed, and what had the keyboard before is gone. */
    signal keyboardLeft
    /** Pictures are to be seen large. */
    signal picturesWanted(items: var, index: int)

    /** Open it at a page, and give it the keyboard, for `reason`; the page it shows already closes it. */
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
                page: Qt.binding(() => root.page)
            })
    // It stays open, with what it says of another session.
    onSessionChanged: if (active) {
        root.active = false;
        root._from = null;
        root.active = true;
    }
    // A request may leave it hardly any room: then it does not lie over that.
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
