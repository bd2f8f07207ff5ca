import QtQuick
import ClaudeDesk.Theme

/** A bar of 2 pixels at the start edge of its parent, inside the round corners: something failed, or waits. */
Item {
    id: root

    /** The tone: "bad" or "warn". */
    required property string tone
    /** The radii of the parent's corners at this edge. */
    property real topRadius: Theme.r
    property real bottomRadius: Theme.r
    /** The height of the parent, if the bar is lower. */
    property real edge: height

    anchors.left: parent.left
    width: 2
    clip: true

    Rectangle {
        anchors.left: parent.left
        width: 2 * Theme.r + 2
        height: Math.max(root.edge, root.height)
        topLeftRadius: root.topRadius
        topRightRadius: root.topRadius
        bottomLeftRadius: root.bottomRadius
        bottomRightRadius: root.bottomRadius
        color: Theme.tone(root.tone)
    }
}
