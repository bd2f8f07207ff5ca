import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The icon, name and size of a file. */
Item {
    id: root

    required property string name
    required property string sizeWords
    readonly property real _text: Math.min(Theme.px(200), Math.max(name_.implicitWidth, size.implicitWidth))

    implicitWidth: Theme.px(12) + sign.width + Theme.px(8) + _text + Theme.px(14)

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(16)
        path: Icons.file
    }

    Column {
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter

        PlainText {
            id: name_

            width: parent.width
            text: root.name
            elide: Text.ElideMiddle
            font.pixelSize: Theme.small
        }

        PlainText {
            id: size

            width: parent.width
            visible: text !== ""
            text: root.sizeWords
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.tiny
        }
    }
}
