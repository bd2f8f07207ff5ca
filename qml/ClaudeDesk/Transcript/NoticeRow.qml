import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A notice for the user, with a button if the notice offers an action. */
RowFrame {
    id: root

    required property string body
    required property string action
    required property bool folded
    required property bool foldable
    required property bool beyond
    required property string rest
    /** Whether the row begins a later run of an agent. A line then separates it from the rows above. */
    required property bool ruled

    Column {
        width: parent.width
        spacing: Theme.px(6)

        Rectangle {
            width: parent.width
            height: 1
            visible: root.ruled
            color: Theme.line
        }

        Row {
            width: parent.width
            spacing: root.ruled ? 0 : Theme.px(8)

            Icon {
                id: sign

                visible: !root.ruled

                y: Math.round((words.contentHeight / Math.max(1, words.lineCount) - height) / 2)
                path: Icons.notice
                color: Theme.faint
                size: Theme.px(14)
            }

            RowText {
                id: words

                width: parent.width - (root.ruled ? 0 : sign.width) - parent.spacing
                text: root.ruled ? Words.join([root.body, root.time]) : root.body
                color: Theme.soft
                font.pixelSize: root.ruled ? Theme.small : Theme.control

                AddressLinks {
                    host: root.host
                    text: root.body
                    of: words
                }
            }
        }

        ShowAllBar {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            width: parent.width - anchors.leftMargin
            visible: root.foldable
            host: root.host
            key: root.key
            foldable: root.foldable
            folded: root.folded
            beyond: root.beyond
            rest: root.rest
        }

        DeskButton {
            visible: root.action !== ""
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(22)
            compact: true
            caption: root.action
            focusPolicy: Qt.TabFocus // the action may remove the row, and a click must not move the focus
            onClicked: root.host.act(root.key)
        }
    }
}
