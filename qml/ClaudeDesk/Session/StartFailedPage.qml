import QtQuick
import ClaudeDesk.Controls

/** The CLI ended before it was ready. */
MessagePage {
    id: root

    required property string detail
    signal retryWanted

    heading: qsTr("Claude Code did not start")
    words: detail !== "" ? qsTr("These were its last words:") : qsTr("It ended without a word.")

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
