import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * One setting: its name, its hint and its control. The control is at the end of the line, or below the hint
 * if the line is too narrow.
 */
Item {
    id: root

    required property string text
    property string hint
    default property alias control: holder.data
    readonly property bool stacked: holder.childrenRect.width > width * 0.55

    width: parent ? parent.width : 0
    opacity: enabled ? 1 : 0.5
    implicitHeight: (stacked ? words.height + Theme.px(6) + holder.height : Math.max(words.height, holder.height)) + Theme.px(14)

    Column {
        id: words

        anchors.left: parent.left
        y: root.stacked ? Theme.px(7) : (root.height - height) / 2
        width: root.stacked ? root.width : root.width - holder.width - Theme.px(16)
        spacing: Theme.px(2)

        PlainText {
            width: parent.width
            text: root.text
            font.pixelSize: Theme.control
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: root.hint !== "" ? Words.fill(qsTr("%1. %2"), [root.text, root.hint]) : root.text
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.hint
            color: Theme.soft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }
    }

    Item {
        id: holder

        x: root.stacked === Direction.mirrored ? root.width - width : 0
        y: root.stacked ? words.y + words.height + Theme.px(6) : (root.height - height) / 2
        width: Math.min(childrenRect.width, root.width)
        height: childrenRect.height
    }
}
