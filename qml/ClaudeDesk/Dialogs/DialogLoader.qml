import QtQuick
import ClaudeDesk.Controls

/** Loads a dialog while `active` is true. Afterwards the item that had the keyboard focus gets it back. */
SourceLoader {
    id: root

    property Item _from
    /** The item that had the keyboard focus is gone, so another item should get it. */
    signal focusLost

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
