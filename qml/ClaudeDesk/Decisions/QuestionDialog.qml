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
    heading: questions.count > 1 ? qsTr("%1 questions").arg(questions.count) : qsTr("Question")
    subtitle: decision.question.asker
    countWords: decision.countWords
    requestId: decision.requestId
    onStepWanted: by => decision.step(by)

    buttons: Column {
        width: parent ? parent.width : 0
        spacing: Theme.px(8)

        Words {
            width: parent.width
            visible: questions.count > 1
            // It keeps its place when all is answered: the buttons do not move.
            text: root.decision.question.model.missingWords || qsTr("The answers go to Claude together")
            color: Theme.soft
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        ButtonRow {
            width: parent.width

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
    }

    Repeater {
        id: questions

        model: root.decision.question.model

        QuestionGroup {
            card: root
            questions: root.decision.question.model
            canSkip: root.decision.question.canSkip
            width: root.innerWidth
        }
    }
}
