import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** How the list of sessions is arranged. */
DeskMenu {
    id: root

    required property SessionListModel sessions

    title: qsTr("List of sessions")

    MenuRow {
        text: qsTr("By time")
        chosen: !root.sessions.byFolder
        onTriggered: root.sessions.byFolder = false
    }

    MenuRow {
        text: qsTr("By folder")
        chosen: root.sessions.byFolder
        onTriggered: root.sessions.byFolder = true
    }

    MenuLine {}

    MenuRow {
        text: qsTr("Fold all")
        onTriggered: root.sessions.foldAll(true)
    }

    MenuRow {
        text: qsTr("Unfold all")
        onTriggered: root.sessions.foldAll(false)
    }
}
