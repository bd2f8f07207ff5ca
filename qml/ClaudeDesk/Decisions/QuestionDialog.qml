pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Questions of Claude's, all answered at once. */
DecisionCard {
    id: root

    required property DecisionView decision

    name: qsTr("Question")
    heading: qsTr("Question")
    countWords: decision.countWords
    requestId: decision.requestId
    onStepWanted: by => decision.step(by)

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                kind: "quiet"
                text: qsTr("Dismiss")
                onConfirmed: root.decision.question.dismiss()
            }
        ]
        last: [
            DecisionButton {
                card: root
                text: qsTr("Answer")
                enabled: root.decision.question.model.allAnswered
                onConfirmed: root.decision.question.answer()
            }
        ]
    }

    Words {
        visible: questions.count === 0
        width: root.innerWidth
        wrapMode: Text.Wrap
        text: qsTr("The question could not be read. Dismiss tells Claude so.")
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Repeater {
        id: questions

        model: root.decision.question.model

        QuestionGroup {
            card: root
            questions: root.decision.question.model
            width: root.innerWidth
        }
    }
}
