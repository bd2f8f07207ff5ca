import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code exited before it was ready. */
MessagePage {
    id: root

    required property string detail
    signal retryWanted

    heading: qsTr("Claude Code could not start")
    words: detail !== "" ? qsTr("Last output:") : qsTr("It printed no output.")

    CommandBox {
        text: root.detail
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "primary"
            onClicked: root.retryWanted()
        }
    ]
}
