import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Accepts a folder that the user drops. */
DropArea {
    id: root

    signal droppedFolder(folder: string)

    onEntered: drag => drag.accepted = drag.hasUrls && root._first(drag.urls) !== ""
    onDropped: drop => {
        const folder = root._first(drop.urls);
        if (folder === "")
            return;
        // Accept the drop as a copy, whatever action was offered, so that the folder stays in its place.
        drop.accept(Qt.CopyAction);
        root.droppedFolder(folder);
    }

    function _first(urls: list<url>): string {
        return urls.length === 1 && urls[0].toString().startsWith("file:") ? urls[0].toString() : "";
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(8)
        visible: root.containsDrag
        radius: 14
        color: Theme.card
        opacity: 0.92
        border.color: Theme.accent
        border.width: 2

        PlainText {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.px(32))
            text: qsTr("Drop to open folder")
            elide: Text.ElideRight
            color: Theme.accent
            font.weight: Font.DemiBold
        }
    }
}
