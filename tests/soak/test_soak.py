"""What does not grow: a short form of the long runs, decided by counts, never by memory or time."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.soak import runs
from tests.soak.growth import Growth
from tests.soak.resource_counts import ResourceCounts, with_own_metaobject
from tests.soak.soak_session import soaked_desk

# What a turn with a tool adds, and no more: rows, what is shown of them, and where its lines are.
OF_A_TURN = {
    "TurnStore.turns": 1, "TurnStore._by_number": 1, "TurnStore._by_uuid": 1, "Turn.entries": 4,
    "EntryList.entries": 4,
    "RowWriter._tools": 1, "ScrollMarkersModel.ticks": 1, "Entry.sources": 8, "ToolCall.input": 1,
    "ToolCall.structured": 3,
    "TranscriptModel._rows": 4, "TranscriptModel._by_key": 4, "RowList.rows": 4, "RowList.seen": 4,
    "TranscriptRow.cuts": 4, "TranscriptRow._html_of": 3, "TranscriptRow.drawn": 4, "TranscriptRow._told": 8,
    "LookupRuns._rows": 4,
    "CardView._faces": 2,
    "CardView._cut": 2,
    "CardView._maps": 1,
    "Card.parts": 1, "ShownPart.map": 16, "ShownPart.panes": 2, "Excerpt.starts": 52, "Excerpt.ends": 52,
    "ResultFigures.__dict__": 4, "ResultFigures.__pydantic_fields_set__": 4,
    "Excerpt.begins": 52, "WireLog._ends": 12, "WireLog._ours": 12, "WireLog._waiting": 12,
    # The uuid of each prompt, and the names of the two snapshots of its turn.
    "SessionSnapshots.turns": 1, "SessionSnapshots._asked": 1, "DiskWatch._own": 1,
}  # fmt: skip
# What a session in a folder of its own leaves: that the folder is known. Each of these has its bound.
OF_A_FOLDER = {
    "StartPageController._seen": 1, "StartPageController._inspected_at": 1, "StartView._known": 1,
    "SettingsFile.recent_folders": 1,
    "Drafts._left": 1, "SessionListController._closed": 1,
}  # fmt: skip
# A turn's: with the deadlines of what the child of snapshots was asked, which qasync keeps until they would
# have run out, though they are cancelled (10 minutes).
OBJECTS_OF_A_TURN, OBJECTS_OF_A_SESSION = 75, 60


@pytest.fixture(autouse=True)
def quick_collector() -> Iterator[None]:
    """What there was before is no garbage of ours."""
    gc.freeze()
    yield
    gc.unfreeze()


class Notes:
    def __init__(self) -> None:
        self._noted: list[tuple[int, ResourceCounts]] = []

    def note(self, number: int, found: ResourceCounts) -> None:
        self._noted.append((number, found))

    def growth(self) -> Growth:
        """From the second note to the last: until then caches fill."""
        (begin, first), (end, last) = self._noted[1], self._noted[-1]
        return Growth(first, last, end - begin)


def nothing_but(growth: Growth, wanted: dict[str, int], objects: float) -> None:
    """Only these containers grew, by so much each at most; of all else there is as much as before."""
    grown = growth.sizes()
    assert {name: by for name, by in grown.items() if by > wanted.get(name, 0.0) + 0.25} == {}
    counts = growth.counts()
    assert counts.pop("objects of Python's") <= objects, growth.types()
    assert {name: by for name, by in counts.items() if by > 0} == {}


@pytest.mark.seconds(500)
async def test_nothing_is_left_but_rows_and_names_of_folders(tmp_path: Path) -> None:
    """Turns in a session that stays, sessions that are closed beside it, and then an hour of nothing."""
    said, closed, passed = Notes(), Notes(), Notes()
    async with soaked_desk(tmp_path) as desk:
        await runs.turns(desk, tmp_path / "stays", 18, 6, said.note)
        await runs.sessions(desk, tmp_path / "many", 6, 2, closed.note)
        assert not with_own_metaobject(runs.roots(desk))
        await runs.idle(desk, tmp_path / "claude" / "projects", 60, 20, passed.note)
    nothing_but(said.growth(), OF_A_TURN, OBJECTS_OF_A_TURN)
    nothing_but(closed.growth(), OF_A_FOLDER, OBJECTS_OF_A_SESSION)
    nothing_but(passed.growth(), {}, 2)
