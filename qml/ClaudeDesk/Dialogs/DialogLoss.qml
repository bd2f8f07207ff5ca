import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** What would be lost for good: a sentence, and the names of what is lost, one per line. */
Item {
    id: root

    required property string text
    property string lines

    width: parent ? parent.width : 0
    height: said.height
    visible: text !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: lines !== "" ? text + "\n" + lines : text

    Rectangle {
        x: Direction.mirrored ? parent.width - width : 0
        width: 2
        height: parent.height
        color: Theme.bad
    }

    Column {
        id: said

        x: Direction.mirrored ? 0 : Theme.px(14)
        width: parent.width - Theme.px(14)
        spacing: Theme.px(4)

        PlainText {
            width: parent.width
            text: root.text
            font.pixelSize: Theme.body
            lineHeightMode: Text.FixedHeight
            lineHeight: Theme.bodyLine
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.lines
            font.family: Theme.mono
            font.pixelSize: Theme.small
            wrapMode: Text.WrapAnywhere
            Accessible.ignored: true
        }
    }
}
