pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A line of the start page: an icon, a text, and a button at the end. */
Item {
    id: root

    required property string words
    required property string glyph
    property color tone: Theme.soft
    /** The text of the button. */
    required property string action
    signal acted

    width: parent ? parent.width : 0
    height: Math.max(remark.height, button.height)

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

    DeskButton {
        id: button

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        compact: true
        caption: root.action
        onClicked: root.acted()
    }
}
