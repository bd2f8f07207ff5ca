pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The content of a section's head: its name, the place of a folder, and the number of hidden sessions. */
Item {
    id: root

    required property string title
    required property string place
    /** The number of sessions that the section hides, or 0 while the section is open. */
    required property int hidden
    required property bool foldable
    required property bool hovered

    implicitHeight: name.implicitHeight + Theme.px(20)

    Loader {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: name.verticalCenter
        active: root.hidden > 0
        width: active ? Theme.px(13) : 0

        sourceComponent: Icon {
            size: Theme.px(8)
            filled: true
            color: Theme.soft
            path: Icons.triangleRight
        }
    }

    PlainText {
        id: name

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(root.hidden > 0 ? 23 : 10)
        y: Theme.px(14)
        width: Math.min(implicitWidth, root.width - anchors.leftMargin - Theme.px(10) - (root.hidden > 0 ? number.implicitWidth + Theme.px(8) : 0))
        text: root.title
        // Cut a long name in its middle, because long names differ at their ends.
        elide: Text.ElideMiddle
        horizontalAlignment: Text.AlignLeft
        color: root.hovered && root.foldable ? Theme.ink : Theme.faint
        font.pixelSize: Theme.tiny
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    PlainText {
        anchors.left: name.right
        anchors.leftMargin: Theme.px(6)
        anchors.right: number.left
        anchors.rightMargin: Theme.px(4)
        anchors.baseline: name.baseline
        visible: root.place !== "" && width > Theme.px(24)
        text: root.place
        elide: Text.ElideMiddle
        horizontalAlignment: Text.AlignLeft
        color: Theme.faint
        font.pixelSize: Theme.tiny
        Accessible.ignored: true
    }

    PlainText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.baseline: name.baseline
        width: root.hidden > 0 ? implicitWidth : 0
        visible: root.hidden > 0
        text: root.hidden
        color: Theme.faint
        font.pixelSize: Theme.tiny
        Accessible.ignored: true
    }
}
