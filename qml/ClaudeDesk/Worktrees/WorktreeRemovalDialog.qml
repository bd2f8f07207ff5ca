pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/**
 * Asks before a worktree is removed. The dialog says what is removed, or why the worktree cannot be removed.
 */
DeskDialog {
    id: root

    required property WorktreeRemovalView removal
    readonly property bool _removing: removal.stage === "removing"

    heading: qsTr("Remove worktree")
    onDismissed: root.removal.dismiss()
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)

    DialogWords {
        text: root.removal.words
        color: Theme.ink
    }

    DialogWords {
        visible: root.removal.stage === "looking"
        text: qsTr("Looking at its files…")
    }

    DialogWords {
        text: root.removal.trouble
        color: Theme.bad
    }

    DialogWords {
        text: root.removal.lostLabel
        color: Theme.warn
    }

    DialogLines {
        name: qsTr("Files")
        lines: root.removal.lines
    }

    DialogCheckBox {
        visible: caption !== "" && !root._removing
        caption: root.removal.branchLabel
        checked: root.removal.withBranch
        onToggled: root.removal.deleteBranch(checked)
    }

    footer: DialogWords {
        visible: root._removing
        text: qsTr("Removing the worktree…")
    }

    buttons: [
        DeskButton {
            id: keep

            text: root.removal.ready ? qsTr("Keep") : qsTr("Close")
            enabled: !root._removing
            onClicked: root.removal.dismiss()
        },
        AnswerButton {
            visible: root.removal.ready || root._removing
            enabled: root.removal.ready
            text: qsTr("Remove worktree")
            question: [root.removal.ready, root.removal.words, root.removal.lostLabel, root.removal.lines, root.removal.withBranch].join("\n")
            onConfirmed: root.removal.remove()
        }
    ]
}
