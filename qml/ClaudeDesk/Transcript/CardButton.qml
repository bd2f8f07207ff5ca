import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A button below a card. It opens what the call began: the output of a command, or an agent. */
Item {
    id: root

    required property string caption
    /** The name for assistive technology. */
    property string spoken: caption
    signal clicked

    implicitHeight: Theme.px(32)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    DeskButton {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        kind: "quiet"
        compact: true
        caption: root.caption
        Accessible.name: root.spoken
        onClicked: root.clicked()
    }
}
