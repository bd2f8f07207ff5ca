import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A block of code: its language, its text, and a way to copy it. */
RowFrame {
    id: root

    required property string language
    required property bool final
    required property bool folded
    required property bool foldable
    required property int segments
    required property int revision
    required property string rest

    Rectangle {
        width: parent.width
        height: head.height + area.height + (foot.visible ? foot.height : 0) + Theme.px(8)
        color: Theme.code
        border.color: Theme.line
        radius: 10

        Item {
            id: head

            width: parent.width
            height: Theme.px(30)

            Words {
                x: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: root.language || qsTr("code")
                color: Theme.faint
                font.pixelSize: Theme.small
            }

            CopyButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                onClicked: root.host.copy(root.key)
            }
        }

        Flickable {
            id: area

            anchors.top: head.bottom
            x: Theme.px(12)
            width: parent.width - Theme.px(24)
            height: live.height + (contentWidth > width ? Theme.px(12) : 0)
            contentWidth: live.width
            contentHeight: height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            flickableDirection: Flickable.HorizontalFlick
            interactive: contentWidth > width
            T.ScrollBar.horizontal: Bar {}

            LiveText {
                id: live

                width: Math.max(implicitWidth, area.width)
                transcript: root.host.transcript
                key: root.key
                segments: root.segments
                revision: root.revision
                growing: !root.final
                wrapMode: TextEdit.NoWrap
                lineHeight: 1.3
                font.family: Theme.mono
                font.pixelSize: Theme.codeSize
            }
        }

        RestBar {
            id: foot

            anchors.top: area.bottom
            width: parent.width
            visible: root.foldable || root.rest !== ""
            foldable: root.foldable
            folded: root.folded
            rest: root.rest
            onToggled: root.host.fold(root.key, !root.folded)
        }
    }
}
