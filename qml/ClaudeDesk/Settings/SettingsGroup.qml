import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Settings that belong together, below a title. */
Column {
    id: root

    required property string title
    /** A remark about all settings of the group, or "". */
    property string words
    default property alias content: lines.data

    width: parent ? parent.width : 0
    spacing: Theme.px(8)

    PlainText {
        width: parent.width
        text: root.title
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.words
        color: Theme.soft
        font.pixelSize: Theme.control
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: lines.height + Theme.px(8)
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Column {
            id: lines

            x: Theme.px(14)
            y: Theme.px(4)
            width: parent.width - 2 * x
        }
    }
}
