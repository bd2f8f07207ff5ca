import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Scrolls a row, or a place in it, into view, whether the row is built or not. */
Item {
    id: root

    required property ListView list
    required property RowContext host
    /**
     * `begun`: a jump begins, and the view must stop following the end. `ended`: the jump is done.
     * `elsewhere` is false if the jump only kept a row in place.
     */
    signal begun
    signal ended(elsewhere: bool)

    /** Scroll the row to the top of the view. */
    function toRow(key: string) {
        d.start(key, "top");
    }

    /** Scroll the current match into view, unless it is in view already. */
    function toFound(key: string) {
        d.start(key, "found");
    }

    /**
     * Jump to the user's next message (1) or previous message (-1), counted from the row that must still be
     * loaded for the last jump. Without such a row, count from the row `here`. If `here` is empty, count from
     * the row that the user looks at.
     */
    function toMessage(direction: int, here: string) {
        const from = d.wanted !== "" ? d.wanted : here !== "" ? here : root.eye();
        const key = root.host.session.navigation.neighbourMessage(from, direction);
        if (key !== "")
            root.toRow(key);
    }

    /**
     * Jump to the next error (1) or the previous error (-1). If the error is on a page that is not loaded,
     * load this page first.
     */
    function toError(direction: int, here: string) {
        const from = here !== "" ? here : root.eye();
        d.seeksError = true;
        root.host.session.navigation.seekError(from, direction);
    }

    /**
     * Return the key of the row that the last jump went to, if the row is still in place. Otherwise return
     * the key of the row at the top of the view.
     */
    function eye(): string {
        if (d.last !== "" && (d.lastY === root.list.contentY || d.isAtTop(d.last)))
            return d.last;
        const index = root.list.indexAt(1, root.list.contentY + Theme.px(16));
        return root.host.transcript.keyAt(Math.max(0, index));
    }

    /** Stop a jump, because the user scrolls. */
    function stop() {
        d.rounds = 0;
        d.wanted = "";
        d.seeksError = false;
    }

    visible: false

    QtObject {
        id: d

        property string key
        /**
         * The kind of jump: "top" scrolls the row to the top, "found" shows the current match, "hold" keeps
         * the row in place.
         */
        property string what
        property real held: -1
        /**
         * The number of frames in which the position is still corrected. Rows get their final height within
         * one or two frames.
         */
        property int rounds: 0
        /** `wanted`: the row that must be loaded before the jump. `wantedWhat`: the kind of this jump. */
        property string wanted
        property string wantedWhat
        property bool seeksError: false
        property string last
        property real lastY: 0

        function start(key: string, what: string) {
            const past = root.host.session.history;
            d.wanted = "";
            d.seeksError = false;
            if (root.host.transcript.reveal(key) < 0 && past.reach(key)) {
                d.wanted = key;
                d.wantedWhat = what;
                key = past.gapOf(key);
                what = "top";
            }
            d.key = key;
            d.what = what;
            d.rounds = 3;
            root.begun();
            d.place();
            root.Window.window?.update();
        }

        function place() {
            const row = root.host.transcript.rowOf(d.key);
            if (row < 0) {
                d.rounds = 0;
                return;
            }
            if (!root.list.itemAtIndex(row))
                root.list.positionViewAtIndex(row, ListView.Beginning);
            root.list.forceLayout();
            const item = root.list.itemAtIndex(row) as RowFrame;
            if (item)
                d.bring(item);
            d.last = d.key;
            d.lastY = root.list.contentY;
        }

        /**
         * Return whether the row is still where a jump puts it. `contentY` alone does not show that, because
         * rows that are loaded above this row change `contentY`.
         */
        function isAtTop(key: string): bool {
            const item = root.list.itemAtIndex(root.host.transcript.rowOf(key)) as RowFrame;
            return item !== null && Math.abs(item.y + item.frame.y - root.list.contentY - Theme.px(12)) < Theme.px(8);
        }

        function bring(item: RowFrame) {
            if (d.what === "found")
                d.toFound(item);
            else
                d.scrollTo(item.y + item.frame.y - (d.what === "hold" ? d.held : Theme.px(12)));
        }

        function toFound(item: RowFrame) {
            root.host.find.reach(item);
            const inside = root.host.find.place(item);
            const y = item.y + (inside >= 0 ? inside : item.frame.y);
            const top = y - root.list.contentY;
            if (top < Theme.px(56) || top > root.list.height - Theme.px(48))
                d.scrollTo(y - root.list.height * 0.35);
        }

        function scrollTo(y: real) {
            const list = root.list;
            const end = Math.max(list.originY, list.originY + list.contentHeight - list.height);
            list.contentY = Math.round(Math.min(end, Math.max(list.originY, y)));
        }
    }

    Connections {
        target: root.host.session.navigation
        enabled: d.seeksError

        function onErrorFound(key: string) {
            root.toRow(key);
        }
    }

    Connections {
        target: root.host.session.history
        enabled: d.wanted !== ""

        function onRowRead(key: string, row: string) {
            if (key !== d.wanted)
                return;
            d.wanted = "";
            if (row !== "")
                d.start(row, d.wantedWhat);
        }
    }

    // When a row is folded or unfolded, its head stays in place.
    Connections {
        target: root.host

        function onFolding(key: string) {
            const item = root.list.itemAtIndex(root.host.transcript.rowOf(key)) as RowFrame;
            // If the head is above the view, bring it into view, or the folded row would be out of sight.
            d.held = item ? Math.max(Theme.px(12), item.y + item.frame.y - root.list.contentY) : -1;
        }

        function onFolded(key: string) {
            if (d.held >= 0)
                d.start(key, "hold");
        }
    }

    Connections {
        target: root.Window.window
        enabled: d.rounds > 0

        // afterAnimating is emitted on the GUI thread, after the layout.
        function onAfterAnimating() {
            d.place();
            d.rounds -= 1;
            if (d.rounds > 0)
                root.Window.window.update();
            else
                root.ended(d.what !== "hold");
        }
    }
}
