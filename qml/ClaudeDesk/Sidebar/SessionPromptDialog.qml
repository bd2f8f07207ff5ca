import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs

/** Asks before a busy session or the window is closed, or a session is deleted. */
DeskDialog {
    id: root

    required property SessionPrompt prompt
    readonly property string question: [prompt.heading, prompt.listed, prompt.words, prompt.lost, prompt.yes, prompt.other].join("\n")

    heading: root.prompt.heading
    purpose: [prompt.listed, prompt.words, prompt.lost].filter(Boolean).join("\n")
    first: keep
    onDismissed: root.prompt.dismiss()

    DialogStates {
        name: root.prompt.heading
        lines: root.prompt.listed
        signs: root.prompt.signs
    }

    DialogWords {
        text: root.prompt.words
    }

    DialogLoss {
        text: root.prompt.lost
    }

    others: AnswerButton {
        visible: root.prompt.other !== ""
        kind: "quiet"
        caption: root.prompt.other
        question: root.question
        onConfirmed: root.prompt.choose()
    }

    buttons: [
        DeskButton {
            id: keep

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            kind: root.prompt.lost !== "" ? "bad" : "act"
            caption: root.prompt.yes
            question: root.question
            onConfirmed: root.prompt.accept()
        }
    ]
}
