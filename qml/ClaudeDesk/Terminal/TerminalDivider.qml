import QtQuick
import ClaudeDesk.Theme

/** The upper edge of the terminal. The user drags it, or presses the arrow keys, to make the terminal higher. */
Item {
    id: root

    /** The height of the terminal. */
    required property real current
    signal wanted(height: real)

    implicitHeight: 7
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Height of the terminal")
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.wanted(root.current + Theme.px(24))
    Accessible.onDecreaseAction: root.wanted(root.current - Theme.px(24))
    Keys.onUpPressed: root.wanted(root.current + Theme.px(24))
    Keys.onDownPressed: root.wanted(root.current - Theme.px(24))

    Rectangle {
        width: parent.width
        height: root.activeFocus ? 3 : area.pressed || area.containsMouse ? 2 : 1
        color: root.activeFocus ? Theme.focus : area.pressed || area.containsMouse ? Theme.edge : Theme.line
    }

    MouseArea {
        id: area

        property real _from
        property real _height

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SplitVCursor
        onPressed: event => {
            _from = mapToItem(null, 0, event.y).y;
            _height = root.current;
        }
        onPositionChanged: event => {
            if (pressed)
                root.wanted(_height - (mapToItem(null, 0, event.y).y - _from));
        }
    }
}
