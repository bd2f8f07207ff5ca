pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The content of the sidebar: the button for a new session, the search field, the page of all sessions, the
 * list of sessions, and the button for the settings.
 */
FocusScope {
    id: root

    required property Sidebar side
    required property SessionListModel sessions

    function find() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    NewSessionButton {
        id: top

        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x - overview.width - Theme.px(4)
        sessions: root.sessions
        folder: root.side.folder
        onNewWanted: root.side.newWanted()
        onFolderWanted: folder => root.side.folderWanted(folder)
        onBrowseWanted: root.side.browseWanted()
    }

    IconButton {
        id: overview

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: top.verticalCenter
        text: qsTr("All sessions")
        shortcut: "overview"
        glyph: Icons.overview
        onClicked: root.side.overviewWanted()
    }

    SessionSearchField {
        id: field

        anchors.top: top.bottom
        anchors.topMargin: Theme.px(8)
        anchors.left: top.left
        width: top.width
        sessions: root.sessions
        onListWanted: list.enter()
        onMessageWanted: root.side.messageWanted()
        onEntered: list.openFound()
        onEverywhereWanted: list.searchEverywhere()
    }

    ListOptionsButton {
        id: arrange

        anchors.right: overview.right
        anchors.verticalCenter: field.verticalCenter
        sessions: root.sessions
    }

    SessionList {
        id: list

        anchors.top: field.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: said.visible ? said.top : rim.top
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8)
        width: parent.width - anchors.leftMargin - edge.width + 1
        sessions: root.sessions
        searchable: root.side.searchable
        numbered: root.side.numbered
        onChosen: {
            field.reset();
            root.side.chosen();
        }
        onMessageWanted: root.side.messageWanted()
        onFieldWanted: typed => field.appendTyped(typed)
        onSearchWanted: root.side.searchWanted(field.text)
    }

    PlainText {
        id: said

        readonly property string line: root.sessions.trouble !== "" ? root.sessions.trouble : root.sessions.reading

        anchors.bottom: rim.top
        anchors.bottomMargin: Theme.px(6)
        x: Theme.px(16)
        width: parent.width - 2 * x
        topPadding: Theme.px(6)
        visible: line !== ""
        text: line
        wrapMode: Text.Wrap
        color: root.sessions.trouble !== "" ? Theme.warn : Theme.faint
        font.pixelSize: Theme.tiny
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        id: rim

        anchors.left: parent.left
        anchors.bottom: settings.top
        anchors.bottomMargin: Theme.px(4)
        width: parent.width - 1
        height: 1
        color: Theme.line
    }

    DeskButton {
        id: settings

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(4)
        kind: "quiet"
        glyph: Icons.settings
        text: qsTr("Settings")
        onClicked: root.side.settingsWanted()
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: settings.verticalCenter
        text: qsTr("Help")
        shortcut: "help"
        Accessible.description: qsTr("F1")
        tipSide: "above"
        glyph: Icons.help
        onClicked: root.side.helpWanted()
    }

    SidebarResizer {
        id: edge

        anchors.right: parent.right
        height: parent.height
        most: root.side.most
    }
}
