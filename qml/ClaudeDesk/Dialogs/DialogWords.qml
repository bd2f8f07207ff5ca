import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A paragraph of a worktree dialog, hidden while its text is empty. */
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
