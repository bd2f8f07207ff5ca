import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Says that only a part of a long input is shown, with buttons for the other parts. */
Row {
    id: root

    required property RequestCard card
    required property string partWords
    signal turned(by: int)

    visible: partWords !== ""
    spacing: Theme.px(8)

    DecisionButton {
        card: root.card
        compact: true
        text: qsTr("Previous part")
        onConfirmed: root.turned(-1)
    }

    DecisionButton {
        card: root.card
        compact: true
        text: qsTr("Next part")
        onConfirmed: root.turned(1)
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.partWords
        color: Theme.warn
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
