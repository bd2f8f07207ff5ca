import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts

/**
 * Keeps the rows in sight in place while old pages are loaded and dropped. Reports the rows in sight, and
 * shows the position in the complete conversation.
 */
Item {
    id: root

    required property ListView list
    required property SessionView session
    /** Whether the view follows the newest row. */
    required property bool following
    readonly property HistoryView history: session.history
    readonly property TranscriptModel transcript: session.transcript
    readonly property alias bar: bar
    /** Whether the view should stay at the very top, even if rows are added there. */
    property bool atTop: false
    /** The user presses (`active`) or releases the scroll bar. */
    signal dragged(active: bool)

    /** Report which rows are in sight. */
    function notifyVisibleRows() {
        const list = root.list;
        if (list.count === 0)
            return;
        d.lastNotifiedY = list.contentY;
        const last = list.indexAt(1, list.contentY + list.height - 1);
        root.history.near(d.first(), last < 0 ? list.count - 1 : last);
        d.update();
    }

    /** Stop holding rows in place, because the user moved the view. */
    function release() {
        d.rounds = 0;
        d.key = "";
        root.atTop = false;
    }

    /** Remember the position, for the next time that this session is shown. */
    function keep() {
        d.find();
        root.history.keepPlace(root.following, d.key, d.offset);
        d.key = "";
    }

    /** Go back to the remembered position. */
    function restore() {
        d.key = root.history.placeKey;
        d.offset = root.history.placeOffset;
        d.gap = -1;
        if (root.transcript.rowOf(d.key) < 0) {
            d.key = "";
            return;
        }
        root.list.positionViewAtIndex(root.transcript.rowOf(d.key), ListView.Beginning);
        d.hold();
        d.rounds = 2;
        root.Window.window?.update();
    }

    QtObject {
        id: d

        /**
         * The position that is held. `key`: a row. `offset`: the distance of the row below the top of the
         * view. If a gap fills the view instead, `gap` is the gap, and `share` is the share of the gap above
         * the top of the view.
         */
        property string key
        property real offset: 0
        property int gap: -1
        property real share: 0
        property int count: 0
        property int rounds: 0
        property real lastNotifiedY: 0

        function first(): int {
            return Math.max(0, root.list.indexAt(1, root.list.contentY));
        }

        /** Note the position of the view, before pages are loaded or dropped. */
        function note() {
            d.rounds = 0;
            d.key = "";
            d.gap = -1;
            if (root.following || root.atTop)
                return;
            d.find();
            // The list lays out added rows upwards from the first row in sight, so the view must begin at the
            // top of that row.
            if (d.gap < 0 && d.offset > 0)
                root.list.contentY += d.offset;
        }

        /** Find the first loaded row in sight, or else the gap. */
        function find() {
            const list = root.list;
            d.key = "";
            d.gap = -1;
            const first = d.first();
            const bottom = list.contentY + list.height;
            for (let row = first; row < list.count; ++row) {
                const item = list.itemAtIndex(row) as RowFrame;
                if (!item || item.y >= bottom)
                    break;
                if (item instanceof GapRow)
                    continue;
                d.key = item.key;
                d.offset = item.y - list.contentY;
                return;
            }
            const item = list.itemAtIndex(first) as GapRow;
            if (item) {
                d.key = item.key;
                d.offset = item.y - list.contentY;
                d.gap = first;
                d.share = Math.max(0, Math.min(0.999, -d.offset / item.height));
                d.count = list.count;
            }
        }

        /** Move the held row back to its position in the view. */
        function hold() {
            const list = root.list;
            if (root.atTop && !root.following) {
                list.positionViewAtBeginning();
                list.contentY = list.originY;
            }
            if (d.key === "")
                return;
            const row = root.transcript.rowOf(d.key);
            if (row < 0) {
                if (d.gap >= 0)
                    d.open();
                return;
            }
            list.forceLayout();
            if (!list.itemAtIndex(row)) {
                list.positionViewAtIndex(row, ListView.Beginning);
                list.forceLayout();
            }
            const item = list.itemAtIndex(row);
            // If the row has shrunk, the view begins at the end of the row at the latest.
            const offset = item ? Math.max(d.offset, -item.height) : 0;
            if (item && Math.abs(item.y - offset - list.contentY) >= 0.5)
                list.contentY = item.y - offset;
        }

        /** The gap that filled the view has become rows. Show the rows at the same share of the gap. */
        function open() {
            const list = root.list;
            const rows = list.count - d.count + 1;
            const row = Math.min(list.count - 1, d.gap + Math.floor(d.share * rows));
            list.positionViewAtIndex(row, ListView.Beginning);
            d.key = root.transcript.keyAt(row);
            list.forceLayout();
            const item = list.itemAtIndex(row);
            d.offset = item ? item.y - list.contentY : 0;
        }

        function update() {
            if (!root.history.hasGaps || bar.pressed || root.list.count === 0)
                return;
            const list = root.list;
            const top = d.placeAt(list.contentY, d.first());
            const last = list.indexAt(1, list.contentY + list.height - 1);
            const end = last < 0 ? 1 : d.placeAt(list.contentY + list.height, last);
            bar.size = Math.max(0.001, end - top);
            bar.position = Math.min(top, 1 - bar.size);
        }

        function placeAt(y: real, row: int): real {
            const item = root.list.itemAtIndex(row);
            const part = item && item.height > 0 ? Math.max(0, Math.min(1, (y - item.y) / item.height)) : 0;
            return root.history.placeOf(row + part);
        }

        function goTo(place: real) {
            const list = root.list;
            root.release();
            const at = root.history.rowAt(place);
            const row = Math.max(0, Math.min(list.count - 1, Math.floor(at)));
            list.positionViewAtIndex(row, ListView.Beginning);
            list.forceLayout();
            const item = list.itemAtIndex(row);
            if (item)
                list.contentY = Math.round(Math.min(item.y + (at - row) * item.height, Math.max(list.originY, list.originY + list.contentHeight - list.height)));
            root.notifyVisibleRows();
        }
    }

    Connections {
        target: root.transcript

        function onPaging() {
            d.note();
        }

        function onPaged() {
            d.hold();
            d.rounds = 2;
            root.Window.window?.update();
            Qt.callLater(root.notifyVisibleRows);
        }

        function onModelReset() {
            root.release();
            Qt.callLater(root.notifyVisibleRows);
        }
    }

    Connections {
        target: root.list

        function onContentYChanged() {
            if (Math.abs(root.list.contentY - d.lastNotifiedY) > root.list.height / 4)
                Qt.callLater(root.notifyVisibleRows);
            else if (root.history.hasGaps)
                Qt.callLater(d.update);
        }
    }

    Connections {
        target: root.Window.window
        enabled: d.rounds > 0

        // Rows get their final height within a frame or two.
        function onAfterAnimating() {
            d.rounds -= 1;
            if (!root.following && !root.list.moving)
                d.hold();
            if (d.rounds > 0)
                root.Window.window.update();
            else if (root.atTop && !root.following)
                root.keep();
        }
    }

    // A scroll bar for all of the conversation, loaded or not. The list cannot compute that position,
    // because it only knows the rows that it has built.
    DeskScrollBar {
        id: bar

        anchors.right: parent.right
        height: parent.height
        orientation: Qt.Vertical
        policy: root.history.hasGaps ? T.ScrollBar.AsNeeded : T.ScrollBar.AlwaysOff
        onPressedChanged: {
            root.release();
            root.dragged(pressed);
        }
        onPositionChanged: if (pressed)
            d.goTo(position)
    }
}
