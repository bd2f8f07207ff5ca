import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks before a session is closed in the midst of its work, or deleted. */
FocusScope {
    id: root

    required property SessionPrompt prompt
    /** The width there is. */
    required property real room
    /** The keyboard belongs to where it was. */
    signal answered

    function leave() {
        root.answered();
        root.prompt.dismiss();
    }

    implicitWidth: Math.min(Theme.px(440), room - Theme.px(32))
    implicitHeight: lines.height + 2 * lines.y
    Accessible.role: Accessible.Dialog
    Accessible.name: root.prompt.heading
    Component.onCompleted: keep.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: root.leave()

    Shadow {
        radius: 14
    }

    Rectangle {
        anchors.fill: parent
        radius: 14
        color: Theme.card
        border.color: Theme.line

        MouseArea {
            anchors.fill: parent
        }
    }

    Column {
        id: lines

        x: Theme.px(18)
        y: Theme.px(16)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        PlainText {
            width: parent.width
            text: root.prompt.heading
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        PlainText {
            width: parent.width
            text: root.prompt.words
            color: Theme.soft
            font.pixelSize: Theme.control
            wrapMode: Text.Wrap
            lineHeight: 1.15
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Flow {
            width: parent.width
            topPadding: Theme.px(4)
            spacing: Theme.px(8)

            DeskButton {
                id: keep

                caption: root.prompt.no
                onClicked: root.leave()
            }

            DeskButton {
                caption: root.prompt.yes
                onClicked: {
                    root.answered();
                    root.prompt.accept();
                }
            }
        }
    }
}
