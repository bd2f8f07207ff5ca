import QtQuick
import ClaudeDesk.Attachments
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

    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: Theme.px(8)
    }

    DropMark {
        visible: root.containsDrag
        target: inside
        covers: true
        words: qsTr("A folder dropped here starts a session in it")
    }
}
