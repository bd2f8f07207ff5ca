import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The input or the result of a tool, below a line of its own. */
Rectangle {
    id: root

    property string text
    property bool bad: false

    // Not a binding of the item's text: the space between lines is part of the document and goes with it.
    function _show() {
        words.text = root.text;
        TextLook.space(words.textDocument, 1.25);
    }

    onTextChanged: _show()
    Component.onCompleted: _show()

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
        wrapMode: TextEdit.Wrap
        color: root.bad ? Theme.bad : Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
    }
}
