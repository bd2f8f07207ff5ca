pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Pictures and files in a card. */
CardPart {
    id: root

    /** What is shown (ui/card_parts.py). */
    required property var part
    readonly property var names: part.names ?? []

    label: part.label ?? ""
    color: Theme.card

    Flow {
        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Repeater {
            model: root.names.length

            Rectangle {
                id: chip

                required property int index

                width: Math.min(name.implicitWidth + Theme.px(20), parent?.width ?? 0)
                height: Theme.px(26)
                radius: 8
                color: Theme.card
                border.color: Theme.line

                Words {
                    id: name

                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width - Theme.px(20))
                    elide: Text.ElideMiddle
                    text: root.names[chip.index] ?? ""
                    font.pixelSize: Theme.small
                    color: Theme.soft
                }
            }
        }
    }
}
