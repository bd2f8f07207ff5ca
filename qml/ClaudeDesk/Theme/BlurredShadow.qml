import QtQuick
import QtQuick.Effects
import ClaudeDesk.Theme

/** A shadow drawn by a shader. */
Item {
    id: root

    required property int radius

    RectangularShadow {
        anchors.fill: parent
        radius: root.radius
        blur: 24
        offset.y: 8
        color: Theme.shadow
    }
}
