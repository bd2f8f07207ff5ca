import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A check box with a label. */
T.CheckBox {
    id: root

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + Theme.px(8)
    readonly property int _before: text !== "" ? Theme.px(24) : Theme.px(16)
    leftPadding: Direction.mirrored ? Theme.px(4) : _before
    rightPadding: Direction.mirrored ? _before : Theme.px(4)
    font.pixelSize: Theme.small
    Accessible.name: text
    Keys.onPressed: event => ReturnKey.ignore(event)
    Keys.onReleased: event => ReturnKey.ignore(event)

    indicator: CheckMark {
        x: Direction.mirrored ? root.width - width : 0
        y: (root.height - height) / 2
        checked: root.checked
    }

    contentItem: PlainText {
        text: root.text
        color: Theme.soft
        font: root.font
        verticalAlignment: Text.AlignVCenter
    }

    background: Item {
        FocusRing {
            visible: root.visualFocus
            gap: 2
        }
    }
}
