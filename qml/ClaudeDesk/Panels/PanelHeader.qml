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
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        PanelTab {
            text: qsTr("Usage")
            T.ButtonGroup.group: group
            checked: root.page === "usage"
            focus: checked
            onClicked: root.pageWanted("usage")
        }

        PanelTab {
            text: qsTr("MCP servers")
            T.ButtonGroup.group: group
            checked: root.page === "servers"
            focus: checked
            onClicked: root.pageWanted("servers")
        }

        PanelTab {
            text: qsTr("Permission history")
            T.ButtonGroup.group: group
            checked: root.page === "permissionLog"
            focus: checked
            onClicked: root.pageWanted("permissionLog")
        }
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Close panel")
        glyph: Icons.close
        onClicked: root.closeWanted()
    }
}
