pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * Selects text across rows, with the pointer and the keyboard. The item lies below the list and gets the
 * presses that no button of a row accepts. `RowSelection` holds the selection. The texts of the rows that
 * are built paint their parts of the selection.
 */
MouseArea {
    id: root

    required property ListView list
    required property RowContext host
    readonly property RowSelection selection: host.selection
    /**
     * The user drags or moves the end of the selection, so the view must stop following the end of the
     * conversation.
     */
    signal leaving
    signal settling
    signal scrollWanted(distance: real)

    /**
     * Handle a key that changes or copies the selection, as in a text view. A new selection begins in the
     * row. Return whether the key was handled.
     */
    function key(event: KeyEvent, row: RowFrame): bool {
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        if (event.matches(StandardKey.SelectAll)) {
            root.selection.selectMore(row ? row.key : "");
            return true;
        }
        if (event.matches(StandardKey.Copy) && root.selection.active) {
            root.selection.copy();
            return true;
        }
        if (event.key === Qt.Key_Escape && event.modifiers === Qt.NoModifier && root.selection.active) {
            root.selection.clear();
            return true;
        }
        if (!shift || (event.modifiers & (Qt.AltModifier | Qt.MetaModifier)) !== 0)
            return false;
        const known = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_PageUp, Qt.Key_PageDown];
        if (!known.includes(event.key))
            return false;
        if (row)
            root.selection.start(row.key);
        const by = [Qt.Key_Right, Qt.Key_Down, Qt.Key_End, Qt.Key_PageDown].includes(event.key) ? 1 : -1;
        root.leaving();
        switch (event.key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
            root.selection.step(by, control);
            break;
        case Qt.Key_Up:
        case Qt.Key_Down:
            control ? root.selection.stepRow(by) : d.stepLine(by, 0);
            break;
        case Qt.Key_Home:
        case Qt.Key_End:
            control ? root.selection.stepToEnd(by) : d.stepToLineEnd(by);
            break;
        default:
            d.stepLine(by, root.list.height * 0.85);
        }
        if (![Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key) || control)
            d.column = -1;
        d.reveal();
        return true;
    }

    /** Paint the selected part of a row that has just been built or changed. */
    function paint(row: RowFrame) {
        const ranges = root.selection.ranges(row.key);
        if (ranges.length === 0 && !row.marked)
            return;
        const all = ranges[0] === -1;
        const texts = d.textsOf(row);
        for (let at = 0; at < texts.length; ++at) {
            const text = texts[at] as RowText;
            if (text)
                text.mark(all ? 0 : ranges[2 * at] ?? 0, all ? text.length : ranges[2 * at + 1] ?? 0);
            else
                d.markLabel(texts[at] as RowLabel, all || (ranges[2 * at] ?? 0) < (ranges[2 * at + 1] ?? 0));
        }
        row.marked = ranges.length > 0;
    }

    /** Whether changes are shown side by side (ToolRow). The rows then consist of different texts. */
    readonly property bool wide: width >= Theme.mostCard + 40 && !host.marking

    onWideChanged: selection.wide = wide
    onSelectionChanged: selection.wide = wide
    Component.onCompleted: selection.wide = wide
    preventStealing: true
    acceptedButtons: Qt.LeftButton
    onPressed: mouse => {
        // Ignore touch presses, because a finger scrolls.
        if (mouse.source !== Qt.MouseEventNotSynthesized) {
            mouse.accepted = false;
            return;
        }
        const place = d.placeAt(mouse.x, mouse.y);
        d.dragged = false;
        d.column = -1;
        if (!place.row)
            return;
        place.row.forceActiveFocus(Qt.MouseFocusReason);
        d.third = thrice.running && d.isNear(mouse);
        if (mouse.modifiers & Qt.ShiftModifier)
            root.selection.extend(place.row.key, place.piece, place.position);
        else
            root.selection.begin(place.row.key, place.piece, place.position, d.third ? 2 : 0);
        d.pressedX = mouse.x;
        d.pressedY = mouse.y;
    }
    onDoubleClicked: mouse => {
        const place = d.placeAt(mouse.x, mouse.y);
        if (!place.row || d.third)
            return;
        root.selection.begin(place.row.key, place.piece, place.position, 1);
        thrice.restart();
    }
    onPositionChanged: mouse => {
        if (!d.dragged && d.isNear(mouse))
            return;
        if (!d.dragged)
            root.leaving();
        d.dragged = true;
        d.dragTo(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (!d.dragged && !(mouse.modifiers & Qt.ShiftModifier)) {
            const place = d.placeAt(mouse.x, mouse.y);
            const link = d.linkAt(place, mouse.x, mouse.y);
            if (link !== "" && !root.selection.active)
                root.host.openLink(place.row.key, link);
        }
        root.settling();
        root.selection.offer();
    }

    QtObject {
        id: d

        property real pressedX: 0
        property real pressedY: 0
        /**
         * `dragged`: whether the pointer has moved since the press. `third`: whether the press was the third
         * click.
         */
        property bool dragged: false
        property bool third: false
        /**
         * The x position that is kept while the user moves line by line. If `column` is negative, the next
         * move uses the x position of the selection's end.
         */
        property real column: -1

        function isNear(mouse: MouseEvent): bool {
            const far = Application.styleHints.startDragDistance;
            return Math.abs(mouse.x - pressedX) < far && Math.abs(mouse.y - pressedY) < far;
        }

        /** Return the texts of a row in their visual order. `RowSelection` calls them pieces. */
        function textsOf(item: Item): list<Item> {
            const found = [];
            d.gather(item, found);
            return found;
        }

        function gather(item: Item, found: var) {
            for (let at = 0; at < item.children.length; ++at) {
                const child = item.children[at];
                if (!child.visible)
                    continue;
                if (child instanceof RowText || child instanceof RowLabel)
                    found.push(child);
                else if (child.children.length > 0)
                    d.gather(child, found);
            }
        }

        /** Return the row, the piece and the position that are nearest to a point in this item. */
        function placeAt(x: real, y: real): var {
            const list = root.list;
            const inside = Math.max(0, Math.min(list.height - 1, y));
            let row = list.itemAt(1, inside + list.contentY) as RowFrame;
            if (!row && list.count > 0)
                row = list.itemAtIndex(inside + list.contentY < list.originY + 40 ? 0 : list.count - 1) as RowFrame;
            return row ? d.placeIn(row, x, inside) : {
                row: null,
                piece: -1,
                position: 0,
                inside: false
            };
        }

        function placeIn(row: RowFrame, x: real, y: real): var {
            const texts = d.textsOf(row);
            let best = -1;
            let least = 0;
            let inside = false;
            for (let at = 0; at < texts.length; ++at) {
                const here = texts[at].mapFromItem(root, x, y);
                const down = Math.max(0, -here.y, here.y - texts[at].height);
                const across = Math.max(0, -here.x, here.x - texts[at].width);
                const far = down * 10000 + across;
                if (best < 0 || far < least) {
                    best = at;
                    least = far;
                    inside = down === 0;
                }
            }
            return {
                row: row,
                piece: best,
                position: best < 0 ? 0 : d.positionIn(texts[best], x, y),
                inside: inside
            };
        }

        function positionIn(item: Item, x: real, y: real): int {
            const here = item.mapFromItem(root, x, y);
            const text = item as RowText;
            if (!text)
                return here.x < item.width / 2 ? 0 : (item as RowLabel).text.length;
            if (here.y < 0)
                return 0;
            return here.y > text.height ? text.length : text.positionAt(here.x, here.y);
        }

        function linkAt(place: var, x: real, y: real): string {
            const text = place.piece < 0 ? null : d.textsOf(place.row)[place.piece] as RowText;
            if (!text)
                return "";
            const here = text.mapFromItem(root, x, y);
            return text.linkAt(here.x, here.y) || root.host.links.at(text.textDocument, here.x, here.y);
        }

        function dragTo(x: real, y: real) {
            const place = d.placeAt(x, y);
            if (place.row)
                root.selection.extend(place.row.key, place.piece, place.position);
        }

        function markLabel(label: RowLabel, on: bool) {
            if (on && !label.backdrop)
                label.backdrop = backdrop.createObject(label) as Item;
            else if (!on && label.backdrop)
                label.backdrop.destroy();
        }

        /**
         * Return the rectangle of the selection's moving end in this item, or null if its row is not built.
         */
        function caret(): var {
            const cursor = root.selection.cursor();
            const row = cursor.length > 0 ? root.list.itemAtIndex(cursor[0]) as RowFrame : null;
            if (!row)
                return null;
            return d.caretAt({
                row: row,
                piece: cursor[1],
                position: cursor[2]
            });
        }

        /** Return the rectangle of a position in a piece of a row, in this item. */
        function caretAt(place: var): rect {
            const item = d.textsOf(place.row)[place.piece] as Item;
            const text = item as RowText;
            const where = text ? text.positionToRectangle(place.position) : Qt.rect(0, 0, 1, item ? item.height : 10);
            const at = (item ?? place.row).mapToItem(root, where.x, where.y);
            return Qt.rect(at.x, at.y, 1, Math.max(1, where.height));
        }

        /** Scroll the moving end of the selection into view. */
        function reveal() {
            const cursor = root.selection.cursor();
            if (cursor.length === 0)
                return;
            if (!root.list.itemAtIndex(cursor[0])) {
                root.list.positionViewAtIndex(cursor[0], ListView.Contain);
                root.list.forceLayout();
            }
            const where = d.caret();
            const margin = Theme.px(24);
            if (!where)
                return;
            if (where.y < margin)
                root.scrollWanted(where.y - margin);
            else if (where.y + where.height > root.list.height - margin)
                root.scrollWanted(where.y + where.height - root.list.height + margin);
        }

        /** Move the end of the selection up or down by a line, or by `distance` pixels. */
        function stepLine(by: int, distance: real) {
            d.reveal();
            const where = d.caret();
            if (!where)
                return;
            if (d.column < 0)
                d.column = where.x;
            let from = where.y;
            let y = by > 0 ? where.y + where.height + Math.max(2, distance) : where.y - Math.max(2, distance);
            // The next text may be more than a line away.
            for (let tries = 0; tries < 80; ++tries) {
                // Scroll first if the place is not in sight yet.
                const beyond = y < 4 ? y - 4 : Math.max(0, y - root.list.height + 8);
                if (beyond !== 0) {
                    const before = root.list.contentY;
                    root.scrollWanted(beyond);
                    root.list.forceLayout();
                    y -= root.list.contentY - before;
                    from -= root.list.contentY - before;
                }
                if (y < 0 || y > root.list.height)
                    break;
                const place = d.placeAt(d.column, y);
                // The item of a line reaches a little below its letters, so the same line may be found again.
                if (place.row && place.inside && Math.abs(d.caretAt(place).y - from) > 2) {
                    root.selection.put(place.row.key, place.piece, place.position);
                    return;
                }
                y += by * 8;
            }
            // There is no further line. Move to the beginning of the first line or to the end of the last
            // line, as in a text field.
            root.selection.stepRow(by);
        }

        function stepToLineEnd(by: int) {
            d.reveal();
            const where = d.caret();
            if (!where)
                return;
            const cursor = root.selection.cursor();
            const row = root.list.itemAtIndex(cursor[0]) as RowFrame;
            const text = d.textsOf(row)[cursor[1]] as RowText;
            if (!text)
                return;
            const here = text.mapFromItem(root, where.x, where.y + where.height / 2);
            root.selection.put(row.key, cursor[1], text.positionAt(by > 0 ? text.width + 1e4 : -1, here.y));
        }

        function paintAll() {
            d.paintRows(0, root.list.count);
        }

        function paintRows(first: int, last: int) {
            const built = root.list.contentItem.children;
            for (let at = 0; at < built.length; ++at) {
                const row = built[at] as RowFrame;
                if (!row)
                    continue;
                const number = root.host.transcript.rowOf(row.key);
                if (number >= first && number <= last)
                    root.paint(row);
            }
        }
    }

    Component {
        id: backdrop

        Rectangle {
            readonly property Text words: parent as Text

            z: -1
            x: -1
            y: -1
            width: words ? Math.ceil(words.contentWidth) + 2 : 0
            height: words ? Math.ceil(words.contentHeight) + 2 : 0
            color: Theme.selection
        }
    }

    // Recognizes a triple click.
    Timer {
        id: thrice
        interval: Application.styleHints.mouseDoubleClickInterval
    }

    // Scrolls the list while the user drags beyond its edge. The farther the pointer is beyond the edge, the
    // faster the list scrolls.
    Timer {
        readonly property real beyond: root.mouseY < 12 ? root.mouseY - 12 : root.mouseY > root.height - 12 ? root.mouseY - root.height + 12 : 0

        running: root.pressed && d.dragged && beyond !== 0
        interval: 16
        repeat: true
        onTriggered: {
            root.scrollWanted(Math.sign(beyond) * Math.min(60, 2 + Math.abs(beyond) * 0.4));
            d.dragTo(root.mouseX, root.mouseY);
        }
    }

    Connections {
        target: root.selection

        function onChanged(first: int, last: int) {
            d.paintRows(first, last);
        }
    }

    Connections {
        target: root.host

        function onPaintWanted(row: Item) {
            root.paint(row as RowFrame);
        }
    }

    // A text that grows or is laid out again loses its painted selection.
    Connections {
        target: root.host.transcript
        enabled: root.selection.active

        function onDataChanged() {
            Qt.callLater(d.paintAll);
        }

        function onApplied() {
            Qt.callLater(d.paintAll);
        }
    }
}
