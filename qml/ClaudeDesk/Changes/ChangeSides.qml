import QtQuick
import ClaudeDesk.Theme

/** The old and the new lines side by side. Both sides scroll sideways together. */
Item {
    id: root

    required property ChangeRow row
    readonly property alias old: old
    readonly property alias now: now

    implicitHeight: Math.max(old.implicitHeight, now.implicitHeight)

    ChangePane {
        id: old

        width: Math.floor(parent.width / 2)
        row: root.row
        side: 1
        wrap: false
        pane: root.row.pane.sides[0]
        onScrolled: x => now.scrollTo(x)
    }

    ChangePane {
        id: now

        x: old.width
        width: parent.width - x
        row: root.row
        side: 2
        wrap: false
        pane: root.row.pane.sides[1]
        onScrolled: x => old.scrollTo(x)
    }

    Rectangle {
        x: old.width
        width: 1
        height: parent.height
        color: Theme.line
    }
}
