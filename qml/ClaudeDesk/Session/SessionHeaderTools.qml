pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls

/** The buttons that look through the conversation and save it. */
Row {
    id: root

    signal findWanted
    signal turnsWanted
    signal permissionLogWanted
    /** Write all of it to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)

    /** Open the menu of formats. */
    function openExport() {
        const menu = later.made() as DeskMenu;
        menu.popup(save, save.width - menu.width, save.height + 4);
        menu.currentIndex = 0;
    }

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
        text: qsTr("Decisions")
        glyph: "M3 2.5 H13 V13.5 H3 Z M5.5 6 L6.5 7 L8 5 M9.5 6 H11 M5.5 10.5 L6.5 11.5 L8 9.5 M9.5 10.5 H11"
        onClicked: root.permissionLogWanted()
    }

    IconButton {
        id: save

        text: qsTr("Export")
        glyph: "M8 2 L8 10 M4.5 7 L8 10.5 L11.5 7 M2.5 11.5 V13.5 H13.5 V11.5"
        opened: later.item !== null && (later.item as DeskMenu).visible
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
                text: qsTr("Save the raw messages…")
                onTriggered: root.exportWanted("jsonl")
            }
        }
    }
}
