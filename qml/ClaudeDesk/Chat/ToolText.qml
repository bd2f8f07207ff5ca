import QtQuick
import ClaudeDesk.Theme

/** The input or the result of a tool, below a line of its own. */
Rectangle {
    id: root

    property string text
    property bool bad: false

    height: visible ? words.height + Theme.px(16) + 1 : 0
    color: Theme.code
    bottomLeftRadius: 9
    bottomRightRadius: 9

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    RowText {
        id: words

        x: Theme.px(12)
        y: Theme.px(8) + 1
        width: parent.width - Theme.px(24)
        text: root.text
        wrapMode: TextEdit.WrapAnywhere
        color: root.bad ? Theme.bad : Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
    }
}
