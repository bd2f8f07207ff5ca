import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The name of the day that begins with the row below. */
Item {
    id: root

    required property string day
    required property real columnX
    required property real columnWidth

    Accessible.role: Accessible.StaticText
    Accessible.name: day

    PlainText {
        id: words

        anchors.horizontalCenter: line.horizontalCenter
        anchors.verticalCenter: line.verticalCenter
        text: root.day
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Item {
        id: line

        x: root.columnX
        y: Math.round((root.height - height) / 2)
        width: root.columnWidth
        height: 1

        Rectangle {
            anchors.left: parent.left
            width: Math.max(0, words.x - line.x - Theme.px(12))
            height: 1
            color: Theme.line
        }

        Rectangle {
            anchors.right: parent.right
            width: Math.max(0, parent.width + line.x - words.x - words.width - Theme.px(12))
            height: 1
            color: Theme.line
        }
    }
}
