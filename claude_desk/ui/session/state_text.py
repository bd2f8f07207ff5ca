"""A session's state in words, with what is to be said around it."""

from typing import TYPE_CHECKING

from claude_desk.transcript.text import number_format

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

BUSY = ("Working", "Waiting for you", "Retrying", "Stopping")
_TONES = {"Working": "run", "Waiting for you": "warn", "Retrying": "warn"}


def state_words(state: str, session: "Session", halted: int) -> str:
    """`Working · 12 s`. `halted`: the process that was halted from outside, 0 for none."""
    if state == "Retrying" and session.retry is not None:
        return f"{state} · attempt {session.retry.attempt} of {session.retry.attempts}, in {_left(session)}"
    if halted:
        return f"{state} · {halted_text(halted)}"
    seconds = session.now() - session.state_since
    if state in (*BUSY, "Starting") and seconds >= 1:
        return f"{state} · {number_format.duration(seconds)}"
    return state


def state_short(state: str, session: "Session | None", halted: int) -> str:
    """What of it matters most, for where there is little room."""
    if state == "Retrying" and session is not None and (left := _left(session)) and not halted:
        return f"{state} in {left}"
    return "Halted" if halted else state


def tone(state: str, session: "Session | None", halted: int) -> str:
    """Without a child it is idle like any other, unless something went wrong."""
    if session is not None and session.problem is not None:
        return "bad"
    return "warn" if halted else _TONES.get(state, "soft")


def _left(session: "Session") -> str:
    """Until the next attempt; "" where none is waited for."""
    return number_format.duration(session.retry.until - session.now()) if session.retry else ""


def halted_text(pid: int) -> str:
    """That the CLI is, and what can be done."""
    return f"Claude Code is halted. To let it go on: kill -CONT {pid}; Stop ends it."
