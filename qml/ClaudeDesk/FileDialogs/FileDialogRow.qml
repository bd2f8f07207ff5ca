import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A file or folder in the list. */
Rectangle {
    id: root

    required property int index
    required property string name
    required property bool folder
    required property string size
    required property string time
    required property bool chosen
    /** Whether several files may be chosen. */
    property bool multiple: false
    property bool current: false
    /** Whether the list has the keyboard focus. */
    property bool focused: false
    readonly property bool _checkable: multiple && !folder
    /** The user selected the row; `how` is "one", "toggle" or "range". */
    signal selected(how: string)
    signal activated

    implicitHeight: Theme.px(28)
    radius: Theme.rInner
    color: current || chosen ? Theme.user : pointer.containsMouse ? Theme.hover : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: folder ? qsTr("Folder") : Words.fill(qsTr("%1, %2"), [size, time])
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.checkable: _checkable
    Accessible.checked: _checkable && chosen
    Accessible.onPressAction: root.activated()
    Accessible.onToggleAction: root.selected("toggle")

    /** Return whether an x position is on the check mark, not on the icon after it. */
    function _isOnMark(x: real): bool {
        return root._checkable && (Direction.mirrored ? x > sign.x + sign.width : x < sign.x);
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        hoverEnabled: true
        onClicked: mouse => {
            const onMark = root._isOnMark(mouse.x);
            root.selected(mouse.modifiers & Qt.ShiftModifier ? "range" : onMark || mouse.modifiers & Qt.ControlModifier ? "toggle" : "one");
        }
        onDoubleClicked: mouse => {
            const onMark = root._isOnMark(mouse.x);
            if (onMark || mouse.modifiers & Qt.ControlModifier)
                root.selected("toggle");
            else if (!(mouse.modifiers & Qt.ShiftModifier))
                root.activated();
        }
    }

    FocusRing {
        visible: root.current && root.focused
        gap: -1
        radius: parent.radius
    }

    CheckMark {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root._checkable
        checked: root.chosen
    }

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: root.multiple ? mark.width + Theme.px(17) : Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        path: root.folder ? Icons.folder : Icons.file
        color: root.folder ? Theme.accent : Theme.soft
    }

    PlainText {
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: amount.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: root.name
        font.pixelSize: Theme.control
        elide: Text.ElideMiddle
    }

    PlainText {
        id: amount

        anchors.right: moment.left
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(68)
        text: root.size
        color: Theme.soft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignRight
    }

    PlainText {
        id: moment

        anchors.right: parent.right
        // In a mirrored window, the scroll bar of the list is on this side.
        anchors.rightMargin: Direction.mirrored ? Theme.px(16) : Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width < Theme.px(400) ? 0 : Theme.px(92)
        visible: width > 0
        text: root.time
        color: Theme.soft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignRight
    }
}
