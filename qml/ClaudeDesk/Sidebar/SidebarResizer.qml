import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The edge of the sidebar. The user drags the edge, or presses the arrow keys, to resize the sidebar. */
Item {
    id: root

    /** The greatest width that there is room for, at the usual text size. */
    required property int most
    readonly property real _scale: Math.max(1, Theme.scale)

    function set(width: real) {
        App.setSidebarWidth(Math.round(Math.min(width, root.most)));
    }

    function move(by: int) {
        root.set(Math.min(App.sidebarWidth, root.most) + by);
        App.keepSidebarWidth();
    }

    implicitWidth: 6
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Sidebar width")
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.move(16)
    Accessible.onDecreaseAction: root.move(-16)
    Keys.onLeftPressed: root.move(-16)
    Keys.onRightPressed: root.move(16)

    Rectangle {
        anchors.right: parent.right
        width: root.activeFocus ? 3 : 2
        height: parent.height
        visible: root.activeFocus || area.pressed || area.containsMouse
        color: root.activeFocus ? Theme.focus : Theme.edge
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
            _width = App.sidebarWidth;
        }
        onPositionChanged: event => {
            if (pressed)
                root.set(_width + (mapToItem(null, event.x, 0).x - _from) / root._scale);
        }
        onReleased: App.keepSidebarWidth()
        onDoubleClicked: {
            root.set(App.usualSidebarWidth);
            App.keepSidebarWidth();
        }
    }
}
