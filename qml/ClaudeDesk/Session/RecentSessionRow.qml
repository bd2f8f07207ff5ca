import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A session that can be opened: its title, and the time of its last message. */
T.ItemDelegate {
    id: root

    required property string key
    required property string title
    required property string detail
    signal opened

    width: parent ? parent.width : 0
    implicitHeight: Theme.px(36)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: detail !== "" ? [title, detail].join(", ") : title
    Accessible.onPressAction: root.opened()
    onClicked: root.opened()
    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)
    Keys.onUpPressed: root.step(-1)
    Keys.onDownPressed: root.step(1)

    /** Move the keyboard focus by a number of rows. */
    function step(by: int) {
        const rows = root.parent.children.filter(each => each instanceof RecentSessionRow);
        const next = rows[rows.indexOf(root) + by] as RecentSessionRow;
        if (next)
            next.forceActiveFocus(by < 0 ? Qt.BacktabFocusReason : Qt.TabFocusReason);
    }

    contentItem: Item {
        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            path: Icons.session
            size: Theme.px(14)
        }

        PlainText {
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: moment.left
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            elide: Text.ElideRight
            font.pixelSize: Theme.control
        }

        PlainText {
            id: moment

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: root.detail
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.visualFocus
            gap: -1
        }
    }
}
