import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** May this tool run, with this input? */
RequestCard {
    id: root

    required property RequestView decision
    required property RowContext host
    readonly property PermissionView permission: decision.permission
    /** What stands beside the input: a low window takes from the input first, so that the rest is in sight. Claude's own words, however many, take little of it. */
    readonly property real _beside: _tall(notes) + _tall(place) + _tall(more) + _tall(legend) + _tall(words) + _tall(alike) + _tall(grants) + Math.min(_tall(details) + _tall(reason), Theme.px(80))
    readonly property real _most: Math.max(Theme.px(54), room - Theme.px(150) - _beside)

    name: qsTr("Permission request: %1").arg(permission.tool)
    heading: permission.heading
    subtitle: permission.asked
    countWords: decision.countWords
    requestId: decision.requestId
    onStepWanted: by => decision.step(by)

    function _tall(item: Item): real {
        return item.visible ? item.height + Theme.px(10) : 0;
    }

    Connections {
        target: root.permission.change

        // What the buttons stand for is another thing now.
        function onRenewed() {
            root.renew();
        }
    }

    Connections {
        target: root.permission.grants

        function onChoiceChanged() {
            root.renew();
        }
    }

    Connections {
        target: root.decision

        function onAlikeListChanged() {
            root.renew();
        }
    }

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                kind: "quiet"
                text: qsTr("Deny and stop")
                onConfirmed: root.permission.denyAndStop(words.visible ? words.text : "")
            },
            DecisionButton {
                card: root
                text: qsTr("Deny")
                onConfirmed: root.permission.deny(words.visible ? words.text : "")
            },
            DecisionButton {
                card: root
                kind: "quiet"
                text: qsTr("Add words")
                visible: !words.visible
                onConfirmed: {
                    root.permission.addWords();
                    root.write(words);
                }
            }
        ]
        last: [
            DecisionButton {
                card: root
                visible: root.permission.grants.rules.length > 0 && !root.permission.edited
                enabled: root.permission.grants.canAlways
                text: qsTr("Always allow")
                subject: grants.rule
                onConfirmed: root.permission.grants.alwaysAllow()
            },
            DecisionButton {
                card: root
                text: qsTr("Allow once")
                onConfirmed: root.permission.allowOnce()
            }
        ]
    }

    RequestNotes {
        id: notes

        width: root.innerWidth
        notes: root.permission.notes
    }

    ProposedChangeHeader {
        id: place

        width: root.innerWidth
        visible: root.permission.isChange
        card: root
        permission: root.permission
        onEditWanted: root.write(box.field)
    }

    RequestInput {
        id: box

        width: root.innerWidth
        visible: !root.permission.showsChange
        card: root
        permission: root.permission
        most: Math.min(Theme.px(220), root._most)
    }

    ProposedChange {
        width: root.innerWidth
        visible: root.permission.showsChange
        change: root.permission.change
        input: root.permission.fullInput
        host: root.host
        most: root._most
    }

    PartBar {
        id: more

        card: root
        partWords: root.permission.partWords
        onTurned: by => root.permission.turn(by)
    }

    CommandLegend {
        id: legend

        width: root.innerWidth
        legend: root.permission.legend
    }

    PlainText {
        id: details

        width: root.innerWidth
        visible: text !== ""
        text: root.permission.details
        wrapMode: Text.WrapAnywhere
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        id: reason

        width: root.innerWidth
        visible: text !== ""
        text: root.permission.editable && !root.permission.isChange ? (root.permission.reason !== "" ? qsTr("%1 · you can edit it before it runs").arg(root.permission.reason) : qsTr("You can edit it before it runs")) : root.permission.reason
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    SimilarRequests {
        id: alike

        width: root.innerWidth
        visible: root.decision.alike.length > 0 && !root.permission.edited
        card: root
        decision: root.decision
    }

    GrantList {
        id: grants

        width: root.innerWidth
        visible: any && !root.permission.edited
        card: root
        grants: root.permission.grants
    }

    DecisionField {
        id: words

        width: root.innerWidth
        visible: root.permission.adding
        card: root
        name: qsTr("Words for Claude")
        text: root.decision.words
        onTextChanged: root.decision.say(text)
        placeholderText: qsTr("Say what Claude should do instead; it goes along with Deny")
        onAccepted: root.permission.deny(text)
    }
}
