import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** An MCP server: its state, its tools, the reason why it does not work, and buttons. */
Rectangle {
    id: root

    required property string name
    required property string words
    required property string detail
    required property string note
    required property string tone
    required property bool on
    required property bool busy
    required property McpServersView servers

    width: parent ? parent.width : 0
    height: column.height + Theme.px(24)
    radius: Theme.r
    color: Theme.page
    border.color: Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, words, detail, note].filter(part => part !== "").join(", ")

    Column {
        id: column

        x: Theme.px(14)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: title.implicitHeight

            PlainText {
                id: title

                anchors.left: parent.left
                width: parent.width - state.width - Theme.px(12)
                text: root.name
                // A name in Latin letters begins where the row begins, even in a mirrored window.
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                font.weight: Font.DemiBold
                font.pixelSize: Theme.control
                Accessible.ignored: true
            }

            PlainText {
                id: state

                anchors.right: parent.right
                anchors.baseline: title.baseline
                text: root.busy ? qsTr("Working…") : root.words
                color: root.busy ? Theme.soft : Theme.tone(root.tone)
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        PlainText {
            visible: text !== ""
            width: parent.width
            text: root.detail
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        PlainText {
            visible: text !== ""
            width: parent.width
            text: root.note
            wrapMode: Text.Wrap
            maximumLineCount: 12
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Row {
            x: -Theme.px(1)
            spacing: Theme.px(8)

            DeskButton {
                visible: root.on
                compact: true
                enabled: !root.busy
                text: qsTr("Reconnect")
                Accessible.name: Words.fill(qsTr("Reconnect %1"), [root.name])
                onClicked: root.servers.reconnect(root.name)
            }

            DeskButton {
                compact: true
                enabled: !root.busy
                text: root.on ? qsTr("Turn off") : qsTr("Turn on")
                Accessible.name: root.on ? Words.fill(qsTr("Turn off %1"), [root.name]) : Words.fill(qsTr("Turn on %1"), [root.name])
                onClicked: root.servers.switchOn(root.name, !root.on)
            }
        }
    }
}
