import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Pictures and files in a card. */
CardPartFrame {
    id: root

    required property RowContext host
    required property string key
    /** Whether all attachments are shown, however many. */
    required property bool allShown
    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part

    label: part.label ?? ""
    inset: Theme.px(10)

    AttachmentFlow {
        x: Theme.px(12)
        host: root.host
        key: root.key
        allShown: root.allShown
        items: root.part.items ?? []
        room: root.width - 2 * x
    }
}
