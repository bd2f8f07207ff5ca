import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What can be done with a message that is on its way. */
Row {
    id: root

    required property MessageQueueView messageQueue
    required property string key
    required property string stage
    required property bool here
    required property bool sendable
    required property bool first
    required property bool last
    /** Whether the keyboard comes to them. */
    required property bool reachable
    readonly property bool used: now.activeFocus || change.activeFocus || up.activeFocus || down.activeFocus || gone.activeFocus
    readonly property int _policy: root.reachable || root.used ? Qt.StrongFocus : Qt.ClickFocus
    signal messageWanted

    spacing: Theme.px(2)

    IconButton {
        id: now

        size: Theme.px(26)
        visible: root.sendable
        focusPolicy: root._policy
        glyph: "M8 13.5 L8 3 M3.5 7.5 L8 3 L12.5 7.5"
        text: root.stage === "unsent" ? qsTr("Send this message") : qsTr("Send now")
        onClicked: {
            root.messageQueue.sendNow(root.key);
            root.messageWanted();
        }
    }

    IconButton {
        id: change

        size: Theme.px(26)
        visible: root.here
        focusPolicy: root._policy
        glyph: "M3 13 L3.6 10.2 L10.8 3 L13 5.2 L5.8 12.4 Z"
        text: qsTr("Change")
        onClicked: root.messageQueue.edit(root.key)
    }

    IconButton {
        id: up

        size: Theme.px(26)
        visible: root.here && !(root.first && root.last)
        enabled: !root.first
        focusPolicy: root._policy
        glyph: "M3 10.5 L8 5.5 L13 10.5"
        text: qsTr("Move up")
        onClicked: root.messageQueue.move(root.key, -1)
    }

    IconButton {
        id: down

        size: Theme.px(26)
        visible: up.visible
        enabled: !root.last
        focusPolicy: root._policy
        glyph: "M3 5.5 L8 10.5 L13 5.5"
        text: qsTr("Move down")
        onClicked: root.messageQueue.move(root.key, 1)
    }

    IconButton {
        id: gone

        size: Theme.px(26)
        visible: root.here || root.stage === "written"
        enabled: root.here || root.messageQueue.mayReturn
        focusPolicy: root._policy
        glyph: root.here ? "M4 4 L12 12 M12 4 L4 12" : "M6.5 3.5 L3 7 L6.5 10.5 M3 7 L9.5 7 A3.5 3.5 0 0 1 9.5 14 L7.5 14"
        text: root.here ? qsTr("Remove") : root.messageQueue.mayReturn ? qsTr("Take back") : qsTr("This Claude Code cannot give it back")
        onClicked: {
            root.messageQueue.remove(root.key);
            root.messageWanted();
        }
    }
}
