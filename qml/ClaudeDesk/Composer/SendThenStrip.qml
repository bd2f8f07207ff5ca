import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Says above the composer when messages can be sent again after a usage limit was reached. Its button sends the
 * message then. The strip never takes the keyboard focus by itself.
 */
FocusScope {
    id: root

    required property UsageView usage
    /** Whether the composer has a message. */
    required property bool written
    signal messageWanted
    /** The user wants the message to be sent then. */
    signal sendWanted

    implicitHeight: line.height + Theme.px(6)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Usage limit")
    Keys.onEscapePressed: root.messageWanted()

    Rectangle {
        id: line

        /** Whether the button is below the words, because beside it the words had too little room. */
        readonly property bool stacked: width - then.width < Theme.px(200)

        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.columnIn(parent.width)
        height: stacked ? said.height + then.height + Theme.px(16) : Math.max(Theme.rowHeight, said.height + Theme.px(12), then.height)
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            y: said.y + Math.round((said.height / Math.max(1, line.stacked ? said.lineCount : 1) - height) / 2)
            size: Theme.px(16)
            path: Icons.waiting
            color: Theme.soft
        }

        PlainText {
            id: said

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: line.stacked ? parent.right : then.left
            anchors.rightMargin: Theme.px(8)
            y: line.stacked ? Theme.px(6) : (parent.height - height) / 2
            text: root.usage.resetWords
            font.pixelSize: Theme.control
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            id: then

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            y: line.stacked ? parent.height - height - Theme.px(4) : (parent.height - height) / 2
            compact: true
            kind: "quiet"
            focus: true
            enabled: root.written || root.usage.offersThen
            text: qsTr("Send then")
            onClicked: root.sendWanted()
        }
    }
}
