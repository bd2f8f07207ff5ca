import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The drawing of a radio button. It takes no clicks and has no accessible name. It is a drawn icon, because without
 * a graphics card the border of a round rectangle is ragged at a display scale of 1.5.
 */
Icon {
    id: root

    property bool checked: false

    size: Theme.px(16)
    path: Icons.radioRing
    color: checked ? Theme.act : Theme.soft

    Icon {
        visible: root.checked
        size: root.size
        path: Icons.radioRing
        filled: true
        color: Theme.act
    }

    Icon {
        visible: root.checked
        size: root.size
        path: Icons.radioHole
        filled: true
        color: Theme.card
    }
}
