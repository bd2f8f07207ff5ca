import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A sentence with a path in the font of code. The sentence and the path are escaped, so they have no links. */
Text {
    id: root

    /** The sentence, with `%1` in place of the path. */
    required property string words
    required property string path

    function _escaped(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");
    }

    textFormat: Text.RichText
    text: Words.fill(_escaped(words), ["<span" + " style=\"color:" + Theme.ink + ";font-size:" + Theme.control + "px;white-space:pre-wrap;font-family:'" + _escaped(Theme.mono).replace(/[;{}\\]/g, "") + "'\">" + _escaped(path) + "</span>"])
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    horizontalAlignment: Text.AlignLeft
    color: Theme.soft
    font.pixelSize: Theme.body
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.fill(words, [path])
}
