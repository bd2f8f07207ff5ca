import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The tabs of the panel's pages, and the button that closes the panel. Only the chosen tab shows its name. */
FocusScope {
    id: root

    required property string page
    signal pageWanted(page: string)
    signal closeWanted

    implicitHeight: Theme.px(48)

    T.ButtonGroup {
        id: group
    }

    Row {
        id: tabs

        /** The room for the chosen tab beside the icons of the others. */
        readonly property real named: root.width - closeButton.width - Theme.px(28) - 5 * (Theme.px(32) + spacing)

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.changes
            bare: !checked || fullWidth > tabs.named
            text: qsTr("Changes")
            T.ButtonGroup.group: group
            checked: root.page === "changes"
            focus: checked
            onClicked: root.pageWanted("changes")
        }

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.folder
            bare: !checked || fullWidth > tabs.named
            text: qsTr("Files")
            T.ButtonGroup.group: group
            checked: root.page === "files"
            focus: checked
            onClicked: root.pageWanted("files")
        }

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.agents
            bare: !checked || fullWidth > tabs.named
            text: qsTr("Agents")
            T.ButtonGroup.group: group
            checked: root.page === "agents"
            focus: checked
            onClicked: root.pageWanted("agents")
        }

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.usage
            bare: !checked || fullWidth > tabs.named
            text: qsTr("Usage")
            T.ButtonGroup.group: group
            checked: root.page === "usage"
            focus: checked
            onClicked: root.pageWanted("usage")
        }

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.toolServer
            bare: !checked || fullWidth > tabs.named
            text: qsTr("MCP servers")
            T.ButtonGroup.group: group
            checked: root.page === "servers"
            focus: checked
            onClicked: root.pageWanted("servers")
        }

        PanelTab {
            width: bare ? implicitWidth : Math.min(implicitWidth, tabs.named)
            glyph: Icons.permissionLog
            bare: !checked || fullWidth > tabs.named
            text: qsTr("Permission history")
            T.ButtonGroup.group: group
            checked: root.page === "permissionLog"
            focus: checked
            onClicked: root.pageWanted("permissionLog")
        }
    }

    IconButton {
        id: closeButton

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Close panel")
        glyph: Icons.close
        onClicked: root.closeWanted()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
