pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * The line for several finished look-ups. The line replaces the cards of the look-ups, or is above the
 * cards.
 */
T.AbstractButton {
    id: root

    required property string caption
    /** The duration of the look-ups, or "" if it is not shown. */
    required property string time
    required property bool folded
    readonly property string said: Words.join([root.caption, root.time])
    readonly property color ink: root.hovered ? Theme.ink : Theme.soft

    /** The width of all items except the text, with margins. */
    readonly property real around: triangle.width + end.width + Theme.px(24)

    implicitWidth: Math.ceil(label.implicitWidth + around)
    implicitHeight: Theme.px(24)
    Accessible.name: root.folded ? Words.fill(qsTr("%1, folded"), [root.said]) : Words.fill(qsTr("%1, unfolded"), [root.said])

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Item {
        FocusRing {
            visible: root.visualFocus
            gap: 0
            radius: Theme.rSmall
        }
    }

    contentItem: Item {
        Icon {
            id: triangle

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(2)
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(8)
            filled: true
            color: Theme.soft
            path: root.folded ? Icons.triangleRight : Icons.triangleDown
        }

        // The text is selected with the rows only while it replaces the cards.
        RowLabel {
            id: label

            anchors.left: triangle.right
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, Math.min(implicitWidth, root.width - root.around))
            visible: root.folded
            elide: Text.ElideRight
            text: root.caption
            color: root.ink
            font.pixelSize: Theme.control
        }

        PlainText {
            anchors.fill: label
            visible: !root.folded
            elide: Text.ElideRight
            text: root.caption
            color: root.ink
            font.pixelSize: Theme.control
        }

        Row {
            id: end

            anchors.left: label.right
            anchors.leftMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(11)
                path: Icons.checkSmall
                color: Theme.ok
            }

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.time !== ""
                text: root.time
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }
    }
}
