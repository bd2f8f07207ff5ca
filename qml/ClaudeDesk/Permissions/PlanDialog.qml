import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A plan by Claude, which the user approves or discusses. */
RequestCard {
    id: root

    required property RequestView decision
    readonly property PlanView plan: decision.plan

    name: qsTr("Plan")
    heading: qsTr("Approve this plan?")
    subtitle: qsTr("nothing has been changed yet")
    hint: plan.file !== "" ? Words.fill(qsTr("The plan is saved in %1"), [plan.file]) : ""
    countWords: decision.countWords
    requestId: decision.requestId
    folded: decision.folded
    onStepWanted: by => decision.step(by)
    onFoldWanted: on => decision.fold(on)

    Connections {
        target: root.plan

        // The plan or its possible answers have changed.
        function onArrived() {
            root.renew();
        }

        function onAnswersChanged() {
            root.renew();
        }
    }

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                figure: 3
                caption: root.plan.keepWords
                // The name is the same for any number of comments.
                Accessible.name: qsTr("Keep planning")
                Accessible.description: root.plan.commentWords !== "" ? Words.fill(qsTr("%1; key %2"), [root.plan.commentWords, figure]) : String(figure)
                onConfirmed: root.plan.keepPlanning(words.text)
            }
        ]
        last: [
            DecisionButton {
                card: root
                visible: root.plan.answers.length > 2
                enabled: root.plan.present
                figure: 4
                caption: root.plan.answers[2] ?? ""
                onConfirmed: root.plan.approve(2)
            },
            DecisionButton {
                card: root
                enabled: root.plan.present
                figure: 2
                caption: root.plan.answers[1]
                onConfirmed: root.plan.approve(1)
            },
            DecisionButton {
                card: root
                enabled: root.plan.present
                figure: 1
                kind: root.plan.asksFirst ? "act" : "plain"
                strong: true
                caption: root.plan.asksFirst ? qsTr("Approve") : root.plan.answers[0]
                // The name is the same for every mode. The description contains the mode.
                Accessible.name: qsTr("Approve")
                Accessible.description: Words.fill(qsTr("%1; key %2"), [root.plan.answers[0], figure])
                onConfirmed: root.plan.approve(0)
            }
        ]
    }

    PlainText {
        visible: !root.plan.present
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Claude sent no plan. Choose “Keep planning” to ask for one.")
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlanDocument {
        width: parent.width
        visible: root.plan.present
        card: root
        plan: root.plan
        most: root.roomInside - (root.plan.wants !== "" ? wants.height + root.gap : 0) - (root.plan.more !== "" ? more.height + root.gap : 0) - (root.plan.cut ? all.height + root.gap : 0) - words.height - root.gap
    }

    PlainText {
        id: wants

        width: parent.width
        visible: root.plan.wants !== ""
        text: Words.fill(qsTr("Approving does not grant the requested permissions: %1"), [root.plan.wants])
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        id: more

        width: parent.width
        visible: text !== ""
        text: root.plan.more
        wrapMode: Text.WrapAnywhere
        clip: true
        font.family: Theme.mono
        font.pixelSize: Theme.control
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DecisionButton {
        id: all

        visible: root.plan.cut
        card: root
        compact: true
        text: qsTr("Show all")
        onConfirmed: root.plan.showAll()
    }

    DecisionField {
        id: words

        card: root
        width: parent.width
        name: qsTr("Note to Claude")
        text: root.decision.words
        onTextChanged: root.decision.say(text)
        placeholderText: qsTr("What should be different? Sent with “Keep planning”")
        onAccepted: root.plan.keepPlanning(text)
    }
}
