import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The end of a turn: how long, how much. */
RowFrame {
    id: root

    required property string body

    RowText {
        /** Nothing is looked for in it (ui/navigation/find_view.py). */
        readonly property bool isGutter: true

        width: parent.width
        text: root.body
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
