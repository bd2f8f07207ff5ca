import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The tabs of the panel's pages, and the button that closes the panel. */
FocusScope {
    id: root

    required property string page
    /** The height with one line of tabs. */
    readonly property real _line: Theme.px(48)
    signal pageWanted(page: string)
    signal closeWanted

    /** Whether the tabs do not fit in one line with their names. Then only the chosen tab shows its name. */
    readonly property bool _tight: tabs.all.reduce((sum, tab) => sum + tab.named + tabs.spacing, 0) > tabs.room

    implicitHeight: tabs.folded ? tabs.height + Theme.px(16) : Math.max(_line, tabs.height + Theme.px(12))

    T.ButtonGroup {
        id: group
    }

    PanelTabs {
        id: tabs

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        y: folded ? Theme.px(10) : Math.round((root.implicitHeight - height) / 2)
        all: [agents, usage, servers, log, changes]
        room: parent.width - closeButton.width - Theme.px(28)

        PanelTab {
            id: agents

            width: tabs.widthOf(agents)
            glyph: Icons.agents
            bare: root._tight && !checked
            height: tabs.tabHeight
            text: qsTr("Agents")
            T.ButtonGroup.group: group
            checked: root.page === "agents"
            focus: checked
            onClicked: root.pageWanted("agents")
        }

        PanelTab {
            id: usage

            width: tabs.widthOf(usage)
            glyph: Icons.usage
            bare: root._tight && !checked
            height: tabs.tabHeight
            text: qsTr("Usage")
            T.ButtonGroup.group: group
            checked: root.page === "usage"
            focus: checked
            onClicked: root.pageWanted("usage")
        }

        PanelTab {
            id: servers

            width: tabs.widthOf(servers)
            glyph: Icons.toolServer
            bare: root._tight && !checked
            height: tabs.tabHeight
            text: qsTr("MCP servers")
            T.ButtonGroup.group: group
            checked: root.page === "servers"
            focus: checked
            onClicked: root.pageWanted("servers")
        }

        PanelTab {
            id: log

            width: tabs.widthOf(log)
            glyph: Icons.permissionLog
            bare: root._tight && !checked
            height: tabs.tabHeight
            text: qsTr("Permission history")
            T.ButtonGroup.group: group
            checked: root.page === "permissionLog"
            focus: checked
            onClicked: root.pageWanted("permissionLog")
        }

        PanelTab {
            id: changes

            width: tabs.widthOf(changes)
            glyph: Icons.changes
            bare: root._tight && !checked
            height: tabs.tabHeight
            text: qsTr("Changes")
            T.ButtonGroup.group: group
            checked: root.page === "changes"
            focus: checked
            onClicked: root.pageWanted("changes")
        }
    }

    IconButton {
        id: closeButton

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Math.round(((tabs.folded ? root._line : root.implicitHeight) - height) / 2)
        text: qsTr("Close panel")
        glyph: Icons.close
        onClicked: root.closeWanted()
    }
}
