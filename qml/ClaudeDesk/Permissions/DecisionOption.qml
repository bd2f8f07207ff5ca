pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * One answer to a question: a radio button, or a check box if several may be chosen. The answers to a question
 * share a frame and the lines between them.
 */
T.AbstractButton {
    id: root

    required property RequestCard card
    required property string label
    property string description
    /** One line that is shown instead of the label and the description, or "". */
    property string caption
    /** A sketch or a piece of code that is shown when the option is chosen. */
    property string preview
    property bool multiple: false
    /** The digit that chooses the option while the keyboard focus is in the card, or 0 without a digit. */
    property int figure: 0
    /** Whether the option is at the top or the bottom of its frame. */
    property bool first: false
    property bool last: false
    /** Whether Tab reaches the option. Tab reaches only one option of a group. */
    property bool stop: true
    signal chosen(on: bool)
    /** The user moved up or down in the group. */
    signal moved(by: int)
    /** The user pressed Enter, to go on. Enter chooses nothing and does not move the focus. */
    signal passed

    width: parent ? parent.width : 0
    implicitHeight: contentItem.implicitHeight + Theme.px(16)
    checkable: false
    // Qt does not let an item with the focus give up `activeFocusOnTab`.
    activeFocusOnTab: stop || activeFocus
    Accessible.role: multiple ? Accessible.CheckBox : Accessible.RadioButton
    Accessible.name: label
    Accessible.description: figure === 0 ? description : description === "" ? String(figure) : Words.fill(qsTr("%1; key %2"), [description, figure])
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: root.click()
    Accessible.onToggleAction: root.click()

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        root.card.guard(event);
        if (event.accepted || event.modifiers & ~Qt.KeypadModifier)
            return;
        const down = event.key === Qt.Key_Down || event.key === Qt.Key_Right;
        if (down || event.key === Qt.Key_Up || event.key === Qt.Key_Left) {
            event.accepted = true;
            root.moved(down ? 1 : -1);
        }
        if (ReturnKey.isIt(event) && !event.isAutoRepeat)
            root.passed();
        ReturnKey.ignore(event);
    }
    Keys.onReleased: event => ReturnKey.ignore(event)
    onClicked: if (root.card.standing.takes())
        root.chosen(root.multiple ? !root.checked : true)

    contentItem: Item {
        implicitHeight: texts.implicitHeight

        CheckMark {
            id: mark

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            y: Theme.px(2)
            visible: root.multiple
            checked: root.checked
        }

        RadioMark {
            x: mark.x
            y: mark.y
            visible: !root.multiple
            checked: root.checked
        }

        // The digit keeps its room while another question has the digits, so that the text does not move.
        Keycap {
            id: key

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            opacity: root.figure > 0 ? 1 : 0
            color: "transparent"
            name: String(root.figure)
        }

        Column {
            id: texts

            anchors.left: mark.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: key.left
            anchors.rightMargin: Theme.px(8)
            spacing: 1

            PlainText {
                width: parent.width
                text: root.caption || root.label
                wrapMode: Text.Wrap
                color: root.caption !== "" ? Theme.soft : Theme.ink
                font.pixelSize: Theme.control
                font.weight: root.caption !== "" ? Font.Normal : Font.DemiBold
            }

            PlainText {
                width: parent.width
                visible: text !== "" && root.caption === ""
                text: root.description
                wrapMode: Text.Wrap
                color: Theme.soft
                font.pixelSize: Theme.small
            }

            Loader {
                width: parent.width
                active: root.checked && root.preview !== ""
                visible: active

                sourceComponent: OptionPreview {
                    text: root.preview
                }
            }
        }
    }

    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    // The ring of the option with the keyboard focus lies over the options beside it.
    z: visualFocus ? 1 : 0

    background: Rectangle {
        topLeftRadius: root.first ? Theme.r : 0
        topRightRadius: topLeftRadius
        bottomLeftRadius: root.last ? Theme.r : 0
        bottomRightRadius: bottomLeftRadius
        color: root.down ? Theme.press : root.checked ? Theme.warm : root.hovered ? Theme.hover : "transparent"
        border.color: Theme.line

        FocusRing {
            visible: root.visualFocus
            gap: 1
            radius: Theme.r + 1
        }
    }
}
