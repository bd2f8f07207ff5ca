import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A rule or another permission that a decision added, with a button to remove it. */
Column {
    id: root

    required property string words
    /** A text about the state of the rule, or "" while the rule is in force and should stay. */
    required property string ruleState
    required property bool canGo
    /** Whether the removal is pending and can still be undone. */
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
