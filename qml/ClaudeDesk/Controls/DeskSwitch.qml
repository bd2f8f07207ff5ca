import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A switch: on or off. Its name is said by assistive technology, and is shown beside it. */
T.CheckBox {
    id: root

    /** The name of the switch. */
    property string caption: text

    implicitWidth: Theme.px(32)
    implicitHeight: Theme.px(18)
    opacity: enabled ? 1 : 0.45
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.ignore(event)
    Keys.onReleased: event => ReturnKey.ignore(event)

    indicator: Rectangle {
        width: root.width
        height: root.height
        radius: height / 2
        color: root.checked ? Theme.accent : "transparent"
        border.color: root.checked ? Theme.accent : Theme.soft
        border.width: root.checked ? 0 : 1.5

        Rectangle {
            x: root.checked !== Direction.mirrored ? parent.width - width - Theme.px(4) : Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(11)
            height: width
            radius: width / 2
            color: root.checked ? Theme.accentInk : Theme.soft
        }

        FocusRing {
            visible: root.visualFocus
        }
    }
}
