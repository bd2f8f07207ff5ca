import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The bar above the output of a task: its state, a note about the text, and Stop. */
Item {
    id: root

    required property TaskOutputView task
    readonly property real room: Math.max(0, (root.task.running ? Direction.before(stop) : width) - state.anchors.leftMargin - Theme.px(12))
    /** Whether the state and the note need separate lines. */
    readonly property bool two: root.task.note !== "" && state.implicitWidth + Theme.px(14) + note.implicitWidth > room

    implicitHeight: Theme.px(36) + (two ? note.height + Theme.px(4) : 0)

    Rectangle {
        id: dot

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        anchors.verticalCenter: state.verticalCenter
        visible: root.task.running
        width: Theme.px(8)
        height: width
        radius: width / 2
        color: Theme.accent
    }

    PlainText {
        id: state

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(root.task.running ? 36 : 20)
        y: Theme.px(18) - height / 2
        width: Math.min(implicitWidth, root.room)
        text: root.task.state
        color: root.task.tone === "bad" ? Theme.bad : Theme.ink
        elide: Text.ElideRight
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        id: note

        anchors.left: parent.left
        anchors.leftMargin: state.anchors.leftMargin + (root.two ? 0 : state.width + Theme.px(14))
        y: root.two ? state.y + state.height + Theme.px(4) : state.y
        width: Math.min(implicitWidth, root.two ? root.width - anchors.leftMargin - Theme.px(14) : root.room)
        visible: text !== ""
        text: root.task.note
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        id: stop

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(18) - height / 2
        visible: root.task.running
        enabled: root.task.stoppable
        kind: "quiet"
        compact: true
        glyph: Icons.stop
        text: qsTr("Stop task")
        onClicked: root.task.stop()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
