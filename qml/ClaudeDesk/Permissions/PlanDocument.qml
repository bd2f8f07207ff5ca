pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The plan, part by part. The user can comment on each part. */
Rectangle {
    id: root

    required property RequestCard card
    required property PlanView plan
    /** The available height. */
    required property real most

    height: list.height + Theme.px(16)
    radius: Theme.r
    color: Theme.code
    border.color: list.activeFocus ? Theme.focus : Theme.line

    ListView {
        id: list

        /** The index of the part that the user is commenting on, or -1. */
        property int editing: -1

        /** Keep the part with the keyboard cursor in sight when it grows. */
        function show() {
            if (list.activeFocus)
                list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        }

        function edit(row: int) {
            list.currentIndex = row;
            list.editing = row;
            list.positionViewAtIndex(row, ListView.Contain);
            (list.itemAtIndex(row) as PlanPart)?.write();
        }

        x: Theme.px(6)
        y: Theme.px(8)
        width: parent.width - 2 * x
        // Leave room for the rest of the card. If hardly any room is left, the card itself scrolls.
        height: Math.min(contentHeight, Math.max(Theme.px(70), root.most - Theme.px(16)))
        clip: true
        model: root.plan.rows
        currentIndex: -1
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        interactive: contentHeight > height
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Parts of the plan")
        Accessible.description: qsTr("Click a part, or press Enter on it, to comment")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            currentIndex = 0
        onModelChanged: editing = -1

        // The wheel scrolls without an animation, because a click on a moving list would only stop it. At the
        // ends of the list, the card scrolls.
        WheelSteps {
            view: list
            passesOn: true
        }

        Keys.onPressed: event => {
            if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab || event.key === Qt.Key_Escape)
                return;
            root.card.guard(event);
            if (event.accepted)
                return;
            event.accepted = true;
            if (event.matches(StandardKey.Copy))
                (list.currentItem as PlanPart)?.copy();
            else if (event.key === Qt.Key_Down)
                list.incrementCurrentIndex();
            else if (event.key === Qt.Key_Up)
                list.decrementCurrentIndex();
            else if (event.key === Qt.Key_Home)
                list.currentIndex = 0;
            else if (event.key === Qt.Key_End)
                list.currentIndex = list.count - 1;
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
                list.edit(list.currentIndex);
            else if (event.key === Qt.Key_Delete)
                root.plan.comment(list.currentIndex, "");
            else
                event.accepted = false;
        }

        delegate: PlanPart {
            width: list.width - Theme.px(10)
            card: root.card
            plan: root.plan
            current: ListView.isCurrentItem
            ringed: ListView.isCurrentItem && list.activeFocus && list.editing !== index
            editing: list.editing === index
            onCommentWanted: list.edit(index)
            onHeightChanged: if (current)
                Qt.callLater(list.show)
            onWritten: text => root.plan.comment(index, text)
            onFinished: {
                list.editing = -1;
                list.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
}
