pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The MCP servers of a session. */
Column {
    id: root

    required property McpServersView servers

    spacing: Theme.px(10)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("MCP servers")

    Repeater {
        model: root.servers.records

        McpServerRow {
            servers: root.servers
        }
    }

    PlainText {
        id: ends

        visible: restart.visible && text !== ""
        width: parent.width
        text: root.servers.restartEnds
        wrapMode: Text.Wrap
        color: Theme.warn
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    AnswerButton {
        id: restart

        visible: root.servers.behind
        about: root.servers
        question: ends.text
        Accessible.description: ends.text
        text: qsTr("Restart Claude Code")
        onConfirmed: root.servers.restart()
    }

    PlainText {
        width: parent.width
        text: root.servers.count > 0 ? qsTr("A server you turn off stays off in this folder, also in later sessions.") : root.servers.note
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
