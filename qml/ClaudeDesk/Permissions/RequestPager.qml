import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * Shows the position of a request among the waiting requests, with buttons for the previous and the next
 * request.
 */
Row {
    id: root

    required property string countWords
    signal stepWanted(by: int)

    visible: countWords !== ""
    spacing: 2

    IconButton {
        size: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Previous request")
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
        text: qsTr("Next request")
        glyph: Icons.chevronRight
        onClicked: root.stepWanted(1)
    }
}
