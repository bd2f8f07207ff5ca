import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A check box of a worktree dialog. Its text may take several lines. */
DeskCheckBox {
    id: root

    /** The text, which may contain names from outside. In `text`, an `&` would make a mnemonic key. */
    required property string caption

    width: parent ? parent.width : 0
    implicitHeight: Math.max(Theme.px(26), contentItem.implicitHeight + Theme.px(8))
    leftPadding: Direction.mirrored ? 0 : Theme.px(24)
    rightPadding: Direction.mirrored ? Theme.px(24) : 0
    font.pixelSize: Theme.body
    Accessible.name: caption

    contentItem: PlainText {
        text: root.caption
        font: root.font
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
    }
}
