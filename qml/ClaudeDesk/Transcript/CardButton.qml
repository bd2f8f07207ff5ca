pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The line below a card. A button opens what the call began: the output of a command, or an agent. While that
 * works in the background, the line says so, and has a button that stops it.
 */
Item {
    id: root

    /** The words on the button, or "" without the button. */
    required property string caption
    /** The name for assistive technology. */
    property string spoken: caption
    /** What works in the background and how long, or "". */
    property string status
    /** The name of the button that stops the task, for assistive technology; "" without the button. */
    property string stopName
    signal clicked
    signal stopWanted

    implicitHeight: Theme.px(32)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Loader {
        id: says

        anchors.left: parent.left
        anchors.leftMargin: active ? Theme.px(12) : 0
        anchors.verticalCenter: parent.verticalCenter
        active: root.status !== ""
        width: active ? Math.max(0, Math.min(implicitWidth, root.width - (open.visible ? open.width : 0) - (stop.active ? stop.width : 0) - Theme.px(28))) : 0

        sourceComponent: Item {
            implicitWidth: Math.ceil(measure.advanceWidth) + Theme.px(20)
            implicitHeight: words.implicitHeight

            TextMetrics {
                id: measure

                font: words.font
                text: root.status
            }

            PlainText {
                id: words

                anchors.right: parent.right
                width: parent.width - Theme.px(18)
                horizontalAlignment: Text.AlignLeft
                text: root.status
                elide: Text.ElideRight
                color: Theme.soft
                font.pixelSize: Theme.small
            }

            Icon {
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(12)
                path: Icons.agentWorking
                color: Theme.accent
            }
        }
    }

    DeskButton {
        id: open

        anchors.left: says.right
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.caption !== ""
        kind: "quiet"
        compact: true
        caption: root.caption
        Accessible.name: root.spoken
        onClicked: root.clicked()
    }

    Loader {
        id: stop

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        active: root.stopName !== ""

        sourceComponent: DeskButton {
            kind: "quiet"
            compact: true
            caption: qsTr("Stop")
            Accessible.name: root.stopName
            onClicked: root.stopWanted()
        }
    }
}
