import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The user's comment on the lines above it, or a draft of it. */
Rectangle {
    id: root

    required property ChangeRow row
    /** Whether the buttons are below the words, because beside them the words had too little room. */
    readonly property bool _stacked: width - said.anchors.leftMargin - buttons.width < Theme.px(160)

    implicitHeight: (_stacked ? said.height + buttons.height : Math.max(said.height, buttons.height)) + Theme.px(12)
    color: Theme.card

    Rectangle {
        anchors.left: parent.left
        width: 2
        height: parent.height
        color: Theme.focus
    }

    Column {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(56)
        y: root._stacked ? Theme.px(6) : (parent.height - height) / 2
        width: (root._stacked ? root.width : Direction.before(buttons)) - anchors.leftMargin - Theme.px(8)

        PlainText {
            width: parent.width
            text: root.row.words
            wrapMode: Text.Wrap
            font.pixelSize: Theme.control
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.row.detail
            color: Theme.soft
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: root._stacked ? parent.height - height - Theme.px(6) : (parent.height - height) / 2

        DeskButton {
            compact: true
            kind: "quiet"
            visible: root.row.unsent
            focusPolicy: Qt.NoFocus
            text: qsTr("Add to message")
            Accessible.description: root.row.spoken
            onClicked: root.row.view.comments.addToMessage(root.row.name)
        }

        DeskButton {
            compact: true
            kind: "quiet"
            focusPolicy: Qt.NoFocus
            text: qsTr("Edit")
            Accessible.name: qsTr("Edit comment")
            Accessible.description: root.row.spoken
            onClicked: root.row.view.comments.edit(root.row.name)
        }

        DeskButton {
            compact: true
            kind: "quiet"
            focusPolicy: Qt.NoFocus
            text: qsTr("Delete")
            Accessible.name: qsTr("Remove comment")
            Accessible.description: root.row.spoken
            onClicked: root.row.view.comments.remove(root.row.name)
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
