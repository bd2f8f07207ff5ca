pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What may be allowed beyond this once, each by itself: the rule of `Always allow`, folders, a mode. */
Column {
    id: root

    required property RequestCard card
    required property GrantView grants
    /** What `Always allow` adds, and where. */
    readonly property Item rule: ruled
    readonly property bool any: grants.rules.length > 0 || grants.wider.length > 0 || grants.others !== ""

    spacing: Theme.px(8)

    // Each keeps its item, and the keyboard with it, while what is offered changes.
    CountModel {
        id: rules

        size: root.grants.rules.length
    }

    CountModel {
        id: places

        size: root.grants.places.length
    }

    CountModel {
        id: widers

        size: root.grants.wider.length
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Column {
        id: ruled

        width: parent.width
        visible: root.grants.rules.length > 0
        spacing: Theme.px(5)
        // The keyboard comes to it where it had to be brought into sight, and goes on from it.
        activeFocusOnTab: activeFocus
        Accessible.role: Accessible.Grouping
        Accessible.name: [head.text, ...root.grants.rules].join(" ")
        Accessible.focusable: true
        Accessible.focused: activeFocus

        PlainText {
            id: head

            width: parent.width
            text: root.grants.picks ? qsTr("Always allow adds the rules that are chosen, %1:").arg(root.grants.placeWords) : qsTr("Always allow adds this rule %1:").arg(root.grants.placeWords)
            wrapMode: Text.Wrap
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Repeater {
            model: rules.rows

            Item {
                id: rule

                required property int index
                readonly property string words: root.grants.rules[index] ?? ""

                width: root.width
                height: Math.max(said.height, add.visible ? add.height : 0)

                DecisionChip {
                    id: add

                    card: root.card
                    visible: root.grants.picks
                    multiple: true
                    text: checked ? qsTr("Added") : qsTr("Left out")
                    Accessible.description: rule.words
                    checked: root.grants.ruleOn[rule.index] ?? false
                    onChosen: root.grants.chooseRule(rule.index, !checked)
                }

                PlainText {
                    id: said

                    x: add.visible ? add.width + Theme.px(8) : 0
                    width: parent.width - x
                    text: rule.words
                    wrapMode: Text.WrapAnywhere
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.px(6)
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Where the rule is kept")

            Repeater {
                model: places.rows

                DecisionChip {
                    required property int index

                    card: root.card
                    caption: root.grants.places[index] ?? ""
                    checked: root.grants.place === index
                    onChosen: root.grants.choosePlace(index)
                }
            }
        }
    }

    Repeater {
        model: widers.rows

        Item {
            id: wider

            required property int index
            readonly property var update: root.grants.wider[index] ?? ({
                    button: "",
                    words: "",
                    path: ""
                })

            width: root.width
            height: Math.max(what.height, allow.height)

            Column {
                id: what

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - allow.width - Theme.px(10)

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: wider.update.path
                    wrapMode: Text.WrapAnywhere
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                PlainText {
                    width: parent.width
                    text: wider.update.words
                    wrapMode: Text.Wrap
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            DecisionButton {
                id: allow

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                card: root.card
                subject: wider
                compact: true
                caption: wider.update.button
                Accessible.description: [wider.update.path, wider.update.words].join(" ")
                onConfirmed: root.grants.allowWith(wider.index)
            }
        }
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.grants.others
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
