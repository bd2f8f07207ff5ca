import QtQuick
import ClaudeDesk.Controls

/**
 * The page that is shown when the session's file cannot be read, though it may exist. A new session begins
 * only if the user chooses that.
 */
MessagePage {
    id: root

    /** Whether there is a transcript that a new session can begin with. */
    required property bool anything
    /** The path of the file, and the reason why it cannot be read. */
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
            kind: "act"
            onClicked: root.retryWanted()
        },
        DeskButton {
            text: root.anything ? qsTr("New session with this transcript") : qsTr("New session")
            onClicked: root.afreshWanted()
        }
    ]
}
