import QtQuick
import ClaudeDesk.Theme

/** The quiet ring around the row with the keyboard cursor. */
Rectangle {
    required property RowFrame row
    readonly property Item frame: row ? row.frame : null

    visible: row !== null && row.activeFocus
    x: row ? row.leftEdge - 8 : 0
    y: frame ? row.y + frame.y - 5 : 0
    width: row ? row.rightEdge - row.leftEdge + 16 : 0
    height: frame ? frame.height + 10 : 0
    color: "transparent"
    border.color: Theme.focus
    border.width: 2
    radius: Theme.rLarge
}
