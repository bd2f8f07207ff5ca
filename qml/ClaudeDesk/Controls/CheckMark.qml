import QtQuick
import ClaudeDesk.Theme

/** The drawing of a check box. It takes no clicks and has no accessible name. */
Rectangle {
    id: root

    property bool checked: false

    width: Theme.px(16)
    height: width
    radius: Theme.rSmall
    color: checked ? Theme.act : "transparent"
    border.width: 1.5
    border.color: checked ? Theme.act : Theme.soft

    Icon {
        anchors.centerIn: parent
        visible: root.checked
        size: Theme.px(10)
        path: Icons.check
        color: Theme.actInk
    }
}
