import QtQuick
import ClaudeDesk.Controls

/**
 * Loads a dialog while `active` is true. No item below the dialog can have the keyboard focus. Afterwards the
 * item that had it gets it back.
 */
SourceLoader {
    id: root

    property Item _from
    readonly property Item _focused: root.Window.activeFocusItem
    /** The item that had the keyboard focus is gone, so another item should get it. */
    signal focusLost

    /** Take the keyboard focus back from an item below the dialog. A popup over the dialog keeps it. */
    function _hold() {
        const dialog = root.item as DeskDialog;
        if (!dialog?.opened)
            return;
        for (let at = root._focused; at; at = at.parent)
            if (at === dialog.parent)
                return;
        dialog.contentItem.forceActiveFocus(Qt.OtherFocusReason);
    }

    on_FocusedChanged: if (active)
        Qt.callLater(root._hold)
    // The focus may have gone below while the dialog was appearing.
    Connections {
        target: root.item as DeskDialog

        function onOpened() {
            Qt.callLater(root._hold);
        }
    }

    onLoaded: root._from = (item as DeskDialog).from
    onActiveChanged: {
        if (active)
            return;
        if (root._from?.visible && root._from.enabled)
            root._from.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.focusLost();
        root._from = null;
    }
}
