import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The sign of an agent's state. The sign of an agent that works is an arc that turns. */
Icon {
    id: root

    /** A value of `AgentState` (ui/agents/agent_rows.py). */
    required property string agentState
    /** The step in which the arc has turned, from 0 to 11 (ArcBeat). */
    required property int step

    path: agentState === "working" ? Icons.arc(step) : Icons.agentState(agentState)
    filled: agentState === "needs-you"
    color: Theme.agentTone(agentState)
}
