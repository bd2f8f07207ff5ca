import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The line below the message: what a text that begins with `!` does, and which output waits for Claude. */
Item {
    id: root

    required property ShellCommandView shell
    /** Whether the message is a command for the shell. */
    required property bool asks
    /** The number of commands whose output goes with the next message. */
    required property int outputs

    implicitHeight: words.implicitHeight + Theme.px(4)

    SpokenText {
        id: speech
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: if (words.text !== "")
            speech.say(words.text, false)
    }

    Icon {
        id: sign

        y: Theme.px(1)
        anchors.left: parent.left
        size: Theme.px(14)
        color: root.asks ? Theme.accent : Theme.soft
        path: Icons.toolRun
    }

    PlainText {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(6)
        anchors.right: parent.right
        text: root.asks ? Words.fill(qsTr("Runs in your shell in %1. The output goes with your next message."), [root.shell.folder]) : qsTr("The output of %Ln commands goes with your next message.", "", root.outputs)
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        onTextChanged: soon.restart()
    }
}
