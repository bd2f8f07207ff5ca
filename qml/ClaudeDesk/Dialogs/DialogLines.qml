import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Names of files or programs, one per line. */
Rectangle {
    id: root

    required property string lines
    /** The name of the list for assistive technology. */
    required property string name
    /** Whether the lines are names from disk, which are shown in the font of code. */
    property bool code: true

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
        font.family: root.code ? Theme.mono : Application.font.family
        font.pixelSize: root.code ? Theme.small : Theme.control
        wrapMode: root.code ? Text.WrapAnywhere : Text.Wrap
        Accessible.ignored: true
    }
}
