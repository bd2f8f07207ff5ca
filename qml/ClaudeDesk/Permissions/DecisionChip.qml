import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** One of a few short choices beside each other. */
T.AbstractButton {
    id: root

    required property RequestCard card
    /** What stands on it: an `&` in `text` would make a key of its own. */
    property string caption: text
    /** Whether several may be chosen. */
    property bool multiple: false
    signal chosen

    implicitWidth: contentItem.implicitWidth + Theme.px(18)
    implicitHeight: contentItem.implicitHeight + Theme.px(8)
    checkable: false
    leftPadding: Theme.px(9)
    rightPadding: Theme.px(9)
    Accessible.role: multiple ? Accessible.CheckBox : Accessible.RadioButton
    Accessible.name: caption
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: root.click()
    Accessible.onToggleAction: root.click()

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        root.card.guard(event);
        ReturnKey.ignore(event);
    }
    Keys.onReleased: event => ReturnKey.ignore(event)
    onClicked: if (root.card.acceptsClicks())
        root.chosen()

    contentItem: PlainText {
        text: root.caption
        font.pixelSize: Theme.small
        font.weight: root.checked ? Font.DemiBold : Font.Normal
        color: root.checked ? Theme.ink : Theme.soft
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
    }

    background: Rectangle {
        radius: height / 2
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        border.color: root.checked ? Theme.ink : Theme.line
        border.width: root.checked ? 1.5 : 1

        FocusRing {
            visible: root.visualFocus
            gap: 1
            radius: parent.height / 2
        }
    }
}
