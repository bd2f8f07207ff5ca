pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Keys and values in a card, as a table. */
CardPart {
    id: root

    /** What is shown (ui/card_parts.py). */
    required property var part
    readonly property var rows: part.rows ?? []
    readonly property real keyWidth: {
        let widest = 0;
        for (const row of root.rows)
            widest = Math.max(widest, metrics.advanceWidth(row.key));
        return Math.ceil(Math.min(widest + 1, root.width * 0.34));
    }

    label: part.label ?? ""
    color: Theme.card

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.small
    }

    Column {
        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(4)

        Repeater {
            model: root.rows.length

            Item {
                id: fact

                required property int index
                readonly property var row: root.rows[index] ?? ({
                        key: "",
                        value: ""
                    })

                width: parent?.width ?? 0
                height: Math.max(name.height, value.height)

                Words {
                    id: name

                    width: root.keyWidth
                    text: fact.row.key
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    topPadding: Theme.px(1)
                }

                RowText {
                    id: value

                    x: root.keyWidth + Theme.px(14)
                    width: parent.width - x
                    text: fact.row.value
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                }
            }
        }
    }
}
