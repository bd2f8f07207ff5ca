"""The rows of the page of all sessions, and their order. No Qt."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from claude_desk.library.catalog.requests import TerminalSession
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.protocol.phrase import Text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.profiles.profile_marks import UNMARKED, ProfileMark
from claude_desk.ui.safe_text import flat, visible
from claude_desk.ui.session.state_text import WorkState, state_word
from claude_desk.ui.transcript.tool_names import tool_words
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.ui.sidebar.session_rows import SessionRow

_LONGEST = 200  # the most characters of a step; a row has room for fewer


class OverviewFilter(StrEnum):
    ALL = "all"
    NEEDS_YOU = "needs-you"
    WORKING = "working"
    WAITING = "waiting"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class OverviewRow:
    """A session of the page.

    `key` is the key of the session's row in the list of sessions. `folder` is the folder in words. `need`
    says what the user must answer. `step` is the newest step of Claude or of an agent. `since` is when the
    state began, in seconds since the epoch; 0 if unknown. `unseen`: Claude has finished since the session
    was last shown. `elsewhere`: another process of Claude Desk has the session; then `state` is NOT_RUNNING.
    `terminal`: the session runs in a terminal. `fork`: it is a fork of another session.
    """

    key: str
    title: str
    folder: str = ""
    profile: ProfileMark = UNMARKED
    state: WorkState = WorkState.READY
    agents: int = 0
    need: str = ""
    step: str = ""
    since: float = 0.0
    unseen: bool = False
    elsewhere: bool = False
    terminal: bool = False
    fork: bool = False


_TERMINAL_STATES = {RunningStatus.BUSY: WorkState.WORKING, RunningStatus.WAITING: WorkState.NEEDS_YOU}


def terminal_row(row: "SessionRow", found: TerminalSession) -> OverviewRow:
    """Return the row of a session that runs in a terminal."""
    return OverviewRow(
        str(row.serial),
        row.title,
        row.folder_words,
        row.profile,
        _TERMINAL_STATES.get(found.status, WorkState.READY),
        step=_call_words(found.tool, found.title),
        since=found.since,
        terminal=True,
        fork=row.fork,
    )


def row_of(row: "SessionRow", *, elsewhere: bool = False) -> OverviewRow:
    """Return the row of a session that is open here, or in another process (`elsewhere`)."""
    view, state = row.view, row.state
    session = view.session if view is not None else None
    return OverviewRow(
        str(row.serial),
        row.title,
        row.folder_words,
        row.profile,
        state,
        view.session_state.agents if view is not None else 0,
        view.need_words if view is not None else "",
        newest_step(session) if session is not None and state.at_work else "",
        session.state.since if session is not None else 0.0,
        row.unseen,
        elsewhere,
        fork=row.fork,
    )


def newest_step(session: "Session") -> str:
    """Return in one line what Claude does, or what an agent does while no turn runs; "" if unknown."""
    said = next(
        (w.run.doing for w in reversed(session.workers.in_background) if w.thinks and w.run.doing), ""
    )
    call = session.store.newest_call
    if call is not None and (session.state.phase != "agents" or not said):
        return _call_words(call.name, call.title)
    return flat(visible(said), _LONGEST)


def _call_words(tool: str, title: Text) -> str:
    said = " · ".join(filter(None, [words(tool_words(tool)), words(title)])) if tool else ""
    return flat(visible(said), _LONGEST)


def state_words(row: OverviewRow) -> str:
    """Return the state, the agents at work, and what is needed or done: `Needs you · permission for Bash`."""
    if row.elsewhere:
        return translate("OverviewRows", "Open in another window")
    if row.terminal:
        place = translate("OverviewRows", "In a terminal")
        state = state_word(row.state) if row.state is not WorkState.READY else ""
        return " · ".join(filter(None, [place, state, row.step]))
    parts = [state_word(row.state, row.agents)]
    if row.agents and row.state is not WorkState.WAITING:
        parts.append(translate("OverviewRows", "%Ln agents", n=row.agents, one="%Ln agent"))
    return " · ".join(filter(None, [*parts, row.need or row.step]))


def is_in(row: OverviewRow, which: OverviewFilter) -> bool:
    match which:
        case OverviewFilter.ALL:
            return True
        case OverviewFilter.NEEDS_YOU:
            return _rank(row) == 0
        case OverviewFilter.WORKING:
            return _rank(row) == 1
        case OverviewFilter.WAITING:
            return _rank(row) == 2
        case OverviewFilter.ENDED:
            return row.state.ended


def counts(rows: Sequence[OverviewRow]) -> Mapping[OverviewFilter, int]:
    """Return how many rows each filter shows."""
    return {which: sum(is_in(row, which) for row in rows) for which in OverviewFilter}


def arranged(
    rows: Iterable[OverviewRow], which: OverviewFilter, held: Sequence[str] | None = None
) -> list[OverviewRow]:
    """Return the rows that the filter shows, from top to bottom. `rows` come in the order of opening.

    Without `held`, the order is: sessions that need the user, that work, that wait for agents, that finished
    unseen, that are open elsewhere or idle in a terminal, and all other open sessions. With `held`, the rows
    with these keys come first, in this order. The others follow in the order of opening.
    """
    places = {key: place for place, key in enumerate(held or ())}
    shown = [row for row in rows if is_in(row, which)]
    if held is None:
        return sorted(shown, key=_rank)
    return sorted(shown, key=lambda row: places.get(row.key, len(places)))


def _rank(row: OverviewRow) -> int:
    if row.state in (WorkState.NEEDS_YOU, WorkState.SIGNED_OUT):
        return 0
    if row.state is WorkState.WAITING:
        return 2
    if row.state.at_work or row.state is WorkState.STARTING:
        return 1
    return 3 if row.unseen else 4 if row.elsewhere or row.terminal else 5
