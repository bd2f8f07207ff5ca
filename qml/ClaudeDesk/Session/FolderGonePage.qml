import QtQuick
import ClaudeDesk.Controls

/** The folder of a session is gone: it can be read, and not be gone on with. */
MessagePage {
    id: root

    required property string folder
    signal elsewhereWanted
    signal retryWanted

    heading: qsTr("The folder of this session is gone")
    words: qsTr("What was said can be read here. To go on, Claude needs the folder back, or another one: a new session there begins with the words of this one in its message.")

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
