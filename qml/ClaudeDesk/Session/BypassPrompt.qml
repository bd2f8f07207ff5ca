import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Whether nothing is to be asked any more. What asks keeps asking unless the person says otherwise. */
FocusScope {
    id: root

    required property ChoicesView control
    readonly property real columnWidth: Math.min(Theme.column, width - 40)
    /** The keyboard belongs to the message again. */
    signal messageWanted

    implicitHeight: card.height + Theme.px(10)
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Use Bypass?")

    function leave() {
        root.messageWanted();
        root.control.leaveBypass();
    }

    Component.onCompleted: keep.forceActiveFocus(Qt.TabFocusReason)
    Keys.onEscapePressed: root.leave()

    PlacementTimer {
        id: standing

        item: root
    }

    Rectangle {
        id: card

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10)
        width: root.columnWidth
        height: lines.height + 2 * lines.y
        radius: 14
        color: Theme.card
        border.color: Theme.bad

        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: lines

            x: Theme.px(18)
            y: Theme.px(16)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: parent.width
                text: qsTr("Use Bypass?")
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                text: qsTr("Claude then runs every command and changes every file it wants to, anywhere on this computer, and you are not asked. Use it only where nothing can be harmed: in a container or a virtual machine without secrets and without the network.")
                color: Theme.soft
                font.pixelSize: Theme.control
                wrapMode: Text.Wrap
                lineHeight: 1.15
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                text: root.control.tasksToEnd > 0 ? qsTr("Claude Code is started again for it; what runs in the background ends (%1). The conversation goes on, and nothing you wrote is lost.").arg(root.control.tasksToEnd) : qsTr("Claude Code is started again for it. The conversation goes on, and nothing you wrote is lost.")
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

                    text: qsTr("Keep asking")
                    onClicked: root.leave()
                }

                DeskButton {
                    text: qsTr("Use Bypass")
                    enterPresses: false
                    onClicked: {
                        if (!standing.isArmed())
                            return;
                        root.messageWanted();
                        root.control.useBypass();
                    }
                }
            }
        }
    }
}
