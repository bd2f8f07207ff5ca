import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The first lines of a text file, small, with its name below. */
Item {
    id: root

    required property string name
    required property string preview
    required property string sizeWords

    Item {
        x: Theme.px(9)
        y: Theme.px(7)
        width: parent.width - 2 * x
        height: foot.y - y - Theme.px(4)
        clip: true

        PlainText {
            // No width is set, so that long lines are clipped, not wrapped.
            text: root.preview
            wrapMode: Text.NoWrap
            color: Theme.soft
            font.family: Theme.mono
            font.pixelSize: Math.round(Theme.tiny * 0.82)
            lineHeight: 1.15
        }
    }

    Rectangle {
        id: foot

        x: 1
        y: parent.height - height - 1
        width: parent.width - 2
        height: Theme.px(24)
        bottomLeftRadius: 7
        bottomRightRadius: 7
        color: Theme.code

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(9)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - anchors.leftMargin - Theme.px(14) - size.implicitWidth
            text: root.name
            elide: Text.ElideMiddle
            font.pixelSize: Theme.tiny
        }

        PlainText {
            id: size

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: root.sizeWords
            color: Theme.faint
            font.pixelSize: Theme.tiny
        }
    }
}
