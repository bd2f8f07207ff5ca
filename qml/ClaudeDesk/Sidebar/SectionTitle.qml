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
    /** Whether the sign of a section that can be folded is also shown while the section is open. */
    property bool signed: false
    required property bool hovered

    implicitHeight: Theme.controlHeight

    Loader {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: name.verticalCenter
        active: root.hidden > 0 || root.signed

        sourceComponent: Icon {
            size: Theme.px(9)
            filled: true
            directed: root.hidden > 0
            color: Theme.soft
            path: root.hidden > 0 ? Icons.triangleRight : Icons.triangleDown
        }
    }

    PlainText {
        id: name

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(26)
        y: Theme.px(9)
        height: Theme.smallLine
        verticalAlignment: Text.AlignVCenter
        width: Math.min(implicitWidth, root.width - anchors.leftMargin - Theme.px(10) - (root.hidden > 0 ? number.implicitWidth + Theme.px(8) : 0))
        text: root.title
        // Cut a long name at its beginning, because long names differ at their ends.
        elide: Text.ElideLeft
        horizontalAlignment: Text.AlignLeft
        color: root.hovered && root.foldable ? Theme.ink : root.signed ? Theme.soft : Theme.faint
        font.pixelSize: Theme.small
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
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.baseline: name.baseline
        width: root.hidden > 0 ? implicitWidth : 0
        visible: root.hidden > 0
        text: root.hidden
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
