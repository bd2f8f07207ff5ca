import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A button below the rows that jumps to the end of the conversation. */
DeskButton {
    id: root

    /** Whether the end is out of sight, so that there is something to jump to. */
    property bool shown: false
    /** The height that the rows leave for the button. */
    readonly property real room: shown ? height + Theme.px(18) : 0

    anchors.horizontalCenter: parent?.horizontalCenter
    anchors.bottom: parent?.bottom
    anchors.bottomMargin: Theme.px(10)
    text: qsTr("Jump to latest")
    glyph: Icons.jumpDown
    visible: shown
    onShownChanged: if (shown)
        appearing.show(root)

    FadeIn {
        id: appearing
    }
}
