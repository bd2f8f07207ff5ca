import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Shows which of the waiting requests this is, with buttons for the others. */
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
