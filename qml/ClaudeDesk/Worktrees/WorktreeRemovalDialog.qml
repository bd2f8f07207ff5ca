pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Asks before a worktree is removed. The dialog says what is removed, or why the worktree cannot be removed.
 */
WorktreeDialog {
    id: root

    required property WorktreeRemovalView removal
    readonly property bool _removing: removal.stage === "removing"

    heading: qsTr("Remove worktree")
    onDismissed: root.removal.dismiss()
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)

    WorktreeWords {
        text: root.removal.words
        color: Theme.ink
    }

    WorktreeWords {
        visible: root.removal.stage === "looking"
        text: qsTr("Looking at its files…")
    }

    WorktreeWords {
        text: root.removal.trouble
        color: Theme.bad
    }

    WorktreeWords {
        text: root.removal.lostLabel
        color: Theme.warn
    }

    WorktreeLines {
        name: qsTr("Files")
        lines: root.removal.lines
    }

    WorktreeCheckBox {
        visible: caption !== "" && !root._removing
        caption: root.removal.branchLabel
        checked: root.removal.withBranch
        onToggled: root.removal.deleteBranch(checked)
    }

    footer: WorktreeWords {
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
