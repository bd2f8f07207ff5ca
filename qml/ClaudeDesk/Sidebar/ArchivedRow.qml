import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The button at the end of the list that shows archived sessions, if there are any. */
Item {
    id: root

    required property SessionListModel sessions

    implicitHeight: sessions.archived > 0 ? button.height + Theme.px(16) : Theme.px(8)

    DeskButton {
        id: button

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(2)
        y: Theme.px(8)
        visible: root.sessions.archived > 0
        kind: "quiet"
        compact: true
        caption: root.sessions.withArchived ? qsTr("Hide archived") : Words.fill(qsTr("Show archived (%1)"), [root.sessions.archived])
        onClicked: root.sessions.withArchived = !root.sessions.withArchived
    }
}
