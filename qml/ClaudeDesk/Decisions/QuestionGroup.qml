pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** One question and the answers to choose from. */
Column {
    id: root

    required property int index
    required property string text
    required property string header
    required property bool multiple
    required property list<string> labels
    required property list<string> descriptions
    required property list<bool> chosen
    required property bool other
    required property string words
    required property DecisionCard card
    required property QuestionsModel questions

    spacing: Theme.px(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: text

    Words {
        width: parent.width
        visible: text !== ""
        text: root.header
        color: Theme.soft
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    Words {
        width: parent.width
        text: root.text
        wrapMode: Text.Wrap
        bottomPadding: 2
    }

    Repeater {
        model: root.labels.length

        DecisionOption {
            required property int index

            card: root.card
            width: root.width
            label: root.labels[index]
            description: root.descriptions[index]
            multiple: root.multiple
            checked: root.chosen[index]
            onChosen: on => root.questions.choose(root.index, index, on)
        }
    }

    DecisionOption {
        card: root.card
        width: root.width
        label: qsTr("Other")
        description: qsTr("Say it in your own words")
        multiple: root.multiple
        checked: root.other
        onChosen: on => {
            root.questions.choose(root.index, root.labels.length, on);
            if (on)
                own.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    DecisionField {
        id: own

        card: root.card
        width: root.width
        visible: root.other
        name: qsTr("Your own words")
        placeholderText: qsTr("Your own words")
        text: root.words
        onTextEdited: root.questions.say(root.index, text)
    }
}
