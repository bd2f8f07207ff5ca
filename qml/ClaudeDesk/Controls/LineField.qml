import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A text field for one line. */
T.TextField {
    id: root

    /** The name for assistive technology. */
    required property string name

    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Theme.px(8)
    leftPadding: Theme.px(10)
    rightPadding: Theme.px(10)
    font.pixelSize: Theme.control
    color: Theme.ink
    selectionColor: Theme.selection
    selectedTextColor: Theme.ink
    placeholderTextColor: Theme.faint
    selectByMouse: true
    Accessible.name: name

    // `composition` gets key presses before the field and its key handlers. While an input method composes,
    // Enter, Escape, Tab, Up and Down belong to the input method.
    Keys.priority: Keys.BeforeItem
    Keys.forwardTo: [composition]

    Item {
        id: composition

        readonly property list<int> keys: [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape, Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Up, Qt.Key_Down]

        Keys.onPressed: event => event.accepted = (root.inputMethodComposing || root.preeditText !== "") && keys.includes(event.key)
    }

    PlainText {
        x: root.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        visible: root.length === 0 && root.preeditText === ""
        width: root.width - root.leftPadding - root.rightPadding
        text: root.placeholderText
        color: root.placeholderTextColor
        font: root.font
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.r
        color: Theme.card
        border.color: root.activeFocus ? Theme.focus : Theme.line
        border.width: root.activeFocus ? 2 : 1
    }
}
