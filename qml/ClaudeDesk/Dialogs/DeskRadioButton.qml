import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** An option of a group in which only one option can be chosen. */
T.RadioButton {
    id: root

    /** The text, which may contain words from outside. In `text`, an `&` would make a mnemonic key. */
    property string caption: text

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(implicitContentHeight, indicator.height) + topPadding + bottomPadding
    leftPadding: Direction.mirrored ? 0 : Theme.px(24)
    rightPadding: Direction.mirrored ? Theme.px(24) : 0
    topPadding: 4
    bottomPadding: 4
    font.pixelSize: Theme.control
    Accessible.name: caption

    Keys.onPressed: event => ReturnKey.ignore(event)
    Keys.onReleased: event => ReturnKey.ignore(event)

    indicator: RadioMark {
        x: Direction.mirrored ? root.width - width : 0
        y: Math.round((root.height - height) / 2)
        checked: root.checked
    }

    contentItem: PlainText {
        text: root.caption
        color: root.checked ? Theme.ink : Theme.soft
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
