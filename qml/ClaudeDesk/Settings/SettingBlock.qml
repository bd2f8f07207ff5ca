import QtQuick
import ClaudeDesk.Theme

/** A part of a group that fills the whole line: a list, a field, or text. */
SettingsLine {
    id: root

    default property alias content: lines.data
    property alias spacing: lines.spacing

    implicitHeight: lines.height + 2 * lines.y

    Column {
        id: lines

        x: Theme.px(16)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(8)
    }
}
