pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Asks whether to rewind to before a message. The dialog shows what would change, and the user chooses the
 * conversation, the files, or both.
 */
DeskDialog {
    id: root

    required property RewindView rewind
    readonly property bool ready: !rewind.previewing && !rewind.goes
    readonly property bool _files: rewind.part === "files" || rewind.part === "both"
    readonly property bool _conversation: rewind.part === "conversation" || rewind.part === "both"
    /** Whether the rewind would change files for good, because there is no snapshot of them. */
    readonly property bool _forGood: _files && !rewind.fromSnapshot
    /**
     * All of the question as text. Facts that become known later change the text, so that earlier presses do
     * not count.
     */
    readonly property string question: [ready, rewind.words, rewind.conversationWhy, rewind.filesWhy, rewind.part, rewind.fileCount, rewind.rows.map((row, place) => `${row.letter}${row.name}${rewind.ticked[place]}`).join("\n"), rewind.ends].join("\n")

    heading: Words.fill(rewind.editing ? qsTr("Edit and resend “%1”?") : qsTr("Rewind to “%1”?"), [rewind.words])
    purpose: kept.text
    wide: true
    first: cancel
    typed: rewind.chosen
    cancellable: !rewind.goes
    onDismissed: root.rewind.decline()
    // A screen reader has read the dialog before the answer came.
    onReadyChanged: if (ready)
        speech.say([rewind.conversationWhy, rewind.filesWhy !== rewind.conversationWhy ? rewind.filesWhy : "", unchanged.visible ? unchanged.text : "", ...rewind.rows.slice(0, 5).map(row => `${row.letter} ${row.name}`)].filter(Boolean).join(" "), false)

    component Part: DeskRadioButton {
        required property string part

        enabled: part === "files" ? root.rewind.takesFiles : part === "conversation" ? root.rewind.takesConversation : root.rewind.takesFiles && root.rewind.takesConversation
        opacity: enabled ? 1 : 0.45
        font.pixelSize: Theme.body
        checked: root.rewind.part === part
        onClicked: root.rewind.choosePart(part)
    }

    DialogWords {
        id: kept

        SpokenText {
            id: speech
        }

        text: qsTr("This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.")
    }

    DialogWords {
        visible: root.rewind.previewing || root.rewind.goes
        text: root.rewind.goes ? qsTr("Rewinding…") : qsTr("Checking what would change…")
    }

    DialogWords {
        visible: root.ready && text !== ""
        color: Theme.ink
        text: root.rewind.conversationWhy
    }

    DialogWords {
        visible: root.ready && text !== "" && text !== root.rewind.conversationWhy && text !== root.rewind.trouble
        color: Theme.ink
        text: root.rewind.filesWhy
    }

    DialogWords {
        id: unchanged

        visible: root.ready && root.rewind.filesWhy === "" && root.rewind.offeredCount === 0
        text: root.rewind.fromSnapshot ? qsTr("Files: none has changed since.") : qsTr("Files: no file edited by Claude has changed since.")
    }

    Flow {
        width: parent?.width ?? 0
        visible: root.ready && root.rewind.part !== ""
        spacing: Theme.px(16)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What is rewound")

        Part {
            part: "both"
            text: qsTr("Conversation and files")
        }

        Part {
            part: "conversation"
            text: qsTr("Conversation")
        }

        Part {
            part: "files"
            text: qsTr("Files")
        }
    }

    DialogFiles {
        visible: root.ready && rows.length > 0
        enabled: root._files
        opacity: root._files ? 1 : 0.45
        rows: root.rewind.rows
        ticked: root.rewind.ticked
        more: root.rewind.moreFiles
        onTickAsked: (row, on) => root.rewind.tick(row, on)
    }

    // A single file that others have changed is ticked in the list above.
    DialogCheckBox {
        visible: root.ready && root.rewind.otherCount > 1
        enabled: root._files
        opacity: enabled ? 1 : 0.45
        caption: qsTr("Restore these too: %Ln files changed by you or another program since", "", root.rewind.otherCount)
        checked: root.rewind.othersTicked
        onToggled: root.rewind.tickOthers(checked)
    }

    DialogWords {
        visible: root.ready && root._files && root.rewind.fromSnapshot
        color: Theme.faint
        font.pixelSize: Theme.small
        lineHeight: Theme.smallLine
        text: Words.fill(qsTr("%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.", "", root.rewind.offeredCount), [root.rewind.fileCount])
    }

    DialogLoss {
        visible: root.ready && root._forGood
        text: Words.fill(qsTr("Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.", "", root.rewind.fileCount), [root.rewind.insertions, root.rewind.deletions])
    }

    DialogWords {
        visible: root.ready && root._conversation && root.rewind.ends > 0
        text: qsTr("Rewinding restarts Claude Code and ends %Ln background tasks.", "", root.rewind.ends)
    }

    DialogWords {
        visible: root.rewind.trouble !== ""
        color: Theme.ink
        text: root.rewind.trouble
    }

    buttons: [
        DeskButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            caption: root.rewind.part === "files" ? qsTr("Restore %Ln files", "", root.rewind.fileCount) : root.rewind.part === "both" ? qsTr("Rewind both") : qsTr("Rewind conversation")
            kind: root._forGood ? "bad" : "act"
            about: root.rewind
            question: root.question
            enabled: root.ready && root.rewind.part !== "" && (root.rewind.fileCount > 0 || !root._files)
            onConfirmed: {
                cancel.forceActiveFocus(Qt.OtherFocusReason);
                root.rewind.goOn();
            }
        }
    ]
}
