import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The field itself: it grows with what is written, up to eight lines, and scrolls from there. */
Flickable {
    id: area

    required property ComposerView composer
    property alias text: field.text
    property alias cursorPosition: field.cursorPosition
    readonly property alias field: field
    readonly property alias length: field.length
    /** Text that was fetched and not typed is not completed until it is changed. */
    property bool _fetched: false
    /** Whose message the field shows. */
    property ComposerView _shows: null
    readonly property bool focused: field.activeFocus
    /** When a key last went into the message, by App.now(). */
    property real lastKey: 0
    /** Whether an input method is in the middle of a word. */
    readonly property bool composing: field.inputMethodComposing || field.preeditText !== ""
    /** What sends the message: enter or ctrl-enter. */
    property string sendKey: "enter"
    /** What stands there while nothing is written. */
    property string hint: ""
    signal sendWanted
    /** Alt+Enter: at the other time, where a turn runs. */
    signal otherSendWanted
    /** The person wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)
    /** The next permission mode. */
    signal modeWanted

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

    /** Show the message that another session has. */
    function _adopt() {
        area._shows?.dropDocument(field.textDocument);
        area._shows = area.composer;
        const at = area.composer.draft.cursor;
        area._fetched = area.composer.draft.text !== "";
        field.text = area.composer.draft.text;
        area.composer.setDocument(field.textDocument);
        field.cursorPosition = Math.min(at, field.length);
    }

    function focusField() {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    function clear() {
        field.clear();
    }

    /** Look for what can be completed before the cursor. */
    function updateCompletion() {
        if (!area.composer.viewsReady)
            return;
        const end = field.cursorPosition;
        const begin = Math.max(0, end - 500);
        if (field.activeFocus && !area.composing && !area._fetched && field.selectionStart === field.selectionEnd)
            // To ask the field for a part of it has a long line laid out once more.
            area.composer.completion.update(field.text.slice(begin, end), begin === 0);
        else
            area.composer.completion.update("", false);
    }

    function _paste(begin: int, end: int, primary: bool) {
        if (area.composer.viewsReady)
            area.composer.attachments.paste(begin, end, primary);
    }

    /** Whether the key is one for the open list of completions. */
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

    /** Whether it was asked what becomes of an unknown command, which is left for the text to be changed. */
    function _leavesQuestion(): bool {
        if (!area.composer.viewsReady || area.composing || area.composer.unknownCommand.command === "")
            return false;
        area.composer.unknownCommand.close();
        return true;
    }

    /** Whether the key goes through what was sent before: at the first line, or the last. */
    function _recalls(event: KeyEvent): bool {
        const up = event.key === Qt.Key_Up;
        if (!up && event.key !== Qt.Key_Down || area.composing || !area.composer.viewsReady || (event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier)
            return false;
        const edge = field.positionToRectangle(up ? 0 : field.length).y;
        if (field.positionToRectangle(field.cursorPosition).y !== edge || !area.composer.history.step(field.text, up ? -1 : 1))
            return false;
        area.composer.replace(0, field.length, area.composer.history.text);
        field.cursorPosition = field.length;
        return true;
    }

    Connections {
        target: area.composer.draft

        function onRestored() {
            const at = area.composer.draft.cursor; // it follows the field's from now on
            if (field.text !== area.composer.draft.text)
                field.text = area.composer.draft.text;
            field.cursorPosition = Math.min(at, field.length);
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
        rightPadding: Theme.px(12)
        implicitHeight: contentHeight
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        selectByMouse: true
        color: Theme.ink
        selectionColor: Theme.selection
        selectedTextColor: Theme.ink
        font.pixelSize: Theme.body
        placeholderText: area.hint
        Accessible.name: qsTr("Message")

        Keys.onPressed: event => field.key(event)

        function key(event: KeyEvent) {
            if (event.key === Qt.Key_Control || event.key === Qt.Key_Alt || event.key === Qt.Key_Meta)
                return; // the beginning of a chord is nothing that is written
            area._fetched = event.key === Qt.Key_Up || event.key === Qt.Key_Down;
            if (area._completes(event)) {
                area._fetched = false;
                event.accepted = true;
                area.lastKey = App.now();
                return;
            }
            if (event.key === Qt.Key_Escape && area._leavesQuestion()) {
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

        /** Whether the key is the one that the person sends with. */
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
        // In a window of its own, or another pane, there may be a message by now.
        Component.onCompleted: area._adopt()

        // What is selected elsewhere is pasted by the middle button: it goes the way of all that is pasted.
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

        PlainText {
            visible: field.length === 0 && field.preeditText === ""
            width: field.width
            text: field.placeholderText
            color: Theme.faint
            elide: Text.ElideRight
        }
    }

    WheelSteps {
        view: area
    }
}
