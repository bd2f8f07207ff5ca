import QtQuick
import ClaudeDesk.Theme

/** A text of the window itself. The text is always plain, so markup in it is shown as it is. */
Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.body
}
