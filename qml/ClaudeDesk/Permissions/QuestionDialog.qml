pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Questions of Claude's, or of a server's: all answered at once. */
RequestCard {
    id: root

    required property RequestView decision
    readonly property QuestionView question: decision.question
    readonly property bool ofServer: question.server !== ""

    name: ofServer ? Words.fill(qsTr("MCP server question: %1"), [question.server]) : qsTr("Question")
    heading: question.isAddress ? Words.fill(qsTr("The MCP server %1 asks you to open a page"), [question.namedServer]) : ofServer ? Words.fill(qsTr("The MCP server %1 asks"), [question.namedServer]) : questions.count > 1 ? qsTr("%Ln questions", "", questions.count) : qsTr("Question")
    subtitle: decision.question.asker
    countWords: decision.countWords
    requestId: decision.requestId
    folded: decision.folded
    onStepWanted: by => decision.step(by)
    onFoldWanted: on => decision.fold(on)
    // Of one question alone: the next one has the figures once this one is answered.
    onFigurePressed: figure => (questions.itemAt(question.model.current) as QuestionGroup)?.press(figure)

    buttons: Column {
        width: parent ? parent.width : 0
        spacing: Theme.px(8)

        PlainText {
            width: parent.width
            visible: questions.count > 1 || (root.ofServer && questions.count > 0)
            // It keeps its place when all is answered: the buttons do not move.
            text: root.question.model.missingWords || (root.ofServer ? qsTr("Your answers go to the MCP server, not to Claude") : qsTr("Claude receives all answers together"))
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
                    filled: root.question.model.filled
                    keeper: keep
                    onDismissed: root.question.dismiss()
                },
                DecisionButton {
                    id: keep

                    card: root
                    visible: discard.asks
                    text: discard.filled === 1 ? qsTr("Keep answer") : qsTr("Keep answers")
                    onConfirmed: discard.keep()
                }
            ]
            last: [
                DecisionButton {
                    card: root
                    visible: !root.question.isAddress
                    figure: root.ofServer ? 0 : 9
                    text: qsTr("Answer")
                    enabled: root.question.model.allAnswered
                    onConfirmed: root.question.answer()
                },
                DecisionButton {
                    card: root
                    visible: root.question.isAddress
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

    Repeater {
        id: questions

        model: root.question.model

        QuestionGroup {
            card: root
            questions: root.question.model
            canSkip: root.question.canSkip
            width: root.innerWidth
            onWentOn: (questions.itemAt(root.question.model.current) as QuestionGroup)?.enter()
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
