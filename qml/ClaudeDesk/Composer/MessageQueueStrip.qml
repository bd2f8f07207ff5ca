pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The message queue, above the composer. The user can change, move, take back or immediately send a message
 * that waits here. For a message that was written to the CLI, the program can only ask Claude Code to return
 * it.
 */
FocusScope {
    id: root

    required property MessageQueueView messageQueue
    /** The greatest height of the strip. While a message is edited, the strip can be 1.5 times as high. */
    property real room: Theme.px(240)
    readonly property real outer: Theme.columnIn(width)
    /** The keyboard focus should go back to the composer. */
    signal messageWanted

    implicitHeight: box.height + Theme.px(6)

    Connections {
        target: root.messageQueue

        // If a message disappears while the user edits it, further typing must not reach the next message.
        function onEditingChanged() {
            if (root.messageQueue.editing === "" && root.activeFocus)
                root.messageWanted();
        }

        // The strip disappears with its last message, so the keyboard focus must leave the strip.
        function onRowsRemoved() {
            if (root.messageQueue.rowCount() === 0 && root.activeFocus)
                root.messageWanted();
        }
    }

    Rectangle {
        id: box

        x: Math.round((root.width - width) / 2)
        width: root.outer
        height: Math.min(list.contentHeight + 2, root.messageQueue.editing !== "" ? root.room * 1.5 : root.room)
        color: Theme.card
        border.color: Theme.line
        radius: Theme.r

        ListView {
            id: list

            x: 1
            y: 1
            width: parent.width - 2
            height: parent.height - 2
            model: root.messageQueue
            focus: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: root.messageQueue.editing === ""
            keyNavigationEnabled: root.messageQueue.editing === ""
            highlightFollowsCurrentItem: true
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Message queue")
            T.ScrollBar.vertical: DeskScrollBar {}
            Keys.onEscapePressed: root.messageWanted()

            delegate: QueuedMessageRow {
                width: ListView.view ? ListView.view.width : 0
                messageQueue: root.messageQueue
                current: ListView.isCurrentItem
                first: index === 0
                last: index === list.count - 1
                wide: root.outer >= Theme.px(560)
                onHeightChanged: if (edited)
                    list.positionViewAtIndex(index, ListView.Contain)
                onChosen: list.currentIndex = index
                onMessageWanted: root.messageWanted()
            }

            WheelSteps {
                view: list
            }
        }
    }
}
