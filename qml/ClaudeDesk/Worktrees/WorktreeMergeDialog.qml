pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/**
 * Asks before the branch of a worktree is merged, and what follows: whether the worktree stays, and who
 * resolves conflicts.
 */
DeskDialog {
    id: root

    required property WorktreeMergeView merge
    readonly property bool _merged: merge.stage === "merged"
    readonly property bool _stopped: merge.stage === "stopped"
    readonly property bool _done: _merged || _stopped

    heading: root.merge.heading
    purpose: [root.merge.words, root.merge.trouble, root.merge.warning].filter(Boolean).join("\n")
    wide: true
    first: cancel
    cancellable: !root.merge.busy
    onDismissed: root.merge.dismiss()

    DialogWords {
        text: root.merge.words
    }

    DialogWords {
        visible: root.merge.stage === "looking"
        text: qsTr("Looking at both folders…")
    }

    DialogField {
        visible: root.merge.targets.length > 0
        label: qsTr("Into")

        DeskComboBox {
            width: parent.width
            name: qsTr("Into")
            model: root.merge.targets
            currentIndex: root.merge.targetIndex
            listWidth: width
            font.pixelSize: Theme.control
            topPadding: Theme.px(8)
            bottomPadding: Theme.px(8)
            ink: Theme.ink
            onActivated: index => root.merge.chooseTarget(index)
        }
    }

    DialogWords {
        text: root.merge.trouble
        color: Theme.ink
    }

    DialogLines {
        name: qsTr("Files in the way")
        lines: root.merge.blocking
    }

    DialogFiles {
        rows: root.merge.rows
        more: root.merge.moreRows
    }

    DialogWords {
        text: root.merge.leftLabel
        color: Theme.ink
    }

    DialogLines {
        name: qsTr("Files that are not merged")
        lines: root.merge.left
    }

    DialogWords {
        text: root.merge.stayingLabel
    }

    DialogLines {
        name: qsTr("Files that stay")
        lines: root.merge.staying
    }

    DialogWords {
        text: root.merge.lossWords
    }

    staying: [
        DialogWords {
            text: root.merge.warning
            color: Theme.warn
        },
        DialogWords {
            visible: root.merge.busy
            text: root.merge.stage === "undoing" ? qsTr("Undoing the merge…") : qsTr("Merging…")
        }
    ]

    others: [
        DeskButton {
            visible: root.merge.canShowDiff
            kind: "quiet"
            text: qsTr("Show the changes")
            onClicked: root.merge.showDiff()
        },
        AnswerButton {
            visible: root._done
            kind: "quiet"
            question: root.merge.heading
            text: qsTr("Undo the merge")
            onConfirmed: root.merge.undo()
        }
    ]

    buttons: [
        DeskButton {
            id: cancel

            enabled: root.merge.stage !== "undoing"
            text: root.merge.stage === "merging" ? qsTr("Stop") : root._merged ? qsTr("Keep the worktree") : root._stopped ? qsTr("Resolve it myself") : qsTr("Cancel")
            onClicked: {
                if (root.merge.stage === "merging")
                    root.merge.stop();
                else
                    root.cancel();
            }
        },
        AnswerButton {
            visible: root.merge.ready || root.merge.stage === "merging"
            enabled: root.merge.ready
            kind: "act"
            caption: root.merge.act
            question: [root.merge.ready, root.merge.words, root.merge.warning, root.merge.left, root.merge.staying, root.merge.rows.map(row => row.letter + row.name).join("\n")].join("\n")
            onConfirmed: root.merge.merge()
        },
        DeskButton {
            visible: root._merged
            text: qsTr("Remove the worktree…")
            onClicked: root.merge.remove()
        },
        DeskButton {
            visible: root._stopped && root.merge.rows.length > 0
            kind: "act"
            text: qsTr("Let Claude resolve it")
            onClicked: root.merge.letClaude()
        }
    ]
}
