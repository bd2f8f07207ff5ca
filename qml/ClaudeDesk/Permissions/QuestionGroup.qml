pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** One question, and the answers to choose from. */
Column {
    id: root

    required property int index
    required property string text
    required property string header
    required property bool multiple
    required property list<string> labels
    required property list<string> descriptions
    required property list<string> previews
    required property string more
    required property list<bool> chosen
    required property bool other
    required property string words
    required property bool skipped
    /**
     * `hint`: a text about the value that a server expects, or "" for a question by Claude. `optional`:
     * whether the answer is optional.
     */
    required property string hint
    required property bool optional
    required property RequestCard card
    required property QuestionModel questions
    /** The user is done with the question, and the keyboard focus should go to the next question. */
    signal nextWanted
    /** Whether the heading of the card has the text of the question. */
    property bool titled: false
    readonly property bool free: labels.length === 0
    readonly property bool formed: hint !== ""
    readonly property bool _skips: optional && !free
    readonly property bool _anyChosen: chosen.indexOf(true) >= 0
    readonly property int _stops: labels.length + (formed ? 0 : 1)

    spacing: Theme.px(8)
    topPadding: formed && index > 0 ? Theme.px(14) : formed ? Theme.px(4) : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: text

    function optionAt(place: int): DecisionOption {
        return (place < root.labels.length ? options.itemAt(place) : other) as DecisionOption;
    }

    /** Choose the option of a pressed digit, if that option is in sight. */
    function press(figure: int) {
        const option = root.free || figure > root._stops ? null : root.optionAt(figure - 1);
        if (option?.figure !== figure || !root.card.shows(option))
            return;
        option.forceActiveFocus(Qt.ShortcutFocusReason); // the focus ring shows where keys go
        option.click();
    }

    /**
     * Move the keyboard focus to the first option, or to the field of a question without options. Do nothing for
     * a server's question.
     */
    function enter() {
        if (root.formed)
            return;
        if (root.free)
            root.card.write(own);
        else
            root.goTo(0, 0);
    }

    /**
     * Move the keyboard focus to the option `by` places after the option `from`. The first option follows the
     * last option.
     */
    function goTo(from: int, by: int) {
        const to = (from + by + root._stops) % root._stops;
        const option = root.optionAt(to);
        option.forceActiveFocus(Qt.TabFocusReason);
        d.last = to;
    }

    QtObject {
        id: d

        /** The option that had the keyboard focus last. */
        property int last: -1
        readonly property int checked: root.chosen.indexOf(true)
        /** Whether digits choose options of this question. They do not for a server's question. */
        readonly property bool figured: !root.formed

        function figureOf(option: int): int {
            return figured && option < 8 ? option + 1 : 0;
        }

        /** The option that Tab reaches. */
        readonly property int stop: last >= 0 ? last : checked >= 0 ? checked : root.other ? root.labels.length : 0
    }

    Item {
        width: parent.width
        height: Math.max(header.height, root._skips ? skip.height : 0)
        visible: (header.text !== "" && !root.titled) || root._skips

        PlainText {
            id: header

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (skip.shown ? skip.width + Theme.px(8) : 0)
            text: !root.optional ? root.header : root.header === "" ? qsTr("Optional") : Words.fill(qsTr("%1 · optional"), [root.header])
            elide: Text.ElideRight
            color: Theme.soft
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }

        DecisionButton {
            id: skip

            anchors.right: parent.right
            card: root.card
            readonly property bool shown: root._skips && root._anyChosen

            visible: shown
            kind: "quiet"
            compact: true
            text: qsTr("Clear answer")
            onConfirmed: {
                // The button disappears when the answer is cleared, so move the keyboard focus first.
                root.goTo(0, 0);
                root.questions.skip(root.index, !root.skipped);
            }
        }
    }

    PlainText {
        width: parent.width
        visible: !root.titled
        text: root.text
        opacity: root.skipped ? 0.6 : 1
        wrapMode: Text.Wrap
        bottomPadding: 2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.more
        wrapMode: Text.WrapAnywhere
        color: Theme.soft
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    // Two options share the line between them.
    Column {
        width: root.width
        visible: !root.free
        spacing: -1

        Repeater {
            id: options

            model: root.labels.length

            DecisionOption {
                required property int index

                card: root.card
                width: root.width
                label: root.labels[index]
                description: root.descriptions[index]
                preview: root.previews[index]
                multiple: root.multiple
                checked: root.chosen[index]
                stop: d.stop === index
                figure: d.figureOf(index)
                first: index === 0
                last: index === root._stops - 1
                onChosen: on => {
                    d.last = index;
                    root.questions.choose(root.index, index, on);
                }
                onMoved: by => root.goTo(index, by)
                onPassed: root.nextWanted()
            }
        }

        DecisionOption {
            id: other

            card: root.card
            width: root.width
            visible: !root.free && !root.formed
            label: qsTr("Other")
            description: qsTr("Answer in your own words")
            caption: qsTr("In your own words")
            multiple: root.multiple
            checked: root.other
            stop: d.stop === root.labels.length
            figure: d.figureOf(root.labels.length)
            last: true
            onMoved: by => root.goTo(root.labels.length, by)
            onPassed: root.nextWanted()
            onChosen: on => {
                d.last = root.labels.length;
                root.questions.choose(root.index, root.labels.length, on);
                if (on)
                    root.card.write(own);
            }
        }
    }

    DecisionField {
        id: own

        card: root.card
        width: root.width
        visible: root.other
        name: root.formed ? root.text : qsTr("Your answer")
        placeholderText: root.hint || qsTr("Your answer")
        text: root.words
        // A server may ask for a password, which input methods must not learn.
        inputMethodHints: root.formed ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText : Qt.ImhNone
        onTextEdited: root.questions.say(root.index, text)
    }
}
