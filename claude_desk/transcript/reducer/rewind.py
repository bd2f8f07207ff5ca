"""Rewinds: removes the last turns of a conversation, and puts them back when the user undoes the rewind.

Like any other change, these changes are reported as operations (Remove, Insert).
"""

from collections.abc import Iterable
from typing import Protocol

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, TurnFooter
from claude_desk.transcript.reducer.checklist import Checklist
from claude_desk.transcript.reducer.paging import PageStore
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.store import Turn, TurnStore


class RewoundTurns(Protocol):
    """The parts of the reducer that rewinds use and change."""

    turn: Turn | None
    last_turn: Turn | None
    last_footer: TurnFooter | None
    checklist: Checklist
    rows: RowWriter
    store: TurnStore
    pages: PageStore

    def notice(self, text: Text) -> Entry | None: ...

    def drop(self, turn: Turn) -> None: ...


class RewindState:
    """Keeps the turns that rewinds removed, until the next turn begins. No rewind is possible during a
    turn."""

    def __init__(self, reducer: RewoundTurns) -> None:
        self._reducer = reducer
        self._removed: list[Turn] = []
        self._notice: Entry | None = None
        self._torn: list[tuple[Turn, int | None]] = []  # (turn, page id): what remains of a cut page

    @property
    def has_removed(self) -> bool:
        """Whether there are turns to put back."""
        return bool(self._removed)

    def remove_from(self, uuid: str, words: Text) -> list[Entry]:
        """Remove the turn of a message and all later turns, except queued turns. Add a notice with `words`.

        Return the removed rows. Do nothing during a turn, or if the message has no turn.
        """
        reducer = self._reducer
        first = reducer.store.find_turn(uuid)
        if first is None or reducer.turn is not None:
            return []
        self._remove_notice()
        begun = [turn for turn in reducer.store.turns if not turn.queued]
        place = begun.index(first) if first in begun else len(begun)
        gone = begun[place:]
        self._keep_in_memory([turn for turn in begun[:place] if turn.page == first.page])
        for turn in reversed(gone):
            reducer.drop(turn)
        self._removed = [*gone, *self._removed]
        self._settle_on_last()
        self._notice = reducer.notice(words)
        if self._notice is not None:
            self._notice.action = NoticeAction.UNDO_REWIND
            reducer.rows.update(self._notice)
        return [entry for turn in gone for entry in turn.entries]

    def undo(self) -> bool:
        """Put the removed turns back. Do nothing and return False if no turns were removed, or during a
        turn."""
        reducer = self._reducer
        if not self._removed or reducer.turn is not None:
            return False
        self._remove_notice()
        place = sum(1 for turn in reducer.store.turns if not turn.queued)
        reducer.pages.put(place, self._removed)
        self._removed = []
        for turn, page in self._torn:
            turn.page = page
        self._torn = []
        self._settle_on_last()
        return True

    def forget(self) -> None:
        """Drop the removed turns, because the conversation continues without them."""
        self._remove_notice()
        self._removed = []
        self._torn = []

    def _keep_in_memory(self, turns: list[Turn]) -> None:
        """Prevent the release of these turns: reading their page again would bring back the removed turns."""
        self._torn += [(turn, turn.page) for turn in turns if turn.page is not None]
        for turn in turns:
            turn.page = None

    def _remove_notice(self) -> None:
        notice, self._notice = self._notice, None
        rows = self._reducer.rows
        if notice is None or not rows.holds(notice):
            return
        turn = self._reducer.store.turn_of(notice)
        rows.remove(notice)
        if not turn.entries:
            self._reducer.drop(turn)

    def _settle_on_last(self) -> None:
        """Set the reducer's last turn, footer and checklist from the turns in the store."""
        reducer = self._reducer
        begun = [turn for turn in reducer.store.turns if not turn.queued]
        reducer.last_turn = begun[-1] if begun else None
        footers = [e.footer for e in begun[-1].entries if e.footer is not None] if begun else []
        reducer.last_footer = footers[-1] if footers else None
        reducer.checklist = checklist_of(reducer.pages.with_stored_pages(begun))


def checklist_of(turns: Iterable[Turn]) -> Checklist:
    """Return the to-do list as it is after these turns."""
    checklist = Checklist()
    for turn in turns:
        if turn.uuid:
            checklist.next_turn()
        for entry in turn.entries:
            if entry.kind is EntryKind.TOOL and entry.tool is not None and not entry.parent:
                checklist.apply_call(entry.tool)
    return checklist
