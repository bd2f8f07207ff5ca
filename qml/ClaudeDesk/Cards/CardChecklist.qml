pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A checklist in a card: items to do, the active item, items that are done. */
CardPartFrame {
    id: root

    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part
    readonly property var items: part.items ?? []

    label: part.label ?? ""
    inset: Theme.px(9)

    CountModel {
        id: counted

        size: root.items.length
    }

    Column {
        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(5)

        Repeater {
            model: counted.rows

            Item {
                id: check

                required property int index
                readonly property var item: root.items[index] ?? ({
                        text: "",
                        state: "",
                        note: ""
                    })
                readonly property bool done: item.state === "done"
                readonly property bool active: item.state === "active"
                readonly property bool deleted: item.state === "deleted"

                width: parent?.width ?? 0
                height: Math.max(box.height, words.height)

                ChecklistMark {
                    id: box

                    anchors.left: parent.left
                    y: Theme.px(2)
                    itemState: check.item.state
                }

                RowText {
                    id: words

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(24)
                    width: parent.width - anchors.leftMargin - (note.text !== "" ? note.width + Theme.px(10) : 0)
                    text: check.item.text
                    color: check.done || check.deleted ? Theme.soft : Theme.ink
                    font.pixelSize: Theme.control
                    font.strikeout: check.done || check.deleted
                    font.weight: check.active ? Font.DemiBold : Font.Normal
                }

                PlainText {
                    id: note

                    anchors.right: parent.right
                    y: Theme.px(1)
                    visible: text !== ""
                    width: Math.min(implicitWidth, parent.width * 0.4)
                    elide: Text.ElideRight
                    text: check.item.note
                    color: Theme.faint
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}
