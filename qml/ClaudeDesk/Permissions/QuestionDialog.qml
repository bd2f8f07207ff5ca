pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Questions by Claude, or by an MCP server, which are answered together. */
RequestCard {
    id: root

    required property RequestView decision
    readonly property QuestionView question: decision.question
    readonly property bool ofServer: question.server !== ""
    /** Whether one of several questions has no answer yet. */
    readonly property bool _open: questions.count > 1 && !ofServer && question.model.missing > 0
    /** The question in which the keyboard focus was last. */
    property int _at: -1

    function _goOn() {
        root.question.model.goOn();
        (questions.itemAt(root.question.model.openAfter(root._at)) as QuestionGroup)?.enter();
    }

    name: ofServer ? Words.fill(qsTr("MCP server question: %1"), [question.server]) : qsTr("Question")
    heading: question.isAddress ? Words.fill(qsTr("The MCP server %1 asks you to open a page"), [question.namedServer]) : ofServer ? Words.fill(qsTr("The MCP server %1 asks"), [question.namedServer]) : questions.count > 1 ? qsTr("%Ln questions", "", questions.count) : qsTr("Question")
    subtitle: decision.question.asker
    countWords: decision.countWords
    requestId: decision.requestId
    folded: decision.folded
    onStepWanted: by => decision.step(by)
    onFoldWanted: on => decision.fold(on)
    // The digits belong to one question only. After its answer, the digits belong to the next question.
    onFigurePressed: figure => (questions.itemAt(question.model.current) as QuestionGroup)?.press(figure)

    buttons: Column {
        width: parent ? parent.width : 0
        spacing: Theme.px(8)

        PlainText {
            width: parent.width
            visible: questions.count > 1 || (root.ofServer && (questions.count > 0 || root.question.asText))
            // The line keeps its place when everything is answered, so that the buttons do not move.
            text: root.question.answerProblem || root.question.model.missingWords || (root.ofServer ? qsTr("Your answers go to the MCP server, not to Claude") : qsTr("Claude receives all answers together"))
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
                DismissButton {
                    id: discard

                    card: root
                    plainText: root.ofServer ? qsTr("Decline") : qsTr("Dismiss")
                    askingText: root.ofServer ? qsTr("Decline and discard %Ln answers?", "", filled) : qsTr("Dismiss and discard %Ln answers?", "", filled)
                    filled: root.question.asText ? Number(root.question.answerBegun) : root.question.model.filled
                    keeper: keep
                    onDismissed: root.question.dismiss()
                },
                DecisionButton {
                    id: keep

                    card: root
                    visible: discard.asks
                    text: discard.filled === 1 ? qsTr("Keep answer") : qsTr("Keep answers")
                    onConfirmed: discard.keep()
                },
                // At this side, so that `Answer` keeps its place when the last question is answered.
                DeskButton {
                    visible: root._open
                    compact: root.cramped
                    implicitHeight: compact ? implicitContentHeight + topPadding + bottomPadding : Theme.controlHeight
                    text: qsTr("Next question")
                    onClicked: root._goOn()
                }
            ]
            last: [
                DecisionButton {
                    card: root
                    visible: !root.question.isAddress
                    figure: root.ofServer ? 0 : 9
                    kind: "act"
                    text: qsTr("Answer")
                    enabled: root.question.asText ? root.question.answerProblem === "" : root.question.model.allAnswered
                    onConfirmed: root.question.answer()
                },
                DecisionButton {
                    card: root
                    visible: root.question.isAddress
                    kind: root.question.notes.length > 0 ? "plain" : "act"
                    strong: true
                    text: qsTr("Open in browser")
                    enabled: root.question.opens
                    onConfirmed: root.question.openAddress()
                }
            ]
        }
    }

    PlainText {
        width: root.innerWidth
        visible: text !== ""
        text: root.question.message
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Loader {
        width: root.innerWidth
        active: root.question.isAddress
        visible: active

        sourceComponent: ElicitationUrl {
            question: root.question
        }
    }

    // A question that does not fit into a form shows its schema, which is read-only, and a field for the
    // answer in JSON.
    PlainText {
        width: root.innerWidth
        visible: root.question.asText
        text: root.question.unchecked !== "" ? Words.fill(qsTr("This question does not fit into a form. Answer it in JSON, as this schema says. %1"), [root.question.unchecked]) : qsTr("This question does not fit into a form. Answer it in JSON, as this schema says.")
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        width: root.innerWidth
        height: schemaArea.height + Theme.px(12)
        visible: root.question.asText
        radius: Theme.r
        color: Theme.code
        border.color: schemaArea.activeFocus ? Theme.focus : Theme.line

        Flickable {
            id: schemaArea

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            y: Theme.px(6)
            width: parent.width - Theme.px(14)
            height: Math.min(schema.contentHeight, Theme.px(180))
            contentWidth: width
            contentHeight: schema.contentHeight
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: visible
            T.ScrollBar.vertical: DeskScrollBar {}
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Schema")
            Accessible.description: root.question.schema
            Accessible.readOnly: true

            Keys.onPressed: event => {
                const page = schemaArea.height - Theme.px(20);
                const by = event.key === Qt.Key_Down ? Theme.px(40) : event.key === Qt.Key_Up ? -Theme.px(40) : event.key === Qt.Key_PageDown ? page : event.key === Qt.Key_PageUp ? -page : 0;
                const to = Math.max(0, Math.min(schemaArea.contentY + by, schemaArea.contentHeight - schemaArea.height));
                event.accepted = by !== 0 && to !== schemaArea.contentY;
                schemaArea.contentY = to;
            }

            RowText {
                id: schema

                x: Direction.mirrored ? schemaArea.width - width : 0
                width: schemaArea.width - Theme.px(12)
                text: root.question.schema
                wrapMode: TextEdit.WrapAnywhere
                font.family: Theme.mono
                font.pixelSize: Theme.codeSize
                onTextChanged: schemaArea.contentY = 0
            }

            WheelSteps {
                view: schemaArea
            }
        }
    }

    PartBar {
        card: root
        partWords: root.question.schemaPart
        onTurned: by => root.question.turn(by)
    }

    Rectangle {
        width: root.innerWidth
        height: answer.height + Theme.px(14)
        visible: root.question.asText
        radius: Theme.r
        color: Theme.card
        border.color: answer.activeFocus ? Theme.focus : Theme.edge

        T.TextArea {
            id: answer

            x: Theme.px(10)
            y: Theme.px(7)
            width: parent.width - 2 * x
            height: contentHeight
            padding: 0
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.WrapAnywhere
            selectByMouse: true
            activeFocusOnTab: visible
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.family: Theme.mono
            font.pixelSize: Theme.control
            // A server may ask for a password, which input methods must not learn.
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            Accessible.name: qsTr("Your answer in JSON")
            Component.onCompleted: text = root.question.answerText
            onTextChanged: if (root.question.asText)
                root.question.write(text)

            // Another question of a server is shown, so show its stored answer.
            Connections {
                target: root.question

                function onChanged() {
                    answer.text = root.question.answerText;
                }
            }

            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) {
                    const next = answer.nextItemInFocusChain(event.key === Qt.Key_Tab);
                    if (next)
                        next.forceActiveFocus(event.key === Qt.Key_Tab ? Qt.TabFocusReason : Qt.BacktabFocusReason);
                    event.accepted = true;
                } else {
                    root.guardText(event);
                }
            }
        }
    }

    Repeater {
        id: questions

        model: root.question.model

        QuestionGroup {
            card: root
            questions: root.question.model
            canSkip: root.question.canSkip
            width: root.innerWidth
            onEntered: root._at = index
            onNextWanted: (questions.itemAt(root.question.model.current) as QuestionGroup)?.enter()
        }
    }

    PlainText {
        width: root.innerWidth
        visible: text !== ""
        text: root.question.more
        wrapMode: Text.WrapAnywhere
        clip: true
        font.family: Theme.mono
        font.pixelSize: Theme.control
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
