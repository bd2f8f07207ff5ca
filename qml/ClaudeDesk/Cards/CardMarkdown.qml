import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Markdown in a card. The program generates the HTML itself, so that the HTML fetches nothing. */
CardPartFrame {
    id: root

    required property RowContext host
    required property string key
    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part

    label: part.label ?? ""
    inset: Theme.px(10)

    LinkText {
        x: Theme.px(12)
        width: parent.width - 2 * x
        host: root.host
        key: root.key
        text: root.part.html ?? ""
        font.pixelSize: Theme.control
    }
}
