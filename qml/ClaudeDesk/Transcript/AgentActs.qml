import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The buttons at the end of an agent's card: move the agent to the background, stop it, open it. */
Row {
    id: root

    /** The agent's name. */
    required property string agent
    /** Whether the agent works in the background and can be stopped alone. */
    required property bool stops
    /** Whether Claude waits for the agent, and the agent can be moved to the background. */
    required property bool movable
    signal openWanted
    signal stopWanted
    signal moveWanted

    height: Theme.cardHeight
    rightPadding: Theme.px(8)

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(24)
        visible: root.movable
        glyph: Icons.backgroundTasks
        caption: qsTr("Run in background")
        onClicked: root.moveWanted()
    }

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(24)
        visible: root.stops
        glyph: Icons.agentStopped
        caption: Words.fill(qsTr("Stop %1"), [root.agent])
        onClicked: root.stopWanted()
    }

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(24)
        glyph: Direction.mirrored ? Icons.writtenMirrored : Icons.written
        caption: Words.fill(qsTr("Open %1"), [root.agent])
        onClicked: root.openWanted()
    }
}
