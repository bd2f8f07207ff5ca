import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** One of a few choices that are beside each other on a common ground. */
T.TabButton {
    id: root

    /** The text, which may contain words from outside. In `text`, an `&` would make a mnemonic key. */
    property string caption: text

    implicitWidth: Math.ceil(contentItem.implicitWidth) + leftPadding + rightPadding
    implicitHeight: Theme.smallHeight
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: PlainText {
        text: root.caption
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
