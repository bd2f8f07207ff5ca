pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A piece of Claude's text. The program generates the HTML itself, so that the HTML fetches nothing. */
RowFrame {
    id: root

    /** A number that changes when the text or the colours change. */
    required property int revision
    required property bool final
    /** The pictures of the project that the text names (ui/attachments/attachment_items.py). */
    required property var pictures

    onRevisionChanged: if (d.made)
        d.draw(false)
    Component.onCompleted: {
        d.draw(true);
        d.made = true;
    }

    QtObject {
        id: d

        /** Whether the row is complete. Until then, changes of the revision are ignored. */
        property bool made: false
        /** "quote" for a quotation, the kind of a note, or "". */
        property string frame: ""
        readonly property bool noted: frame !== "" && frame !== "quote"

        function draw(fresh: bool) {
            frame = root.host.textPainter.draw(root.key, words.textDocument, fresh);
            words.coded = root.host.textPainter.hasCode(root.key);
            words.renewCode();
            formulas.active = root.host.textPainter.hasFormulas(root.key);
            (formulas.item as FormulaLayer)?.place();
            (caret.item as EndCaret)?.place();
        }
    }

    Rectangle {
        anchors.left: parent.left
        visible: d.frame === "quote"
        width: 2
        height: words.height
        color: Theme.edge
    }

    Loader {
        active: d.noted
        width: parent.width
        height: active ? words.height + 2 * words.y : 0

        sourceComponent: NoteFrame {
            kind: d.frame
        }
    }

    LinkText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: d.noted ? Theme.noteIndent : d.frame === "quote" ? Theme.quoteIndent : 0
        y: d.noted ? Theme.notePadding : 0
        width: parent.width - anchors.leftMargin - (d.noted ? Theme.noteEnd : 0)
        color: root.containers.some(one => one.quotes && one.note === "") ? Theme.soft : Theme.ink
        host: root.host
        key: root.key
        coded: false
        font.pixelSize: Theme.large
    }

    Loader {
        id: formulas

        anchors.fill: words
        active: false

        sourceComponent: FormulaLayer {
            painter: root.host.textPainter
            key: root.key
            of: words
        }
    }

    Loader {
        id: named

        active: root.pictures.length > 0
        anchors.left: words.left
        y: active ? words.y + words.height + Theme.px(8) : 0
        // A Loader that has dropped its item keeps the item's size.
        height: active ? implicitHeight : 0

        sourceComponent: AttachmentFlow {
            host: root.host
            key: root.key
            allShown: true
            large: true
            items: root.pictures
            room: words.width
        }
    }

    Loader {
        id: caret

        active: !root.final

        sourceComponent: EndCaret {
            of: words
        }
    }
}
