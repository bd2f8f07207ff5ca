import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The profile of a session: its colour and its name. */
Item {
    id: root

    required property string name
    /** The name of the colour in the file of profiles, or "" without a colour. */
    required property string tint
    property int size: Theme.tiny
    property real room: Theme.px(120)

    implicitWidth: words.width + words.anchors.leftMargin
    implicitHeight: words.implicitHeight

    Rectangle {
        id: sign

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        visible: root.tint !== ""
        width: Theme.px(8)
        height: width
        radius: 2
        color: Theme.profile(root.tint)
    }

    PlainText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.tint !== "" ? sign.width + Theme.px(4) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.room)
        text: root.name
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        color: Theme.soft
        font.pixelSize: root.size
        Accessible.ignored: true
    }
}
