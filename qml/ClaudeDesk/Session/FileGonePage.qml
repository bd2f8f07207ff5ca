import QtQuick
import ClaudeDesk.Controls

/** Claude Code does not have the session any more: what we know of it can be read. */
MessagePage {
    id: root

    /** Whether there are words to begin afresh with. */
    required property bool anything
    signal afreshWanted
    signal removeWanted

    heading: qsTr("This session is no longer on disk")
    words: root.anything ? qsTr("Claude Code has no file of it any more. What Claude Desk has kept of it, your own messages before all, can be read here. A new session can begin with these words in its message.") : qsTr("Claude Code has no file of it any more, and Claude Desk has kept nothing of it.")

    buttons: [
        DeskButton {
            text: root.anything ? qsTr("Start afresh with its words") : qsTr("Start afresh")
            kind: "primary"
            onClicked: root.afreshWanted()
        },
        DeskButton {
            text: qsTr("Remove from the list")
            onClicked: root.removeWanted()
        }
    ]
}
