import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The text field of the message. It grows with the text up to eight lines, and scrolls beyond. */
Flickable {
    id: area

    required property ComposerView composer
    property alias text: field.text
    property alias cursorPosition: field.cursorPosition
    readonly property alias field: field
    readonly property alias length: field.length
    /**
     * Whether the text was put into the field, not typed. Completions stay closed until the user presses a
     * key other than Up or Down.
     */
    property bool _fetched: false
    /** The session's composer whose message the field shows. */
    property ComposerView _shows: null
    readonly property bool focused: field.activeFocus
    /** The time of the last key press in the message field, on the clock of App.now(). */
    property real lastKey: 0
    /** Whether an input method is composing a word. */
    readonly property bool composing: field.inputMethodComposing || field.preeditText !== ""
    /** The key that sends the message: "enter" or "ctrl-enter". */
    property string sendKey: "enter"
    /** Whether the text is a command for the shell. */
    readonly property bool shell: /^\uFFFC*!/.test(field.text)
    /** The placeholder of the empty field. */
    property string hint: ""
    signal sendWanted
    /**
     * The user pressed Alt+Enter. If the settings send messages into the running turn, this message should
     * wait for the turn's end, and vice versa.
     */
    signal otherSendWanted
    /** The user wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)
    /** The user wants the next permission mode. */
    signal modeWanted
    /** The user wants to open a chip of the message. */
    signal openWanted(number: string)
    /** The user wants to move a chip by a word. */
    signal moveWanted(number: string, left: bool)

    /** Whether the message has chips. */
    readonly property bool _carries: area.composer.viewsReady && area.composer.attachments.attachments.count > 0

    height: Math.min(field.implicitHeight, Math.ceil(metrics.lineSpacing) * 8)
    contentWidth: width
    contentHeight: field.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    T.ScrollBar.vertical: DeskScrollBar {}
    T.TextArea.flickable: field

    onComposerChanged: if (_shows)
        _adopt()

    /** Show the message of another session. */
    function _adopt() {
        area._shows?.dropDocument(field.textDocument);
        area._shows = area.composer;
        const at = area.composer.draft.cursor;
        area._fetched = area.composer.draft.text !== "";
        area.composer.setDocument(field.textDocument);
        field.cursorPosition = Math.min(at, field.length);
    }

    function focusField() {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    /** Scroll so that a place of the text is in sight. */
    function show(place: rect) {
        area.contentY = Math.max(0, Math.min(place.y, Math.max(area.contentY, place.y + place.height - area.height)));
    }

    function clear() {
        field.clear();
    }

    /**
     * Update the completions for the text before the cursor, or clear them when nothing should be completed.
     */
    function updateCompletion() {
        if (!area.composer.viewsReady)
            return;
        const end = field.cursorPosition;
        const begin = Math.max(0, end - 500);
        if (field.activeFocus && !area.composing && !area._fetched && field.selectionStart === field.selectionEnd)
            // Do not use `getText()`, which lays out a long line once more.
            area.composer.updateCompletion(field.text.slice(begin, end), begin === 0);
        else
            area.composer.completion.update("", false);
    }

    function _paste(begin: int, end: int, primary: bool) {
        if (area.composer.viewsReady)
            area.composer.attachments.paste(begin, end, primary);
    }

    /** Handle a key press for the open list of completions. Return whether the list used the key. */
    function _completes(event: KeyEvent): bool {
        const list = area.composer.viewsReady ? area.composer.completion : null;
        if (!list?.open || area.composing || (event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier)
            return false;
        switch (event.key) {
        case Qt.Key_Up:
            list.move(-1);
            return true;
        case Qt.Key_Down:
            list.move(1);
            return true;
        case Qt.Key_Escape:
            list.dismiss();
            return true;
        case Qt.Key_Tab:
            list.accept(true);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            return event.isAutoRepeat || list.accept(false);
        }
        return false;
    }

    /**
     * Close the question about an unknown command, so that the text can be changed. Return whether a question
     * was closed.
     */
    function _leavesQuestion(): bool {
        if (!area.composer.viewsReady || area.composing || area.composer.unknownCommand.command === "")
            return false;
        area.composer.unknownCommand.close();
        return true;
    }

    /**
     * Step through earlier messages with Up on the first line and Down on the last line. Chips stay before the
     * earlier message. Return whether the words were replaced.
     */
    function _recalls(event: KeyEvent): bool {
        const up = event.key === Qt.Key_Up;
        if (!up && event.key !== Qt.Key_Down || area.composing || !area.composer.viewsReady || (event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier)
            return false;
        const edge = field.positionToRectangle(up ? 0 : field.length).y;
        if (field.positionToRectangle(field.cursorPosition).y !== edge || !area.composer.history.step(field.text, up ? -1 : 1))
            return false;
        area.composer.replace(field.text.lastIndexOf("\ufffc") + 1, field.length, area.composer.history.text);
        field.cursorPosition = field.length;
        return true;
    }

    /** Open the chip that is selected with Enter. Return whether the key was used. */
    function _opensChip(event: KeyEvent): bool {
        if (!area._carries || !field.isEnter(event, Qt.NoModifier))
            return false;
        const number = area.composer.attachments.selected(field.selectionStart, field.selectionEnd);
        if (number !== "" && !event.isAutoRepeat)
            area.openWanted(number);
        return number !== "";
    }

    /** Move the chip that is selected by a word, with Alt and an arrow. Return whether the key was used. */
    function _movesChip(event: KeyEvent): bool {
        const sideways = event.key === Qt.Key_Left || event.key === Qt.Key_Right;
        if (!sideways || event.modifiers !== Qt.AltModifier || !area._carries)
            return false;
        const number = area.composer.attachments.selected(field.selectionStart, field.selectionEnd);
        if (number === "")
            return false;
        area.moveWanted(number, event.key === Qt.Key_Left);
        const at = area.composer.attachments.positionOf(number);
        field.select(at, at + 1);
        return true;
    }

    /** Copy or cut a selection with chips. Return whether the key was used. */
    function _copies(event: KeyEvent): bool {
        const cuts = event.matches(StandardKey.Cut);
        if (!cuts && !event.matches(StandardKey.Copy) || !area._carries)
            return false;
        if (!area.composer.attachments.copy(field.selectionStart, field.selectionEnd))
            return false;
        if (cuts)
            field.remove(field.selectionStart, field.selectionEnd);
        return true;
    }

    Connections {
        target: area.composer.draft

        function onRestored() {
            const at = area.composer.draft.cursor; // read this first: setting the text changes the cursor
            area.composer.draft.fill();
            field.cursorPosition = Math.min(at, field.length);
        }
    }

    Connections {
        target: area._carries ? area.composer.attachments : null

        function onMarked() {
            area.composer.attachments.copyMarked(field.selectionStart, field.selectionEnd);
        }
    }

    Connections {
        target: area.composer.viewsReady ? area.composer.completion : null

        function onAccepted(length: int, text: string) {
            area.composer.complete(field.cursorPosition, length, text);
        }
    }

    FontMetrics {
        id: metrics

        font: field.font
    }

    T.TextArea {
        id: field

        focus: true
        padding: 0
        // The room for the scroll bar.
        leftPadding: Direction.mirrored ? Theme.px(12) : 0
        rightPadding: Direction.mirrored ? 0 : Theme.px(12)
        implicitHeight: contentHeight
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        selectByMouse: true
        color: Theme.ink
        selectionColor: Theme.selection
        selectedTextColor: Theme.ink
        font.family: area.shell ? Theme.mono : Application.font.family
        font.pixelSize: area.shell ? Theme.control : Theme.large
        placeholderText: area.hint
        Accessible.name: qsTr("Message")
        Accessible.description: argumentHint !== "" ? argumentHint : area.composer.viewsReady ? area.composer.attachments.attachments.spoken : ""

        readonly property string argumentHint: area.composer.viewsReady && cursorPosition === length ? area.composer.completion.argumentHint : ""

        Keys.onPressed: event => field.key(event)

        function key(event: KeyEvent) {
            if (event.key === Qt.Key_Control || event.key === Qt.Key_Alt || event.key === Qt.Key_Meta)
                return; // a modifier key alone does not write anything
            area._fetched = event.key === Qt.Key_Up || event.key === Qt.Key_Down;
            if (area._completes(event)) {
                area._fetched = false;
                event.accepted = true;
                area.lastKey = App.now();
                return;
            }
            if (event.key === Qt.Key_Escape && area._leavesQuestion()) {
                event.accepted = true;
            } else if (area._opensChip(event) || area._movesChip(event) || area._copies(event)) {
                event.accepted = true;
            } else if (field.sends(event)) {
                event.accepted = true;
                if (!event.isAutoRepeat)
                    area.sendWanted();
            } else if (field.isEnter(event, Qt.AltModifier)) {
                event.accepted = true;
                if (!event.isAutoRepeat)
                    area.otherSendWanted();
            } else if (area._recalls(event)) {
                event.accepted = true;
            } else if (event.matches(StandardKey.Paste)) {
                event.accepted = true;
                area._paste(field.selectionStart, field.selectionEnd, false);
            } else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
                event.accepted = true;
                area.pageWanted(event.key === Qt.Key_PageUp ? -1 : 1);
                return;
            } else if (event.key === Qt.Key_Backtab) {
                event.accepted = true;
                if (!event.isAutoRepeat)
                    area.modeWanted();
                return;
            } else if (event.key === Qt.Key_Tab) {
                event.accepted = true;
                const next = field.nextItemInFocusChain(true);
                if (next)
                    next.forceActiveFocus(Qt.TabFocusReason);
                return;
            } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_F6) {
                return;
            }
            area.lastKey = App.now();
        }

        /** Return whether the key press sends the message. */
        function sends(event: KeyEvent): bool {
            return field.isEnter(event, area.sendKey === "ctrl-enter" ? Qt.ControlModifier : Qt.NoModifier);
        }

        function isEnter(event: KeyEvent, modifier: int): bool {
            return (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (event.modifiers & ~Qt.KeypadModifier) === modifier;
        }

        onTextChanged: {
            if (activeFocus)
                area.lastKey = App.now();
            area.composer.draft.keep(text, cursorPosition);
            area.updateCompletion();
        }
        onCursorPositionChanged: {
            area.composer.draft.moved(cursorPosition);
            area.updateCompletion();
        }
        onActiveFocusChanged: area.updateCompletion()
        // A field in a session window or in the second pane may start with a message.
        Component.onCompleted: area._adopt()

        // The middle button pastes the primary selection, through the same function as every other paste.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.MiddleButton
            cursorShape: Qt.IBeamCursor
            onClicked: mouse => {
                const at = field.positionAt(mouse.x, mouse.y);
                area.focusField();
                area._paste(at, at, true);
            }
        }
        onPreeditTextChanged: area.lastKey = App.now()

        // The arguments that the typed command takes.
        PlainText {
            readonly property rect end: visible ? field.positionToRectangle(field.length) : Qt.rect(0, 0, 0, 0)

            visible: field.argumentHint !== ""
            x: end.x
            y: end.y
            width: Math.max(0, field.width - x)
            text: field.argumentHint
            color: Theme.faint
            font.pixelSize: Theme.large
            elide: Text.ElideRight
        }

        PlainText {
            visible: field.length === 0 && field.preeditText === ""
            width: field.width
            text: field.placeholderText
            color: Theme.faint
            font.pixelSize: Theme.large
            elide: Text.ElideRight
        }
    }

    WheelSteps {
        view: area
    }
}
