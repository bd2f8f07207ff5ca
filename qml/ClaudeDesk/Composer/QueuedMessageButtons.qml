import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The buttons of a message in the queue. */
Row {
    id: root

    required property MessageQueueView messageQueue
    required property string key
    required property string stage
    required property bool here
    required property bool sendable
    required property bool afterTurn
    required property bool choosable
    required property bool first
    required property bool last
    /** Whether Tab reaches the buttons. */
    required property bool reachable
    readonly property bool used: now.activeFocus || stay.activeFocus || later.activeFocus || change.activeFocus || up.activeFocus || down.activeFocus || gone.activeFocus
    readonly property int _policy: root.reachable || root.used ? Qt.StrongFocus : Qt.ClickFocus
    signal messageWanted

    spacing: Theme.px(2)

    IconButton {
        id: now

        size: Theme.px(26)
        visible: root.sendable
        focusPolicy: root._policy
        glyph: Icons.sendNow
        text: root.stage === "unsent" ? qsTr("Send message") : qsTr("Send now")
        hint: root.stage === "unsent" ? "" : root.messageQueue.nowHint
        onClicked: {
            root.messageQueue.sendNow(root.key);
            root.messageWanted();
        }
    }

    IconButton {
        id: stay

        size: Theme.px(26)
        visible: root.stage === "scheduled"
        focusPolicy: root._policy
        glyph: Icons.unsent
        text: qsTr("Do not send by itself")
        onClicked: root.messageQueue.unschedule(root.key)
    }

    IconButton {
        id: later

        size: Theme.px(26)
        visible: root.choosable
        focusPolicy: root._policy
        glyph: root.afterTurn ? Icons.afterStep : Icons.afterTurn
        text: root.afterTurn ? qsTr("Send after the current step") : qsTr("Send after this turn")
        onClicked: root.messageQueue.setAfterTurn(root.key, !root.afterTurn)
    }

    IconButton {
        id: change

        size: Theme.px(26)
        visible: root.here
        focusPolicy: root._policy
        glyph: Icons.edit
        text: qsTr("Edit")
        onClicked: root.messageQueue.edit(root.key)
    }

    IconButton {
        id: up

        size: Theme.px(26)
        visible: root.here && !(root.first && root.last)
        enabled: !root.first
        focusPolicy: root._policy
        glyph: Icons.arrowUp
        text: qsTr("Move up")
        onClicked: root.messageQueue.move(root.key, -1)
    }

    IconButton {
        id: down

        size: Theme.px(26)
        visible: root.here && !(root.first && root.last)
        enabled: !root.last
        focusPolicy: root._policy
        glyph: Icons.arrowDown
        text: qsTr("Move down")
        onClicked: root.messageQueue.move(root.key, 1)
    }

    IconButton {
        id: gone

        size: Theme.px(26)
        visible: root.here || root.stage === "written"
        enabled: root.here || root.messageQueue.mayReturn
        focusPolicy: root._policy
        glyph: root.here ? Icons.close : Icons.takeBack
        text: root.here ? qsTr("Remove") : root.messageQueue.mayReturn ? qsTr("Return to message box") : qsTr("This version of Claude Code cannot return sent messages")
        onClicked: {
            root.messageQueue.remove(root.key);
            root.messageWanted();
        }
    }
}
