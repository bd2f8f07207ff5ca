import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Something that a decision added, and the way to have it gone. */
Column {
    id: root

    required property string words
    /** What holds of it now, "" while it simply does. */
    required property string ruleState
    required property bool canGo
    /** Whether it is to go and may still be kept. */
    required property bool waiting
    signal backWanted
    signal keepWanted

    spacing: Theme.px(4)

    PlainText {
        width: parent.width
        text: root.words
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.ruleState
        wrapMode: Text.Wrap
        color: root.waiting ? Theme.warn : Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        visible: root.canGo || root.waiting
        compact: true
        text: root.waiting ? qsTr("Keep") : qsTr("Remove")
        onClicked: root.waiting ? root.keepWanted() : root.backWanted()
    }
}
