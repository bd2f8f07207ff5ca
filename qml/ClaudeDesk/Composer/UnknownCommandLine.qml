import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Asks whether a command that nothing knows is to be sent to Claude as it stands. The keyboard stays in the message:
    what sends there sends it, Esc closes this. */
Item {
    id: root

    required property UnknownCommandView question
    /** Whether Enter sends: what the button says of it. */
    required property bool enterSends
    /** The message is to be sent as it is. */
    signal sendWanted
    /** The keyboard is to go back to the message. */
    signal messageWanted

    function _announce() {
        if (root.question.command !== "")
            words.Accessible.announce(words.text);
    }

    visible: question.command !== ""
    implicitHeight: question.command !== "" ? Math.max(words.implicitHeight, buttons.height) + Theme.px(6) : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Unknown command")

    Keys.onEscapePressed: {
        root.messageWanted();
        root.question.close();
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
        // Once it is in the window, where it was made for these words.
        onTextChanged: Qt.callLater(root._announce)
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
