import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The mark before a checklist item. It shows the item's state. */
Rectangle {
    id: root

    /** The state: "done", "active" or "deleted". Any other value means that the item is still to do. */
    required property string itemState

    width: Theme.px(14)
    height: width
    radius: width / 2
    color: itemState === "done" ? Theme.ok : "transparent"
    opacity: itemState === "deleted" ? 0.5 : 1

    Icon {
        visible: root.itemState !== "done"
        size: root.width
        path: Icons.radioRing
        color: root.itemState === "active" ? Theme.accent : Theme.edge
    }

    Icon {
        visible: root.itemState === "active"
        size: root.width
        path: Icons.radioDot
        filled: true
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
