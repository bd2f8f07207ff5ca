import QtQuick
import ClaudeDesk.RowParts

/** The keyboard cursor of the list: it moves from row to row, and handles keys for the current row. */
QtObject {
    id: root

    required property ListView list
    required property RowContext host
    required property RowSelector selector
    /** Whether the cursor is on a row. The list as a whole can have the keyboard focus too. */
    readonly property bool on: list.activeFocus && list.currentIndex >= 0
    readonly property RowFrame row: list.currentItem as RowFrame
    /** The view should scroll by a number of pixels. */
    signal scrollWanted(distance: real)
    signal menuWanted(row: RowFrame, x: real, y: real)

    /** Return the row that contains the item with the keyboard focus, or null. */
    function here(): RowFrame {
        let item = root.list.Window.activeFocusItem;
        while (item && item !== root.list) {
            if (item instanceof RowFrame)
                return item as RowFrame;
            item = item.parent;
        }
        return null;
    }

    function move(by: int) {
        const from = root.here();
        if (!from) {
            root.put(root._inSight(by));
            return;
        }
        // If the row is higher than most of the view, scroll to its end first.
        const top = from.y - root.list.contentY;
        const beyond = by > 0 ? top + from.height - root.list.height : -top;
        if (beyond > 1 && from.height > root.list.height * 0.8) {
            root.scrollWanted(by * Math.min(beyond, root.list.height * 0.4));
            root.list.currentIndex = root.host.transcript.rowOf(from.key);
            return;
        }
        root.put(root.host.transcript.rowOf(from.key) + by);
    }

    /** Put the cursor on a row and scroll the row into view. */
    function put(index: int) {
        if (!root.focusRow(index))
            return;
        const item = root.list.currentItem;
        const margin = 12;
        const top = item.y - root.list.contentY;
        const bottom = top + item.height;
        if (top < margin)
            root.scrollWanted(item.height > root.list.height ? bottom - root.list.height + margin : top - margin);
        else if (bottom > root.list.height - margin)
            root.scrollWanted(Math.min(bottom - root.list.height + margin, top - margin));
    }

    /**
     * Put the cursor on a row that is in view already, without scrolling. Return whether the row is built.
     */
    function focusRow(index: int): bool {
        if (index < 0 || index >= root.list.count)
            return false;
        root.list.forceActiveFocus(Qt.OtherFocusReason);
        root.list.currentIndex = index;
        root.list.currentItem?.forceActiveFocus(Qt.OtherFocusReason);
        return root.list.currentItem !== null;
    }

    /** Remove the cursor; the list keeps the keyboard focus. */
    function remove() {
        root.list.currentIndex = -1;
    }

    /**
     * Fold the row. If it cannot be folded further, fold the look-ups that it belongs to. Without such look-ups,
     * leave an opened agent.
     */
    function foldOutwards(key: string) {
        const rows = root.host.transcript;
        if (rows.isFoldable(key) && !rows.isFolded(key)) {
            root.host.fold(key, true);
            return;
        }
        const head = rows.lookupsOf(key);
        root.host.foldLookups(key, true);
        if (head !== "")
            root.put(rows.rowOf(head));
        else
            root.host.session.opened.back();
    }

    /** Return the index of the first row in sight, or of the last row in sight if `by` is negative. */
    function _inSight(by: int): int {
        const list = root.list;
        let index = list.indexAt(1, by > 0 ? list.contentY + 40 : list.contentY + list.height - 40);
        if (index < 0)
            index = by > 0 ? 0 : list.count - 1;
        return index;
    }

    function key(event: KeyEvent): bool {
        const row = root.here();
        const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
        if (root.selector.key(event, row))
            return true;
        if (plain && event.key === Qt.Key_Up)
            root.move(-1);
        else if (plain && event.key === Qt.Key_Down)
            root.move(1);
        else if (!row)
            return false;
        else if (event.matches(StandardKey.Copy))
            root.host.copy(row.key);
        else if (event.key === Qt.Key_Menu || (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier)))
            root.menuWanted(row, row.frame.x + 12, Math.max(12, root.list.contentY - row.y + 12));
        else if (plain && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space))
            root.host.fold(row.key, !root.host.transcript.isFolded(row.key));
        else if (plain && event.key === Qt.Key_Left)
            root.foldOutwards(row.key);
        else if (plain && event.key === Qt.Key_Right)
            root.host.fold(row.key, false);
        else
            return false;
        return true;
    }
}
