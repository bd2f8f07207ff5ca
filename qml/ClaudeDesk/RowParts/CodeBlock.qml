import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The frame of a block of code. Its head has the language and a button that copies the code. */
Rectangle {
    id: root

    property string language
    /** Whether the block has a head. A block that continues the block above has none. */
    property bool headed: true
    /** The height of the code below the head. */
    required property real bodyHeight
    readonly property alias copyWidth: copy.width
    readonly property alias headHeight: head.height
    /** How the button gets the focus. */
    property alias copyFocus: copy.focusPolicy
    default property alias content: body.data
    signal copyWanted

    implicitHeight: head.height + bodyHeight
    color: Theme.code
    border.color: Theme.line
    radius: headed ? Theme.r : 0

    Item {
        id: head

        width: parent.width
        height: root.headed ? Theme.px(26) : Theme.px(6)
        visible: root.headed

        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: root.language || qsTr("Code")
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        CopyButton {
            id: copy

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            glyph: Icons.copy
            onClicked: root.copyWanted()
        }
    }

    Item {
        id: body

        anchors.top: head.bottom
        width: parent.width
        height: root.bodyHeight
    }
}
