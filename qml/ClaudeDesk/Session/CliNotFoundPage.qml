import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code was not found. */
MessagePage {
    id: root

    required property string command
    required property string detail
    signal demoWanted
    signal retryWanted

    heading: qsTr("Claude Code was not found")
    words: qsTr("Claude Desk needs Claude Code (the “claude” program) on this computer. Install it and try again, or try the demo, which calls no model.")

    CommandBox {
        text: root.command !== "" ? root.command : "npm install -g @anthropic-ai/claude-code"
    }

    CommandBox {
        text: root.detail
        copyable: false
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "act"
            onClicked: root.retryWanted()
        },
        DeskButton {
            text: qsTr("Try the demo")
            onClicked: root.demoWanted()
        }
    ]
}
