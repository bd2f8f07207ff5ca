import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The menu of a setting. */
DeskComboBox {
    implicitHeight: Theme.controlHeight
    leftPadding: Direction.mirrored ? Theme.px(26) : Theme.px(10)
    rightPadding: Direction.mirrored ? Theme.px(10) : Theme.px(26)
    ink: Theme.ink
}
