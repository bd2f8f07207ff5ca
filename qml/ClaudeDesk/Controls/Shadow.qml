pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** A soft shadow under its parent, made of a few rings: no shader, the same on every renderer. */
Repeater {
    id: root

    property int radius: 12

    model: 6

    Rectangle {
        required property int index

        x: -index * 2
        y: -index * 2 + 6
        width: parent ? parent.width + index * 4 : 0
        height: parent ? parent.height + index * 4 : 0
        radius: root.radius + index * 2
        color: Theme.shadow
    }
}
