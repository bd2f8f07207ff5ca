import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * Tabs that choose which changes since HEAD are shown: all, unstaged or staged changes. A button opens the
 * commit panel.
 */
Item {
    id: root

    required property ChangesView changes

    implicitHeight: Math.max(tabs.height, commit.height)

    T.ButtonGroup {
        id: group
    }

    PanelTabs {
        id: tabs

        all: [every, unstaged, staged]
        room: root.width - commit.width - Theme.px(8)
        spacing: Theme.px(2)

        PanelTab {
            id: every

            width: tabs.widthOf(every)
            height: tabs.tabHeight
            text: qsTr("All")
            T.ButtonGroup.group: group
            checked: root.changes.scope === "head"
            onClicked: root.changes.choose("head")
        }

        PanelTab {
            id: unstaged

            width: tabs.widthOf(unstaged)
            height: tabs.tabHeight
            text: qsTr("Not staged")
            T.ButtonGroup.group: group
            checked: root.changes.scope === "unstaged"
            onClicked: root.changes.choose("unstaged")
        }

        PanelTab {
            id: staged

            width: tabs.widthOf(staged)
            height: tabs.tabHeight
            text: qsTr("Staged")
            T.ButtonGroup.group: group
            checked: root.changes.scope === "staged"
            onClicked: root.changes.choose("staged")
        }
    }

    DeskButton {
        id: commit

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        compact: true
        text: qsTr("Commit…")
        enabled: !root.changes.staging.open
        onClicked: root.changes.commit()
    }
}
