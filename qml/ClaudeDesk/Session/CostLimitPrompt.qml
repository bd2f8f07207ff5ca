import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Language

/** Asks whether to continue beyond the cost limit, while a message waits. The user opens this dialog. */
DeskDialog {
    id: root

    required property UsageView usage
    /** Whether the limit is raised too. */
    property bool _raises: false

    heading: Words.fill(qsTr("Send above the cost limit of %1?"), [root.usage.limit])
    purpose: root.usage.question
    first: cancel

    DialogWords {
        text: root.usage.question
    }

    Column {
        width: parent?.width ?? 0

        DeskRadioButton {
            text: qsTr("Only this message")
            checked: !root._raises
            onClicked: root._raises = false
        }

        DeskRadioButton {
            caption: Words.fill(qsTr("Raise the limit to %1"), [root.usage.higher])
            checked: root._raises
            onClicked: root._raises = true
        }
    }

    others: AnswerButton {
        kind: "quiet"
        about: root.usage
        question: root.usage.question
        text: qsTr("Take the message back")
        onConfirmed: root.usage.notNow()
    }

    buttons: [
        DeskButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            kind: "act"
            about: root.usage
            question: [root.usage.question, root._raises].join("\n")
            caption: root._raises ? Words.fill(qsTr("Raise to %1 and send"), [root.usage.higher]) : qsTr("Send anyway")
            onConfirmed: {
                if (root._raises)
                    root.usage.raiseCeiling();
                else
                    root.usage.goOn();
            }
        }
    ]
}
