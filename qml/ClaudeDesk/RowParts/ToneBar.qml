import QtQuick
import ClaudeDesk.Theme

/** A bar of 2 pixels at the start edge of its parent, inside the round corners: something failed, or waits. */
Item {
    id: root

    /** The tone: "bad" or "warn". */
    required property string tone
    /** The radius of the parent's corners at this edge. */
    property real radius: Theme.r
    /** The height of the parent, if the bar is lower. */
    property real edge: height

    anchors.left: parent.left
    width: 2
    clip: true

    Rectangle {
        anchors.left: parent.left
        width: 2 * radius + 2
        height: Math.max(root.edge, root.height)
        radius: root.radius
        color: Theme.tone(root.tone)
    }
}
