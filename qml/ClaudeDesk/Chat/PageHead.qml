import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
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
    /** Write all of it to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)

    /** Open the menu of formats. */
    function openExport() {
        if (!root.anything)
            return;
        menu.popup(save, save.width - menu.width, save.height + 4);
        menu.currentIndex = 0;
    }

    implicitHeight: Theme.header

    IconButton {
        id: sessions

        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.sidebarButton
        text: qsTr("Show sessions")
        glyph: "M2 4 L14 4 M2 8 L14 8 M2 12 L14 12"
        onClicked: root.sidebarWanted()
    }

    Words {
        id: title

        anchors.left: sessions.visible ? sessions.right : parent.left
        anchors.leftMargin: sessions.visible ? Theme.px(8) : Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, (cost.x - x - Theme.px(24)) * (info.visible ? 0.6 : 1))
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
        anchors.right: cost.left
        anchors.rightMargin: Theme.px(12)
        anchors.baseline: title.baseline
        visible: root.width > Theme.px(500)
        text: root.session.info
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Words {
        id: cost

        anchors.right: tools.left
        anchors.rightMargin: Theme.px(10)
        anchors.baseline: title.baseline
        text: root.session.cost
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Row {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.anything
        width: visible ? implicitWidth : 0

        IconButton {
            text: qsTr("Find")
            glyph: "M7 2.5 A4.5 4.5 0 1 0 7 11.5 A4.5 4.5 0 1 0 7 2.5 M10.3 10.3 L14 14"
            onClicked: root.findWanted()
        }

        IconButton {
            text: qsTr("Your messages")
            glyph: "M5.5 4 L14 4 M5.5 8 L14 8 M5.5 12 L14 12 M2 4 h0.01 M2 8 h0.01 M2 12 h0.01"
            onClicked: root.turnsWanted()
        }

        IconButton {
            id: save

            text: qsTr("Export")
            glyph: "M8 2 L8 10 M4.5 7 L8 10.5 L11.5 7 M2.5 11.5 V13.5 H13.5 V11.5"
            opened: menu.visible
            onClicked: root.openExport()
        }
    }

    DeskMenu {
        id: menu

        title: qsTr("Export")

        MenuRow {
            text: qsTr("Save as Markdown…")
            onTriggered: root.exportWanted("md")
        }

        MenuRow {
            text: qsTr("Save as a web page…")
            onTriggered: root.exportWanted("html")
        }

        MenuRow {
            text: qsTr("Save the raw messages…")
            onTriggered: root.exportWanted("jsonl")
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
