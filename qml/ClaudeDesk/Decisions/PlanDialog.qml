import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A plan of Claude's, to be approved or worked on. */
DecisionCard {
    id: root

    required property DecisionView decision

    name: qsTr("Plan")
    heading: qsTr("Plan")
    subtitle: qsTr("Claude would work by this plan. Nothing was changed yet.")
    countWords: decision.countWords
    requestId: decision.requestId
    onStepWanted: by => decision.step(by)

    Connections {
        target: root.decision.plan

        // What the buttons stand for is another thing now.
        function onArrived() {
            root.renew();
        }
    }

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                text: qsTr("Keep planning")
                onConfirmed: root.decision.plan.keepPlanning(words.text)
            }
        ]
        last: [
            DecisionButton {
                card: root
                enabled: root.decision.plan.words !== ""
                text: qsTr("Approve and accept edits")
                onConfirmed: root.decision.plan.approve(true)
            },
            DecisionButton {
                card: root
                enabled: root.decision.plan.words !== ""
                text: qsTr("Approve")
                onConfirmed: root.decision.plan.approve(false)
            }
        ]
    }

    Words {
        visible: root.decision.plan.words === ""
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Claude sent no plan along. Keep planning asks for one.")
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        visible: root.decision.plan.words !== ""
        width: parent.width
        height: plan.height + Theme.px(20)
        radius: 8
        color: Theme.code
        border.color: Theme.line

        TextEdit {
            id: plan

            x: Theme.px(14)
            y: Theme.px(10)
            width: parent.width - 2 * x
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: false
            textFormat: TextEdit.RichText
            text: root.decision.plan.html
            wrapMode: TextEdit.Wrap
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.pixelSize: Theme.body
            Accessible.role: Accessible.StaticText
            Accessible.name: root.decision.plan.words
        }
    }

    PartBar {
        card: root
        partWords: root.decision.plan.partWords
        onTurned: by => root.decision.plan.turn(by)
    }

    DecisionField {
        id: words

        card: root
        width: parent.width
        name: qsTr("Words for Claude")
        text: root.decision.words
        onTextChanged: root.decision.say(text)
        placeholderText: qsTr("What should be different? It goes along with Keep planning")
        onAccepted: root.decision.plan.keepPlanning(text)
    }
}
