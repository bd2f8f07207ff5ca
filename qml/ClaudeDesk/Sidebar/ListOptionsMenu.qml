import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A menu that arranges the list of sessions. */
DeskMenu {
    id: root

    required property SessionListModel sessions

    title: qsTr("Group sessions")

    DeskMenuItem {
        text: qsTr("By time")
        chosen: !root.sessions.byFolder
        onTriggered: root.sessions.byFolder = false
    }

    DeskMenuItem {
        text: qsTr("By folder")
        chosen: root.sessions.byFolder
        onTriggered: root.sessions.byFolder = true
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Collapse all")
        onTriggered: root.sessions.foldAll(true)
    }

    DeskMenuItem {
        text: qsTr("Expand all")
        onTriggered: root.sessions.foldAll(false)
    }
}
