import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The last line of the conversation. While Claude has not continued to write, the line says how long the
 * user has waited.
 */
Item {
    id: root

    required property AnswerView answer
    readonly property real column: Theme.columnIn(width)

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: answer.awaited ? Theme.px(14) + line.height + Theme.px(16) : Theme.px(20)
    height: implicitHeight

    Item {
        id: line

        x: Math.round((root.width - root.column) / 2)
        y: Theme.px(14)
        width: root.column
        height: Theme.px(20)
        visible: root.answer.awaited
        Accessible.role: Accessible.StaticText
        Accessible.name: root.answer.spoken
        Accessible.ignored: !root.answer.awaited

        Caret {
            id: caret

            anchors.verticalCenter: parent.verticalCenter
            breathing: true
        }

        PlainText {
            anchors.left: caret.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.answer.words
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
}
