pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Plain text that grows. New text is appended, and the rest is not touched. Long text is split into several
 * items.
 */
Item {
    id: root

    required property TranscriptModel transcript
    required property string key
    required property int segments
    required property int revision
    /** Whether more text may come. */
    required property bool growing
    property int wrapMode: TextEdit.Wrap
    property color color: Theme.ink
    property font font
    /** All of an item's text was inserted. */
    signal pieceReady(index: int)

    function pieceAt(index: int): RowText {
        return items.itemAt(index) as RowText;
    }

    /**
     * Append text to a segment that is `offset` units long. A longer segment contains the text already, and a
     * shorter segment is filled again.
     */
    function applyText(segment: int, offset: int, text: string) {
        const item = items.itemAt(segment) as RowText;
        if (!item)
            return;
        if (item.length === offset)
            item.insert(offset, text);
        else if (item.length < offset)
            root.put(item, root.transcript.segment(root.key, segment));
    }

    // Insert the text. Setting it would lose the line heights, and lay the text out once more.
    function put(item: RowText, text: string) {
        item.remove(0, item.length);
        item.insert(0, text);
    }

    /** The least height of a line, in pixels. */
    required property int lineHeight

    // Items are added one by one, so that the text of earlier items is not laid out again.
    function fit() {
        for (let number = pieces.count; number < root.segments; ++number)
            pieces.append({});
        if (pieces.count > root.segments)
            pieces.remove(root.segments, pieces.count - root.segments);
    }

    // This is not a Column: a Column would get its new height only when the frame is polished. The view that
    // follows the end would then need a second frame.
    implicitHeight: {
        const last = items.count > 0 ? items.itemAt(items.count - 1) : null;
        return last ? last.y + last.height : 0;
    }
    implicitWidth: {
        if (root.wrapMode !== TextEdit.NoWrap)
            return 0;
        let widest = 0;
        for (let index = 0; index < items.count; ++index)
            widest = Math.max(widest, items.itemAt(index)?.implicitWidth ?? 0);
        return widest;
    }
    onSegmentsChanged: fit()
    Component.onCompleted: fit()
    onRevisionChanged: {
        for (let index = 0; index < items.count; ++index) {
            const item = items.itemAt(index) as RowText;
            const text = root.transcript.segment(root.key, index);
            if (item && item.text !== text)
                root.put(item, text);
            root.pieceReady(index);
        }
    }

    Repeater {
        id: items

        model: ListModel {
            id: pieces
        }

        RowText {
            required property int index
            readonly property Item above: index > 0 ? items.itemAt(index - 1) : null

            y: above ? above.y + above.height : 0
            width: root.wrapMode === TextEdit.NoWrap ? implicitWidth : root.width
            wrapMode: root.wrapMode
            color: root.color
            font: root.font
            Component.onCompleted: {
                TextLayout.setLeast(textDocument, root.lineHeight);
                insert(0, root.transcript.segment(root.key, index));
                root.pieceReady(index);
            }
        }
    }

    Loader {
        active: root.growing

        sourceComponent: EndCaret {
            of: items.count > 0 ? root.pieceAt(items.count - 1) : null
        }
    }

    Connections {
        target: root.transcript
        enabled: root.growing

        function onAppended(key: string, segment: int, offset: int, text: string) {
            if (key === root.key)
                root.applyText(segment, offset, text);
        }
    }
}
