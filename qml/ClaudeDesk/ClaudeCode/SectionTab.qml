import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A section in the list of sections, with a count or a state in one word. */
T.AbstractButton {
    id: root

    required property string caption
    required property string glyph
    /** A count or a word at the end, or "". */
    property string figure
    property bool strong: false

    implicitHeight: Math.max(Theme.px(30), words.implicitHeight + Theme.px(10))
    leftPadding: Theme.px(8)
    rightPadding: Theme.px(8)
    Accessible.role: Accessible.PageTab
    Accessible.name: figure !== "" ? `${caption} ${figure}` : caption
    Accessible.selected: strong
    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Item {
        Icon {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: root.glyph
            color: root.strong ? Theme.ink : Theme.soft
            size: Theme.px(14)
        }

        PlainText {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(22)
            anchors.right: end.left
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            text: root.caption
            color: root.strong ? Theme.ink : Theme.soft
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            horizontalAlignment: Text.AlignLeft
            font.pixelSize: Theme.control
            font.weight: root.strong ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        PlainText {
            id: end

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.figure
            color: root.strong ? Theme.soft : Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.rInner
        color: root.down ? Theme.press : root.strong ? Theme.warm : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.visualFocus
            gap: -1
        }
    }
}
