import QtQuick
import ClaudeDesk.Theme

/**
 * Buttons at both ends of a row. If one line does not have room for all buttons, the first buttons are above
 * the last buttons, as in the tab order.
 */
Item {
    id: root

    property alias first: left.data
    property alias last: right.data
    readonly property int _gap: Theme.px(8)
    readonly property real _leftWidth: _wanted(left, "left", Infinity)
    readonly property real _rightWidth: _wanted(right, "right", Infinity)
    /**
     * The width of the longest line of the last buttons. If these buttons take several lines, the lines end
     * at the end of the row.
     */
    readonly property real _endWidth: _wanted(right, "end", width)
    readonly property bool _narrow: _leftWidth + _rightWidth + 2 * _gap > width
    /**
     * The last known widths. They are used while the page is hidden, because all buttons are invisible then.
     */
    readonly property var _kept: ({
            left: 0,
            right: 0,
            end: 0
        })
    property bool _seen: true

    /** Return the width that buttons need in lines no longer than `most`. */
    function _wanted(row: Item, side: string, most: real): real {
        if (!root.visible || !root._seen)
            return root._kept[side];
        let line = 0;
        let longest = 0;
        for (const button of row.children) {
            if (!button.visible)
                continue;
            const after = line + (line > 0 ? root._gap : 0) + button.implicitWidth;
            line = line > 0 && after > most ? button.implicitWidth : after;
            longest = Math.max(longest, line);
        }
        root._kept[side] = longest;
        return longest;
    }

    // This handler runs after the visibility of the buttons has changed.
    onVisibleChanged: _seen = visible

    implicitHeight: _narrow ? left.height + right.height + (left.height > 0 ? _gap : 0) : Math.max(left.height, right.height)
    height: implicitHeight

    Flow {
        id: left

        anchors.left: parent.left
        width: root._narrow ? root.width : Math.ceil(root._leftWidth)
        spacing: root._gap
    }

    Flow {
        id: right

        anchors.right: parent.right
        width: Math.min(Math.ceil(root._endWidth), root.width)
        y: root._narrow && left.height > 0 ? left.height + root._gap : 0
        spacing: root._gap
    }
}
