import QtQuick
import ClaudeDesk.Theme

/** Buttons at both ends; where there is no room for both, those at the beginning come first, as for the keyboard. */
Item {
    id: root

    property alias first: left.data
    property alias last: right.data
    readonly property int _gap: Theme.px(8)
    readonly property bool _narrow: _wanted(left) + _wanted(right) + 2 * _gap > width

    /** How wide they are in one line. */
    function _wanted(row: Item): real {
        let wide = 0;
        for (const button of row.children)
            if (button.visible)
                wide += button.implicitWidth + (wide > 0 ? root._gap : 0);
        return wide;
    }

    implicitHeight: _narrow ? left.height + right.height + _gap : Math.max(left.height, right.height)
    height: implicitHeight

    Flow {
        id: left

        anchors.left: parent.left
        width: root._narrow ? root.width : Math.ceil(root._wanted(left))
        spacing: root._gap
    }

    Flow {
        id: right

        anchors.right: parent.right
        width: Math.min(Math.ceil(root._wanted(right)), root.width)
        y: root._narrow ? left.height + root._gap : 0
        spacing: root._gap
    }
}
