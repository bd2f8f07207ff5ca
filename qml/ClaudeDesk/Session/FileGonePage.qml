import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core

/**
 * The page that is shown when the session's file is gone. The user can read the part of the session that
 * Claude Desk kept.
 */
MessagePage {
    id: root

    /** Whether there is a transcript that a new session can begin with. */
    required property bool anything
    required property SessionView session
    signal afreshWanted
    signal removeWanted

    heading: qsTr("This session is no longer on disk")
    words: root.anything ? qsTr("The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.") : qsTr("The session file is gone, and Claude Desk kept no copy.")

    buttons: [
        DeskButton {
            text: root.anything ? qsTr("New session with this transcript") : qsTr("New session")
            kind: "act"
            onClicked: root.afreshWanted()
        },
        AnswerButton {
            about: root.session
            text: qsTr("Remove from list")
            onConfirmed: root.removeWanted()
        }
    ]
}
