pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A fact about a new session that has a menu: an icon, a word and an arrow. */
T.Button {
    id: root

    required property string words
    required property string glyph
    required property bool menuOpen
    /** The greatest width. */
    required property real room
    /** Whether the icon stands below the beginning of the heading, so that the background begins before it. */
    property bool atEdge: false
    /** The text of the tooltip, or "" without a tooltip. */
    property string more
    /** The width of the icon, the arrow and the spaces around the text. */
    readonly property real _rest: Theme.px(16) + Theme.px(6) + Theme.px(6) + Theme.px(9)
    readonly property real _edge: Theme.px(8)

    implicitWidth: Math.min(room, called.implicitWidth + _rest + leftPadding + rightPadding)
    implicitHeight: Theme.controlHeight
    leftInset: atEdge && !Direction.mirrored ? -_edge : 0
    rightInset: atEdge && Direction.mirrored ? -_edge : 0
    leftPadding: atEdge && !Direction.mirrored ? 0 : _edge
    rightPadding: atEdge && Direction.mirrored ? 0 : _edge
    Accessible.role: Accessible.Button
    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Item {
        Icon {
            id: mark

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: root.glyph
            size: Theme.px(16)
        }

        PlainText {
            id: called

            anchors.left: mark.right
            anchors.leftMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - root._rest)
            text: root.words
            elide: Text.ElideMiddle
            color: Theme.soft
            font.pixelSize: Theme.small
        }

        Icon {
            anchors.left: called.right
            anchors.leftMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            path: Icons.chevronDown
            size: Theme.px(9)
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered || root.menuOpen ? Theme.hover : "transparent"

        FocusRing {
            visible: root.visualFocus
        }
    }

    Loader {
        active: root.hovered && !root.menuOpen && root.more !== ""

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            text: root.more
        }
    }
}
