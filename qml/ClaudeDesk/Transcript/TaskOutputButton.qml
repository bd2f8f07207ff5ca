import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The button below the card of a command that runs or ran in the background. It opens the command's output.
 */
Item {
    id: root

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
        text: qsTr("Show output")
        onClicked: root.clicked()
    }
}
