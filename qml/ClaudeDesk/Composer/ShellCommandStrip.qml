import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The strip above the composer while a shell command of the user runs: the command, its newest line, Stop. */
FocusScope {
    id: root

    required property ShellCommandView shell
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    implicitHeight: box.height + Theme.px(8)

    Keys.onEscapePressed: root.messageWanted()

    Rectangle {
        id: box

        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.columnIn(parent.width)
        height: lines.height + Theme.px(16)
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        Column {
            id: lines

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.right: stop.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter

            PlainText {
                width: parent.width
                text: Words.fill(qsTr("! %1"), [root.shell.command])
                font.family: Theme.mono
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                text: Words.join([qsTr("running"), root.shell.elapsed, root.shell.lastLine].filter(Boolean))
                color: Theme.soft
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        DeskButton {
            id: stop

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            focus: true
            text: qsTr("Stop")
            Accessible.name: qsTr("Stop the command")
            onClicked: {
                root.messageWanted();
                root.shell.stop();
            }
        }
    }
}
