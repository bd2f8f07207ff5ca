import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The name of a group of sessions. */
Words {
    required property string section

    text: section
    color: Theme.faint
    leftPadding: Theme.px(10)
    topPadding: Theme.px(10)
    bottomPadding: Theme.px(4)
    font.pixelSize: Theme.tiny
    font.weight: Font.Medium
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
