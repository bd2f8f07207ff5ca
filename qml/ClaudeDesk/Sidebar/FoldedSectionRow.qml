import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The head of a folded section: a row that stands for those of the section. */
T.ItemDelegate {
    id: root

    required property SessionListModel sessions
    required property string heads
    required property string title
    required property int hidden

    width: ListView.view ? ListView.view.width - Theme.px(6) : 0
    implicitHeight: line.implicitHeight
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.fill(qsTr("%1, %Ln sessions, collapsed", "", hidden), [title])
    Accessible.description: line.place
    Accessible.focusable: true
    Accessible.onPressAction: root.click()
    // The list looks at its keys before a row of it does, whatever the theme takes for a press of the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    contentItem: SectionTitle {
        id: line

        title: root.title
        place: root.sessions.sectionPlace(root.heads)
        hidden: root.hidden
        foldable: true
        hovered: root.hovered
    }

    background: Rectangle {
        radius: 8
        color: root.down ? Theme.press : "transparent"

        FocusRing {
            visible: root.activeFocus
            gap: -1
        }
    }
}
