pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Changes
import ClaudeDesk.Composer
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/** The strips between the conversation and the composer. Each strip is shown only while it is needed. */
Column {
    id: root

    required property SessionView session
    /** The available height above the composer. */
    required property real room
    /** Whether the composer has a message. */
    required property bool written
    /** Whether the user decides what to do above the cost limit. */
    property bool _decides: false
    /** The keyboard focus should go back to the message field. */
    signal messageWanted
    /** The panel of agents should open. */
    signal agentsWanted
    /** The message should be sent after the reset of the usage limit. */
    signal sendThenWanted

    onSessionChanged: _decides = false

    /** After the decision, the line that asked for it is gone, so the message field gets the keyboard focus. */
    function _endDecision() {
        root._decides = false;
        if (!root.session.usage.asks)
            root.messageWanted();
    }

    component Strip: SessionBoundLoader {
        /** Whether the keyboard focus is in the strip. */
        readonly property bool questioned: (item as Item)?.activeFocus ?? false

        width: parent ? parent.width : 0
        height: (item as Item)?.implicitHeight ?? 0
    }

    /** Whether the keyboard focus is in the question about the cost limit or about another program. */
    readonly property bool questioned: ceiling.questioned || owner.questioned

    /**
     * Move the keyboard focus to the question about the cost limit, or else to the strip about another
     * program. Return false if neither is shown.
     */
    function enterQuestion(): bool {
        const asks = (ceiling.item ?? owner.item) as Item;
        asks?.forceActiveFocus(Qt.TabFocusReason);
        return ceiling.active || owner.active;
    }

    function focusMessageQueue() {
        if (messageQueue.item)
            (messageQueue.item as Item).forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Strip {
        session: root.session
        wanted: root.session.checklist.shown
        file: Qt.resolvedUrl("ChecklistStrip.qml")
        values: () => ({
                checklist: Qt.binding(() => root.session.checklist),
                room: Qt.binding(() => Math.min(Theme.px(240), root.room * 0.4))
            })
    }

    Strip {
        id: ceiling

        session: root.session
        wanted: root.session.usage.asks
        file: Qt.resolvedUrl("CostLimitStrip.qml")
        values: () => ({
                usage: Qt.binding(() => root.session.usage)
            })
        onLoaded: {
            (item as CostLimitStrip).messageWanted.connect(root.messageWanted);
            (item as CostLimitStrip).decisionWanted.connect(() => root._decides = true);
        }
    }

    Strip {
        session: root.session
        wanted: root.session.usage.resetWords !== ""
        file: Qt.resolvedUrl("../Composer/SendThenStrip.qml")
        values: () => ({
                usage: Qt.binding(() => root.session.usage),
                written: Qt.binding(() => root.written)
            })
        onLoaded: {
            (item as SendThenStrip).messageWanted.connect(root.messageWanted);
            (item as SendThenStrip).sendWanted.connect(root.sendThenWanted);
        }
    }

    Strip {
        id: messageQueue

        session: root.session
        wanted: root.session.messageQueue.count > 0
        file: Qt.resolvedUrl("../Composer/MessageQueueStrip.qml")
        values: () => ({
                messageQueue: Qt.binding(() => root.session.messageQueue),
                room: Qt.binding(() => Math.min(Theme.px(220), root.room * 0.4))
            })
        onLoaded: (item as MessageQueueStrip).messageWanted.connect(root.messageWanted)
    }

    Loader {
        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.changes.note !== ""

        sourceComponent: Item {
            implicitHeight: note.height + Theme.px(8)

            ChangeNoteStrip {
                id: note

                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.columnIn(parent.width)
                height: implicitHeight
                room: Math.min(Theme.px(220), root.room * 0.28)
                changes: root.session.changes
                onMessageWanted: root.messageWanted()
            }
        }
    }

    Strip {
        session: root.session
        wanted: root.session.opened.active
        file: Qt.resolvedUrl("../Agents/OpenedAgentStrip.qml")
        values: () => ({
                session: Qt.binding(() => root.session)
            })
    }

    // The agents of the session, unless an agent with a strip of its own is opened.
    Strip {
        session: root.session
        wanted: root.session.stopping.line !== "" && !root.session.opened.active
        file: Qt.resolvedUrl("../Composer/AgentsLine.qml")
        values: () => ({
                stopping: Qt.binding(() => root.session.stopping)
            })
        onLoaded: (item as AgentsLine).agentsWanted.connect(root.agentsWanted)
    }

    SourceLoader {
        id: owner

        readonly property bool questioned: (item as Item)?.activeFocus ?? false

        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.lock.shown
        file: Qt.resolvedUrl("SessionLockStrip.qml")
        values: () => ({
                sessionLock: Qt.binding(() => root.session.lock)
            })
        onLoaded: (item as SessionLockStrip).messageWanted.connect(root.messageWanted)
    }

    DialogLoader {
        active: root.session.choices.asking
        file: Qt.resolvedUrl("BypassPrompt.qml")
        values: () => ({
                control: Qt.binding(() => root.session.choices)
            })
        // The list of modes, in which the user chose the mode, is gone.
        onActiveChanged: if (!active)
            Qt.callLater(root.messageWanted)
    }

    DialogLoader {
        active: root.session.rewind.asking
        file: Qt.resolvedUrl("RewindPrompt.qml")
        values: () => ({
                rewind: Qt.binding(() => root.session.rewind)
            })
        onFocusLost: root.messageWanted()
    }

    DialogLoader {
        active: root._decides && root.session.usage.asks
        file: Qt.resolvedUrl("CostLimitPrompt.qml")
        values: () => ({
                usage: Qt.binding(() => root.session.usage)
            })
        onLoaded: (item as CostLimitPrompt).dismissed.connect(() => root._decides = false)
        onActiveChanged: if (!active)
            Qt.callLater(root._endDecision)
        onFocusLost: root.messageWanted()
    }
}
