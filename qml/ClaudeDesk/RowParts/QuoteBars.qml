pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The bars of the quotations and notes around a row. A note also has a background. */
Repeater {
    id: root

    required property RowFrame row

    model: row.containers

    Rectangle {
        id: bar

        required property int index
        required property var modelData
        readonly property bool noted: modelData.note !== ""
        readonly property var inner: root.row.containers.slice(index)
        readonly property real before: inner.reduce((sum, one) => sum + root.row.indentBy(one, false), 0)
        readonly property real after: inner.reduce((sum, one) => sum + root.row.indentBy(one, true), 0)

        visible: modelData.quotes
        x: root.row.frame.x - before
        // The background covers the round corner of the row above.
        y: modelData.goes_on ? noted ? -Theme.r : 0 : root.row.frame.y
        width: root.row.frame.width + before + after
        height: root.row.height - y
        color: noted ? Theme.code : "transparent"
        topLeftRadius: modelData.goes_on || !Direction.mirrored ? 0 : Theme.r
        topRightRadius: modelData.goes_on || Direction.mirrored ? 0 : Theme.r
        bottomLeftRadius: Direction.mirrored ? Theme.r : 0
        bottomRightRadius: Direction.mirrored ? 0 : Theme.r

        Rectangle {
            anchors.left: parent.left
            width: 2
            height: parent.height
            color: bar.noted ? Theme.note(bar.modelData.note) : Theme.edge
        }
    }
}
