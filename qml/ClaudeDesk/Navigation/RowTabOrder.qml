import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Tab in the list: to what can be pressed in the rows, in the order in which it stands on the screen, and into sight.
    Qt goes by the order in which rows were built, and leaves the list at the last of those. */
Item {
    id: root

    required property ListView list
    required property RowCursor cursor
    /** While it is pressed a row takes the keyboard by a click. */
    required property RowSelector selector
    signal scrollWanted(distance: real)

    /** Put the keyboard into the list: where it was there, if that is in sight; else on the list as a whole. */
    function enter() {
        root.list.forceActiveFocus(Qt.ShortcutFocusReason);
        d.settle();
    }

    visible: false

    QtObject {
        id: d

        /** What had the keyboard in the list last. */
        property Item last: null
        property bool byClick: false
        readonly property Item focused: root.Window.activeFocusItem

        onFocusedChanged: {
            const left = d.last;
            d.last = d.isInside(d.focused) ? d.focused : null;
            // What was clicked into shows no focus: Tab does not come back to it.
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

        /** The keyboard came into the list. */
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
                control.focus = false; // it takes no other reason while it has the keyboard
                control.forceActiveFocus(Qt.ShortcutFocusReason);
            }
        }

        /** To the list as a whole, whatever in it had the keyboard before. */
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

        /** The rows that are built, from above. */
        function rows(): list<RowFrame> {
            return root.list.contentItem.children.filter(item => item instanceof RowFrame && item.visible).sort((one, other) => one.y - other.y);
        }

        /** What can be reached in a row, from above, and in a line from the left. */
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

        /** To the next one (1), or the one before (-1). */
        function move(by: int) {
            const rows = d.rows();
            const from = root.Window.activeFocusItem;
            const row = root.cursor.here();
            // From the list as a whole: what is in sight first.
            if (!row && by < 0)
                return d.leave(by);
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
                by < 0 ? d.focusList() : d.leave(by);
        }

        /** Beyond the rows that are built: to the next row. Whether there is one. */
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
            // The current row stays built; that it is current takes the keyboard.
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

        /** From behind: the last one in sight, else the list as a whole. */
        function enterBackwards() {
            const rows = d.rows();
            for (let at = rows.length - 1; at >= 0; --at) {
                const seen = d.stopsOf(rows[at]).filter(item => d.inSight(item));
                if (seen.length > 0)
                    return d.show(rows[at], seen[seen.length - 1], -1);
            }
            d.focusList();
        }

        /** Out of the list. */
        function leave(by: int) {
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
