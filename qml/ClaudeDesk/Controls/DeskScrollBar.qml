import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A scroll bar: a handle of 6 pixels in a groove of 14. */
T.ScrollBar {
    id: root

    /** Whether there is anything to scroll. */
    readonly property bool shown: policy !== T.ScrollBar.AlwaysOff && size < 1

    implicitWidth: orientation === Qt.Vertical ? 14 : 40
    implicitHeight: orientation === Qt.Vertical ? 40 : 14
    padding: 4
    minimumSize: 0.06
    visible: shown

    contentItem: Rectangle {
        radius: 3
        color: root.pressed || root.hovered ? Theme.faint : Theme.edge
    }
}
