import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Terminal text: a command to run, or the output of a program. */
Rectangle {
    id: root

    required property string text
    property bool copyable: true

    width: parent ? parent.width : 0
    height: Math.max(words.height + Theme.px(20), copyable ? copy.height + Theme.px(10) : 0)
    radius: Theme.r
    color: Theme.code
    border.color: Theme.line
    visible: text !== ""

    TextEdit {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        y: (parent.height - height) / 2
        width: parent.width - anchors.leftMargin - (root.copyable ? copy.width + Theme.px(12) : Theme.px(12))
        readOnly: true
        selectByMouse: true
        activeFocusOnTab: false
        textFormat: TextEdit.PlainText
        text: root.text
        wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere
        color: Theme.ink
        selectionColor: Theme.selection
        selectedTextColor: Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: root.text
    }

    DeskButton {
        id: copy

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        y: (Math.min(parent.height, Theme.px(40)) - height) / 2
        visible: root.copyable
        kind: "quiet"
        compact: true
        glyph: Icons.copy
        text: qsTr("Copy")
        onClicked: App.copy(root.text)
    }
}
