import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks whether to go on past the ceiling, over the message that waits. It never takes the keyboard by itself. */
FocusScope {
    id: root

    required property UsageView usage
    readonly property real outer: Math.min(Theme.column, width - 40)
    signal messageWanted

    implicitHeight: box.height + Theme.px(6)
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Cost ceiling")
    Keys.onEscapePressed: root.messageWanted()

    Rectangle {
        id: box

        x: Math.round((root.width - width) / 2)
        width: root.outer
        height: column.height + Theme.px(24)
        radius: 10
        color: Theme.card
        border.color: Theme.warn

        Column {
            id: column

            x: Theme.px(14)
            y: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(10)

            PlainText {
                width: parent.width
                text: root.usage.question
                wrapMode: Text.Wrap
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Flow {
                width: parent.width
                spacing: Theme.px(8)

                DeskButton {
                    text: qsTr("Go on")
                    focus: true
                    onClicked: {
                        root.messageWanted();
                        root.usage.goOn();
                    }
                }

                DeskButton {
                    caption: qsTr("Raise to $%1").arg(root.usage.higher)
                    onClicked: {
                        root.messageWanted();
                        root.usage.raiseCeiling();
                    }
                }

                DeskButton {
                    text: qsTr("Not now")
                    onClicked: {
                        root.messageWanted();
                        root.usage.notNow();
                    }
                }
            }
        }
    }
}
