pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The permissions that the user can grant beyond this request: rules and the place where they are saved,
 * folders, and a mode.
 */
Column {
    id: root

    required property RequestCard card
    required property GrantView grants
    /** The item with the rules that `Always allow` adds, and the place where they are saved. */
    readonly property Item rule: ruled
    readonly property bool any: grants.rules.length > 0 || grants.offers.length > 0

    spacing: Theme.px(8)

    // These models keep the items, and the keyboard focus in them, while the offers change.
    CountModel {
        id: rules

        size: root.grants.rules.length
    }

    CountModel {
        id: places

        size: root.grants.places.length
    }

    CountModel {
        id: offers

        size: root.grants.offers.length
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    DecisionButton {
        card: root.card
        kind: "quiet"
        compact: true
        text: qsTr("Fewer options")
        onConfirmed: root.grants.unfold(false)
    }

    Column {
        id: ruled

        width: parent.width
        visible: root.grants.rules.length > 0
        spacing: Theme.px(5)
        // The group gets the keyboard focus when it is scrolled into sight, and Tab continues from the group.
        activeFocusOnTab: activeFocus
        Accessible.role: Accessible.Grouping
        Accessible.name: [head.text, ...root.grants.rules].join(" ")
        Accessible.focusable: true
        Accessible.focused: activeFocus

        PlainText {
            id: head

            width: parent.width
            text: root.grants.picks ? Words.fill(qsTr("Adds the selected rules. %1"), [root.grants.placeWords]) : Words.fill(qsTr("Adds this rule. %1"), [root.grants.placeWords])
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
                height: Math.max(said.height, root.grants.picks ? add.height : 0)

                DecisionChip {
                    id: add

                    card: root.card
                    visible: root.grants.picks
                    multiple: true
                    caption: rule.words
                    checked: root.grants.ruleOn[rule.index] ?? false
                    onChosen: root.grants.chooseRule(rule.index, !checked)
                }

                TapHandler {
                    enabled: add.visible
                    onTapped: add.click()
                }

                PlainText {
                    id: said

                    anchors.left: parent.left
                    anchors.leftMargin: root.grants.picks ? add.width + Theme.px(4) : 0
                    width: parent.width - anchors.leftMargin
                    anchors.verticalCenter: parent.verticalCenter
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
            Accessible.name: qsTr("Where the rule is saved")

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
        model: offers.rows

        Item {
            id: offer

            required property int index
            readonly property var row: root.grants.offers[index] ?? ({
                    words: "",
                    path: ""
                })

            width: root.width
            height: Math.max(what.height, addOffer.height)

            DecisionChip {
                id: addOffer

                card: root.card
                multiple: true
                caption: offer.row.words
                Accessible.description: offer.row.path
                checked: root.grants.offerOn[offer.index] ?? false
                onChosen: root.grants.chooseOffer(offer.index, !checked)
            }

            TapHandler {
                onTapped: addOffer.click()
            }

            Column {
                id: what

                anchors.left: parent.left
                anchors.leftMargin: addOffer.width + Theme.px(4)
                width: parent.width - anchors.leftMargin
                anchors.verticalCenter: parent.verticalCenter

                PlainText {
                    width: parent.width
                    text: offer.row.words
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: offer.row.path
                    wrapMode: Text.WrapAnywhere
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                    color: Theme.soft
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.grants.notOffered
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
