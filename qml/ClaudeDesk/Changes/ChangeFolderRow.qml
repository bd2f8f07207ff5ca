import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A folder with changed files. */
Row {
    id: root

    required property ChangeRow row

    spacing: Theme.px(6)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        path: root.row.open ? Icons.chevronDownSmall : Icons.chevronRight
        size: Theme.px(10)
        color: Theme.soft
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        path: Icons.folderSmall
        size: Theme.px(13)
        color: Theme.soft
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, Math.max(0, root.width - Theme.px(150)))
        text: root.row.name
        color: Theme.soft
        font.pixelSize: Theme.control
        elide: Text.ElideMiddle
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.row.open
        text: root.row.detail
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
