pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The header's buttons for the search, the user's messages, the permission history and the export. */
Row {
    id: root

    /**
     * Whether the title needs the room. If so, the button for the permission history is hidden, because a tab
     * of the panel shows the history too.
     */
    property bool tight: false
    signal findWanted
    signal turnsWanted
    signal permissionLogWanted
    /** The conversation should be saved to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)

    /** Open the menu of formats. */
    function openExport() {
        const menu = later.made() as DeskMenu;
        menu.popup(save, save.width - menu.width, save.height + 4);
        menu.currentIndex = 0;
    }

    IconButton {
        text: qsTr("Find")
        glyph: Icons.find
        onClicked: root.findWanted()
    }

    IconButton {
        text: qsTr("Your messages")
        glyph: Icons.list
        onClicked: root.turnsWanted()
    }

    IconButton {
        visible: !root.tight
        text: qsTr("Permission history")
        glyph: Icons.permissionLog
        onClicked: root.permissionLogWanted()
    }

    IconButton {
        id: save

        text: qsTr("Export")
        glyph: Icons.save
        opened: later.open
        onClicked: root.openExport()
    }

    LazyLoader {
        id: later

        sourceComponent: DeskMenu {
            parent: save
            title: qsTr("Export")

            DeskMenuItem {
                text: qsTr("Save as Markdown…")
                onTriggered: root.exportWanted("md")
            }

            DeskMenuItem {
                text: qsTr("Save as a web page…")
                onTriggered: root.exportWanted("html")
            }

            DeskMenuItem {
                text: qsTr("Save raw messages…")
                onTriggered: root.exportWanted("jsonl")
            }
        }
    }
}
