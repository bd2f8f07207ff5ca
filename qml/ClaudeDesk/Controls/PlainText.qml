import QtQuick
import ClaudeDesk.Theme

/** A text of the window itself. It is always plain: nothing in it is interpreted as markup. */
Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.body
}
