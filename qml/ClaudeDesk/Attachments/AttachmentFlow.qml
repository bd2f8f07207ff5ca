pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * Pictures and files in lines that wrap. The item is as wide as its widest line, and never wider than the
 * available room.
 */
Item {
    id: root

    /** The facts about each attachment, from ui/attachments/attachment_items.py. */
    required property var items
    required property RowContext host
    /**
     * `key`: the key of the row with the attachments. `allShown`: whether the row shows all attachments,
     * however many.
     */
    required property string key
    required property bool allShown
    /** Whether pictures are shown in their own size, as far as there is room, and not as thumbnails. */
    property bool large: false
    /** The available width. */
    property real room: parent ? parent.width : 0
    readonly property int count: items ? items.length : 0

    /** The greatest number of attachments that are shown at first. A button shows the rest. */
    readonly property int _few: 12
    readonly property int _shown: count <= _few || allShown ? count : _few
    readonly property bool _more: _shown < count
    readonly property int _gap: Theme.px(8)

    visible: count > 0
    implicitHeight: 0
    implicitWidth: 0
    width: implicitWidth
    height: count > 0 ? implicitHeight : 0
    on_GapChanged: place()
    on_MoreChanged: place()
    onRoomChanged: place()
    onWidthChanged: place()

    /** Place all items, in as few lines as the room allows. */
    function place() {
        let line = [];
        let used = 0;
        let top = 0;
        let widest = 0;
        const lines = [];
        const all = [];
        for (let at = 0; at < repeater.count; at++)
            all.push(repeater.itemAt(at));
        if (root._more)
            all.push(more);
        for (const item of all) {
            if (!item)
                return;
            if (line.length > 0 && used + root._gap + item.implicitWidth > root.room) {
                lines.push(line);
                line = [];
                used = 0;
            }
            used += (line.length > 0 ? root._gap : 0) + item.implicitWidth;
            line.push(item);
            widest = Math.max(widest, used);
        }
        if (line.length > 0)
            lines.push(line);
        root.implicitWidth = widest;
        for (const items of lines)
            top += root._placeLine(items, top) + root._gap;
        root.implicitHeight = Math.max(0, top - root._gap);
    }

    /** Place one line, and return its height. */
    function _placeLine(items: list<Item>, top: real): real {
        let height = 0;
        for (const item of items)
            height = Math.max(height, item.implicitHeight);
        let left = 0;
        for (const item of items) {
            item.x = left;
            item.y = top + Math.round((height - item.implicitHeight) / 2);
            left += item.implicitWidth + root._gap;
        }
        return height;
    }

    Repeater {
        id: repeater

        model: root._shown
        // The Repeater adds its items in order, so all items exist when the last item is added.
        onItemAdded: index => {
            if (index === root._shown - 1)
                root.place();
        }
        onItemRemoved: Qt.callLater(root.place)

        AttachmentItem {
            required property int index

            item: root.items[index] ?? ({})
            room: root.room
            large: root.large
            onImplicitWidthChanged: root.place()
            onImplicitHeightChanged: root.place()
            onClicked: root.host.openAttachments(root.items, index)
        }
    }

    DeskButton {
        id: more

        // Round the width, so that the items after the button are at whole pixels.
        implicitWidth: Math.ceil(contentItem.implicitWidth + leftPadding + rightPadding)
        visible: root._more
        compact: true
        caption: qsTr("Show all %Ln", "", root.count)
        onImplicitHeightChanged: root.place()
        onImplicitWidthChanged: root.place()
        onClicked: root.host.transcript.showAllCarried(root.key)
    }
}
