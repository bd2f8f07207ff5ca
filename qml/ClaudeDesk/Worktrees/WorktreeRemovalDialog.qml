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

    heading: root.removal.heading
    purpose: [root.removal.words, root.removal.trouble].filter(Boolean).join("\n")
    first: keep
    cancellable: !root._removing
    typed: root.removal.withBranch
    onDismissed: root.removal.dismiss()

    DialogWords {
        text: root.removal.words
    }

    DialogWords {
        text: root.removal.closing
    }

    DialogWords {
        visible: root.removal.stage === "looking"
        text: qsTr("Looking at its files…")
    }

    DialogWords {
        text: root.removal.trouble
        color: Theme.ink
    }

    DialogWords {
        text: root.removal.lostLabel
        color: Theme.ink
    }

    DialogLines {
        name: qsTr("Files")
        lines: root.removal.lines
    }

    DialogLoss {
        text: root.removal.uncommittedLabel
        lines: root.removal.uncommitted
    }

    DialogLines {
        name: qsTr("Uncommitted changes")
        lines: root.removal.uncommittedLabel === "" ? root.removal.uncommitted : ""
    }

    DialogCheckBox {
        visible: caption !== "" && !root._removing
        caption: root.removal.commitLabel
        checked: root.removal.commitsFirst
        onToggled: root.removal.commitFirst(checked)
    }

    DialogCheckBox {
        visible: caption !== "" && !root._removing
        caption: root.removal.branchLabel
        checked: root.removal.withBranch
        onToggled: root.removal.deleteBranch(checked)
    }

    staying: DialogWords {
        visible: root._removing
        text: qsTr("Removing the worktree…")
    }

    buttons: [
        DeskButton {
            id: keep

            text: qsTr("Cancel")
            enabled: !root._removing
            onClicked: root.cancel()
        },
        AnswerButton {
            visible: root.removal.ready || root._removing
            enabled: root.removal.ready
            kind: "act"
            caption: root.removal.act
            question: [root.removal.ready, root.removal.words, root.removal.closing, root.removal.lostLabel, root.removal.lines, root.removal.withBranch, root.removal.uncommitted, root.removal.commitsFirst].join("\n")
            onConfirmed: root.removal.remove()
        }
    ]
}
