pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** A soft shadow under its parent, made of rings of a pixel: no shader, the same on every renderer. */
Repeater {
    id: root

    property int radius: 12

    model: 11

    Rectangle {
        required property int index

        x: -index
        y: -index + 6
        width: parent ? parent.width + index * 2 : 0
        height: parent ? parent.height + index * 2 : 0
        radius: root.radius + index
        color: Theme.shadow
    }
}
