"""What other sessions and teammates report; `more`: their own words about it, "" for none."""

from claude_desk.ui.translation import translate


def says(name: str, said: str) -> str:
    return translate("Teammate", "{name} says: {said}", name=name, said=said)


def session_says(said: str) -> str:
    """Message of a session that has no name."""
    return translate("Teammate", "Another session says: {said}", said=said)


def agent_says(said: str) -> str:
    """Message of a subagent that has no name."""
    return translate("Teammate", "An agent says: {said}", said=said)


def cli_says(said: str) -> str:
    """What Claude Code says to Claude on its own, so that Claude continues."""
    return translate("Teammate", "Claude Code told Claude: {said}", said=said)


def told(name: str, what: str) -> str:
    """`what`: a kind of message that this version does not know."""
    return translate("Teammate", "{name}: {what}", name=name, what=what)


def task_assigned(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} assigned a task", name=name)
    return translate("Teammate", "{name} assigned a task: {more}", name=name, more=more)


def task_completed(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} completed a task", name=name)
    return translate("Teammate", "{name} completed a task: {more}", name=name, more=more)


def shutdown_asked(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} requested a shutdown", name=name)
    return translate("Teammate", "{name} requested a shutdown: {more}", name=name, more=more)


def shut_down(name: str) -> str:
    return translate("Teammate", "{name} shut down", name=name)


def shutdown_declined(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} declined to shut down", name=name)
    return translate("Teammate", "{name} declined to shut down: {more}", name=name, more=more)


def plan_asked(name: str) -> str:
    return translate("Teammate", "{name} asked for plan approval", name=name)


def plan_answered(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} responded to a plan", name=name)
    return translate("Teammate", "{name} responded to a plan: {more}", name=name, more=more)


def permission_asked(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} asked for permission", name=name)
    return translate("Teammate", "{name} asked for permission: {more}", name=name, more=more)


def ended(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} was stopped", name=name)
    return translate("Teammate", "{name} was stopped: {more}", name=name, more=more)


def failed(name: str, more: str) -> str:
    if not more:
        return translate("Teammate", "{name} failed", name=name)
    return translate("Teammate", "{name} failed: {more}", name=name, more=more)
