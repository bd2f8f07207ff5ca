pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Something went wrong. */
RowFrame {
    id: root

    required property string body
    required property bool folded
    required property bool foldable
    required property bool beyond
    required property string rest

    Rectangle {
        width: parent.width
        height: text.height + Theme.px(18) + (root.foldable ? more.height - Theme.px(4) : 0) + (again.active ? again.height + Theme.px(8) : 0)
        radius: 10
        color: Theme.removed
        border.color: Qt.alpha(Theme.bad, 0.35)

        Icon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            y: Theme.px(11)
            path: Icons.error
            color: Theme.bad
            size: Theme.px(15)
        }

        RowText {
            id: text

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            y: Theme.px(9)
            width: parent.width - anchors.leftMargin - Theme.px(12)
            text: root.body

            AddressLinks {
                host: root.host
                text: root.body
                of: text
            }
        }

        ShowAllBar {
            id: more

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(24)
            width: parent.width - anchors.leftMargin - Theme.px(12)
            anchors.top: text.bottom
            anchors.topMargin: Theme.px(5)
            visible: root.foldable
            host: root.host
            key: root.key
            foldable: root.foldable
            folded: root.folded
            beyond: root.beyond
            rest: root.rest
        }

        Loader {
            id: again

            x: text.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(9)
            active: root.host.failed === root.key

            sourceComponent: DeskButton {
                compact: true
                text: qsTr("Try again")
                focusPolicy: Qt.TabFocus // the row goes on without it, and a click takes the keyboard nowhere
                onClicked: root.host.tryAgain(root.key)
            }
        }
    }
}
