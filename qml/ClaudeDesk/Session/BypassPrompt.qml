import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks whether to bypass all permissions. Unless the user agrees, Claude still asks for permissions. */
PromptPanel {
    id: root

    required property ChoicesView control
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    heading: qsTr("Bypass all permissions?")
    edge: Theme.bad
    first: keep
    onDismissed: {
        root.messageWanted();
        root.control.declineBypass();
    }

    PromptPanel.Words {
        text: qsTr("Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.")
    }

    PromptPanel.Words {
        id: restart

        text: root.control.tasksToEnd > 0 ? qsTr("Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.", "", root.control.tasksToEnd) : qsTr("Claude Code restarts. The conversation continues and nothing you wrote is lost.")
    }

    buttons: [
        DeskButton {
            id: keep

            text: qsTr("Keep asking")
            onClicked: root.dismissed()
        },
        AnswerButton {
            about: root.control
            question: restart.text
            text: qsTr("Bypass permissions")
            enterPresses: false
            onConfirmed: {
                root.messageWanted();
                root.control.useBypass();
            }
        }
    ]
}
