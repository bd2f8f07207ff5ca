import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A session that can be opened: its title, and the time of its last message. */
T.ItemDelegate {
    id: root

    required property string key
    required property string title
    /** The git branch, or "". */
    required property string place
    required property string detail
    /** Whether the session is a fork of another session. */
    required property bool fork
    /** The branch, and that the session is a fork. */
    readonly property string _facts: [fork ? qsTr("fork") : "", place].filter(part => part !== "").join(", ")
    required property int index
    signal opened

    width: parent ? parent.width : 0
    implicitHeight: Theme.px(34)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, _facts, detail].filter(part => part !== "").join(", ")
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
            anchors.leftMargin: Theme.px(11)
            anchors.verticalCenter: parent.verticalCenter
            path: root.fork ? Icons.fork : Icons.session
            color: Theme.faint
            size: Theme.px(16)
        }

        PlainText {
            anchors.left: sign.right
            anchors.leftMargin: Theme.px(10)
            anchors.right: branch.left
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            elide: Text.ElideRight
            font.pixelSize: Theme.control
        }

        PlainText {
            id: branch

            anchors.right: moment.left
            anchors.rightMargin: text !== "" ? Theme.px(10) : 0
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width * 0.25)
            text: root._facts
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
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

        Rectangle {
            width: parent.width
            height: 1
            visible: root.index > 0
            color: Theme.line
        }

        FocusRing {
            visible: root.visualFocus
            gap: -1
        }
    }
}
