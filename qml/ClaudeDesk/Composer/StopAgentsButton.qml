pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Stops the agents that work after Claude's turn. It stands in the place of Stop, so a double click on Stop
 * must not press it.
 */
AnswerButton {
    id: root

    required property SessionView session
    /**
     * The item that the tooltip is shown above. The tooltip is long, and must not cover the text being
     * written.
     */
    required property Item box

    visible: !session.stoppable && session.stopping.agents > 0
    glyph: Icons.stop
    glyphFilled: true
    caption: qsTr("Stop them too")
    about: session
    question: session.stopping.agentsHint
    Accessible.description: session.stopping.agentsHint
    onConfirmed: session.stopping.stopAgents()

    Loader {
        active: root.hovered

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            y: -height - root.mapToItem(root.box, 0, 0).y
            text: root.session.stopping.agentsHint
        }
    }
}
