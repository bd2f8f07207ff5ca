import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** May this tool run, with this input? */
DecisionCard {
    id: root

    required property DecisionView decision

    name: qsTr("Permission request: %1").arg(decision.tool)
    heading: decision.heading
    subtitle: decision.asked
    countWords: decision.countWords
    requestId: decision.requestId
    onStepWanted: by => decision.step(by)

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                kind: "quiet"
                text: qsTr("Deny and stop")
                onConfirmed: root.decision.denyAndStop(words.visible ? words.text : "")
            },
            DecisionButton {
                card: root
                text: qsTr("Deny")
                onConfirmed: root.decision.deny(words.visible ? words.text : "")
            },
            DecisionButton {
                card: root
                kind: "quiet"
                text: qsTr("Add words")
                visible: !words.visible
                onConfirmed: {
                    root.decision.addWords();
                    words.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        ]
        last: [
            DecisionButton {
                card: root
                visible: root.decision.rule !== "" && !root.decision.edited
                text: qsTr("Always allow")
                onConfirmed: root.decision.alwaysAllow()
            },
            DecisionButton {
                card: root
                text: qsTr("Allow once")
                onConfirmed: root.decision.allowOnce()
            }
        ]
    }

    InputBox {
        width: parent.width
        card: root
        decision: root.decision
    }

    PartBar {
        card: root
        partWords: root.decision.partWords
        onTurned: by => root.decision.turn(by)
    }

    Words {
        width: parent.width
        visible: root.decision.details !== ""
        text: root.decision.details
        wrapMode: Text.WrapAnywhere
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: root.decision.editable ? (root.decision.reason !== "" ? qsTr("%1 · you can edit it before it runs").arg(root.decision.reason) : qsTr("You can edit it before it runs")) : root.decision.reason
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Column {
        width: parent.width
        visible: root.decision.rule !== "" && !root.decision.edited
        spacing: 2

        Words {
            width: parent.width
            text: qsTr("Always allow would add this rule to %1:").arg(root.decision.rulePlace)
            wrapMode: Text.Wrap
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Words {
            width: parent.width
            text: root.decision.rule
            wrapMode: Text.WrapAnywhere
            font.family: Theme.mono
            font.pixelSize: Theme.codeSize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    DecisionField {
        id: words

        width: parent.width
        visible: root.decision.adding
        card: root
        name: qsTr("Words for Claude")
        text: root.decision.words
        onTextChanged: root.decision.say(text)
        placeholderText: qsTr("Say what Claude should do instead; it goes along with Deny")
        onAccepted: root.decision.deny(text)
    }
}
