import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The profile of a session: its colour and its name. */
Item {
    id: root

    required property string name
    /** By its name in the file of profiles. */
    required property string tint
    property int size: Theme.tiny
    property real room: Theme.px(120)

    implicitWidth: sign.width + Theme.px(4) + words.width
    implicitHeight: words.implicitHeight

    Rectangle {
        id: sign

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(8)
        height: width
        radius: 2
        color: Theme.profile(root.tint)
    }

    PlainText {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(4)
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
