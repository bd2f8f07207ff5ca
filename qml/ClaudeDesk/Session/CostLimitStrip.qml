import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Says above the composer that a message waits because the session has reached its cost limit. Its button
 * opens the question what to do. The strip never takes the keyboard focus by itself.
 */
FocusScope {
    id: root

    required property UsageView usage
    signal messageWanted
    /** The user wants to decide what to do. */
    signal decisionWanted

    implicitHeight: line.height + Theme.px(6)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Cost limit")
    Keys.onEscapePressed: root.messageWanted()

    Rectangle {
        id: line

        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.columnIn(parent.width)
        height: Math.max(Theme.rowHeight, said.height + Theme.px(12), decide.height)
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(16)
            path: Icons.warning
            color: Theme.warn
        }

        PlainText {
            id: said

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: decide.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: root.usage.question
            font.pixelSize: Theme.control
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            id: decide

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            kind: "quiet"
            focus: true
            text: qsTr("Decide…")
            onClicked: root.decisionWanted()
        }
    }
}
