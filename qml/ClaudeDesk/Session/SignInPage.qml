import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code is not signed in. */
MessagePage {
    id: root

    required property string command
    required property string detail
    signal retryWanted

    heading: qsTr("Claude Code is not signed in")
    words: qsTr("Sign in by running this in a terminal, then try again: your message is sent once more.")

    CommandBox {
        text: root.command !== "" ? root.command : "claude /login"
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
        }
    ]
}
