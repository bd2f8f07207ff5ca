import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A command or a file that completes the text. */
Item {
    id: root

    required property string title
    required property string hint
    required property string detail
    required property string family
    property bool current: false
    /** The pointer is on the row, at this position in the window. */
    signal pointed(place: point)
    signal accepted

    readonly property bool _command: family === "command"

    implicitHeight: Math.max(Theme.rowHeight, name.implicitHeight + Theme.px(12))
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, hint, detail].filter(word => word !== "").join(", ")
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: root.accepted()

    Rectangle {
        anchors.fill: parent
        radius: Theme.rInner
        color: root.current ? Theme.warm : "transparent"
    }

    Icon {
        visible: !root._command
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(13)
        color: root.family === "folder" ? Theme.accent : Theme.soft
        path: root.family === "folder" ? Icons.folderSmall : Icons.file
    }

    PlainText {
        id: name

        x: root._command ? Theme.px(10) : Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width * (root._command ? 0.5 : 0.6))
        text: root.title
        elide: Text.ElideMiddle
        font.pixelSize: Theme.control
        font.weight: root._command ? Font.Medium : Font.Normal
    }

    PlainText {
        id: what

        anchors.left: name.right
        anchors.leftMargin: text !== "" ? Theme.px(8) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width * 0.3)
        text: root.hint
        elide: Text.ElideRight
        color: Theme.soft
        font.pixelSize: Theme.small
    }

    PlainText {
        anchors.left: what.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        text: root.detail
        elide: root._command ? Text.ElideRight : Text.ElideMiddle
        color: root.current ? Theme.soft : Theme.faint
        font.pixelSize: Theme.small
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onPositionChanged: mouse => root.pointed(mapToItem(null, mouse.x, mouse.y))
        onClicked: root.accepted()
    }
}
