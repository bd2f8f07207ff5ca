pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The path to the opened agent, in the head of the conversation: a button back, the session, the agents around
 * the opened agent, and the agent itself. If there is little room, only the agent itself is named.
 */
FocusScope {
    id: root

    required property SessionView session
    readonly property OpenedAgentView opened: session.opened
    readonly property var _above: [
        {
            "key": "",
            "name": session.title
        },
        ...opened.path.slice(0, -1)
    ]
    readonly property real _room: Math.max(0, width - back.width - Theme.px(8))
    /** The width of each part before the last. It is 0 if the parts would be too short to be read. */
    readonly property real _each: {
        const each = Math.min(Theme.px(200), (root._room - Math.min(title.implicitWidth, root._room * 0.5)) / root._above.length);
        return each >= Theme.px(72) ? each : 0;
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Path to the agent")

    IconButton {
        id: back

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Back")
        glyph: Direction.mirrored ? Icons.chevronRight : Icons.chevronLeft
        onClicked: root.opened.back()
    }

    Row {
        id: parts

        anchors.left: back.right
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        visible: root._each > 0

        Repeater {
            model: root._above

            Row {
                id: part

                required property var modelData

                DeskButton {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, root._each - sign.width)
                    kind: "quiet"
                    compact: true
                    caption: part.modelData.name
                    font.pixelSize: Theme.control
                    onClicked: root.opened.show(part.modelData.key)
                }

                Icon {
                    id: sign

                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(12)
                    path: Direction.mirrored ? Icons.chevronLeft : Icons.chevronRight
                    color: Theme.faint
                }
            }
        }
    }

    PlainText {
        id: title

        anchors.left: parts.visible ? parts.right : back.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.opened.name
        elide: Text.ElideRight
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
