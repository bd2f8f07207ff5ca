import QtQuick
import ClaudeDesk.Theme

/** Buttons on the left and on the right; below each other where there is no room for both. */
Item {
    id: root

    property alias first: left.data
    property alias last: right.data
    readonly property bool _narrow: left.implicitWidth + right.implicitWidth + Theme.px(16) > width

    implicitHeight: _narrow ? left.height + right.height + Theme.px(8) : Math.max(left.height, right.height)
    height: implicitHeight

    Row {
        id: left

        y: root._narrow ? right.height + Theme.px(8) : 0
        spacing: Theme.px(8)
    }

    Row {
        id: right

        x: root.width - width
        spacing: Theme.px(8)
    }
}
