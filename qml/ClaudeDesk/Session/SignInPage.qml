import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code is not signed in. */
MessagePage {
    id: root

    required property string command
    required property string detail
    signal retryWanted
    signal signInWanted

    heading: qsTr("Claude Code is not signed in")
    words: qsTr("Sign in here, or run this in a terminal. Then try again: your message is sent once more.")

    CommandBox {
        text: root.command !== "" ? root.command : "claude /login"
    }

    CommandBox {
        text: root.detail
        copyable: false
    }

    buttons: [
        DeskButton {
            text: qsTr("Sign in…")
            kind: "act"
            onClicked: root.signInWanted()
        },
        DeskButton {
            text: qsTr("Try again")
            onClicked: root.retryWanted()
        }
    ]
}
