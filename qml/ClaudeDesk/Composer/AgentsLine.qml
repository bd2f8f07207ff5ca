import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The line above the message box about agents: those that work beside the turn, those that continue after the
 * user has stopped it, and what a stronger Stop would end. The line never takes the keyboard focus by itself.
 */
FocusScope {
    id: root

    required property StopView stopping
    /** The panel of agents should open. */
    signal agentsWanted

    implicitHeight: line.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Agents at work")

    Item {
        id: line

        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.columnIn(parent.width)
        height: Math.max(Theme.px(32), said.height + Theme.px(8))

        PlainText {
            id: said

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(4)
            anchors.right: show.left
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            text: root.stopping.line
            wrapMode: Text.Wrap
            color: root.stopping.lineWarns ? Theme.ink : Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            id: show

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            kind: "quiet"
            focus: true
            text: qsTr("Show agents")
            onClicked: root.agentsWanted()
        }
    }
}
