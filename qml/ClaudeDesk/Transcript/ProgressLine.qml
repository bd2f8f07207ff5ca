import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The progress of a subagent or a background task. It is one quiet line of a tool's card, and has no height
 * if it is empty.
 */
Item {
    id: root

    required property string text

    implicitHeight: text !== "" ? words.implicitHeight + Theme.px(8) : 0
    visible: text !== ""

    PlainText {
        id: words

        x: Theme.px(12)
        width: parent.width - 2 * x
        text: root.text
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
