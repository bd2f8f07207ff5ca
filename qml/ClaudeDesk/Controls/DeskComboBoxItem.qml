import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** One line of a combo box's list, with an optional description below. */
T.ItemDelegate {
    id: root

    required property int index
    property string words
    property string detail
    /** Whether this line is the current choice. */
    property bool current: false
    property color ink: Theme.ink

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: Math.max(Theme.rowHeight, column.implicitHeight + Theme.px(12))
    leftPadding: Direction.mirrored ? Theme.px(12) : Theme.px(28)
    rightPadding: Direction.mirrored ? Theme.px(28) : Theme.px(12)
    focusPolicy: Qt.NoFocus
    Accessible.name: words
    Accessible.description: detail
    Accessible.onPressAction: root.click()

    contentItem: Item {
        Column {
            id: column

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: Theme.px(1)

            PlainText {
                width: parent.width
                text: root.words
                font.pixelSize: Theme.control
                color: root.ink
                elide: Text.ElideRight
            }

            PlainText {
                visible: root.detail !== ""
                width: parent.width
                text: root.detail
                font.pixelSize: Theme.small
                color: Theme.soft
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
    }

    background: Rectangle {
        radius: Theme.rInner
        color: root.highlighted ? Theme.warm : "transparent"

        Icon {
            visible: root.current
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(9)
            y: root.detail === "" ? (parent.height - height) / 2 : Theme.px(9)
            size: Theme.px(11)
            path: Icons.check
            color: Theme.accent
        }
    }
}
