import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A line between two groups of menu items. */
T.MenuSeparator {
    implicitWidth: Theme.px(100)
    implicitHeight: 9

    contentItem: Item {
        implicitHeight: 1

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
}
