pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The header's buttons: the search, the user's messages, the panel's pages, and a menu with the rest. In a
 * session without messages, only the menu is there.
 */
Row {
    id: root

    required property SessionHeader head
    /** Whether the title needs the room. If so, the search and the like are in the menu. */
    property bool tight: false
    /** Whether there is room for the button of the changes. */
    property bool changes: true
    readonly property string _figure: head.session.changes.sessionFigure

    /** Open the menu with the first format as its current item. */
    function openExport() {
        root._open(8);
    }

    /** Open the menu. `index`: its current item, or -1. */
    function _open(index: int) {
        const menu = later.made() as DeskMenu;
        menu.popup(more, more.width - menu.width, more.height + 4);
        menu.currentIndex = index;
    }

    function _showChanges() {
        if (root._figure !== "")
            root.head.session.changes.choose("session");
        root.head.panelWanted("changes");
    }

    spacing: Theme.px(12)

    component Tool: IconButton {
        iconSize: Theme.px(20)
    }

    Tool {
        visible: !root.tight && root.head.anything
        text: qsTr("Find")
        shortcut: "find"
        glyph: Icons.find
        onClicked: root.head.findWanted()
    }

    Tool {
        visible: !root.tight && root.head.anything
        text: qsTr("Your messages")
        shortcut: "turns"
        glyph: Icons.list
        directed: true
        onClicked: root.head.turnsWanted()
    }

    Tool {
        visible: root.changes && root.head.anything
        text: qsTr("Changes")
        hint: root._figure
        glyph: Icons.changes
        marked: root.head.panel === "changes"
        // A click does not move the keyboard focus, so that closing the panel can give the focus back.
        focusPolicy: Qt.TabFocus
        onClicked: root._showChanges()
    }

    Tool {
        visible: !root.tight && root.head.anything
        text: qsTr("Agents")
        glyph: Icons.agents
        directed: true
        marked: root.head.panel === "agents"
        focusPolicy: Qt.TabFocus
        onClicked: root.head.panelWanted("agents")
    }

    Tool {
        id: more

        text: qsTr("More")
        glyph: Icons.more
        filled: true
        iconSize: Theme.px(16)
        opened: later.open
        onClicked: root._open(-1)

        MenuDrag {
            menu: later.item as DeskMenu
            onOpenWanted: root._open(-1)
        }
    }

    LazyLoader {
        id: later

        sourceComponent: DeskMenu {
            parent: more
            title: qsTr("More")

            DeskMenuItem {
                visible: root.tight && root.head.anything
                text: qsTr("Find")
                onTriggered: root.head.findWanted()
            }

            DeskMenuItem {
                visible: root.tight && root.head.anything
                text: qsTr("Your messages")
                onTriggered: root.head.turnsWanted()
            }

            DeskMenuItem {
                visible: !root.changes && root.head.anything
                text: qsTr("Changes")
                onTriggered: root._showChanges()
            }

            DeskMenuItem {
                visible: root.tight && root.head.anything
                text: qsTr("Agents")
                onTriggered: root.head.panelWanted("agents")
            }

            DeskMenuItem {
                text: qsTr("Permission history")
                onTriggered: root.head.permissionLogWanted()
            }

            DeskMenuItem {
                text: qsTr("Terminal")
                chosen: root.head.session.terminal.isOpen
                onTriggered: root.head.terminalWanted()
            }

            DeskMenuItem {
                text: qsTr("Claude Code…")
                onTriggered: root.head.claudeCodeWanted()
            }

            DeskMenuSeparator {
                visible: root.head.anything
                height: visible ? implicitHeight : 0
            }

            DeskMenuItem {
                visible: root.head.anything
                text: qsTr("Save as Markdown…")
                onTriggered: root.head.exportWanted("md")
            }

            DeskMenuItem {
                visible: root.head.anything
                text: qsTr("Save as a web page…")
                onTriggered: root.head.exportWanted("html")
            }

            DeskMenuItem {
                visible: root.head.anything
                text: qsTr("Save raw messages…")
                onTriggered: root.head.exportWanted("jsonl")
            }
        }
    }
}
