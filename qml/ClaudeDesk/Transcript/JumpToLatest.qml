import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Back to the end of the conversation, from below its rows. */
DeskButton {
    id: root

    /** Whether there is anything to jump to. */
    property bool shown: false
    /** The height that the rows leave to it. */
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
