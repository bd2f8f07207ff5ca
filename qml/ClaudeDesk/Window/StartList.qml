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
    /** Whether each row has one line, with a rule between the rows. */
    property bool oneLine: false
    signal opened(key: string)
    signal newWanted(key: string)
    signal forgotten(key: string)

    spacing: Theme.px(4)
    topPadding: Theme.px(8)
    visible: rows.count > 0

    PlainText {
        width: parent.width
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        text: root.name
        color: Theme.faint
        font.pixelSize: Theme.small
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

            x: root.oneLine ? 1 : Theme.px(5)
            y: x
            width: parent.width - 2 * x
            Accessible.role: Accessible.List
            Accessible.name: root.name

            Repeater {
                model: root.rows

                StartRow {
                    id: row

                    glyph: row.fork ? Icons.fork : row.inside ? root.glyphInside : root.glyph
                    folder: root.folders
                    oneLine: root.oneLine
                    onOpened: root.opened(row.key)
                    onNewWanted: root.newWanted(row.key)
                    onForgotten: root.forgotten(row.key)
                }
            }
        }
    }
}
