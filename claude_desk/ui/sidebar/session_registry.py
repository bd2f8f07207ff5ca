"""The rows of all sessions: one row for each session, whether it is open, on disk, or both."""

import time
from collections.abc import Iterable, Mapping
from itertools import count
from typing import TYPE_CHECKING

from claude_desk.ui.profiles.profile_marks import ProfileMarks
from claude_desk.ui.sidebar.session_rows import PLAIN, SessionMark, SessionRow

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord
    from claude_desk.ui.session.session_view import SessionView


class SessionRegistry:
    """The rows of the sessions. Each public method returns the rows that it changed or removed.

    A removed row is no longer in `rows`.
    """

    def __init__(self) -> None:
        self._serials = count(1)
        self.rows: dict[int, SessionRow] = {}  # rows by serial
        self.open: dict[SessionView, SessionRow] = {}
        self._by_path: dict[str, SessionRow] = {}
        self._newest: dict[
            str, SessionRow
        ] = {}  # by session id: the row of its newest file, or a row that is not on disk yet
        self._ids: dict[SessionView, str] = {}
        self._repositories: dict[str, str] = {}  # repositories by folder, from the sessions on disk
        # by folder of an open session: its repository and git branch, from `set_place`
        self._places: dict[str, tuple[str, str]] = {}
        self._missing: frozenset[str] = frozenset()  # folders that are missing
        self._marks: Mapping[str, SessionMark] = {}
        self.profile_marks = ProfileMarks()

    # --- sessions on disk ----------------------------------------------------------------------

    def put(self, records: "Iterable[SessionRecord]") -> list[SessionRow]:
        return list(dict.fromkeys(row for record in records if (row := self._put(record)) is not None))

    def lose(self, records: "Iterable[SessionRecord]") -> list[SessionRow]:
        rows = []
        for record in records:
            row = self._by_path.pop(record.path, None)
            if row is not None:
                row.record = None
                row.changed()
                self._forget_if_empty(row)
                rows.append(row)
        return rows

    def set_marks(self, marks: Mapping[str, SessionMark], ids: Iterable[str]) -> list[SessionRow]:
        """Replace the marks that the user gave to sessions. `ids` are the sessions whose marks changed."""
        self._marks = marks
        wanted = set(ids)
        rows = [row for row in self.rows.values() if row.session_id in wanted]
        for row in rows:
            self._note_mark(row)
        return rows

    def set_missing(self, folders: frozenset[str]) -> list[SessionRow]:
        """Replace the set of missing folders."""
        changed, self._missing = self._missing ^ folders, folders
        rows = [row for row in self.rows.values() if not changed.isdisjoint((row.folder, row.works_in))]
        for row in rows:
            self._note_missing(row)
        return rows

    def _note_missing(self, row: SessionRow) -> None:
        row.missing = not self._missing.isdisjoint((row.folder, row.works_in))

    def show_profiles(self) -> list[SessionRow]:
        """Update the profile of all rows after the profiles changed."""
        for row in self.rows.values():
            self._note_mark(row)
        return list(self.rows.values())

    def _put(self, record: "SessionRecord") -> SessionRow | None:
        row, newest = self._by_path.get(record.path), self._newest.get(record.id)
        if row is not None and row.record is record:
            return None  # the record is known already
        if row is None:
            waits = newest is not None and newest.record is None  # the open session was not on disk until now
            row = newest if waits and newest is not None else self._new()
            self._by_path[record.path] = row
        row.record = record
        self._repositories[record.folder] = record.repository
        self._note_missing(row)
        if newest is None or newest is row or newest.moment <= record.modified:
            self._newest[record.id] = row
        self._note_mark(row)
        return row

    # --- open sessions -------------------------------------------------------------------------

    def follow(self, view: "SessionView", shown: bool) -> list[SessionRow]:
        """Create or update the row of an open session. `shown` says whether the user can see the session."""
        row, session_id = self.open.get(view), view.session_id
        left: list[SessionRow] = []
        if row is not None and session_id != self._ids.get(view, ""):
            left = self._change_id(view, row, session_id)
            row = self.open.get(view)
        if row is None:
            meant = self._newest.get(session_id) if session_id else None
            row = meant if meant is not None and meant.view is None else self._new()
            row.view, self.open[view] = view, row
            if row.record is None:
                row.seen = time.time()
        self._ids[view] = session_id
        self._note_place(row)
        self._note_missing(row)
        if session_id:
            self._newest.setdefault(session_id, row)
        self._note_mark(row)
        _note_state(row, view.session_state.phase.at_work, shown)
        return [*left, row]

    def with_id(self, session_id: str) -> SessionRow | None:
        """Return the row of the session's newest file, or of the open session that has no file yet."""
        return self._newest.get(session_id)

    def set_place(self, folder: str, repository: str, branch: str) -> list[SessionRow]:
        """Set the repository and the git branch of a folder, if open sessions use the folder."""
        rows = [row for row in self.open.values() if row.folder == folder]
        if rows:
            self._places[folder] = (repository, branch)
        for row in rows:
            self._note_place(row)
        return rows

    def drop(self, view: "SessionView") -> list[SessionRow]:
        """Note that the session was closed."""
        row = self.open.pop(view, None)
        self._ids.pop(view, None)
        return [] if row is None else self._detach(row)

    def _change_id(self, view: "SessionView", row: SessionRow, session_id: str) -> list[SessionRow]:
        """Note that the id of an open session has changed.

        The row keeps the session if the row is not on disk and no other row has the new id. Otherwise, remove
        the session from the row and return the row.
        """
        meant = self._newest.get(session_id)
        if row.record is not None or (meant is not None and meant is not row):
            del self.open[view]
            return self._detach(row)
        self._forget_ids(row)
        return []

    def _detach(self, row: SessionRow) -> list[SessionRow]:
        folder = row.folder
        if not any(each.folder == folder for each in self.open.values()):
            self._places.pop(folder, None)
        row.view, row.opened, row.number, row.unseen, row.busy = None, 0, 0, False, False
        self._note_mark(row)
        self._forget_if_empty(row)
        return [row]

    # --- sessions on disk or open --------------------------------------------------------------

    def _new(self) -> SessionRow:
        row = SessionRow(next(self._serials))
        self.rows[row.serial] = row
        return row

    def _forget_if_empty(self, row: SessionRow) -> None:
        if row.record is None and row.view is None:
            self.rows.pop(row.serial, None)
            self._forget_ids(row)

    def _forget_ids(self, row: SessionRow) -> None:
        """Look the ids of this row up in the other rows: a session may have an older file."""
        for name in [name for name, each in self._newest.items() if each is row]:
            older = [each for each in self.rows.values() if each is not row and each.session_id == name]
            del self._newest[name]
            if older:
                self._newest[name] = max(older, key=lambda each: each.moment)

    def _note_place(self, row: SessionRow) -> None:
        repository, row.branch = self._places.get(row.folder, ("", ""))
        row.repository = self._repositories.get(row.folder, repository)

    def _note_mark(self, row: SessionRow) -> None:
        row.mark = self._marks.get(row.session_id, PLAIN)
        if row.view is not None:
            row.profile = row.view.profile
        elif row.record is not None:
            row.profile = self.profile_marks.of_file(row.record.path)
        row.changed()


def _note_state(row: SessionRow, busy: bool, shown: bool) -> None:
    if row.busy and not busy:
        row.seen = time.time()
        row.unseen = not shown
    row.busy = busy
