import QtQuick
import ClaudeDesk.Theme

/** A piece of text of the window itself. Always plain: nothing in it is read as markup. */
Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.body
}
