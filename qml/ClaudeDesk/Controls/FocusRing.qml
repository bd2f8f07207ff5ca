import QtQuick
import ClaudeDesk.Theme

/** The ring around the item with the keyboard focus. */
Rectangle {
    property int gap: 2

    anchors.fill: parent
    anchors.margins: -gap
    color: "transparent"
    border.color: Theme.focus
    border.width: 2
    radius: Theme.r + gap
}
