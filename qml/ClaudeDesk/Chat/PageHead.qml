pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/** The head of the conversation: its title, what it runs on, what it cost, and its tools. */
Item {
    id: root

    required property SessionView session
    /** Whether the sidebar is away and its button is to be here. */
    required property bool sidebarButton
    /** Whether there is a conversation to look through and to save. */
    required property bool anything
    signal sidebarWanted
    signal findWanted
    signal turnsWanted
    signal ledgerWanted
    /** Write all of it to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)
    /** The panel: "usage" or "servers". */
    signal panelWanted(page: string)
    /** The page of the panel that is open, "" for none. */
    property string panel: ""
    readonly property string warning: !root.session.whole ? "" : root.session.servers.trouble !== "" ? root.session.servers.trouble : root.session.meter.warning

    /** Open the menu of formats. */
    function openExport() {
        const made = tools.item as HeadTools;
        if (made)
            made.openExport();
    }

    implicitHeight: Theme.header

    IconButton {
        id: sessions

        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.sidebarButton
        text: qsTr("Show sessions")
        glyph: "M2 4 L14 4 M2 8 L14 8 M2 12 L14 12"
        Accessible.description: waits.active ? qsTr("Requests that wait in other sessions: %1").arg(App.waitingElsewhere) : ""
        onClicked: root.sidebarWanted()

        Loader {
            id: waits

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.px(1)
            active: App.waitingElsewhere > 0

            sourceComponent: Rectangle {
                width: Theme.px(9)
                height: width
                radius: width / 2
                color: Theme.warn
                border.width: 1
                border.color: Theme.page
            }
        }
    }

    Words {
        id: title

        anchors.left: sessions.visible ? sessions.right : parent.left
        anchors.leftMargin: sessions.visible ? Theme.px(8) : Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, (warning.x - x - Theme.px(24)) * (info.visible ? 0.6 : 1))
        text: root.session.title
        elide: Text.ElideRight
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Words {
        id: info

        anchors.left: title.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: warning.left
        anchors.rightMargin: Theme.px(12)
        anchors.baseline: title.baseline
        visible: root.width > Theme.px(500)
        text: root.session.info
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Loader {
        id: warning

        anchors.right: cost.left
        anchors.rightMargin: active ? Theme.px(6) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.warning !== ""

        sourceComponent: HeadNote {
            text: root.warning
            tone: root.session.servers.trouble !== "" ? "warn" : root.session.meter.warningTone
            room: Math.max(Theme.px(60), root.width * 0.3)
            onClicked: root.panelWanted(root.session.servers.trouble !== "" ? "servers" : "usage")
        }
    }

    Loader {
        id: cost

        anchors.right: tools.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.session.whole && (root.session.meter.short !== "" || root.session.meter.cost !== "")

        sourceComponent: Meter {
            session: root.session
            wide: root.width > Theme.px(620)
            tight: root.width < Theme.px(420)
            opened: root.panel === "usage"
            onClicked: root.panelWanted("usage")
        }
    }

    Loader {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.anything

        sourceComponent: HeadTools {
            onFindWanted: root.findWanted()
            onTurnsWanted: root.turnsWanted()
            onLedgerWanted: root.ledgerWanted()
            onExportWanted: format => root.exportWanted(format)
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
