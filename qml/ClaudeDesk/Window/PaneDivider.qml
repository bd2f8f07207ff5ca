import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The edge between two panes. The user drags the edge, or presses the arrow keys, to resize the panes. */
Item {
    id: root

    /** `room`: the width of both panes together. `least`: the smallest width of each pane. */
    required property real room
    required property real least
    /** The width of the first pane. */
    required property real first
    readonly property alias pressed: area.pressed

    function set(width: real) {
        App.setPaneShare(Math.max(root.least, Math.min(root.room - root.least, width)) / root.room);
    }

    /** Move the edge forward in reading direction (1), or back (-1). */
    function move(by: int) {
        root.set(root.first + by * 24);
    }

    implicitWidth: 7
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Divider between the sessions")
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.move(1)
    Accessible.onDecreaseAction: root.move(-1)
    Keys.onLeftPressed: root.move(Direction.mirrored ? 1 : -1)
    Keys.onRightPressed: root.move(Direction.mirrored ? -1 : 1)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.activeFocus ? 3 : area.pressed || area.containsMouse ? 2 : 1
        height: parent.height
        color: root.activeFocus ? Theme.focus : area.pressed || area.containsMouse ? Theme.edge : Theme.line
    }

    MouseArea {
        id: area

        property real _from
        property real _width

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SplitHCursor
        onPressed: event => {
            _from = mapToItem(null, event.x, 0).x;
            _width = root.first;
        }
        onPositionChanged: event => {
            if (pressed)
                root.set(_width + (mapToItem(null, event.x, 0).x - _from) * (Direction.mirrored ? -1 : 1));
        }
        onDoubleClicked: root.set(root.room / 2)
    }
}
