import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The pages of the panel, and the way out of it. */
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

        readonly property real wanted: usage.implicitWidth + servers.implicitWidth + log.implicitWidth + changes.implicitWidth
        /** How much of their width the tabs get: longer names take two lines. */
        readonly property real share: Math.min(1, (parent.width - leave.width - Theme.px(28) - 3 * spacing) / wanted)

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        PanelTab {
            id: usage

            width: Math.ceil(implicitWidth * tabs.share)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Usage")
            T.ButtonGroup.group: group
            checked: root.page === "usage"
            focus: checked
            onClicked: root.pageWanted("usage")
        }

        PanelTab {
            id: servers

            width: Math.ceil(implicitWidth * tabs.share)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("MCP servers")
            T.ButtonGroup.group: group
            checked: root.page === "servers"
            focus: checked
            onClicked: root.pageWanted("servers")
        }

        PanelTab {
            id: log

            width: Math.ceil(implicitWidth * tabs.share)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Permission history")
            T.ButtonGroup.group: group
            checked: root.page === "permissionLog"
            focus: checked
            onClicked: root.pageWanted("permissionLog")
        }

        PanelTab {
            id: changes

            width: Math.ceil(implicitWidth * tabs.share)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Changes")
            T.ButtonGroup.group: group
            checked: root.page === "changes"
            focus: checked
            onClicked: root.pageWanted("changes")
        }
    }

    IconButton {
        id: leave

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Close panel")
        glyph: Icons.close
        onClicked: root.closeWanted()
    }
}
