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

        readonly property list<PanelTab> all: [usage, servers, log, changes]
        readonly property real wanted: all.reduce((sum, tab) => sum + tab.implicitWidth, 0)
        readonly property real least: all.reduce((sum, tab) => sum + Math.min(tab.least, tab.implicitWidth), 0)
        readonly property real room: parent.width - leave.width - Theme.px(28) - 3 * spacing
        /** How much they get of what is not the longest word of each: longer names take two lines. */
        readonly property real share: wanted > least ? Math.max(0, Math.min(1, (room - least) / (wanted - least))) : 1

        /** Where even the words do not fit, they are cut. */
        function widthOf(tab: PanelTab): real {
            const low = Math.min(tab.least, tab.implicitWidth);
            return Math.ceil((low + (tab.implicitWidth - low) * share) * Math.min(1, room / Math.max(1, least)));
        }

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)

        PanelTab {
            id: usage

            width: tabs.widthOf(usage)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Usage")
            T.ButtonGroup.group: group
            checked: root.page === "usage"
            focus: checked
            onClicked: root.pageWanted("usage")
        }

        PanelTab {
            id: servers

            width: tabs.widthOf(servers)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("MCP servers")
            T.ButtonGroup.group: group
            checked: root.page === "servers"
            focus: checked
            onClicked: root.pageWanted("servers")
        }

        PanelTab {
            id: log

            width: tabs.widthOf(log)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Permission history")
            T.ButtonGroup.group: group
            checked: root.page === "permissionLog"
            focus: checked
            onClicked: root.pageWanted("permissionLog")
        }

        PanelTab {
            id: changes

            width: tabs.widthOf(changes)
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
