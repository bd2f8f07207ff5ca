import QtQuick

/** A bar of two pixels at the start edge of a box with round corners. */
Item {
    id: root

    required property color color
    property real radius: 0

    width: 2
    clip: true

    Rectangle {
        anchors.left: parent.left
        width: 2 * root.radius + root.width
        height: parent.height
        radius: root.radius
        color: root.color
    }
}
