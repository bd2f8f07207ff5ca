import QtQuick
import ClaudeDesk.Controls

/** The session's file may be there, and cannot be read: nothing is begun in its place unasked. */
MessagePage {
    id: root

    /** Whether there are words to begin afresh with. */
    required property bool anything
    /** The path, and why it cannot be read. */
    required property string detail
    signal afreshWanted
    signal retryWanted

    heading: qsTr("This session's file cannot be read")
    words: root.anything ? qsTr("Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.") : qsTr("Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.")

    CommandBox {
        text: root.detail
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "primary"
            onClicked: root.retryWanted()
        },
        DeskButton {
            text: root.anything ? qsTr("New session with this transcript") : qsTr("New session")
            onClicked: root.afreshWanted()
        }
    ]
}
