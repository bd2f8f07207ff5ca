import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Core

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
    /** The composer's box, which is marked while something is dragged over the page. */
    required property Item box

    /** The formats of pictures that are accepted unchanged. */
    readonly property list<string> _formats: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/bmp"]

    /** What a drop will do. */
    property string _words

    onEntered: drag => {
        const files = root._files(drag.urls).length;
        const picture = root._format(drag.formats) !== "";
        drag.accepted = drag.hasUrls || drag.hasText || drag.hasHtml || picture;
        if (files > 0)
            root._words = qsTr("Add %Ln file(s) to the message", "", files);
        else
            root._words = picture ? qsTr("Attach picture") : qsTr("Insert text");
    }
    onDropped: drop => {
        const files = root._files(drop.urls);
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

    function _files(urls: list<url>): list<url> {
        return urls.filter(url => url.toString().startsWith("file:"));
    }

    function _format(formats: list<string>): string {
        return root._formats.find(format => formats.includes(format)) ?? "";
    }

    DropMark {
        visible: root.containsDrag
        target: root.box
        words: root._words
    }
}
