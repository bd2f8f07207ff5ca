pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
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
    /** The composer's box, which is marked while something is dragged over the page. */
    required property Item box

    /** The formats of pictures that are accepted unchanged. */
    readonly property list<string> _formats: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/bmp"]

    /** What a drop will do. */
    property string _words
    /** What kinds of files a drop would add. */
    property string _detail
    /** The chips of the first files that a drop would add, and the number of further files. */
    property list<var> _ghosts
    property int _more: 0

    onEntered: drag => {
        const urls = root._files(drag.urls);
        const files = urls.length;
        const picture = root._format(drag.formats) !== "";
        drag.accepted = drag.hasUrls || drag.hasText || drag.hasHtml || picture;
        root._ghosts = root.attachments.ghosts(urls);
        root._more = files - root._ghosts.length;
        root._detail = root.attachments.dropWords(urls);
        if (files > 0)
            root._words = qsTr("Attach %Ln file(s)", "", files);
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
        detail: root._detail
        glyph: root._ghosts.length > 0 ? Icons.attach : ""
    }

    // What the drop would add, at the caret.
    Row {
        id: ghosts

        readonly property rect _caret: root.containsDrag ? root.field.mapToItem(root, root.field.cursorRectangle) : Qt.rect(0, 0, 0, 0)
        readonly property rect _box: root.containsDrag ? root.box.mapToItem(root, Qt.rect(0, 0, root.box.width, root.box.height)) : Qt.rect(0, 0, 0, 0)

        x: Math.max(_box.x + Theme.px(12), Math.min(_caret.x + 4, _box.x + _box.width - width - Theme.px(12)))
        y: _caret.y + (_caret.height - height) / 2
        width: Math.min(implicitWidth, _box.width - Theme.px(24))
        height: Theme.chipHeight
        clip: true
        visible: root.containsDrag && root._ghosts.length > 0
        spacing: Theme.px(6)

        Repeater {
            model: ghosts.visible ? root._ghosts : []

            Rectangle {
                id: ghost

                required property var modelData

                width: Math.min(Theme.px(160), sign.width + name.implicitWidth + Theme.px(21))
                height: Theme.chipHeight
                radius: Theme.rInner
                color: Theme.card
                border.color: Theme.line

                Icon {
                    id: sign

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    path: ghost.modelData.kind === "picture" ? Icons.picture : Icons.file
                }

                PlainText {
                    id: name

                    anchors.left: sign.right
                    anchors.leftMargin: Theme.px(5)
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    text: (ghost.modelData.kind === "mention" ? "@" : "") + ghost.modelData.label
                    elide: Text.ElideMiddle
                    color: Theme.soft
                    font.pixelSize: Theme.control
                }
            }
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root._more > 0
            text: `+${root._more}`
            color: Theme.soft
            font.pixelSize: Theme.control
        }
    }
}
