"""What other sessions and teammates report. `more` are their own words, "" without words."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "says": Wording("{name} says: {said}"),
    # Message of a session that has no name.
    "session_says": Wording("Another session says: {said}"),
    # Message of a subagent that has no name.
    "agent_says": Wording("An agent says: {said}"),
    # What Claude Code itself says to Claude, so that Claude continues.
    "cli_says": Wording("Claude Code told Claude: {said}"),
    # `what` is a kind of message that this version does not know.
    "told": Wording("{name}: {what}"),
    "task_assigned": Wording("{name} assigned a task: {more}", "{name} assigned a task"),
    "task_completed": Wording("{name} completed a task: {more}", "{name} completed a task"),
    "shutdown_asked": Wording("{name} requested a shutdown: {more}", "{name} requested a shutdown"),
    "shut_down": Wording("{name} shut down"),
    "shutdown_declined": Wording("{name} declined to shut down: {more}", "{name} declined to shut down"),
    "plan_asked": Wording("{name} asked for plan approval"),
    "plan_answered": Wording("{name} responded to a plan: {more}", "{name} responded to a plan"),
    "permission_asked": Wording("{name} asked for permission: {more}", "{name} asked for permission"),
    "ended": Wording("{name} was stopped: {more}", "{name} was stopped"),
    "failed": Wording("{name} failed: {more}", "{name} failed"),
}
