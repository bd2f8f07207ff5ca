import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The frame of a part of a card: a separator line, the label, and the content. */
Rectangle {
    id: root

    property string label
    /** Whether this is the last part of its card. The last part has round corners. */
    property bool last: false
    property real inset: Theme.px(8)
    /** The space below the content. */
    property real below: inset
    default property alias content: box.data

    implicitHeight: box.y + box.childrenRect.height + below
    color: Theme.code
    bottomLeftRadius: last ? Theme.r - 1 : 0
    bottomRightRadius: last ? Theme.r - 1 : 0

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    RowLabel {
        id: head

        x: Theme.px(12)
        y: Theme.px(7)
        width: parent.width - 2 * x
        visible: root.label !== ""
        bottomPadding: Theme.px(4)
        text: root.label
        color: Theme.faint
        elide: Text.ElideRight
        font.pixelSize: Theme.tiny
    }

    Item {
        id: box

        y: root.label !== "" ? head.y + head.height : root.inset + 1
        width: parent.width
        height: childrenRect.height
    }
}
