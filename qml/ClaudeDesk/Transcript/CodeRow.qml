pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A block of code: its language, its text, and a button that copies it. */
RowFrame {
    id: root

    required property string language
    required property bool final
    required property bool folded
    required property bool foldable
    required property int segments
    required property int revision
    required property string rest
    /** Whether the code is too long to be unfolded in the row. */
    required property bool beyond
    /** Whether the row continues the code row above, which has the head. */
    required property bool continues

    toolsRight: continues ? Theme.px(4) : block.copyWidth + Theme.px(8)
    toolsTop: Theme.px(2)
    copies: !continues

    CodeBlock {
        id: block

        y: root.continues ? -1 : 0
        width: parent.width
        language: root.language
        headed: !root.continues
        bodyHeight: area.height + (foot.active ? foot.height : Theme.px(10))
        onCopyWanted: root.host.copy(root.key)

        Flickable {
            id: area

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            width: parent.width - Theme.px(24)
            height: live.height + (contentWidth > width ? Theme.px(12) : 0)
            contentWidth: live.width
            contentHeight: height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            acceptedButtons: Qt.NoButton
            flickableDirection: Flickable.HorizontalFlick
            interactive: contentWidth > width
            T.ScrollBar.horizontal: DeskScrollBar {}

            CodeText {
                id: live

                width: Math.max(implicitWidth, area.width)
                host: root.host
                key: root.key
                language: root.language
                segments: root.segments
                revision: root.revision
                growing: !root.final
                lineHeight: Theme.controlLine
                font.family: Theme.mono
                font.pixelSize: Theme.control
            }
        }

        Loader {
            id: foot

            anchors.top: area.bottom
            width: parent.width
            active: root.foldable || root.rest !== ""

            sourceComponent: ShowAllBar {
                host: root.host
                key: root.key
                foldable: root.foldable
                folded: root.folded
                beyond: root.beyond && root.folded
                rest: root.rest
            }
        }
    }
}
