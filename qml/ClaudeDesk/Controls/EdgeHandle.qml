import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The edge of a column. The user drags the edge, or presses the arrow keys, to resize the column. */
Item {
    id: root

    /** The width of the column, and the greatest width that there is room for, at the usual text size. */
    required property int size
    required property int most
    /** The name for assistive technology. */
    required property string name
    /** Whether the column is at the end of the line, so that its edge is at its beginning. */
    property bool atEnd: false
    readonly property real _scale: Math.max(1, Theme.scale)
    /** 1 if the column grows to the right, -1 if it grows to the left. */
    readonly property int _direction: atEnd !== Direction.mirrored ? -1 : 1
    /** The column should have this width, at the usual text size. */
    signal sizeWanted(size: int)
    /** The drag has ended; the width should be kept. */
    signal ended
    /** The column should have its usual width. */
    signal usualWanted

    function set(size: real) {
        root.sizeWanted(Math.round(Math.min(size, root.most)));
    }

    function move(by: int) {
        root.set(Math.min(root.size, root.most) + by);
        root.ended();
    }

    implicitWidth: 6
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.move(16)
    Accessible.onDecreaseAction: root.move(-16)
    Keys.onLeftPressed: root.move(-16 * root._direction)
    Keys.onRightPressed: root.move(16 * root._direction)

    Rectangle {
        x: root._direction > 0 ? parent.width - width : 0
        width: root.activeFocus ? 3 : 2
        height: parent.height
        visible: root.activeFocus || area.pressed || area.containsMouse
        color: root.activeFocus ? Theme.focus : Theme.edge
    }

    MouseArea {
        id: area

        property real _from
        property real _size

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SplitHCursor
        onPressed: event => {
            _from = mapToItem(null, event.x, 0).x;
            _size = Math.min(root.size, root.most);
        }
        onPositionChanged: event => {
            if (pressed)
                root.set(_size + root._direction * (mapToItem(null, event.x, 0).x - _from) / root._scale);
        }
        onReleased: root.ended()
        onDoubleClicked: {
            root.usualWanted();
            root.ended();
        }
    }
}
