import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Names of files or programs, one per line. */
Rectangle {
    id: root

    required property string lines
    /** The name of the list for assistive technology. */
    required property string name

    width: parent ? parent.width : 0
    height: said.height + Theme.px(14)
    visible: lines !== ""
    radius: Theme.r
    color: Theme.code
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name + "\n" + root.lines

    PlainText {
        id: said

        x: Theme.px(10)
        y: Theme.px(7)
        width: parent.width - 2 * x
        text: root.lines
        font.family: Theme.mono
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAnywhere
        Accessible.ignored: true
    }
}
