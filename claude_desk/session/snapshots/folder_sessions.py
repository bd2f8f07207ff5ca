"""The open sessions of this program, and what each of them shows to other sessions of the same folder.

Sessions of other processes are not known. Their changes are shown as changes of the turn that runs at that
time.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from claude_desk.session.snapshots.change_calls import file_of
from claude_desk.snapshots.records import Change
from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.store import Turn

Span = tuple[float, float]  # from, to, in seconds since the epoch


@dataclass(frozen=True, slots=True, eq=False)
class FolderSession:
    """What a session shows to other sessions. `top`: the folder of its snapshots; "" before it is known.
    `busy`: whether the session has a turn, or a message that begins one. `writes`: whether the session undoes
    changes or rewinds."""

    top: Callable[[], str]
    busy: Callable[[], bool]
    writes: Callable[[], bool]
    turns: Callable[[], Sequence[Turn]]


class FolderSessions(QObject):
    """The open sessions. `changed`: a session was closed, or its state has changed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sessions: list[FolderSession] = []

    def add(self, session: FolderSession) -> None:
        self._sessions.append(session)

    def remove(self, session: FolderSession) -> None:
        if session in self._sessions:
            self._sessions.remove(session)
            self.changed.emit()

    def other_sessions(self, session: FolderSession) -> list[FolderSession]:
        """Return the other sessions of the same folder."""
        top = session.top()
        return [each for each in self._sessions if top and each is not session and each.top() == top]


def spans_of_turns(turns: Iterable[Turn], now: float) -> list[Span]:
    """Return when each turn began and ended. A turn that has not ended lasts until `now`."""
    return [(turn.began, _end_of(turn) if turn.ended else now) for turn in turns if turn.began]


def overlap(first: Iterable[Span], second: Sequence[Span]) -> bool:
    return any(begin <= till and end >= since for begin, end in first for since, till in second)


def calls_in(turns: Iterable[Turn], spans: Sequence[Span]) -> list[ToolCall]:
    """Return the calls that ran during one of these spans."""
    calls = [entry.tool for turn in turns for entry in turn.entries if entry.tool is not None]
    return [call for call in calls if overlap([(call.started, call.ended or call.started)], spans)]


def _end_of(turn: Turn) -> float:
    ends = [at for entry in turn.entries for at in (entry.ended, entry.tool.ended if entry.tool else 0.0)]
    return max([turn.began, *ends])


def files_written(calls: Iterable[ToolCall]) -> set[str]:
    """Return the absolute paths of the files that calls have written, with links in their folders resolved.
    Reads the disk."""
    named = {found for call in calls if (found := file_of(call)).startswith("/")}
    return {str(Path(os.path.realpath(path.parent)) / path.name) for path in map(Path, named)}


def part_changes(
    changes: Sequence[Change], top: str, mine: set[str], theirs: set[str]
) -> tuple[tuple[Change, ...], frozenset[bytes]]:
    """Leave out changes that only calls of other sessions name. Return the remaining changes, and those of
    their paths that no call of this session names."""

    def named(change: Change, paths: set[str]) -> bool:
        return any(f"{top}/{os.fsdecode(path)}" in paths for path in (change.path, change.old_path) if path)

    kept = tuple(change for change in changes if named(change, mine) or not named(change, theirs))
    return kept, frozenset(change.path for change in kept if not named(change, mine))
