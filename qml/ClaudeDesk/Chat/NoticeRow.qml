import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Something the person should know, and what can be done about it. */
RowFrame {
    id: root

    required property string body
    required property string action
    signal actionWanted(key: string)

    Column {
        width: parent.width
        spacing: Theme.px(6)

        Row {
            width: parent.width
            spacing: Theme.px(8)

            Glyph {
                id: sign

                y: Theme.px(3)
                path: "M8 1.5 A6.5 6.5 0 1 0 8 14.5 A6.5 6.5 0 1 0 8 1.5 M8 7.5 L8 11.5 M8 4.6 L8 4.8"
                color: Theme.faint
                size: Theme.px(14)
            }

            RowText {
                width: parent.width - sign.width - parent.spacing
                text: root.body
                color: Theme.soft
                font.pixelSize: Theme.control
            }
        }

        DeskButton {
            visible: root.action !== ""
            x: Theme.px(22)
            compact: true
            text: root.action
            onClicked: root.actionWanted(root.key)
        }
    }
}
