import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Accepts files, pictures, text and HTML that are dropped, and adds them to the message. */
DropArea {
    id: root

    required property ComposerAttachments attachments
    required property int cursor
    /**
     * The text field of the message. Dropped text is inserted at the pointer if the pointer is over the
     * field, and otherwise at the cursor.
     */
    required property TextEdit field

    /** The formats of pictures that are accepted unchanged. */
    readonly property list<string> _formats: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/bmp"]

    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText || drag.hasHtml || root._format(drag.formats) !== ""
    onDropped: drop => {
        const files = drop.urls.filter(url => url.toString().startsWith("file:"));
        const format = root._format(drop.formats);
        if (files.length > 0)
            root.attachments.addFiles(files, root.cursor);
        else if (format !== "")
            root.attachments.addPicture(drop.getDataAsArrayBuffer(format));
        else if (drop.hasText)
            root.attachments.addText(root._placeOf(drop.x, drop.y), drop.text);
        else if (drop.hasHtml)
            root.attachments.addPage(root._placeOf(drop.x, drop.y), drop.html);
        else
            return;
        // Accept the drop as a copy, whatever action was offered, so that the original stays in its place.
        drop.accept(Qt.CopyAction);
    }

    function _placeOf(x: real, y: real): int {
        const place = root.mapToItem(root.field, x, y);
        return root.field.contains(place) ? root.field.positionAt(place.x, place.y) : root.cursor;
    }

    function _format(formats: list<string>): string {
        return root._formats.find(format => formats.includes(format)) ?? "";
    }

    Rectangle {
        anchors.fill: parent
        visible: root.containsDrag
        radius: 14
        color: Theme.card
        opacity: 0.92
        border.color: Theme.accent
        border.width: 2

        PlainText {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.px(32))
            text: qsTr("Drop to attach")
            elide: Text.ElideRight
            color: Theme.accent
            font.weight: Font.DemiBold
        }
    }
}
