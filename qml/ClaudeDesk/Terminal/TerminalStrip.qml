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

    /** Whether the buttons are below the words, because beside them the words had too little room. */
    readonly property bool _stacked: width - buttons.width < Theme.px(280)

    implicitHeight: _stacked ? said.implicitHeight + buttons.height + Theme.px(20) : Math.max(said.implicitHeight + Theme.px(12), Theme.rowHeight)
    color: Theme.card
    Keys.onEscapePressed: event => {
        event.accepted = no.visible;
        if (event.accepted)
            root.refused();
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    PlainText {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        y: root._stacked ? Theme.px(6) : (parent.height - height) / 2
        width: parent.width - Theme.px(24) - (root._stacked ? 0 : buttons.width + Theme.px(8))
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
        y: root._stacked ? parent.height - height - Theme.px(6) : (parent.height - height) / 2
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
