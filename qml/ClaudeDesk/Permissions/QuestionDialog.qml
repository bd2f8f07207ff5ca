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
    /** Whether the questions are shown one after the other, and another one has no answer yet. */
    readonly property bool _goesOn: !ofServer && question.model.opens
    /** Show a question. A press or a key that began before does not count on it. */
    function _show(row: int) {
        const entered = root.activeFocus;
        if (entered)
            root.enter(); // the item with the focus is hidden now
        root.question.model.go(row);
        root.renew();
        if (entered)
            (questions.itemAt(row) as QuestionGroup)?.enter();
    }

    function _goOn() {
        root._show(root.question.model.openAfter(root.question.model.shown));
    }

    name: ofServer ? Words.fill(qsTr("MCP server question: %1"), [question.server]) : qsTr("Question")
    heading: question.isAddress ? Words.fill(qsTr("The MCP server %1 asks you to open a page"), [question.namedServer]) : ofServer ? Words.fill(qsTr("The MCP server %1 asks"), [question.namedServer]) : question.model.title || qsTr("Question")
    subtitle: decision.question.asker
    countWords: decision.countWords
    stepWords: question.model.placeWords
    part: question.model.shown
    parts: questions.count
    onPartWanted: by => root._show(question.model.shown + by)
    requestId: decision.requestId
    folded: decision.folded
    onStepWanted: by => decision.step(by)
    onFoldWanted: on => decision.fold(on)
    // A digit that answers the question shows the next one, so that it has the next digit.
    onFigurePressed: figure => {
        if (!root.ofServer)
            (questions.itemAt(root.question.model.shown) as QuestionGroup)?.press(figure);
        if (figure < 9 && root._goesOn && root.question.model.isComplete)
            root._goOn();
    }

    buttons: Column {
        width: parent ? parent.width : 0
        spacing: Theme.px(8)

        PlainText {
            width: parent.width
            visible: (questions.count > 1 && !root._goesOn) || (root.ofServer && (questions.count > 0 || root.question.asText))
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
                DecisionButton {
                    card: root
                    visible: root.question.canSkip && !root.ofServer && !discard.asks
                    kind: "quiet"
                    text: root.question.model.skipped ? qsTr("Answer this question") : qsTr("Skip this question")
                    onConfirmed: {
                        root.question.model.skip(root.question.model.shown, !root.question.model.skipped);
                        if (root.question.model.skipped && root._goesOn)
                            root._goOn();
                    }
                }
            ]
            last: [
                DecisionButton {
                    card: root
                    visible: root._goesOn
                    kind: "act"
                    keyHint: qsTr("Enter")
                    text: qsTr("Next question")
                    onConfirmed: root._goOn()
                },
                DecisionButton {
                    card: root
                    visible: !root.question.isAddress && !root._goesOn
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
            width: root.innerWidth
            visible: root.ofServer || index === root.question.model.shown
            titled: root.question.model.title !== "" && !root.headingCut
            onNextWanted: if (root._goesOn)
                root._goOn()
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
