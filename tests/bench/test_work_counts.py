"""The cost grows at most in proportion to the size, and constant costs stay constant: counted, never timed.

The figures themselves: `python -m tests.bench`, and as curves `python -m tests.bench --curves`.
"""

import gc
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.history.requests import HistoryOpened, OpenHistory
from claude_desk.library.request_base import LibraryPaths
from claude_desk.ui.navigation import scroll_markers
from claude_desk.ui.navigation.scroll_markers import ScrollMarkersModel
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.bench.delta_flow import DELTA, Flow
from tests.bench.lengths import LIVE_ROWS, live_turns, session_file
from tests.bench.many_rows import Opened as Shown
from tests.bench.steps import steps
from tests.bench.texts import KINDS, MIXTURES, text_of
from tests.bench.window_content import the_list
from tests.bench.work_counts import Counts, counted, counting, put
from tests.library.generate import generate
from tests.library.index_driver import IndexDriver
from tests.session_records import record
from tests.unit.library.row_text import entries_of
from tests.whole_tables import few_of

SHORT, LONG = 8_000, 40_000
A_SCREEN = 45  # rows, including those just outside the view
_NEVER = 3_600_000  # milliseconds
# A growing table of up to 8 KB is parsed and laid out again with each delta, so it is by far the slowest
# kind.
SIZES = {"a table": (8_000, 16_000)}


# The slowest kinds, and those that differ most. What they guard is the same for all kinds.
SOME_KINDS = ("as Claude writes", "a table", "one paragraph")
SOME_MIXTURES = ("short blocks", "tables", "formulas")


@pytest.mark.parametrize("kind", few_of(list(KINDS), SOME_KINDS))
def test_a_long_reply_costs_no_more_for_each_kb_than_a_short_one(qapp: QGuiApplication, kind: str) -> None:
    small, large = SIZES.get(kind, (SHORT, LONG))
    short, long = counted(kind, small), counted(kind, large)
    for name, count in vars(long).items():
        assert count <= 2 * getattr(short, name) + 1, (name, short, long)
    assert long.built <= 8, "rows are built that nobody sees, or again and again"
    # A frame shows four deltas of 120 characters. There may be half as many more frames.
    assert long.frames <= 1000 / 480 * 1.5


@pytest.mark.parametrize("kind", few_of(list(MIXTURES), SOME_MIXTURES))
def test_of_many_blocks_at_once_only_a_screen_is_built(qapp: QGuiApplication, kind: str) -> None:
    with counting() as counts:
        flow = Flow()
        rows = the_list(flow.window).property("model")
        assert isinstance(rows, TranscriptModel)
        inserted: list[int] = []
        rows.rowsInserted.connect(lambda parent, first, last: inserted.append(last - first + 1))
        built, frames = counts.built, flow.frames
        flow.write(text_of(kind, 40_000), per_frame=80)
        steps = 40_000 / (80 * DELTA)
        flow.close()
    assert sum(inserted) > 400, "these are to be many blocks"
    # Each step builds at most a screen of rows. Two more screens are allowed.
    assert counts.built - built <= (steps + 2) * A_SCREEN, (counts, frames)
    assert flow.frames - frames <= 2 * (steps + 2)
    # Rows that are reported together are inserted together. The user's message, the last block, the footer
    # and the row that grows are reported separately.
    assert len(inserted) <= 3 * (steps + 2), inserted


def test_the_counts_count(qapp: QGuiApplication) -> None:
    found = counted("prose", 2_000)
    assert all(count > 0 for count in vars(found).values()), found
    assert isinstance(found, Counts)


def test_a_conversation_of_any_length_has_a_few_screens_of_rows(qapp: QGuiApplication) -> None:
    built = []
    for size in (30, 5_000):
        opened = Shown(size)
        opened.to_top()
        built.append(opened.built)
        opened.close()
    few, many = built
    assert 3 < few <= 40
    assert many <= few + 10


@dataclass
class OneMore:
    """The cost of a further message. `steps`: lines of the program that ran. `ticks`: lines that ran to make
    the scroll bar's ticks. `many`: the number of these ticks."""

    steps: int
    counts: Counts
    ticks: float
    many: int


def one_more(rows: int) -> OneMore:
    """Measure a message in a conversation of `rows` rows, after another message.

    On a busy machine, a pause of the feed may end in the middle of a message, which costs a further step. So
    several messages are measured, and the lowest numbers count.
    """
    with counting() as counts, put(scroll_markers, "_SOON", _NEVER), put(scroll_markers, "_LATER", _NEVER):
        flow = Flow()
        flow.hold(live_turns(rows))
        flow.write(text_of("prose", 300))
        ran, found = [], []
        for _ in range(5):
            before = replace(counts)
            ran.append(steps(lambda: flow.write(text_of("prose", 300))))
            found.append({name: now - getattr(before, name) for name, now in vars(counts).items()})
        lowest = Counts(**{name: min(each[name] for each in found) for name in vars(counts)})
        (ticks,) = flow.screen.app.findChildren(ScrollMarkersModel)
        ticks.make()
        made = steps(ticks.make)
        many = len(ticks.ticks)
        assert len(flow.session.entries) >= rows
        flow.close()
    return OneMore(min(ran), lowest, made, many)


def test_a_further_message_costs_the_same_in_a_conversation_of_any_length(qapp: QGuiApplication) -> None:
    short, long = one_more(30), one_more(3_000)
    assert short.steps > 0 and short.counts.asked > 0
    assert long.steps <= 1.3 * short.steps, (short, long)
    for name, count in vars(long.counts).items():
        assert count <= 1.3 * getattr(short.counts, name) + 5, (name, short, long)
    # There are at most `PLACES` ticks, and each is found among all messages by bisection.
    assert 0 < short.many < long.many <= scroll_markers.PLACES
    assert long.ticks <= 150 * scroll_markers.PLACES, (short, long)


def blocks_kept(size: int) -> float:
    """Return the blocks of Python's memory that the window keeps for each KB of a reply."""
    flow = Flow()
    flow.write(text_of("prose", 1_000))
    gc.collect()
    before = sys.getallocatedblocks()
    flow.write(text_of("as Claude writes", size))
    gc.collect()
    kept = sys.getallocatedblocks() - before
    flow.close()
    return kept * 1000 / size


def test_what_is_kept_of_a_reply_grows_with_its_length_alone(qapp: QGuiApplication) -> None:
    short, long = blocks_kept(8_000), blocks_kept(32_000)
    assert 0 < long <= 1.3 * short, (short, long)


def test_opening_reads_as_much_of_a_session_of_any_length(tmp_path: Path) -> None:
    places = LibraryPaths(tmp_path, tmp_path, tmp_path)
    ran = {}
    for rows in (2_000, 8_000):
        request = OpenHistory(session_file(rows, tmp_path / str(rows)))

        def read(request: OpenHistory = request) -> None:
            opened = HANDLERS[OpenHistory](request, places, lambda news: None)
            assert isinstance(opened, HistoryOpened) and opened.older
            assert len(entries_of(opened)) > LIVE_ROWS

        ran[rows] = steps(read)
    assert 0 < ran[8_000] <= 1.3 * ran[2_000], ran


def test_a_list_of_sessions_takes_as_much_for_each_however_many(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    ran = {}
    for count in (300, 3_000):
        model = SessionListModel()
        records = [record(f"s{number}", tmp_path, 1_000.0 + number) for number in range(count)]
        ran[count] = steps(lambda: model.apply_changes(records)) / count  # noqa: B023
        assert model.rowCount() == count
    assert 0 < ran[3_000] <= 1.3 * ran[300], ran


def test_a_start_looks_at_each_session_once(tmp_path: Path) -> None:
    ran = {}
    for count in (30, 120):
        folder = tmp_path / str(count)
        generate(folder / "config", count, count * 2_000)
        keeping = IndexDriver(folder / "config", folder / "index")
        keeping.look()
        keeping.read()
        keeping.begin_anew()
        ran[count] = steps(keeping.look) / count
        assert not keeping.read(1)
        keeping.close()
    assert 0 < ran[120] <= 1.3 * ran[30], ran
