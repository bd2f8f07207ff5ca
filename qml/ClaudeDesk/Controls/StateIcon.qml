import QtQuick
import ClaudeDesk.Theme

/** The sign of a state of a session or an agent. The sign of what works is an arc that turns. */
Icon {
    id: root

    /** The sign: a value of `WorkState.sign` (ui/session/state_text.py). */
    required property string workState
    /** The step in which the arc has turned, from 0 to 11 (ArcBeat). */
    required property int step

    path: workState === "working" ? Icons.arc(step) : Icons.state(workState)
    weight: 1.6
    filled: workState === "needs-you" || workState === "unseen"
    color: Theme.stateTone(workState)
}
