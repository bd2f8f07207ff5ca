"""A short form of the long runs: no resource grows. Only counts decide, never memory or time."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.library import frames
from claude_desk.library.request_base import AnsweredRequest
from tests.soak import runs
from tests.soak.growth import Growth
from tests.soak.resource_counts import ResourceCounts, with_own_metaobject
from tests.soak.soak_session import soaked_desk

# The greatest growth by a turn with a tool: rows, their view, and the places of its lines.
OF_A_TURN = {
    "TurnStore.turns": 1, "TurnStore._by_number": 1, "TurnStore._by_uuid": 1, "Turn.entries": 4,
    "EntryList.entries": 4,
    "RowWriter.tools": 1, "TurnFooter.figures": 4, "ScrollMarkersModel.ticks": 1, "Entry.sources": 8,
    "ToolCall.input": 1, "ToolCall.structured": 3,
    "TranscriptModel._rows": 4, "TranscriptModel._by_key": 4, "RowList.rows": 4, "RowList.seen": 4,
    "TranscriptRow.cuts": 4, "TranscriptRow._html_of": 3, "TranscriptRow.drawn": 4, "TranscriptRow._plain": 8,
    "TranscriptRow.thought_of": 8,
    "LookupRuns._rows": 4,
    "CardView._faces": 2,
    "CardView._cut": 2,
    "CardView._maps": 1,
    "Card.parts": 1, "ShownPart.map": 18, "ShownPart.panes": 2, "Excerpt.starts": 52, "Excerpt.ends": 52,
    "ResultFigures.__dict__": 4, "ResultFigures.__pydantic_fields_set__": 4,
    "Excerpt.begins": 52, "WireLog._ends": 12, "WireLog._ours": 12, "WireLog._waiting": 12,
    # The uuid of each prompt, and the names of the two snapshots of its turn.
    "SessionSnapshots.turns": 1, "SessionSnapshots._asked": 1, "DiskWatch._own": 1,
}  # fmt: skip
# The growth by a closed session, since the program keeps facts about its folder. Each of these containers has
# a limit.
OF_A_FOLDER = {
    "StartPageController._seen": 1, "StartPageController._inspected_at": 1, "StartView._known": 1,
    "SettingsFile.recent_folders": 1,
    "Drafts._left": 1, "SessionListController._closed": 1,
}  # fmt: skip
# The greatest numbers of new Python objects. The numbers include the deadlines of requests to the
# snapshot child: qasync keeps these deadlines until they would have run out (10 minutes), though they are
# cancelled.
OBJECTS_OF_A_TURN, OBJECTS_OF_A_SESSION = 75, 75


@pytest.fixture(autouse=True)
def quick_collector() -> Iterator[None]:
    """Exclude all objects from before the test from garbage collection."""
    gc.freeze()
    yield
    gc.unfreeze()


class Notes:
    def __init__(self) -> None:
        self._noted: list[tuple[int, ResourceCounts]] = []

    def note(self, number: int, found: ResourceCounts) -> None:
        self._noted.append((number, found))

    def growth(self) -> Growth:
        """Return the growth from the second note to the last, because caches fill before the second note."""
        (begin, first), (end, last) = self._noted[1], self._noted[-1]
        return Growth(first, last, end - begin)


def nothing_but(growth: Growth, wanted: dict[str, int], objects: float) -> None:
    """Check that only these containers grew, by at most the given number of items, and that no other count
    has grown."""
    grown = growth.sizes()
    assert {name: by for name, by in grown.items() if by > wanted.get(name, 0.0) + 0.25} == {}
    counts = growth.counts()
    assert counts.pop("objects of Python's") <= objects, growth.types()
    assert {name: by for name, by in counts.items() if by > 0} == {}


def make_decoders(kind: type[AnsweredRequest] = AnsweredRequest) -> None:
    """Make the decoders of all answers. The program makes each once, when the first answer comes."""
    for answer in kind.answers():
        frames._decoder(answer)
    for request in kind.__subclasses__():
        make_decoders(request)


@pytest.mark.seconds(500)
async def test_nothing_is_left_but_rows_and_names_of_folders(tmp_path: Path) -> None:
    """Play turns in a session that stays open, open and close other sessions, and then let an hour pass."""
    make_decoders()
    said, closed, passed = Notes(), Notes(), Notes()
    async with soaked_desk(tmp_path) as desk:
        await runs.turns(desk, tmp_path / "stays", 18, 6, said.note)
        await runs.sessions(desk, tmp_path / "many", 6, 2, closed.note)
        assert not with_own_metaobject(runs.roots(desk))
        await runs.idle(desk, tmp_path / "claude" / "projects", 60, 20, passed.note)
    nothing_but(said.growth(), OF_A_TURN, OBJECTS_OF_A_TURN)
    nothing_but(closed.growth(), OF_A_FOLDER, OBJECTS_OF_A_SESSION)
    # The program keeps the last look at each folder: some 120 objects for two of them. Such a look may come
    # between the notes.
    nothing_but(passed.growth(), {}, 8)
