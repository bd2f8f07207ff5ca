import QtQuick
import ClaudeDesk.Controls

/** The folder of a session is gone: it can be read, and not be gone on with. */
MessagePage {
    id: root

    required property string folder
    signal elsewhereWanted
    signal retryWanted

    heading: qsTr("This session's folder was not found")
    words: qsTr("You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.")

    CommandBox {
        text: root.folder
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "primary"
            onClicked: root.retryWanted()
        },
        DeskButton {
            text: qsTr("Choose another folder")
            onClicked: root.elsewhereWanted()
        }
    ]
}
