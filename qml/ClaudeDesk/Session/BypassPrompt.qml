import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/** Asks whether to bypass all permissions. Unless the user agrees, Claude still asks for permissions. */
DeskDialog {
    id: root

    required property ChoicesView control

    heading: qsTr("Bypass all permissions?")
    purpose: [warning.text, restart.text].join("\n")
    first: keep
    onDismissed: root.control.declineBypass()

    DialogWords {
        id: warning

        color: Theme.ink
        text: qsTr("Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.")
    }

    DialogWords {
        id: restart

        text: root.control.tasksToEnd > 0 ? qsTr("Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.", "", root.control.tasksToEnd) : qsTr("Claude Code restarts. The conversation continues and nothing you wrote is lost.")
    }

    buttons: [
        DeskButton {
            id: keep

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            about: root.control
            question: restart.text
            kind: "act"
            text: qsTr("Bypass permissions")
            onConfirmed: root.control.useBypass()
        }
    ]
}
