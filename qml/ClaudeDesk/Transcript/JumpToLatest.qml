import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Back to the end of the conversation, from its lower edge. */
DeskButton {
    anchors.horizontalCenter: parent?.horizontalCenter
    anchors.bottom: parent?.bottom
    anchors.bottomMargin: Theme.px(10)
    text: qsTr("Jump to latest")
    glyph: Icons.jumpDown
}
