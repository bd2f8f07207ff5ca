import QtQuick
import ClaudeDesk.RowParts

/** A part of a card that shows the output of a program, a file, code, or search matches. */
CardPartFrame {
    id: root

    required property RowContext host
    required property string key
    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part

    label: part.label ?? ""

    CardDiffPane {
        id: pane

        width: parent.width
        host: root.host
        key: root.key
        number: root.part.number ?? 0
        pane: ({
                text: root.part.text ?? "",
                gutter: root.part.gutter ?? "",
                bands: root.part.bands ?? []
            })
        wrap: root.part.wrap ?? true
        hangs: root.part.hangs ?? false
    }

    AddressLinks {
        parent: pane.words
        host: root.host
        text: root.part.text ?? ""
        of: pane.words
        paints: false
    }
}
