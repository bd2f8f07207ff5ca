import QtQuick
import ClaudeDesk.Controls

/** The menu of a row of the file tree. */
DeskMenu {
    id: root

    /** Whether the row can be opened: it is a file or a link. */
    property bool opens: true
    signal openWanted
    signal editWanted
    signal mentionWanted

    title: qsTr("File")

    DeskMenuItem {
        text: qsTr("Mention in the message")
        keys: "@"
        onTriggered: root.mentionWanted()
    }

    DeskMenuItem {
        visible: root.opens
        height: visible ? implicitHeight : 0
        text: qsTr("Open")
        keys: qsTr("Enter")
        onTriggered: root.openWanted()
    }

    DeskMenuItem {
        visible: root.opens
        height: visible ? implicitHeight : 0
        text: qsTr("Open in the editor")
        keys: qsTr("Ctrl+Enter")
        onTriggered: root.editWanted()
    }
}
