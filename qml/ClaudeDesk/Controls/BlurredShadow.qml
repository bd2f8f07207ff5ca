import QtQuick
import QtQuick.Effects
import ClaudeDesk.Theme

/** A shadow drawn by a shader. */
Item {
    id: root

    required property int radius

    // A narrow shadow shows the edge, and a wide shadow shows the height.
    RectangularShadow {
        anchors.fill: parent
        radius: root.radius
        blur: 4
        offset.y: 1
        color: Theme.shadow
    }

    RectangularShadow {
        anchors.fill: parent
        radius: root.radius
        blur: 28
        offset.y: 8
        color: Theme.shadow
    }
}
