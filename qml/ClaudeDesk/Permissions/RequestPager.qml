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
    /** The names of the buttons. */
    property string earlier: qsTr("Previous request")
    property string later: qsTr("Next request")
    /** Whether there is an earlier and a later one. A button without a place to go keeps its room. */
    property bool hasEarlier: true
    property bool hasLater: true
    signal stepWanted(by: int)

    visible: countWords !== ""
    spacing: 2

    IconButton {
        size: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: root.earlier
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
        text: root.later
        enabled: root.hasLater
        opacity: enabled ? 1 : 0
        glyph: Icons.chevronRight
        onClicked: root.stepWanted(1)
    }
}
