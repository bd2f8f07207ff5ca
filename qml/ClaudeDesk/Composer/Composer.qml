pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The box in which the user writes a message. It keeps the keyboard focus until the user moves the focus. Its
 * overlay, its choices and the menu of Send are loaded after the window's first frame.
 */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the user works in this session. It is false while the user works in the other pane. */
    property bool here: true
    /** Whether the session has no messages. The placeholder then names the signs that start a completion. */
    property bool fresh: false
    /** The time of the last key press in the message field, on the clock of App.now(). */
    readonly property real lastKeyAt: field.lastKey
    /** Whether an input method is composing a word. */
    readonly property alias composing: field.composing
    readonly property bool menuOpen: acts.menuOpen
    readonly property alias text: field.text
    /** Whether a message that is sent during a turn waits for the end of the turn. */
    readonly property bool afterTurn: session.viewsReady && App.settings.afterTurn
    readonly property real columnWidth: Theme.columnIn(width)
    readonly property color edge: session.choices.bypasses ? Theme.bad : field.focused ? Theme.edge : Theme.line
    /** The available height above the composer, for the list of completions. */
    required property real above
    /**
     * Whether the composer grows with the list of completions, so that the list does not cover the items
     * above.
     */
    property bool pushes: false
    /** Whether no message can be written, because the opened agent takes no messages. */
    property bool closed: false
    /** The rows should get the keyboard focus instead of the message field, which is closed. */
    signal rowsWanted
    /** The user wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)
    signal attachmentsWanted(items: list<var>, index: int)

    /** The width that is reserved for the state's text, which is more important than a long model name. */
    readonly property real stateRoom: Theme.px(columnWidth >= Theme.px(640) ? 119 : 70)
    /** The last example that was put into the message. */
    property string _suggested
    readonly property real _pushed: pushes ? top.listHeight : 0

    implicitHeight: box.height + Theme.px(10) + Theme.px(16) + _pushed

    function openModels() {
        (acts.item as ComposerButtons)?.openModels();
    }

    /**
     * Move the keyboard focus to the message field, or to the editor of a chip above it, unless the user works
     * in another session.
     */
    function focusField() {
        if (root.here && (top.item as ComposerOverlay)?.focusEditor())
            return;
        if (root.here && root.closed)
            root.rowsWanted();
        else if (root.here)
            field.focusField();
    }

    /**
     * Insert text that was typed outside of the composer, and move the keyboard focus to the message field.
     */
    function type(text: string) {
        field.focusField();
        field.field.insert(field.cursorPosition, text);
    }

    /** Insert a quotation at the caret, as a chip, and move the keyboard focus there. */
    function quote(text: string) {
        field.focusField();
        if (root.session.composer.viewsReady)
            root.session.composer.attachments.quote(field.field.selectionStart, field.field.selectionEnd, text);
    }

    /** Insert text of the terminal at the caret, as a chip, and move the keyboard focus there. */
    function addTerminalText(text: string) {
        field.focusField();
        root.session.composer.attachments.addTerminalText(field.field.selectionStart, field.field.selectionEnd, text);
    }

    /** Mention a file or folder at the caret, and move the keyboard focus there. */
    function mention(path: string, folder: bool) {
        root.session.composer.attachments.mention(path, folder, field.cursorPosition);
        root.focusField();
    }

    /** Stash the message, or restore a stashed message into an empty field. */
    function stash() {
        root.session.composer.stashOrRestore();
        root.focusField();
    }

    /** Return whether the message is empty, or an example that was not changed. */
    function _unwritten(): bool {
        return field.text.trim() === "" || field.text === root._suggested;
    }

    /**
     * Put an example into the message, but do not send it. The example replaces an empty message or another
     * example. Otherwise it is appended to the text.
     */
    function suggest(text: string) {
        const begin = root._unwritten() ? 0 : field.length;
        const insertion = begin > 0 ? "\n\n" + text : text;
        root._suggested = begin > 0 ? "" : text;
        root.session.composer.replace(begin, field.length, insertion);
        field.focusField();
        field.cursorPosition = field.length;
    }

    /** Put unsent text back into the message, before the text that is being written. */
    function restoreText(text: string) {
        const own = field.text;
        if (text === "")
            return;
        // Behind the text of a message that has only chips, the chips follow without an empty line.
        const wordless = own.replace(/[\s\ufffc]/g, "") === "";
        root.session.composer.replace(0, own.trim() === "" ? field.length : 0, wordless ? text : text + "\n\n");
        field.cursorPosition = field.length;
    }

    /**
     * Send the message, unless an input method is composing or the message is not ready. With `afterTurn`,
     * the message waits for the end of a running turn.
     */
    function send(afterTurn: bool) {
        const text = field.text;
        if (!root.composing && root.session.composer.ready(text))
            root.session.composer.send(text, afterTurn);
    }

    /**
     * Send the message after the reset of the limit that is reached. If the field is empty, send then the
     * messages that wait.
     */
    function sendThen() {
        const text = field.text;
        if (text.trim() === "")
            root.session.usage.sendThen();
        else if (!root.composing && root.session.composer.ready(text))
            root.session.sendThen(text);
        root.focusField();
    }

    // Load the overlay, the buttons and the menu by URL, so that the first frame does not wait for their
    // files.
    function _make() {
        if (!root.session.composer.viewsReady || top.status !== Loader.Null)
            return;
        top.setSource("ComposerOverlay.qml", {
            composer: root,
            field: field
        });
        acts.setSource("ComposerButtons.qml", {
            composer: root
        });
        times.setSource("SendTimes.qml", {
            composer: root
        });
    }

    Component.onCompleted: _make()

    Connections {
        target: root.session.composer

        function onViewsReadyChanged() {
            top.asynchronous = true; // load in slices, so that the window keeps handling events
            acts.asynchronous = true;
            times.asynchronous = true;
            root._make();
        }

        function onEmptied() {
            field.clear();
        }
    }

    Rectangle {
        id: box

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10) + root._pushed
        width: root.columnWidth
        height: field.y + field.height + top.noteHeight + (stands.ownLines ? stands.height + Theme.px(8) : 0) + send.height + Theme.px(18)
        radius: Theme.rLarge
        color: Theme.card
        border.color: root.edge
        border.width: root.session.choices.bypasses ? 2 : 1

        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.IBeamCursor
            onPressed: root.focusField()
        }

        MessageField {
            id: field

            x: Theme.px(15)
            y: Theme.px(12)
            width: parent.width - 2 * x
            composer: root.session.composer
            hint: root.session.viewsReady && root.session.opened.active ? qsTr("Message this agent") : !root.session.busy ? (root.fresh ? qsTr("Message Claude, / for commands, @ for files") : qsTr("Message Claude")) : root.afterTurn ? qsTr("Message Claude (will be sent after this turn)") : qsTr("Message Claude (will be sent after the current step)")
            sendKey: root.session.viewsReady ? App.settings.sendKey : "enter"
            onSendWanted: root.send(root.afterTurn)
            onOtherSendWanted: root.send(!root.afterTurn)
            onPageWanted: direction => root.pageWanted(direction)
            onModeWanted: root.session.choices.nextMode()
        }

        // The overlay needs no height here: its notes are part of the height of the box.
        Loader {
            id: top

            /** Values of the overlay, with defaults until it is loaded. */
            readonly property real listHeight: (item as ComposerOverlay)?.listHeight ?? 0
            readonly property real noteHeight: (item as ComposerOverlay)?.noteHeight ?? 0

            width: parent.width
        }

        IconButton {
            id: attach

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(6)
            anchors.verticalCenter: send.verticalCenter
            glyph: Icons.add
            iconSize: Theme.px(20)
            text: qsTr("Attach")
            tipSide: "right"
            onClicked: (top.item as ComposerOverlay)?.attach()
        }

        StateText {
            id: stands

            anchors.left: parent.left
            anchors.leftMargin: ownLines ? field.x : Direction.before(acts) + acts.buttonsX - width
            y: ownLines ? send.y - height - Theme.px(4) : send.y + (send.height - height) / 2
            width: Math.min(implicitWidth, ownLines ? box.width - 2 * field.x : room)
            session: root.session
            room: acts.buttonsX - acts.choicesWidth - Theme.px(6)
        }

        Loader {
            id: acts

            /** The positions where the buttons begin and where the choices end, between Attach and Send. */
            readonly property real buttonsX: (item as ComposerButtons)?.buttonsX ?? width
            readonly property real choicesWidth: (item as ComposerButtons)?.choicesWidth ?? 0
            readonly property bool menuOpen: (item as ComposerButtons)?.menuOpen ?? false

            anchors.left: attach.right
            anchors.leftMargin: Theme.px(4)
            anchors.right: send.left
            anchors.rightMargin: Theme.px(8)
            anchors.top: send.top
            anchors.bottom: send.bottom
        }

        DeskButton {
            id: send

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(9)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(9)
            topPadding: Theme.px(5)
            kind: enabled ? "primary" : "plain"
            enabled: field.text.trim() !== ""
            text: field.shell ? qsTr("Run") : qsTr("Send")
            Accessible.description: (times.item as SendTimes)?.words ?? ""
            onClicked: {
                root.send(root.afterTurn);
                root.focusField();
            }

            Loader {
                id: times

                anchors.fill: parent
            }
        }
    }
}
