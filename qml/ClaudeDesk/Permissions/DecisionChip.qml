import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * A short choice in a row of choices. If several choices may be chosen, the chip is a check box, and its
 * owner shows the text beside it.
 */
T.AbstractButton {
    id: root

    required property RequestCard card
    /** The text of the chip. Do not use `text`, where an `&` would make a mnemonic key. */
    property string caption: text
    /** Whether several choices may be chosen. */
    property bool multiple: false
    signal chosen

    implicitWidth: contentItem.implicitWidth + 2 * leftPadding
    implicitHeight: contentItem.implicitHeight + Theme.px(8)
    checkable: false
    leftPadding: multiple ? Theme.px(4) : Theme.px(9)
    rightPadding: leftPadding
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
    onClicked: if (root.card.standing.takes())
        root.chosen()

    contentItem: PlainText {
        text: root.multiple ? "" : root.caption
        font.pixelSize: Theme.small
        // This padding gives the content the size of the check box.
        leftPadding: root.multiple ? Theme.px(15) : 0
        font.weight: root.checked ? Font.DemiBold : Font.Normal
        color: root.checked ? Theme.ink : Theme.soft
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
    }

    background: Rectangle {
        radius: root.multiple ? Theme.rInner : height / 2
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        border.color: root.checked ? Theme.ink : Theme.line
        border.width: root.multiple ? 0 : root.checked ? 1.5 : 1

        CheckMark {
            anchors.centerIn: parent
            visible: root.multiple
            checked: root.checked
        }

        FocusRing {
            visible: root.visualFocus
            gap: 1
            radius: parent.radius
        }
    }
}
