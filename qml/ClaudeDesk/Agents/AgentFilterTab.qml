import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A filter of a list: an underlined word with a count. A negative count is not known, and not shown. */
T.TabButton {
    id: root

    required property string caption
    required property int count

    implicitWidth: contentItem.implicitWidth
    implicitHeight: Theme.px(32)
    Accessible.name: count < 0 ? caption : `${caption} ${count}`

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Row {
        spacing: Theme.px(5)

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.caption
            color: root.checked ? Theme.ink : Theme.soft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.count >= 0
            text: root.count
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: root.checked ? Theme.ink : root.hovered ? Theme.line : "transparent"
        }

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
