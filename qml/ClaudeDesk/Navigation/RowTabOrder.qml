import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * Moves the keyboard focus with Tab through the controls of the rows, in their order on the screen. Scrolls
 * the controls into sight. Qt would use the order in which rows were built, and would leave the list after
 * the row built last.
 */
Item {
    id: root

    required property ListView list
    required property RowCursor cursor
    /** A row that gets the keyboard focus while the selector is pressed gets the focus by a click. */
    required property RowSelector selector
    signal scrollWanted(distance: real)

    /**
     * Move the keyboard focus into the list: to the item that had the focus last, if that item is in sight.
     * Otherwise the list as a whole gets the focus.
     */
    function enter() {
        root.list.forceActiveFocus(Qt.ShortcutFocusReason);
        d.settle();
    }

    visible: false

    QtObject {
        id: d

        /** The item in the list that has the keyboard focus, or null. */
        property Item last: null
        property bool byClick: false
        readonly property Item focused: root.Window.activeFocusItem

        onFocusedChanged: {
            const left = d.last;
            d.last = d.isInside(d.focused) ? d.focused : null;
            // An item that was focused by a click shows no focus ring, so Tab must not return to it.
            if (left && d.focused && !d.last && left !== root.list && (d.byClick || !(left instanceof RowFrame) && !(left instanceof T.Control)))
                left.focus = false;
            if (d.last)
                d.byClick = root.selector.pressed;
        }

        function isInside(item: Item): bool {
            for (let above = item; above; above = above.parent) {
                if (above === root.list)
                    return true;
            }
            return false;
        }

        /** Choose the item that gets the keyboard focus. Call this when the focus has come into the list. */
        function settle() {
            const item = root.Window.activeFocusItem;
            if (root.selector.pressed || item === root.list || !d.isInside(item))
                return;
            const row = item as RowFrame;
            const control = item as T.Control;
            if (control && control.focusReason === Qt.BacktabFocusReason)
                d.enterBackwards();
            else if (control && control.focusReason === Qt.TabFocusReason)
                d.focusList();
            else if (row && d.inSight(row))
                root.list.currentIndex = root.cursor.host.transcript.rowOf(row.key);
            else if (row || (control && !d.inSight(control)))
                d.focusList();
            else if (control && !control.visualFocus && control.focusReason !== Qt.MouseFocusReason) {
                control.focus = false; // otherwise the item would keep its old focus reason
                control.forceActiveFocus(Qt.ShortcutFocusReason);
            }
        }

        /** Move the keyboard focus to the list as a whole, whatever item in the list had the focus before. */
        function focusList() {
            for (let round = 0; round < 8 && root.Window.activeFocusItem !== root.list; ++round) {
                if (d.isInside(root.Window.activeFocusItem))
                    root.Window.activeFocusItem.focus = false;
                root.list.forceActiveFocus(Qt.TabFocusReason);
            }
            root.list.currentIndex = -1;
        }

        function inSight(item: Item): bool {
            const top = item.mapToItem(root.list, 0, 0).y;
            return top < root.list.height && top + item.height > 0;
        }

        /** Return the rows that are built, in their order on the screen. */
        function rows(): list<RowFrame> {
            return root.list.contentItem.children.filter(item => item instanceof RowFrame && item.visible).sort((one, other) => one.y - other.y);
        }

        /**
         * Return the items of a row that can get the focus, from top to bottom. Items in a line are from
         * left to right.
         */
        function stopsOf(row: RowFrame): list<Item> {
            const found = [];
            d.collect(row, row, found);
            found.sort((one, other) => Math.abs(one.y - other.y) > Theme.px(10) ? one.y - other.y : one.x - other.x);
            return found.map(stop => stop.item);
        }

        function collect(parent: Item, row: RowFrame, found: var) {
            for (const child of parent.children) {
                if (!child.visible || !child.enabled)
                    continue;
                if (child.activeFocusOnTab) {
                    const place = child.mapToItem(row, child.width / 2, child.height / 2);
                    found.push({
                        item: child,
                        x: place.x,
                        y: place.y
                    });
                }
                d.collect(child, row, found);
            }
        }

        /** Move the keyboard focus to the next control (1) or the previous control (-1). */
        function move(by: int) {
            const rows = d.rows();
            const from = root.Window.activeFocusItem;
            const row = root.cursor.here();
            // If the list as a whole has the focus, Shift+Tab leaves the list, and Tab begins with the
            // controls in sight.
            if (!row && by < 0)
                return d.exit(by);
            let at = row ? rows.indexOf(row) : rows.findIndex(each => each.y + each.height > root.list.contentY);
            let stops = at >= 0 ? d.stopsOf(rows[at]) : [];
            let stop = stops.indexOf(from) + by;
            if (from === row && by < 0)
                stop = -1;
            if (!row)
                stop = stops.findIndex(item => d.inSight(item));
            while (at >= 0 && at < rows.length && !stops[stop]) {
                at += by;
                stops = at >= 0 && at < rows.length ? d.stopsOf(rows[at]) : [];
                stop = by > 0 ? 0 : stops.length - 1;
            }
            if (stops[stop])
                d.show(rows[at], stops[stop], by);
            else if (!d.goOn(rows, by))
                by < 0 ? d.focusList() : d.exit(by);
        }

        /**
         * Put the cursor on the next row beyond the rows that are built. Return whether there is such a row.
         */
        function goOn(rows: list<RowFrame>, by: int): bool {
            if (rows.length === 0)
                return false;
            const end = rows[by > 0 ? rows.length - 1 : 0];
            const next = root.cursor.host.transcript.rowOf(end.key) + by;
            if (next < 0 || next >= root.list.count)
                return false;
            root.cursor.put(next);
            return true;
        }

        function show(row: RowFrame, item: Item, by: int) {
            // Make the row current, so that it stays built. This moves the focus to the row, so the control
            // gets the focus afterwards.
            root.list.currentIndex = root.cursor.host.transcript.rowOf(row.key);
            item.forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason);
            const margin = Theme.px(12);
            const top = item.mapToItem(root.list, 0, 0).y;
            const bottom = top + item.height;
            if (top < margin)
                root.scrollWanted(top - margin);
            else if (bottom > root.list.height - margin)
                root.scrollWanted(Math.min(bottom - root.list.height + margin, top - margin));
        }

        /**
         * Move to the last control in sight, when Shift+Tab enters the list. If no control is in sight, focus
         * the list as a whole.
         */
        function enterBackwards() {
            const rows = d.rows();
            for (let at = rows.length - 1; at >= 0; --at) {
                const seen = d.stopsOf(rows[at]).filter(item => d.inSight(item));
                if (seen.length > 0)
                    return d.show(rows[at], seen[seen.length - 1], -1);
            }
            d.focusList();
        }

        /** Move the keyboard focus out of the list. */
        function exit(by: int) {
            let item = by > 0 ? root.Window.activeFocusItem : root.list;
            for (let round = 0; round < 500; ++round) {
                item = item.nextItemInFocusChain(by > 0);
                if (!item)
                    return;
                if (!d.isInside(item))
                    return item.forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason);
            }
        }
    }

    Connections {
        target: root.list

        function onActiveFocusChanged() {
            if (root.list.activeFocus)
                d.settle();
        }
    }

    Shortcut {
        enabled: root.list.activeFocus
        sequences: ["Tab"]
        onActivated: d.move(1)
    }

    Shortcut {
        enabled: root.list.activeFocus
        sequences: ["Shift+Tab", "Backtab"]
        onActivated: d.move(-1)
    }
}
