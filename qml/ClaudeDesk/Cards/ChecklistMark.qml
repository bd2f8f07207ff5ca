import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Before a thing to do: how it stands. */
Rectangle {
    id: root

    /** "done", "active", "deleted"; any other: to come. */
    required property string itemState

    width: Theme.px(14)
    height: width
    radius: width / 2
    color: itemState === "done" ? Theme.ok : "transparent"
    border.width: itemState === "done" ? 0 : 1.5
    border.color: itemState === "active" ? Theme.accent : Theme.edge
    opacity: itemState === "deleted" ? 0.5 : 1

    Rectangle {
        anchors.centerIn: parent
        visible: root.itemState === "active"
        width: Theme.px(6)
        height: width
        radius: width / 2
        color: Theme.accent
    }

    Icon {
        anchors.centerIn: parent
        visible: root.itemState === "done"
        size: Theme.px(8)
        path: Icons.check
        color: Theme.card
    }
}
