import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What a row may ask of the conversation around it. */
QtObject {
    id: root

    required property SessionView session
    readonly property TranscriptModel transcript: session.transcript
    readonly property FindView find: session.find
    /** Whether rows are to mark what is looked for in their texts (`find.mark`). */
    readonly property bool marking: find.open && find.query !== ""
    readonly property TextPainter textPainter: session.textPainter
    /** What is selected over the rows. */
    readonly property RowSelection selection: session.selection
    /** Where the links of rows are, and where they lead. */
    readonly property RowLinks links: session.links
    readonly property CardPainter cardPainter: session.cardPainter
    /** The person wants to have a text on the clipboard. */
    signal copyWanted(text: string)
    /** The person wants to see attachments large (what ui/attachments/attachment_items.py tells of them), this one first. */
    signal attachmentsWanted(items: list<var>, index: int)
    /** The person wants to see what the turn has changed that ends with this row. */
    signal changesWanted(key: string)
    /** The person wants to see what is left of what the tool call of this row has written. */
    signal changeWanted(key: string)
    /** The person is about to fold or to unfold a row; and has done it. */
    signal folding(key: string)
    signal folded(key: string)
    /** A row is built, or laid out anew, while something is selected: it is to paint its part of that. */
    signal paintWanted(row: Item)

    /** Open an address that a row names, "" for one that no row does. */
    function openLink(key: string, address: string) {
        App.openLink(root.session, key, address);
    }

    readonly property FadeIn _appearing: FadeIn {}

    /** The person has opened something in a row: let it appear. One at a time; no row has an animation of its own. */
    function appear(item: Item) {
        root._appearing.show(item);
    }

    function fold(key: string, folded: bool) {
        if (root.transcript.isFolded(key) === folded || !root.transcript.isFoldable(key))
            return;
        root.folding(key);
        root.transcript.fold(key, folded);
        root.folded(key);
    }

    /** Fold the look-ups that the row is one of to a line, or unfold them. */
    function foldLookups(key: string, folded: bool) {
        const head = root.transcript.lookupsOf(key);
        if (head === "")
            return;
        root.folding(head);
        root.transcript.foldLookups(head, folded);
        root.folded(head);
    }

    /** How long it is since then, "" for 0: a row that counts no seconds does not hear the clock. */
    function elapsed(started: real): string {
        return started > 0 ? root.session.elapsed(started, root.session.now) : "";
    }

    /** All of the row, folded or not. */
    function copy(key: string) {
        root.selection.copier.copyRow(key);
    }

    /** Claude's words in the turn of the row. */
    function copyAnswer(key: string) {
        root.selection.copier.copyAnswer(key);
    }

    /** The row, or its whole turn, as Markdown. */
    function copyMarkdown(key: string, turn: bool) {
        root.copyWanted(root.session.navigation.markdown(key, turn));
    }

    /** The messages that told the row. */
    function viewSource(key: string) {
        root.session.viewSource(key);
    }

    /** Ask whether to go back to before the row; begin another session with it. */
    function rewind(key: string) {
        root.session.rewind.begin(key, root.transcript.source(key));
    }

    function fork(key: string) {
        root.session.rewind.fork(key);
    }

    /** Open what is too large for a row. */
    function showAll(key: string) {
        root.session.showAll(key);
    }

    /** Open what the command writes that the call of this row left running. */
    function showTaskOutput(key: string) {
        root.session.showTaskOutput(key);
    }

    /** A text opens beside the conversation, any other file over it. */
    function openAttachments(items: list<var>, index: int) {
        if ((items[index]?.preview ?? "") !== "")
            root.session.showText(items[index].key);
        else
            root.attachmentsWanted(items, index);
    }

    /** The key of the row that says why the last turn failed, "" for none; and send its message again. */
    readonly property string failed: session.answer.failed

    /** The key of the row whose error a page below the conversation tells, "" for none. */
    readonly property string toldBelow: session.answer.told

    function tryAgain(key: string) {
        root.session.tryAgain(key);
    }

    /** What else leads out of that (`AnswerView.ways`), and do one of it. */
    readonly property list<string> ways: session.answer.ways

    function leaveFailure(way: string) {
        root.session.leaveFailure(way);
    }

    /** Do what a notice offers. */
    function act(key: string) {
        root.session.act(key);
    }
}
