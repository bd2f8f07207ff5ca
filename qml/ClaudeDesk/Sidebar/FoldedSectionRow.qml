import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The head of a folded section, a row in place of the section's rows. */
T.ItemDelegate {
    id: root

    required property SessionListModel sessions
    required property string heads
    required property string title
    required property int hidden

    width: ListView.view?.width ?? 0
    // The room beside the handle of the scroll bar.
    leftInset: Direction.mirrored ? Theme.px(6) : 0
    rightInset: Direction.mirrored ? 0 : Theme.px(6)
    leftPadding: leftInset
    rightPadding: rightInset
    implicitHeight: line.implicitHeight
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.fill(qsTr("%1, %Ln sessions, collapsed", "", hidden), [title])
    Accessible.description: line.place
    Accessible.focusable: true
    Accessible.onPressAction: root.click()
    // The list gets a key press before the row does, because the platform theme may treat the key as a press
    // on the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    contentItem: SectionTitle {
        id: line

        title: root.title
        place: root.sessions.sectionPlace(root.heads)
        hidden: root.hidden
        foldable: true
        signed: !(root.heads in root.sessions.groupTitles)
        hovered: root.hovered
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : "transparent"

        FocusRing {
            visible: root.activeFocus
            gap: -1
        }
    }
}
