import QtQuick
import ClaudeDesk.Theme

/** A bar that shows how much of a whole is used. */
Rectangle {
    id: root

    /** The used share, from 0 to 1. A negative value shows nothing as used. */
    required property real share
    property string tone: "run"
    /** The position of a mark, from 0 to 1. A negative value hides the mark. */
    property real mark: -1

    implicitHeight: Theme.px(6)
    radius: height / 2
    color: Theme.press

    Rectangle {
        visible: root.share > 0
        width: Math.max(height, root.width * Math.min(1, root.share))
        height: parent.height
        radius: parent.radius
        color: Theme.tone(root.tone)
    }

    Rectangle {
        visible: root.mark >= 0
        x: Math.min(root.width - width, root.width * root.mark)
        y: -Theme.px(2)
        width: Theme.px(2)
        height: root.height + Theme.px(4)
        radius: 1
        color: Theme.faint
    }
}
