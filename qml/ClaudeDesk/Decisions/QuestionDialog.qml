pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

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
                onConfirmed: root.decision.dismiss()
            }
        ]
        last: [
            DecisionButton {
                card: root
                text: qsTr("Answer")
                enabled: root.decision.questions.allAnswered
                onConfirmed: root.decision.answer()
            }
        ]
    }

    Repeater {
        model: root.decision.questions

        QuestionGroup {
            card: root
            questions: root.decision.questions
            width: root.innerWidth
        }
    }
}
