import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The objects and functions of the conversation that a row needs. */
QtObject {
    id: root

    required property SessionView session
    readonly property TranscriptModel transcript: session.transcript
    readonly property FindView find: session.find
    /** Whether rows should mark matches in their texts (`find.mark`). */
    readonly property bool marking: find.open && find.query !== ""
    readonly property TextPainter textPainter: session.textPainter
    /** The selection across rows. */
    readonly property RowSelection selection: session.selection
    /** The links in rows, and where they lead. */
    readonly property RowLinks links: session.links
    readonly property CardPainter cardPainter: session.cardPainter
    /** The number of the turn under the pointer, or else with the keyboard cursor; -1 without one. */
    property int turn: -1
    /** The user wants a text on the clipboard. */
    signal copyWanted(text: string)
    /**
     * The user wants to see attachments large (as ui/attachments/attachment_items.py describes them),
     * starting at `index`.
     */
    signal attachmentsWanted(items: list<var>, index: int)
    /** The user wants to see the changes of the turn that ends with this row. */
    signal changesWanted(key: string)
    /** The user wants to see the remaining changes of this row's tool call. */
    signal changeWanted(key: string)
    /** `folding` is emitted before the user folds or unfolds a row, and `folded` afterwards. */
    signal folding(key: string)
    signal folded(key: string)
    /**
     * A row was built or laid out again while something is selected. The row should paint its part of the
     * selection.
     */
    signal paintWanted(row: Item)

    /** Open an address. `key` is the key of the row that shows the address, or "". */
    function openLink(key: string, address: string) {
        App.openLink(root.session, key, address);
    }

    /** Show a memory file that a card names. */
    function openMemoryFile(path: string) {
        App.openMemoryFile(root.session, path);
    }

    readonly property FadeIn _appearing: FadeIn {}
    /** The key of the row that the user unfolds at this moment, or "". */
    property string _unfolding

    /** Fade in an item that has appeared in a row. All rows share one animation. */
    function appear(item: Item) {
        root._appearing.show(item);
    }

    /** Fade in the content of a row if the user has just unfolded the row, with the pointer or a key. */
    function unfolded(key: string, content: Item) {
        if (key === root._unfolding)
            root.appear(content);
    }

    /**
     * The row whose height moves, because the user has just folded or unfolded it: its key, or ""; its height
     * before, or -1 until the row has told it; and how far its height is on the way to the new one, from 0 to 1.
     */
    property string movingKey
    property real movingFrom: -1
    property real moved: 1
    readonly property NumberAnimation _moving: NumberAnimation {
        target: root
        property: "moved"
        from: 0
        to: 1
        duration: Theme.calm
        easing.type: Theme.easing
        onFinished: root._rest()
    }

    /** The keys of the rows that appear because the user has just unfolded a group of look-ups. */
    property list<string> emerging
    /** While the height of a group of look-ups is measured: the keys of its rows, and their height. */
    property list<string> measured
    property real measuredHeight: 0

    /** End the motion. All rows then have their heights. */
    function _rest() {
        root._moving.stop();
        root.movingKey = "";
        root.emerging = [];
    }

    /** Return the height of these rows, of those that are built. */
    function _measure(keys: list<string>): real {
        root.measuredHeight = 0;
        root.measured = keys;
        root.measured = [];
        return root.measuredHeight;
    }

    function fold(key: string, folded: bool) {
        if (root.transcript.isFolded(key) === folded || !root.transcript.isFoldable(key))
            return;
        root._rest();
        root.folding(key);
        root._unfolding = folded ? "" : key;
        if (Theme.calm > 0) {
            root.moved = 0;
            root.movingFrom = -1;
            root.movingKey = key;
        }
        root.transcript.fold(key, folded);
        root._unfolding = "";
        root.folded(key);
        if (root.movingKey !== "")
            root._moving.start();
    }

    /** Fold the group of look-ups that the row belongs to into a line, or unfold the group. */
    function foldLookups(key: string, folded: bool) {
        const head = root.transcript.lookupsOf(key);
        if (head === "")
            return;
        root._rest();
        root.folding(head);
        if (Theme.calm > 0) {
            const keys = root.transcript.lookupKeys(head);
            const before = root._measure(keys);
            root.moved = 0;
            root.movingKey = head;
            if (folded)
                root.movingFrom = before; // the line takes the room of all its cards, and then gives it up
            else
                root.emerging = keys.filter(each => each !== head);
        }
        root.transcript.foldLookups(head, folded);
        root.folded(head);
        if (root.movingKey !== "")
            root._moving.start();
    }

    /**
     * Return the time since `started` as text, or "" if `started` is 0. So a row without a time does not
     * depend on the clock.
     */
    function elapsed(started: real): string {
        return started > 0 ? root.session.elapsed(started, root.session.now) : "";
    }

    /** Copy all of the row, folded or not. */
    function copy(key: string) {
        root.selection.copier.copyRow(key);
    }

    /** Copy Claude's text in the turn of the row. */
    function copyAnswer(key: string) {
        root.selection.copier.copyAnswer(key);
    }

    /** Copy the row, or all of its turn, as Markdown. */
    function copyMarkdown(key: string, turn: bool) {
        root.copyWanted(root.session.navigation.markdown(key, turn));
    }

    /** Show the source messages of the row. */
    function viewSource(key: string) {
        root.session.viewSource(key);
    }

    /** Ask whether to rewind to before the row. */
    function rewind(key: string) {
        root.session.rewind.begin(key, root.transcript.source(key));
    }

    /** Ask whether to rewind to before the user's message in the row, in order to edit and resend it. */
    function editMessage(key: string) {
        root.session.editMessage(key);
    }

    function fork(key: string) {
        root.session.rewind.fork(key);
    }

    /** Open the content that is too large for the row. */
    function showAll(key: string) {
        root.session.showAll(key);
    }

    /** Show a pasted text of a message, by its number among the chips of the row. */
    function showPaste(key: string, index: int) {
        root.session.showPaste(key, index);
    }

    /** Let Claude continue its turn without waiting for this row's call. */
    function moveToBackground(key: string) {
        root.session.moveToBackground(key);
    }

    /** Stop the background task of this row's call. */
    function stopTask(key: string) {
        root.session.stopTask(key);
    }

    /** Open the output of the command that this row's call left running. */
    function showTaskOutput(key: string) {
        root.session.showTaskOutput(key);
    }

    /** Open the agent that this row's call began, as a conversation of its own. */
    function openAgent(key: string) {
        root.session.opened.show(key);
    }

    /** Open attachments at an index: a text in the viewer, any other attachment in the lightbox. */
    function openAttachments(items: list<var>, index: int) {
        if ((items[index]?.preview ?? "") !== "")
            root.session.showText(items[index].key);
        else
            root.attachmentsWanted(items, index);
    }

    /** The key of the row with the error of the last turn, which offers to send the message again, or "". */
    readonly property string failed: session.answer.failed

    /** The key of the row whose error is shown on a page below the conversation, or "". */
    readonly property string explainedKey: session.answer.explainedKey

    function tryAgain(key: string) {
        root.session.tryAgain(key);
    }

    /**
     * The actions that are offered after the failure, in addition to sending the message again
     * (`AnswerView.ways`).
     */
    readonly property list<string> ways: session.answer.ways

    function recover(way: string) {
        root.session.recover(way);
    }

    /** Run the action that a notice offers. */
    function act(key: string) {
        root.session.act(key);
    }
}
