import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Brings a row, or a place in it, into view, whether it is built or not. */
Item {
    id: root

    required property ListView list
    required property RowContext host
    /** A jump begins; the view must not follow its end. And it has ended: somewhere else, or where it was. */
    signal begun
    signal ended(elsewhere: bool)

    /** Bring the row to the top of the view. */
    function toRow(key: string) {
        d.start(key, "top");
    }

    /** Bring the current place of the search into view, where it is not yet. */
    function toFound(key: string) {
        d.start(key, "found");
    }

    /** From a row, or that which the eye is on, to the person's next message or the one before. */
    function toMessage(direction: int, here: string) {
        const key = root.host.session.navigation.messageBeside(here !== "" ? here : root.eye(), direction);
        if (key !== "")
            root.toRow(key);
    }

    /** And to the next error, which may have to be read first. */
    function toError(direction: int, here: string) {
        const from = here !== "" ? here : root.eye();
        d.seeksError = true;
        root.host.session.navigation.seekError(from, direction);
    }

    /** The row that the last jump went to, or the one at the top of the view. */
    function eye(): string {
        if (d.last !== "" && (d.lastY === root.list.contentY || d.isAtTop(d.last)))
            return d.last;
        const index = root.list.indexAt(1, root.list.contentY + Theme.px(16));
        return root.host.transcript.keyAt(Math.max(0, index));
    }

    /** The person scrolls: let them. */
    function stop() {
        d.rounds = 0;
        d.wanted = "";
        d.seeksError = false;
    }

    visible: false

    QtObject {
        id: d

        property string key
        /** "top", "found", or "hold": what is to be where. */
        property string what
        property real held: -1
        /** Rows take their height within a frame or two: the place is looked for again. */
        property int rounds: 0
        /** What has to be read before it can be gone to, and to where in the view it is to come. */
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

        /** Whether it is where a jump brings a row: what came above it may have moved the whole. */
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

        function onReached(key: string, row: string) {
            if (key !== d.wanted)
                return;
            d.wanted = "";
            if (row !== "")
                d.start(row, d.wantedWhat);
        }
    }

    // A row that takes another height keeps its head where it is.
    Connections {
        target: root.host

        function onFolding(key: string) {
            const item = root.list.itemAtIndex(root.host.transcript.rowOf(key)) as RowFrame;
            // A head above the view comes into it: what is folded would be out of sight.
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

        // Told on the GUI thread, once all is laid out.
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
