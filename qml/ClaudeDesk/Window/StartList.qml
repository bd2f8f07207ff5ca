pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A card with rows of the start page, and its title above. */
Column {
    id: root

    required property string name
    required property StartListModel rows
    /** The icon before each row. */
    property string glyph
    property string glyphInside
    property bool folders: false
    signal opened(key: string)
    signal newWanted(key: string)
    signal forgotten(key: string)

    spacing: Theme.px(6)
    topPadding: Theme.px(8)
    visible: rows.count > 0

    PlainText {
        anchors.left: parent.left
        text: root.name
        color: Theme.soft
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: list.height + 2 * list.y
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Column {
            id: list

            x: Theme.px(5)
            y: Theme.px(5)
            width: parent.width - 2 * x
            Accessible.role: Accessible.List
            Accessible.name: root.name

            Repeater {
                model: root.rows

                StartRow {
                    id: row

                    glyph: row.inside ? root.glyphInside : root.glyph
                    folder: root.folders
                    onOpened: root.opened(row.key)
                    onNewWanted: root.newWanted(row.key)
                    onForgotten: root.forgotten(row.key)
                }
            }
        }
    }
}
