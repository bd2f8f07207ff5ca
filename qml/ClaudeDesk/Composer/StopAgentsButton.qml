pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Stops the agents that still work after Claude's turn. If they do not end, the button ends everything. It
 * appears in the place of Stop, and is an AnswerButton, so that the second press of a double click does not
 * count.
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
    caption: session.stopping.agentsWords
    kind: session.stopping.endsAll ? "bad" : "plain"
    // Enter presses only the button that stops nothing but agents.
    enterPresses: !session.stopping.endsAll
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
