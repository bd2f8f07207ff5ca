import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Says that only a part of something long is shown, and shows the others. */
Row {
    id: root

    required property DecisionCard card
    required property DecisionView decision

    visible: decision.partWords !== ""
    spacing: Theme.px(8)

    DecisionButton {
        card: root.card
        compact: true
        text: qsTr("Previous part")
        onConfirmed: root.decision.turn(-1)
    }

    DecisionButton {
        card: root.card
        compact: true
        text: qsTr("Next part")
        onConfirmed: root.decision.turn(1)
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: root.decision.partWords
        color: Theme.warn
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
