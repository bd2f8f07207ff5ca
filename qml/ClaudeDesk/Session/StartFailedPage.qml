import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code exited before it was ready. */
MessagePage {
    id: root

    /** What the user can do, or "" if Claude Code does not say why it could not start. */
    required property string advice
    /** A command for a terminal, or "". */
    required property string command
    required property string detail
    signal retryWanted

    heading: qsTr("Claude Code could not start")
    words: advice !== "" ? advice : detail !== "" ? qsTr("Last output:") : qsTr("It printed no output.")

    CommandBox {
        text: root.command
    }

    CommandBox {
        text: root.detail
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "act"
            onClicked: root.retryWanted()
        }
    ]
}
