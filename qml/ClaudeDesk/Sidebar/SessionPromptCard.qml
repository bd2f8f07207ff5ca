import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks before a session or the window is closed in the midst of its work, or a session deleted. */
PromptPanel {
    id: root

    required property SessionPrompt prompt
    /** The width there is. */
    required property real room
    readonly property string question: [prompt.heading, prompt.words, prompt.yes, prompt.other].join("\n")
    /** The keyboard belongs to where it was. */
    signal answered

    implicitWidth: Math.min(Theme.px(440), room - Theme.px(32))
    raised: true
    heading: root.prompt.heading
    first: keep
    onDismissed: {
        root.answered();
        root.prompt.dismiss();
    }

    PromptPanel.Words {
        text: root.prompt.words
    }

    buttons: [
        DeskButton {
            id: keep

            caption: root.prompt.no
            onClicked: root.dismissed()
        },
        AnswerButton {
            visible: root.prompt.other !== ""
            caption: root.prompt.other
            question: root.question
            onConfirmed: {
                root.answered();
                root.prompt.choose();
            }
        },
        AnswerButton {
            caption: root.prompt.yes
            question: root.question
            onConfirmed: {
                root.answered();
                root.prompt.accept();
            }
        }
    ]
}
