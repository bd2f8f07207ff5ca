import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** One option of several, of which one can be chosen. */
T.RadioButton {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(implicitContentHeight, indicator.height) + topPadding + bottomPadding
    leftPadding: Theme.px(24)
    topPadding: 4
    bottomPadding: 4
    font.pixelSize: Theme.control
    Accessible.name: text

    Keys.onPressed: event => ReturnKey.ignore(event)
    Keys.onReleased: event => ReturnKey.ignore(event)

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: Theme.px(15)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: root.checked ? Theme.px(4.5) : 1.5
        border.color: root.checked ? Theme.accent : Theme.faint
    }

    contentItem: PlainText {
        text: root.text
        font: root.font
        verticalAlignment: Text.AlignVCenter
    }

    background: Item {
        FocusRing {
            visible: root.visualFocus
            gap: 1
        }
    }
}
