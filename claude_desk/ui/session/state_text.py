"""A session's state in words, with details."""

from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SessionState
from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

_TONES = {SessionPhase.WORKING: "run", SessionPhase.WAITING: "warn", SessionPhase.RETRYING: "warn"}


def state_name(state: SessionState) -> str:
    """Return the name of the state, such as `Working`.

    The name is also the accessible name of the item that shows the state.
    If the user is not signed in and nothing is at work, return `Not signed in`.
    """
    if _is_signed_out(state):
        return translate("StateText", "Not signed in")
    match state.phase:
        case SessionPhase.STARTING:
            return translate("StateText", "Starting")
        case SessionPhase.READY:
            return translate("StateText", "Ready")
        case SessionPhase.AGENTS:
            return translate(
                "StateText", "Waiting for %Ln agents", n=state.agents, one="Waiting for %Ln agent"
            )
        case SessionPhase.WORKING:
            return translate("StateText", "Working")
        case SessionPhase.WAITING:
            return translate("StateText", "Waiting for you")
        case SessionPhase.RETRYING:
            return translate("StateText", "Retrying")
        case SessionPhase.STOPPING:
            return translate("StateText", "Stopping")
        case SessionPhase.STOPPED:
            return translate("StateText", "Stopped")
        case SessionPhase.NOT_RUNNING:
            return translate("StateText", "Not running")


def state_mark(state: SessionState) -> str:
    """Return the name in lower case, such as `working`, for the end of a line. See `state_name`."""
    if _is_signed_out(state):
        return translate("StateText", "not signed in")
    match state.phase:
        case SessionPhase.STARTING:
            return translate("StateText", "starting")
        case SessionPhase.READY:
            return translate("StateText", "ready")
        case SessionPhase.AGENTS:
            return translate(
                "StateText", "waiting for %Ln agents", n=state.agents, one="waiting for %Ln agent"
            )
        case SessionPhase.WORKING:
            return translate("StateText", "working")
        case SessionPhase.WAITING:
            return translate("StateText", "waiting for you")
        case SessionPhase.RETRYING:
            return translate("StateText", "retrying")
        case SessionPhase.STOPPING:
            return translate("StateText", "stopping")
        case SessionPhase.STOPPED:
            return translate("StateText", "stopped")
        case SessionPhase.NOT_RUNNING:
            return translate("StateText", "not running")


def state_words(state: SessionState, now: float, halted: int) -> str:
    """Return the state with details, such as `Working · 12 s`. `halted`: id of a halted process, or 0."""
    name = state_name(state)
    if state.phase is SessionPhase.RETRYING and state.retry is not None:
        return translate(
            "StateText",
            "{state} · attempt {attempt} of {attempts}, in {time}",
            state=name,
            attempt=state.retry.attempt,
            attempts=state.retry.attempts,
            time=locale_format.duration(state.retry.until - now),
        )
    if halted:
        return f"{name} · {halted_text(halted)}"
    seconds = now - state.since
    if not state.phase.between_turns and seconds >= 1:
        return f"{name} · {locale_format.duration(seconds)}"
    return name


def early_words(state: SessionState, count: int) -> str:
    """Return the state before a session exists, with the number of messages that wait for the session."""
    name = state_name(state)
    return translate("StateText", "{state} · %Ln queued", n=count, state=name) if count else name


def state_short(state: SessionState, now: float, halted: int) -> str:
    """Return the most important part of the state, such as `Retrying in 5 s`, for little room."""
    name = state_name(state)
    if halted:
        return translate("StateText", "Suspended")
    if state.phase is SessionPhase.RETRYING and state.retry is not None:
        left = locale_format.duration(state.retry.until - now)
        return translate("StateText", "{state} in {time}", state=name, time=left)
    return name


def _is_signed_out(state: SessionState) -> bool:
    return not state.phase.at_work and state.problem_kind is ProblemKind.NOT_SIGNED_IN


def tone(state: SessionState, halted: int) -> str:
    """Return the tone of the state: bad (a problem), warn, run, or soft."""
    if state.problem is not None:
        return "bad"
    return "warn" if halted else _TONES.get(state.phase, "soft")


def halted_text(pid: int) -> str:
    """Say that the CLI is halted, and how to continue or end it."""
    return translate(
        "StateText",
        "Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.",
        process=pid,
    )
