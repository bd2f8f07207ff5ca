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
    /** Whether the line may say something. It says nothing below an agent's rows. */
    required property bool shown
    readonly property bool _awaited: shown && answer.awaited
    readonly property real column: Theme.columnIn(width)

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: _awaited ? Theme.px(14) + line.height + Theme.px(16) : Theme.px(20)
    height: implicitHeight

    Item {
        id: line

        x: Math.round((root.width - root.column) / 2)
        y: Theme.px(14)
        width: root.column
        height: Theme.px(20)
        visible: root._awaited
        Accessible.role: Accessible.StaticText
        Accessible.name: root.answer.spoken
        Accessible.ignored: !root._awaited

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
