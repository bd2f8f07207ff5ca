"""The list models that QML shows, under all kinds of changes."""

import asyncio
import time
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from claude_desk.library.catalog.requests import SessionRecord, TitleHit
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.search.search_rows import FoundRow
from claude_desk.ui.search.search_view import SearchModel
from claude_desk.ui.search.search_view import SearchRole as SearchRole
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.ui.sidebar.session_list import SessionListRole as SessionRole
from claude_desk.ui.sidebar.session_rows import SessionMark
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.fuzz.checked_model import WatchedModel
from tests.fuzz.damaged_recordings import takes
from tests.fuzz.json_values import TEXTS, line_of
from tests.fuzz.targets import fuzz_machine
from tests.fuzz.user_events import ACTS
from tests.fuzz.wire_messages import MESSAGES, RESULTS_OF, SPOKEN
from tests.live_session import LiveSession, close_all, ensure_loop
from tests.session_records import record
from tests.unit.transcript import cli_messages as f

# Roles in which two models of the same rows may differ: the number of a row's changes, and values that depend
# on the clock.
_OWN = {RowRole.REVISION, RowRole.STARTED}
PICKS = st.integers(0, 40)


@fuzz_machine("transcript_model", short=20, steps=30)
class TranscriptModelMachine(RuleBasedStateMachine):
    """The transcript's model, with operations of a real reducer while rows are folded and unfolded."""

    def __init__(self) -> None:
        super().__init__()
        self.reducer = Reducer()
        self.model = TranscriptModel(ProseRenderer())
        self.watched = WatchedModel(self.model, RowRole.KEY)

    def tell(self, *events: Any) -> None:
        for event in events:
            self.reducer.feed(event)
        self.model.apply(self.reducer.drain())
        self.watched.check()
        assert [row.entry for row in self.model.rows] == list(self.reducer.store)
        assert [row.number for row in self.model.rows] == list(range(len(self.model.rows)))
        shown = [row.entry.id for row in self.model.rows if not row.hidden]
        assert self.watched.keys == shown

    def key(self, pick: int) -> str:
        rows = self.model.rows
        return rows[pick % len(rows)].entry.id if rows else "nobody"

    @rule(frames=st.lists(SPOKEN, min_size=1, max_size=4))
    def speech(self, frames: list[f.Frame]) -> None:
        self.tell(*(parse_line(line_of(frame)) for frame in frames))

    @rule(
        name=st.sampled_from(["Task", "Bash", "Read", "Read", "Grep"]),
        id=st.sampled_from(["t1", "t2"]),
        parent=st.sampled_from([None, "t1", "t2"]),
    )
    def calls(self, name: str, id: str, parent: str | None) -> None:
        """Make a call, perhaps inside another call, but never inside itself."""
        parent = parent if parent != id else None
        self.tell(parse_line(line_of(f.said(f.tool(id, name), id="m7", parent=parent))))

    @rule(frame=st.one_of(RESULTS_OF, MESSAGES))
    def message(self, frame: f.Frame) -> None:
        self.tell(parse_line(line_of(frame)))

    @rule(lines=takes(most=15))
    def recording(self, lines: list[bytes]) -> None:
        self.tell(*map(parse_line, lines))

    @rule(act=ACTS)
    def act(self, act: Any) -> None:
        self.tell(act)

    @rule(pick=PICKS, folded=st.booleans())
    def fold(self, pick: int, folded: bool) -> None:
        self.model.fold(self.key(pick), folded)
        self.tell()

    @rule(pick=PICKS, folded=st.booleans())
    def fold_lookups(self, pick: int, folded: bool) -> None:
        self.model.foldLookups(self.key(pick), folded)
        self.tell()

    @rule(folded=st.booleans())
    def fold_all(self, folded: bool) -> None:
        self.model.foldAll(folded)
        self.tell()

    @rule(pick=PICKS)
    def look(self, pick: int) -> None:
        """Read a row as a delegate does, so that the model caches the row."""
        key = self.key(pick)
        if (row := self.model.reveal(key)) >= 0:
            self._told(self.model, row)
        self.model.source(key)
        self.tell()

    def teardown(self) -> None:
        """Check that all cached values equal the values of a fresh model of the same rows."""
        fresh = TranscriptModel(ProseRenderer())
        fresh.reset(self.reducer.store)
        for model in (self.model, fresh):
            model.foldAll(False)
        assert self.model.rowCount() == fresh.rowCount()
        for row in range(fresh.rowCount()):
            assert self._told(self.model, row) == self._told(fresh, row)
        self.watched.check()
        self.watched.close()

    @staticmethod
    def _told(model: TranscriptModel, row: int) -> dict[str, Any]:
        index = model.index(row)
        told = {role.name: model.data(index, role) for role in RowRole if role not in _OWN}
        key = model.keyAt(row)
        live = told["KIND"] in (EntryKind.CODE, EntryKind.THINKING)
        return told | {"texts": [model.segment(key, n) for n in range(told["SEGMENTS"] if live else 0)]}


@fuzz_machine("session_list", short=20, steps=25)
class SessionListMachine(RuleBasedStateMachine):
    """The list of sessions that come, go, change, are pinned, archived, opened and searched for."""

    NAMES = st.sampled_from(list("abcdefg"))

    def __init__(self) -> None:
        super().__init__()
        self.model = SessionListModel()
        self.watched = WatchedModel(self.model, SessionRole.KEY)
        self.marks: dict[str, SessionMark] = {}
        self.records: dict[str, SessionRecord] = {}
        self.sessions: list[LiveSession] = []
        self.before = asyncio.events._get_running_loop()
        ensure_loop()
        self.views: list[SessionView] = []

    def check(self) -> None:
        self.watched.check()
        orders = [row.section_place.order for row in self.model._listed]
        assert orders == sorted(orders)
        for row in range(self.model.rowCount()):
            index = self.model.index(row)
            assert self.model.indexOf(self.model.keyAt(row)) == row
            for role in SessionRole:
                self.model.data(index, role)

    @rule(names=st.lists(NAMES, max_size=4), ago=st.sampled_from([1, 3e4, 2e5, 1e6, 1e8]), title=TEXTS)
    def comes(self, names: list[str], ago: float, title: str) -> None:
        made = [record(name, Path("/p"), time.time() - ago, title=title) for name in names]
        self.records.update((each.id, each) for each in made)
        self.model.apply_changes(made)
        self.check()

    @rule(name=NAMES)
    def goes(self, name: str) -> None:
        gone = self.records.pop(name, None)
        self.model.apply_changes((), [gone] if gone is not None else [])
        self.check()

    @rule(names=st.lists(NAMES, max_size=3), pinned=st.booleans(), archived=st.booleans())
    def is_marked(self, names: list[str], pinned: bool, archived: bool) -> None:
        self.marks.update((name, SessionMark(pinned=pinned, archived=archived)) for name in names)
        self.model.set_marks(self.marks, names)
        self.check()

    @rule(
        name=st.one_of(NAMES, st.just("")),
        state=st.sampled_from(["ready", "working", "waiting", "retrying"]),
    )
    def is_opened(self, name: str, state: str) -> None:
        session = LiveSession()
        session.info.session_id = name
        session.bring_to(state)
        view = SessionView(ProseRenderer(), self.model)
        view.attach(session)
        self.sessions.append(session)
        self.views.append(view)
        self.model.show(self.views)
        self.check()

    @rule(pick=PICKS)
    def is_closed(self, pick: int) -> None:
        if self.views:
            view = self.views.pop(pick % len(self.views))
            self.model.show(self.views)
            view.deleteLater()
            self.check()

    @rule(pick=PICKS, state=st.sampled_from(["ready", "working", "waiting"]), name=NAMES)
    def is_another(self, pick: int, state: str, name: str) -> None:
        if self.sessions:
            session = self.sessions[pick % len(self.sessions)]
            session.info.session_id = name
            session.bring_to(state)
            session.info_changed.emit()
            self.check()

    @rule(pick=PICKS)
    def is_shown(self, pick: int) -> None:
        if self.views:
            self.model.mark(self.views[pick % len(self.views)])
            self.check()

    @rule(words=st.one_of(TEXTS, st.sampled_from(["a", "session b", ""])), archived=st.booleans())
    def is_looked_for(self, words: str, archived: bool) -> None:
        self.model.setProperty("filter", words)
        self.model.setProperty("withArchived", archived)
        self.check()

    def teardown(self) -> None:
        self.model.show([])
        self.check()
        self.watched.close()
        self.model.deleteLater()
        close_all()
        asyncio.events._set_running_loop(self.before)


@fuzz_machine("search_model", short=10, steps=15)
class SearchModelMachine(RuleBasedStateMachine):
    """The results of a search, which change with each letter."""

    ROWS = st.builds(
        FoundRow,
        st.sampled_from("abc"),
        st.just(TitleHit("/p", "s", "t", "/f", ())),
        st.booleans(),
        TEXTS,
        TEXTS,
        TEXTS,
    )

    def __init__(self) -> None:
        super().__init__()
        self.model = SearchModel()
        self.watched = WatchedModel(self.model, SearchRole.DETAIL)

    @rule(rows=st.lists(ROWS, max_size=6))
    def found(self, rows: list[FoundRow]) -> None:
        self.model.show(rows)
        assert [self.model.row(number) for number in range(self.model.rowCount())] == rows
        assert not self.watched.failures
        assert len(self.watched.keys) == len(rows)

    def teardown(self) -> None:
        self.watched.close()
