import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Asks above the composer whether to continue beyond the cost limit, while a message waits. The question
 * never takes the keyboard focus by itself.
 */
PromptPanel {
    id: root

    required property UsageView usage
    signal messageWanted

    name: qsTr("Cost limit")
    edge: Theme.warn
    compact: true
    onDismissed: root.messageWanted()

    PromptPanel.Words {
        text: root.usage.question
        color: Theme.ink
        lineHeight: 1
    }

    buttons: [
        AnswerButton {
            text: qsTr("Continue")
            about: root.usage
            question: root.usage.question
            focus: true
            onConfirmed: {
                root.messageWanted();
                root.usage.goOn();
            }
        },
        AnswerButton {
            caption: Words.fill(qsTr("Raise to %1"), [root.usage.higher])
            about: root.usage
            question: root.usage.question
            onConfirmed: {
                root.messageWanted();
                root.usage.raiseCeiling();
            }
        },
        DeskButton {
            text: qsTr("Not now")
            onClicked: {
                root.messageWanted();
                root.usage.notNow();
            }
        }
    ]
}
