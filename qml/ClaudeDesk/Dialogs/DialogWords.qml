import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A paragraph of a dialog, hidden while its text is empty. */
PlainText {
    width: parent ? parent.width : 0
    visible: text !== ""
    color: Theme.soft
    font.pixelSize: Theme.body
    lineHeightMode: Text.FixedHeight
    lineHeight: Theme.bodyLine
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
