import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A line about a tool call. */
CardPartFrame {
    id: root

    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part

    color: Theme.card
    inset: Theme.px(7)

    RowText {
        x: Theme.px(12)
        width: parent.width - 2 * x
        text: root.part.text ?? ""
        color: Theme.tone(root.part.tone ?? "")
        font.pixelSize: Theme.small
    }
}
