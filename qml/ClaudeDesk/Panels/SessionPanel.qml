pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Changes
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Files
import ClaudeDesk.Theme

/**
 * The panel beside the conversation, with pages about changes, files, agents, usage, MCP servers and
 * permission decisions.
 */
FocusScope {
    id: root

    required property SessionView session
    /** The page that is shown: "changes", "files", "agents", "usage", "servers" or "permissionLog". */
    required property string page
    /** The greatest width that the user may choose, at the usual text size; 0 if the width is not the user's. */
    property int most: 0
    /** Whether the page scrolls by itself. */
    readonly property bool _listed: ["changes", "files", "agents", "permissionLog"].includes(page)
    signal pageWanted(page: string)
    signal closeWanted
    /** Pictures should be shown large. */
    signal picturesWanted(items: var, index: int)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Session")
    Keys.onEscapePressed: root.closeWanted()

    /** Mark the servers as seen, or refresh the figures, depending on the page. */
    function refreshPage() {
        if (root.page === "servers")
            root.session.servers.markSeen();
        else if (root.page === "usage")
            root.session.usage.refreshAll();
    }

    onPageChanged: {
        flick.contentY = 0;
        refreshPage();
    }
    Component.onCompleted: {
        refreshPage();
        appearing.show(root);
    }

    FadeIn {
        id: appearing
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    // Accepts clicks and wheel events, so that they do not reach the items below the panel.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }

    PanelHeader {
        id: head

        width: parent.width
        page: root.page
        focus: !root._listed
        onPageWanted: page => root.pageWanted(page)
        onCloseWanted: root.closeWanted()
    }

    Loader {
        id: note

        x: Theme.px(20)
        width: parent.width - 2 * x
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        height: item ? (item as Item).implicitHeight + Theme.px(14) : 0
        active: root.session.keptOut.shown

        sourceComponent: KeptOutNote {
            keptOut: root.session.keptOut
            ofServers: root.page === "servers"
        }
    }

    Flickable {
        id: flick

        anchors.top: note.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root._listed
        clip: true
        contentHeight: shown.height + Theme.px(24)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: flick
            margin: Theme.px(12)
        }

        Loader {
            id: shown

            x: Theme.px(20)
            y: Theme.px(6)
            width: flick.width - 2 * x
            active: !root._listed
            sourceComponent: root.page === "servers" ? servers : usage
        }

        WheelSteps {
            view: flick
        }
    }

    // These pages scroll by themselves.
    Loader {
        anchors.top: note.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root._listed
        focus: active
        sourceComponent: root.page === "changes" ? changes : root.page === "files" ? files : root.page === "agents" ? agents : permissionLog
    }

    PanelResizer {
        anchors.left: parent.left
        height: parent.height
        visible: root.most > 0
        most: root.most
    }

    Component {
        id: agents

        AgentsPage {
            agents: root.session.agents
            focus: true
        }
    }

    Component {
        id: files

        FilesPage {
            session: root.session
            focus: true
        }
    }

    Component {
        id: permissionLog

        PermissionLogPage {
            permissionLog: root.session.permissionLog
            focus: true
        }
    }

    Component {
        id: changes

        ChangesPage {
            changes: root.session.changes
            focus: true
            onPicturesWanted: (items, index) => root.picturesWanted(items, index)
        }
    }

    Component {
        id: usage

        UsagePage {
            usage: root.session.usage
            profile: root.session.profileName
            onFileWanted: path => App.openMemoryFile(root.session, path)
        }
    }

    Component {
        id: servers

        McpServersPage {
            servers: root.session.servers
        }
    }
}
