pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A line of the start page: an icon, a text, and an underlined word at the end that is a button. */
Item {
    id: root

    required property string words
    required property string glyph
    property color tone: Theme.soft
    /** The text of the button. */
    required property string action
    signal acted

    width: parent ? parent.width : 0
    height: Math.max(remark.height, button.height, Theme.px(24))

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        path: root.glyph
        color: root.tone
        size: Theme.px(16)
    }

    PlainText {
        id: remark

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: button.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: root.words
        color: Theme.soft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    T.AbstractButton {
        id: button

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: contentItem.implicitWidth
        implicitHeight: contentItem.implicitHeight
        Accessible.name: root.action
        Keys.onPressed: event => ReturnKey.press(event, button)
        Keys.onReleased: event => ReturnKey.ignore(event)
        onClicked: root.acted()

        contentItem: PlainText {
            text: root.action
            font.pixelSize: Theme.small
            topPadding: 2
            bottomPadding: 2
        }

        background: Item {
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: button.hovered ? Theme.ink : Theme.edge
            }

            FocusRing {
                visible: button.visualFocus
            }
        }
    }
}
