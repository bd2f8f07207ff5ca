pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * A change of a file. If there is room, the old and the new lines are side by side, otherwise in one column.
 */
CardPartFrame {
    id: root

    required property RowContext host
    required property string key
    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part
    /** Whether there is room for two panes. */
    required property bool wide
    readonly property var nothing: ({
            text: "",
            gutter: "",
            bands: []
        })
    readonly property var sides: part.sides ?? []

    label: part.label ?? ""

    Loader {
        width: parent.width
        sourceComponent: root.wide && root.sides.length === 2 ? two : one
    }

    Component {
        id: one

        CardDiffPane {
            host: root.host
            key: root.key
            number: root.part.number ?? 0
            pane: root.part.one ?? root.nothing
        }
    }

    Component {
        id: two

        Item {
            implicitHeight: Math.max(old.implicitHeight, now.implicitHeight)

            CardDiffPane {
                id: old

                width: Math.floor(parent.width / 2)
                host: root.host
                key: root.key
                number: root.part.number ?? 0
                side: 1
                wrap: false
                pane: root.sides[0] ?? root.nothing
                onScrolled: x => now.scrollTo(x)
            }

            CardDiffPane {
                id: now

                x: old.width
                width: parent.width - x
                host: root.host
                key: root.key
                number: root.part.number ?? 0
                side: 2
                wrap: false
                pane: root.sides[1] ?? root.nothing
                onScrolled: x => old.scrollTo(x)
            }

            Rectangle {
                x: old.width
                y: -root.inset
                width: 1
                height: parent.height + 2 * root.inset
                color: Theme.line
            }
        }
    }
}
