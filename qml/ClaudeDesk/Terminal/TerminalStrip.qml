import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A line below the terminal that says something, with one or two buttons. */
Rectangle {
    id: root

    required property string words
    required property string act
    /** The other button, or "". */
    property string other
    signal acted
    signal refused

    /** Move the keyboard focus to the button that changes nothing, or to the only one. */
    function enter() {
        (no.visible ? no : yes).forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: Math.max(said.implicitHeight + Theme.px(12), Theme.rowHeight)
    color: Theme.card

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    PlainText {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: root.words
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        DeskButton {
            id: no

            visible: root.other !== ""
            compact: true
            kind: "quiet"
            caption: root.other
            onClicked: root.refused()
        }

        DeskButton {
            id: yes

            compact: true
            caption: root.act
            onClicked: root.acted()
        }
    }
}
