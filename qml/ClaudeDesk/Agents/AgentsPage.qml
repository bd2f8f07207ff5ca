pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The agents, workflows, commands and monitors of the session, as a tree.
 *
 * Keys: Up and Down move through the rows. Right unfolds a row, or opens an agent without rows below it. Left
 * leaves the agent that Right has opened, folds the row, or moves to its parent. Space folds or unfolds the
 * row. Enter opens an agent and moves the keyboard focus to it, or shows the output of a command or monitor.
 * Ctrl+Enter opens an agent beside the conversation.
 * Delete stops the worker. 1 to 5 choose a filter. In a mirrored window, Left and Right are swapped.
 */
FocusScope {
    id: root

    required property AgentsView agents

    Component.onCompleted: agents.setShown(true)
    Component.onDestruction: agents.setShown(false)

    ArcBeat {
        id: beat

        wanted: root.visible && root.agents.works
    }

    FilterTabs {
        id: filters

        x: Theme.px(20)
        width: parent.width - 2 * x
        filters: root.agents.filters
        chosen: root.agents.filter
        label: qsTr("Agents in this state")
        onChoosing: name => root.agents.choose(name)
    }

    PlainText {
        id: note

        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(28)
        x: Theme.px(20)
        width: parent.width - 2 * x
        visible: text !== ""
        text: root.agents.note
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        anchors.top: note.bottom
        anchors.topMargin: Theme.px(14)
        anchors.horizontalCenter: parent.horizontalCenter
        z: 1 // the list is over it
        compact: true
        kind: "quiet"
        visible: caption !== ""
        caption: root.agents.showAllWords
        onClicked: {
            root.agents.choose("all");
            list.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    ListView {
        id: list

        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8) + (limits.visible ? limits.height + Theme.px(14) : 0)
        width: parent.width
        clip: true
        focus: true
        model: root.agents.model
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Agents")

        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            currentIndex = 0

        Keys.onPressed: event => {
            const row = list.currentItem as AgentRow;
            const number = event.key - Qt.Key_1;
            const into = Direction.mirrored ? Qt.Key_Left : Qt.Key_Right;
            const out = Direction.mirrored ? Qt.Key_Right : Qt.Key_Left;
            const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
            if (enters && row && (event.modifiers & ~Qt.KeypadModifier) === Qt.ControlModifier) {
                root.agents.openBeside(row.key);
                event.accepted = true;
                return;
            }
            if (event.modifiers & ~Qt.KeypadModifier)
                return;
            event.accepted = true;
            if (number >= 0 && number < root.agents.filters.length)
                root.agents.choose(root.agents.filters[number].name);
            else if (!row)
                event.accepted = false;
            else if (enters)
                root.agents.open(row.key);
            else if (event.key === into && !row.folds && (row.kind === "agent" || row.kind === "step"))
                root.agents.look(row.key);
            else if (event.key === out && root.agents.isOpened(row.key))
                root.agents.leave();
            else if (event.key === Qt.Key_Delete)
                root.agents.stop(row.key);
            else if (event.key === Qt.Key_Space)
                root.agents.fold(row.key, row.open);
            else if (event.key === into && row.folds && !row.open)
                root.agents.fold(row.key, false);
            else if (event.key === out && row.folds && row.open)
                root.agents.fold(row.key, true);
            else if (event.key === out && row.depth > 0)
                list.currentIndex = root.agents.above(row.key);
            else
                event.accepted = false;
        }

        delegate: AgentRow {
            width: list.width
            agents: root.agents
            step: beat.step
            ringed: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
        }

        WheelSteps {
            view: list
        }
    }

    PlainText {
        id: limits

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(14)
        x: Theme.px(20)
        width: parent.width - 2 * x
        visible: text !== ""
        text: root.agents.limits
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
