import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language

/**
 * The page that is shown when the folder of a session is gone. The user can read the session, and chooses
 * where the session continues.
 */
MessagePage {
    id: root

    required property string folder
    /**
     * The folder where the session can continue if its own folder was a worktree; "" without such a folder.
     */
    required property string home
    /** The name of that folder. */
    required property string project
    /** Whether Claude entered the missing worktree itself, and the session's own folder still exists. */
    required property bool entered
    signal againWanted
    signal repositoryWanted
    signal elsewhereWanted
    signal retryWanted

    heading: root.home ? qsTr("This session's worktree was not found") : qsTr("This session's folder was not found")
    words: root.entered ? qsTr("Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.") : root.home ? qsTr("You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.") : qsTr("You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.")

    CommandBox {
        text: root.folder
    }

    buttons: [
        DeskButton {
            visible: root.home !== ""
            text: qsTr("Create it again")
            kind: "act"
            onClicked: root.againWanted()
        },
        DeskButton {
            visible: root.home !== ""
            caption: Words.fill(qsTr("Continue in %1"), [root.project])
            onClicked: root.repositoryWanted()
        },
        DeskButton {
            text: qsTr("Choose another folder")
            onClicked: root.elsewhereWanted()
        },
        DeskButton {
            text: qsTr("Try again")
            kind: root.home === "" ? "act" : ""
            onClicked: root.retryWanted()
        }
    ]
}
