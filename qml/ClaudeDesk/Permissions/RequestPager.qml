import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * Shows the position of a request among the waiting requests, or of a question among the questions, with
 * buttons for the previous and the next one.
 */
Row {
    id: root

    required property string countWords
    /** Whether the buttons go to another question of the request. */
    property bool ofQuestions: false
    /** Whether there is an earlier and a later one. A button without a place to go keeps its room. */
    property bool hasEarlier: true
    property bool hasLater: true
    signal stepWanted(by: int)

    visible: countWords !== ""
    spacing: 2

    IconButton {
        size: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: root.ofQuestions ? qsTr("Previous question") : qsTr("Previous request")
        enabled: root.hasEarlier
        opacity: enabled ? 1 : 0
        glyph: Icons.chevronLeft
        onClicked: root.stepWanted(-1)
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.countWords
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    IconButton {
        size: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: root.ofQuestions ? qsTr("Following question") : qsTr("Next request")
        enabled: root.hasLater
        opacity: enabled ? 1 : 0
        glyph: Icons.chevronRight
        onClicked: root.stepWanted(1)
    }
}
