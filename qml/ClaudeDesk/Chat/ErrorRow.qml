import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Something went wrong. */
RowFrame {
    id: root

    required property string body

    Rectangle {
        width: parent.width
        height: text.height + Theme.px(18)
        radius: 10
        color: Theme.removed
        border.color: Qt.alpha(Theme.bad, 0.35)

        Glyph {
            x: Theme.px(12)
            y: Theme.px(11)
            path: "M8 2 L15 14 L1 14 Z M8 6.5 L8 10 M8 12 L8 12.1"
            color: Theme.bad
            size: Theme.px(15)
        }

        RowText {
            id: text

            x: Theme.px(36)
            y: Theme.px(9)
            width: parent.width - x - Theme.px(12)
            text: root.body
        }
    }
}
