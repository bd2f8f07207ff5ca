import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Says which of the folder's own settings are not used, and offers to review them. */
Column {
    id: root

    required property KeptOutView keptOut
    /** Whether the note is above the list of servers. */
    required property bool ofServers

    spacing: Theme.px(6)

    PlainText {
        width: parent.width
        text: root.ofServers && root.keptOut.servers !== "" ? root.keptOut.servers : root.keptOut.words
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        compact: true
        text: qsTr("Review folder settings")
        onClicked: root.keptOut.review()
    }
}
