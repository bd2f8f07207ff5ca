import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** One of a few choices that are beside each other on a common ground. */
T.TabButton {
    id: root

    implicitWidth: Math.ceil(contentItem.implicitWidth) + leftPadding + rightPadding
    implicitHeight: Theme.smallHeight
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    Accessible.name: text

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: PlainText {
        text: root.text
        color: root.checked ? Theme.ink : Theme.soft
        font.pixelSize: Theme.small
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.rInner
        color: root.checked ? Theme.card : root.hovered ? Theme.hover : "transparent"
        border.width: root.checked ? 1 : 0
        border.color: Theme.line

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
