pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The tab of a page in the panel's head. If `bare` is true, the tab shows only its icon, and its name is in a
 * tooltip.
 */
T.TabButton {
    id: root

    property string glyph
    property bool bare: false
    /** The width of the tab with its icon and its whole name. */
    readonly property real fullWidth: Theme.px(26) + name.implicitWidth + leftPadding + rightPadding

    implicitWidth: bare ? Theme.px(32) : contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: Theme.controlHeight
    leftPadding: glyph !== "" ? Theme.px(6) : Theme.px(10)
    rightPadding: Theme.px(10)
    Accessible.name: text

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Item {
        implicitWidth: sign.advance + name.implicitWidth

        Loader {
            id: sign

            readonly property real advance: active ? Theme.px(26) : 0

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            active: !root.bare && root.glyph !== ""

            sourceComponent: Icon {
                path: root.glyph
                size: Theme.px(20)
                color: Theme.ink
            }
        }

        PlainText {
            id: name

            anchors.left: parent.left
            anchors.leftMargin: sign.advance
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - sign.advance)
            visible: !root.bare
            text: root.text
            font.pixelSize: Theme.control
            font.weight: root.checked ? Font.DemiBold : Font.Normal
            color: root.checked ? Theme.ink : Theme.soft
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Loader {
        anchors.centerIn: parent
        active: root.bare

        sourceComponent: Icon {
            path: root.glyph
            size: Theme.px(20)
            color: root.hovered ? Theme.ink : Theme.soft
        }
    }

    Loader {
        active: root.bare && (root.hovered || root.visualFocus)

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            x: (root.width - width) / 2
            y: root.height + 4
            text: root.text
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.checked ? Theme.warm : root.hovered ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
