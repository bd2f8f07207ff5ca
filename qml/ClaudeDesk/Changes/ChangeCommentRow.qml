import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The user's comment on the lines above it. */
Item {
    id: root

    required property ChangeRow row

    implicitHeight: Math.max(said.height, remove.height) + Theme.px(8)

    Rectangle {
        anchors.left: parent.left
        y: Theme.px(4)
        width: 3
        height: parent.height - 2 * y
        radius: 1
        color: Theme.accent
    }

    PlainText {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Direction.before(remove) - anchors.leftMargin - Theme.px(8)
        text: root.row.words
        wrapMode: Text.Wrap
        font.pixelSize: Theme.control
    }

    IconButton {
        id: remove

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(24)
        focusPolicy: Qt.NoFocus
        text: qsTr("Remove comment")
        glyph: Icons.close
        onClicked: root.row.view.comments.remove(root.row.name)
    }
}
