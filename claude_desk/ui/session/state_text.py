"""A session's state in words, with details."""

from typing import TYPE_CHECKING

from claude_desk.session.core.session_state import ProblemKind, SessionState
from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

BUSY = (SessionState.WORKING, SessionState.WAITING, SessionState.RETRYING, SessionState.STOPPING)
AT_WORK = (*BUSY, SessionState.AGENTS)  # a turn runs, or agents work in the background
_TONES = {SessionState.WORKING: "run", SessionState.WAITING: "warn", SessionState.RETRYING: "warn"}


def state_name(state: SessionState, problem: str = "", agents: int = 0) -> str:
    """Return the name of the state, such as `Working`.

    The name is also the accessible name of the item that shows the state.
    `agents` is the number of agents and workflows that work in the background. `problem` is the kind of the
    session's problem. If the user is not signed in and nothing is at work, return `Not signed in`.
    """
    if _is_signed_out(state, problem):
        return translate("StateText", "Not signed in")
    match state:
        case SessionState.STARTING:
            return translate("StateText", "Starting")
        case SessionState.READY:
            return translate("StateText", "Ready")
        case SessionState.AGENTS:
            return translate("StateText", "Waiting for %Ln agents", n=agents, one="Waiting for %Ln agent")
        case SessionState.WORKING:
            return translate("StateText", "Working")
        case SessionState.WAITING:
            return translate("StateText", "Waiting for you")
        case SessionState.RETRYING:
            return translate("StateText", "Retrying")
        case SessionState.STOPPING:
            return translate("StateText", "Stopping")
        case SessionState.STOPPED:
            return translate("StateText", "Stopped")
        case SessionState.NOT_RUNNING:
            return translate("StateText", "Not running")


def state_mark(state: SessionState, problem: str = "", agents: int = 0) -> str:
    """Return the name in lower case, such as `working`, for the end of a line. See `state_name`."""
    if _is_signed_out(state, problem):
        return translate("StateText", "not signed in")
    match state:
        case SessionState.STARTING:
            return translate("StateText", "starting")
        case SessionState.READY:
            return translate("StateText", "ready")
        case SessionState.AGENTS:
            return translate("StateText", "waiting for %Ln agents", n=agents, one="waiting for %Ln agent")
        case SessionState.WORKING:
            return translate("StateText", "working")
        case SessionState.WAITING:
            return translate("StateText", "waiting for you")
        case SessionState.RETRYING:
            return translate("StateText", "retrying")
        case SessionState.STOPPING:
            return translate("StateText", "stopping")
        case SessionState.STOPPED:
            return translate("StateText", "stopped")
        case SessionState.NOT_RUNNING:
            return translate("StateText", "not running")


def state_words(state: SessionState, session: "Session", halted: int) -> str:
    """Return the state with details, such as `Working · 12 s`. `halted`: id of a halted process, or 0."""
    name = state_name(state, _problem_of(session), session.agents_at_work)
    if state is SessionState.RETRYING and session.retry is not None:
        return translate(
            "StateText",
            "{state} · attempt {attempt} of {attempts}, in {time}",
            state=name,
            attempt=session.retry.attempt,
            attempts=session.retry.attempts,
            time=_left(session),
        )
    if halted:
        return f"{name} · {halted_text(halted)}"
    seconds = session.now() - session.state_since
    if state in (*BUSY, SessionState.STARTING) and seconds >= 1:
        return f"{name} · {locale_format.duration(seconds)}"
    return name


def early_words(state: SessionState, count: int) -> str:
    """Return the state before a session exists, with the number of messages that wait for the session."""
    name = state_name(state)
    return translate("StateText", "{state} · %Ln queued", n=count, state=name) if count else name


def state_short(state: SessionState, session: "Session | None", halted: int) -> str:
    """Return the most important part of the state, such as `Retrying in 5 s`, for little room."""
    if halted:
        return translate("StateText", "Suspended")
    if state is SessionState.RETRYING and session is not None and (left := _left(session)):
        return translate("StateText", "{state} in {time}", state=state_name(state), time=left)
    agents = session.agents_at_work if session is not None else 0
    return state_name(state, _problem_of(session), agents)


def _is_signed_out(state: SessionState, problem: str) -> bool:
    return state not in AT_WORK and problem == ProblemKind.NOT_SIGNED_IN


def _problem_of(session: "Session | None") -> str:
    problem = session.problem if session is not None else None
    return str(problem.kind) if problem is not None else ""


def tone(state: SessionState, session: "Session | None", halted: int) -> str:
    """Return the tone of the state: bad (a problem), warn, run, or soft."""
    if session is not None and session.problem is not None:
        return "bad"
    return "warn" if halted else _TONES.get(state, "soft")


def _left(session: "Session") -> str:
    """Return the time until the next attempt; "" without a next attempt."""
    return locale_format.duration(session.retry.until - session.now()) if session.retry else ""


def halted_text(pid: int) -> str:
    """Say that the CLI is halted, and how to continue or end it."""
    return translate(
        "StateText",
        "Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.",
        process=pid,
    )
