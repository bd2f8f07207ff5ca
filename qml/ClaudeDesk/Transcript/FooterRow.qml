import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The end of a turn: how long, how much. */
RowFrame {
    id: root

    required property string body

    PlainText {
        width: parent.width
        text: root.body
        color: Theme.faint
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }
}
