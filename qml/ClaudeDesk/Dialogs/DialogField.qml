import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A label, and below it the control that it names. */
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
        // The field below already has this name.
        Accessible.ignored: true
    }
}
