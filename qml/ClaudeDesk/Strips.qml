pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Chat
import ClaudeDesk.Core
import ClaudeDesk.Message
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/** What stands between the conversation and the message, as long as there is something to say. */
Column {
    id: root

    required property SessionView session
    /** The height there is above the message. */
    required property real room
    /** The keyboard is to go back to the message. */
    signal messageWanted

    /** Whether the keyboard is on a question. */
    readonly property bool questioned: (ceiling.item as Item)?.activeFocus ?? false

    /** Give the keyboard to a question; false where there is none. */
    function enterQuestion(): bool {
        (ceiling.item as Item)?.forceActiveFocus(Qt.TabFocusReason);
        return ceiling.active;
    }

    function enterOutbox() {
        if (outbox.item)
            (outbox.item as Item).forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Loader {
        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.checklist.shown

        sourceComponent: ChecklistStrip {
            checklist: root.session.checklist
            room: Math.min(Theme.px(240), root.room * 0.4)
        }
    }

    Loader {
        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.control.asking

        sourceComponent: BypassPrompt {
            control: root.session.control
            onMessageWanted: root.messageWanted()
        }
    }

    Loader {
        id: ceiling

        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.meter.asks

        sourceComponent: CeilingStrip {
            meter: root.session.meter
            onMessageWanted: root.messageWanted()
        }
    }

    Loader {
        id: outbox

        width: root.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.outbox.count > 0

        sourceComponent: OutboxStrip {
            outbox: root.session.outbox
            room: Math.min(Theme.px(220), root.room * 0.4)
            onMessageWanted: root.messageWanted()
        }
    }
}
