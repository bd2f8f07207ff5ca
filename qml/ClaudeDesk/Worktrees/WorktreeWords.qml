import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A paragraph of a dialog about worktrees; none where there is nothing to say. */
PlainText {
    width: parent ? parent.width : 0
    visible: text !== ""
    color: Theme.soft
    font.pixelSize: Theme.control
    wrapMode: Text.Wrap
    lineHeight: 1.15
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
