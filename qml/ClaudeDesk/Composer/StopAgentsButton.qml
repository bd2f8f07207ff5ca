pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Stops the agents that still work after Claude's turn. The button appears in the place of Stop. It is an
 * AnswerButton, so that the second press of a double click on Stop does not count.
 */
AnswerButton {
    id: root

    required property SessionView session
    /**
     * The tooltip is shown above this item. The tooltip is long, and must not cover the text that the user
     * writes.
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
