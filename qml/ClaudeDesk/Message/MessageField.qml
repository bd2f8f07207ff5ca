import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The field itself: it grows with what is written, up to eight lines, and scrolls from there. */
Flickable {
    id: area

    property alias text: field.text
    property alias cursorPosition: field.cursorPosition
    readonly property alias field: field
    readonly property alias length: field.length
    readonly property bool focused: field.activeFocus
    /** When a key last went into the message, milliseconds since the epoch. */
    property real lastKey: 0
    /** Whether an input method is in the middle of a word. */
    readonly property bool composing: field.inputMethodComposing || field.preeditText !== ""
    /** What sends the message: enter or ctrl-enter. */
    property string sendKey: "enter"
    /** What stands there while nothing is written. */
    property string hint: ""
    signal sendWanted
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
    T.ScrollBar.vertical: Bar {}
    T.TextArea.flickable: field

    function focusField() {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    function clear() {
        field.clear();
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
            if (field.sends(event)) {
                event.accepted = true;
                if (!event.isAutoRepeat)
                    area.sendWanted();
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
            area.lastKey = Date.now();
        }

        /** Whether the key is the one that the person sends with. */
        function sends(event: KeyEvent): bool {
            const wanted = area.sendKey === "ctrl-enter" ? Qt.ControlModifier : Qt.NoModifier;
            return (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (event.modifiers & ~Qt.KeypadModifier) === wanted;
        }

        onTextChanged: if (activeFocus)
            area.lastKey = Date.now()
        onPreeditTextChanged: area.lastKey = Date.now()

        Words {
            visible: field.length === 0 && field.preeditText === ""
            width: field.width
            text: field.placeholderText
            color: Theme.faint
            elide: Text.ElideRight
        }
    }
}
