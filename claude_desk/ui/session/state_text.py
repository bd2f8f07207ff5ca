"""The states of sessions and agents, and the word for each state.

`state_word` is the only function that names a state. The list of sessions, the header, the composer, the
pages of agents and of all sessions, and the notifications use it.
"""

from enum import StrEnum
from typing import TYPE_CHECKING

from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SessionState, TurnOutcome
from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import PendingRequest


class WorkState(StrEnum):
    """The states that the screen distinguishes. The values are ids for QML."""

    STARTING = "starting"
    READY = "ready"  # idle, and no turn has ended since the session was opened
    WORKING = "working"
    RETRYING = "retrying"
    STOPPING = "stopping"
    WAITING = "waiting"  # for agents; of a part of a workflow: not begun
    NEEDS_YOU = "needs-you"
    DONE = "done"
    FAILED = "failed"
    STOPPED = "stopped"
    LOST = "lost"  # of an agent: ended, and no message says how
    NOT_RUNNING = "not-running"
    SIGNED_OUT = "signed-out"

    @property
    def at_work(self) -> bool:
        """Whether Claude or an agent works, and nothing waits for the user."""
        return self in (self.WORKING, self.RETRYING, self.STOPPING, self.WAITING)

    @property
    def ended(self) -> bool:
        return self in (self.DONE, self.FAILED, self.STOPPED, self.LOST)

    @property
    def sign(self) -> str:
        """The sign of the state, which is the same everywhere; "" without a sign. There are seven signs."""
        return _SIGNS.get(self, self.value)


_DURING = {
    SessionPhase.STARTING: WorkState.STARTING,
    SessionPhase.WORKING: WorkState.WORKING,
    SessionPhase.WAITING: WorkState.NEEDS_YOU,
    SessionPhase.RETRYING: WorkState.RETRYING,
    SessionPhase.STOPPING: WorkState.STOPPING,
    SessionPhase.AGENTS: WorkState.WAITING,
}
_SIGNS = {
    WorkState.STARTING: "working",
    WorkState.RETRYING: "working",
    WorkState.STOPPING: "waiting",
    WorkState.SIGNED_OUT: "failed",
    WorkState.READY: "",
    WorkState.NOT_RUNNING: "",
}
_TONES = {
    WorkState.WORKING: "run",
    WorkState.NEEDS_YOU: "warn",
    WorkState.RETRYING: "warn",
    WorkState.FAILED: "bad",
}


def work_state(state: SessionState, *, asked: bool = False) -> WorkState:
    """Return what the screen shows of a session's state.

    `asked`: whether the user must first answer the question about the folder.
    """
    if asked:
        return WorkState.NEEDS_YOU
    if state.problem_kind is ProblemKind.NOT_SIGNED_IN and not state.phase.at_work:
        return WorkState.SIGNED_OUT
    if (during := _DURING.get(state.phase)) is not None:
        return during
    if state.problem_kind is ProblemKind.START_FAILED or state.outcome is TurnOutcome.FAILED:
        return WorkState.FAILED
    if state.phase is SessionPhase.STOPPED or state.outcome is TurnOutcome.STOPPED:
        return WorkState.STOPPED
    if state.phase is SessionPhase.NOT_RUNNING:
        return WorkState.NOT_RUNNING
    return WorkState.READY if state.outcome is None else WorkState.DONE


def state_word(state: WorkState, agents: int = 0) -> str:
    """Return the name of the state, such as `Working`.

    The name is also the accessible name of the item that shows the state. `agents`: the number of agents and
    workflows that a session waits for.
    """
    match state:
        case WorkState.STARTING:
            return translate("StateText", "Starting")
        case WorkState.READY:
            return translate("StateText", "Ready")
        case WorkState.WAITING if agents:
            return translate("StateText", "Waiting for %Ln agents", n=agents, one="Waiting for %Ln agent")
        case WorkState.WAITING:
            return translate("StateText", "Waiting")
        case WorkState.WORKING:
            return translate("StateText", "Working")
        case WorkState.NEEDS_YOU:
            return translate("StateText", "Needs you")
        case WorkState.RETRYING:
            return translate("StateText", "Retrying")
        case WorkState.STOPPING:
            return translate("StateText", "Stopping")
        case WorkState.DONE:
            return translate("StateText", "Done")
        case WorkState.FAILED:
            return translate("StateText", "Failed")
        case WorkState.STOPPED:
            return translate("StateText", "Stopped")
        case WorkState.LOST:
            return translate("StateText", "Lost")
        case WorkState.NOT_RUNNING:
            return translate("StateText", "Not running")
        case WorkState.SIGNED_OUT:
            return translate("StateText", "Not signed in")


def need_words(requests: "list[PendingRequest]", *, asked: bool = False) -> str:
    """Say what the user must answer, such as `permission for Bash` or `3 requests`; "" if nothing waits for
    an answer.

    `asked`: as for `work_state`.
    """
    if asked:
        return translate("StateText", "trust in the folder")
    if not requests:
        return ""
    if (count := len(requests)) > 1:
        return translate("StateText", "%Ln requests", n=count, one="%Ln request")
    return _need_of(requests[0])


def _need_of(pending: "PendingRequest") -> str:
    from claude_desk.ui import safe_names  # not needed for the first frame
    from claude_desk.ui.transcript.tool_names import tool_words

    tool = pending.request.tool_name
    match str(pending.kind):
        case "question":
            return translate("StateText", "a question")
        case "plan":
            return translate("StateText", "a plan")
        case "server":
            return translate("StateText", "a question from {server}", server=safe_names.named(tool))
    return translate("StateText", "permission for {tool}", tool=safe_names.named(str(tool_words(tool))))


def state_words(shown: WorkState, state: SessionState, now: float, halted: int) -> str:
    """Return the state with details, such as `Working · 12 s`. `now`: the seconds of `Session.now`. `halted`:
    the id of a halted process, or 0."""
    name = state_word(shown, state.agents)
    if shown is WorkState.RETRYING and state.retry is not None:
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
    if not state.phase.between_turns and seconds >= 1 and shown is not WorkState.NEEDS_YOU:
        return f"{name} · {locale_format.duration(seconds)}"
    return name


def early_words(shown: WorkState, count: int) -> str:
    """Return the state before a session exists, with the number of messages that wait for the session."""
    name = state_word(shown)
    return translate("StateText", "{state} · %Ln queued", n=count, state=name) if count else name


def state_short(shown: WorkState, state: SessionState, now: float, halted: int) -> str:
    """Return the most important part of the state, such as `Retrying in 5 s`, for little room."""
    name = state_word(shown, state.agents)
    if halted:
        return translate("StateText", "Suspended")
    if shown is WorkState.RETRYING and state.retry is not None:
        left = locale_format.duration(state.retry.until - now)
        return translate("StateText", "{state} in {time}", state=name, time=left)
    return name


def tone(shown: WorkState, state: SessionState, halted: int) -> str:
    """Return the tone of the state: bad (a problem), warn, run, or soft."""
    if state.problem is not None:
        return "bad"
    return "warn" if halted else _TONES.get(shown, "soft")


def halted_text(pid: int) -> str:
    """Say that the CLI is halted, and how to continue or end it."""
    return translate(
        "StateText",
        "Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.",
        process=pid,
    )
