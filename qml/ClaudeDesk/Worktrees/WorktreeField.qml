import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** What is asked, and below it where it is answered. */
Column {
    id: root

    required property string label

    width: parent ? parent.width : 0
    spacing: Theme.px(4)

    PlainText {
        width: parent.width
        text: root.label
        color: Theme.soft
        font.pixelSize: Theme.small
        // The field below has it for a name.
        Accessible.ignored: true
    }
}
