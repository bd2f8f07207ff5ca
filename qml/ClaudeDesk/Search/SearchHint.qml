import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The hint in place of the results: nothing to search for, nothing found, or an error. */
Column {
    id: root

    required property SearchView search

    spacing: Theme.px(12)
    visible: search.note !== ""

    PlainText {
        width: parent.width
        text: root.search.note
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 1.3
        color: root.search.failed ? Theme.bad : Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.search.failed
        text: qsTr("Try again")
        onClicked: root.search.tryAgain()
    }
}
