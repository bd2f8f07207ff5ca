import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What of the folder's own settings is kept out, and the way to change that. */
Column {
    id: root

    required property KeptOutView keptOut
    /** Whether it stands over the servers. */
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
