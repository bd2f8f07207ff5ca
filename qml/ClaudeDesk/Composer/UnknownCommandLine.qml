import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Asks whether to send a command that Claude Code does not know. The keyboard focus stays in the message
 * field. The key that sends messages sends the command as it is, and Esc closes the question.
 */
Item {
    id: root

    required property UnknownCommandView question
    /** Whether Enter sends, for the text of the button. */
    required property bool enterSends
    /** The message should be sent as it is. */
    signal sendWanted
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    function _announce() {
        if (root.question.command !== "")
            speech.say(words.text, false);
    }

    visible: question.command !== ""
    implicitHeight: question.command !== "" ? Math.max(words.implicitHeight, buttons.height) + Theme.px(6) : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Unknown command")

    Keys.onEscapePressed: {
        root.messageWanted();
        root.question.close();
    }

    SpokenText {
        id: speech
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: root._announce()
    }

    PlainText {
        id: words

        anchors.left: parent.left
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        y: Math.max(0, (buttons.height - implicitHeight) / 2)
        text: root.question.command !== "" ? Words.fill(qsTr("%1 is not a command in this session."), [root.question.command]) : ""
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // Announce the text only after the line is in the window, because the line may have been created for
        // this text.
        onTextChanged: soon.restart()
    }

    Row {
        id: buttons

        anchors.right: parent.right
        spacing: Theme.px(6)

        DeskButton {
            compact: true
            text: qsTr("Send as message")
            keyHint: root.enterSends ? "↵" : ""
            onClicked: root.sendWanted()
        }

        DeskButton {
            compact: true
            text: qsTr("Edit")
            onClicked: {
                root.messageWanted();
                root.question.close();
            }
        }
    }
}
