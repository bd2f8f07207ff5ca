import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A scroll bar. */
T.ScrollBar {
    id: root

    /** Whether there is anything to scroll. */
    readonly property bool shown: policy !== T.ScrollBar.AlwaysOff && size < 1

    implicitWidth: orientation === Qt.Vertical ? 12 : 40
    implicitHeight: orientation === Qt.Vertical ? 40 : 12
    padding: 3
    minimumSize: 0.06
    visible: shown

    contentItem: Rectangle {
        radius: 3
        color: Theme.faint
        opacity: root.pressed ? 0.8 : root.hovered ? 0.6 : 0.35
    }
}
