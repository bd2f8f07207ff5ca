"""Find, the rail, the messages and the places to jump to, over rows that are added, changed and removed."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.operations import AppendText, Insert, Remove, Update
from claude_desk.ui.language_change import LanguageChange
from claude_desk.ui.navigation import find_view as find_module
from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
from claude_desk.ui.navigation.find_view import FindView
from claude_desk.ui.navigation.scroll_markers import PLACES, ScrollMarker, merged, places_of
from claude_desk.ui.transcript.history_view import HistoryView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.transcript_model import TranscriptModel


def entry(key: str, text: str, kind: EntryKind = EntryKind.PROSE) -> Entry:
    return Entry(id=key, kind=kind, turn=1, text=text, final=True)


class World:
    """A transcript and its navigation, which receive the same changes."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.transcript = TranscriptModel(ProseRenderer())
        self.way = ConversationNavigation(self.transcript, HistoryView(self.transcript))
        self.shown: list[str] = []
        self.find.shown.connect(self.shown.append)

    @property
    def find(self) -> FindView:
        return self.way.finder

    def fill(self, *entries: Entry) -> None:
        self.transcript.reset(entries)
        self.way.reset(entries)

    def tell(self, *operations: Insert | Remove | AppendText | Update) -> None:
        self.transcript.apply(operations)
        self.way.apply(operations)

    def done(self) -> tuple[int, int]:
        """Wait until all rows are searched. Return (current, count)."""
        self.qtbot.waitUntil(lambda: not self.find.property("searching"), timeout=30_000)
        return self.find.property("current"), self.find.property("count")

    def look(self, words: str) -> tuple[int, int]:
        self.find.begin("")
        self.find.setQuery(words)
        return self.done()


@pytest.fixture
def world(qapp: QGuiApplication, qtbot: QtBot) -> Iterator[World]:
    made = World(qtbot)
    yield made
    made.find.close()


def test_hits_in_their_order_and_round(world: World) -> None:
    world.fill(entry("a", "x x"), entry("b", "none"), entry("c", "x"))
    assert world.look("X") == (1, 3)
    for current, key in ((2, "a"), (3, "c"), (1, "a")):
        world.find.next()
        assert world.done() == (current, 3)
        assert world.shown[-1] == key
    world.find.previous()
    assert world.done() == (3, 3)


def test_it_begins_where_the_eye_is(world: World) -> None:
    world.fill(*(entry(str(n), f"x{n % 5}") for n in range(20)))
    world.find.begin("12")
    world.find.setQuery("x1")
    assert world.done() == (4, 4)
    assert world.shown == ["16"]
    world.find.setQuery("x")
    assert world.done() == (17, 20), "other words go on from the place that was reached"


def test_typing_on_searches_anew(world: World) -> None:
    world.fill(*(entry(str(n), "ab " * 50) for n in range(2_000)))
    world.find.begin("")
    for words in ("a", "ab", "ab a", "abc"):
        world.find.setQuery(words)
    assert world.done() == (0, 0)
    assert world.shown == []


def test_rows_that_come_change_and_go(world: World) -> None:
    rows = [entry("a", "x"), entry("b", "no")]
    world.fill(*rows)
    assert world.look("x") == (1, 1)
    fresh = entry("c", "x x")
    world.tell(Insert(0, (fresh,)))
    world.qtbot.waitUntil(lambda: world.done() == (3, 3))
    rows[1].text += " x"
    world.tell(AppendText(rows[1], 2, " x"))
    world.qtbot.waitUntil(lambda: world.done() == (3, 4))
    world.tell(Remove(1, 1))
    assert world.done()[1] == 3
    assert world.done()[0] > 0
    rows[1].text = ""
    world.tell(Update(rows[1]))
    world.qtbot.waitUntil(lambda: world.done()[1] == 2)
    world.fill()
    assert world.done() == (0, 0)


def test_a_row_with_the_hit_is_unfolded(world: World) -> None:
    world.fill(entry("a", "a thought", EntryKind.THINKING))
    assert world.transcript.isFolded("a")
    world.look("thought")
    assert not world.transcript.isFolded("a")


def test_a_slice_does_not_take_long(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop gets its turn after the first step that takes too long, however many rows there are."""
    world.fill(*(entry(str(n), f"Row {n}") for n in range(20_000)))
    clock = iter(range(1_000_000))
    monkeypatch.setattr(find_module, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    world.find.begin("")
    world.find.setQuery("row")
    slices = []
    world.find.changed.connect(lambda: slices.append(world.find.property("count")))
    assert world.done() == (1, 20_000)
    read = [after - before for before, after in pairwise(slices)]
    assert len(slices) > 50
    assert max(read) <= 256


def test_closed_it_reads_nothing(world: World) -> None:
    world.fill(entry("a", "x"))
    world.look("x")
    world.find.close()
    assert world.find.counts == {}
    world.tell(Insert(1, (entry("b", "x"),)))
    assert not world.find.property("searching")
    world.find.begin("a")
    assert world.done() == (1, 2)


def test_where_to_jump(world: World) -> None:
    failed = entry("t", "", EntryKind.TOOL)
    failed.tool = ToolCall(id="t", name="Bash", state=ToolState.FAILED)
    world.fill(
        entry("u1", "one", EntryKind.USER),
        entry("p", "said"),
        failed,
        entry("u2", "two", EntryKind.USER),
        entry("e", "bad", EntryKind.ERROR),
    )
    way = world.way
    assert way.neighbourMessage("p", 1) == "u2"
    assert way.neighbourMessage("p", -1) == "u1"
    assert way.neighbourMessage("u2", 1) == ""
    found: list[str] = []
    way.errorFound.connect(found.append)
    for here, direction in (("", 1), ("t", 1), ("gone", -1), ("e", -1), ("t", -1), ("e", 1)):
        way.seekError(here, direction)
    assert found == ["t", "e", "e", "t"]
    assert way.lastMessage() == "u2"
    assert way.markdown("u2", False) == "## You\n\n> two"
    assert way.markdown("gone", True) == ""


def test_the_rail_s_ticks(world: World) -> None:
    world.fill(*(entry(str(n), "x" if n == 3 else "y", EntryKind.USER) for n in range(10)))
    rail = world.way._scroll_markers
    rail.make()
    assert [tick.key for tick in rail.ticks] == [str(n) for n in range(10)]
    assert [tick.at for tick in rail.ticks] == [(n + 0.5) / 10 for n in range(10)]
    world.look("x")
    rail.make()
    assert [tick.kind for tick in rail.ticks][2:5] == ["user", "current", "user"]
    assert rail.near(0.33, 0.05) == 3
    assert rail.near(0.4, 0.01) == -1
    assert rail.wordsAt(3) == "x"
    world.find.close()
    rail.make()
    assert {tick.kind for tick in rail.ticks} == {"user"}


def test_many_messages_are_few_ticks_and_errors_win(world: World) -> None:
    world.fill(
        *(entry(str(n), "", EntryKind.ERROR if n % 1000 == 7 else EntryKind.USER) for n in range(20_000))
    )
    rail = world.way._scroll_markers
    rail.make()
    assert len(rail.ticks) <= PLACES
    assert sum(tick.kind == "error" for tick in rail.ticks) == 20


def test_ticks_of_landmarks_are_those_of_all_rows(world: World) -> None:
    """Rows are added at the end and in between, are removed, and fail later. The ticks are the same as if
    every row were examined."""
    rail, dice = world.way._scroll_markers, Random(3)
    kinds = (EntryKind.USER, EntryKind.ERROR, EntryKind.TOOL, EntryKind.PROSE, EntryKind.PROSE)
    rows: list[Entry] = []
    world.fill()
    for step in range(400):
        action = dice.random()
        if action < 0.85 or not rows:
            at = len(rows) if dice.random() < 0.9 else dice.randrange(len(rows) + 1)
            new = entry(f"e{step}", f"words {step}", dice.choice(kinds))
            if new.kind is EntryKind.TOOL:
                new.tool = ToolCall(id=new.id, name="Bash", state=ToolState.RUNNING)
            rows.insert(at, new)
            world.tell(Insert(at, (new,)))
        elif action < 0.9:
            at = dice.randrange(len(rows))
            del rows[at]
            world.tell(Remove(at, 1))
        else:
            changed = dice.choice(rows)
            if changed.tool is not None:
                changed.tool.state = dice.choice((ToolState.FAILED, ToolState.WAITING, ToolState.DONE))
            world.tell(Update(changed))
        if step % 20 == 0:
            rail.make()
            assert rail.ticks == list(places_of(rows, world.transcript, world.find, rail._history))
    assert len(rail.ticks) > 50


def test_a_request_is_marked_until_it_is_answered(world: World) -> None:
    asks = entry("t", "", EntryKind.TOOL)
    asks.tool = ToolCall(id="t", name="Bash", title="rm -rf build", state=ToolState.RUNNING)
    world.fill(entry("u", "Hello", EntryKind.USER), asks)
    rail = world.way._scroll_markers
    for state, kinds in ((ToolState.WAITING, ["user", "request"]), (ToolState.DONE, ["user"])):
        rail.make()
        with world.qtbot.waitSignal(rail.made):
            asks.tool.state = state
            world.tell(Update(asks))
        assert [tick.kind for tick in rail.ticks] == kinds


@pytest.mark.parametrize(
    ("ticks", "kept"),
    [
        ("0:user 3:user 4:user 7:user", "0 4"),
        ("0:user 3:error 8:user", "3 8"),
        ("0:user 3:user 6:error 8:request 20:hit", "0 8 20"),
        ("0:error 3:user 5:user", "0 5"),
        ("", ""),
    ],
)
def test_ticks_that_are_near_merge_and_the_most_important_stays(ticks: str, kept: str) -> None:
    made = [ScrollMarker(at, float(at), kind, "") for at, kind in (tick.split(":") for tick in ticks.split())]
    found = merged(made[::-1], 4)
    assert " ".join(tick.key for tick in found) == kept
    assert merged(made, 0) == made


def test_no_two_ticks_are_nearer_than_four_pixels(world: World) -> None:
    world.fill(*(entry(str(n), "x", EntryKind.USER) for n in range(500)))
    rail = world.way._scroll_markers
    rail.make()
    assert len(rail.ticks) > 100
    with world.qtbot.waitSignal(rail.made):
        rail.fit(100)
    assert 20 <= len(rail.ticks) <= 25
    assert all(below.at - above.at >= 0.04 for above, below in pairwise(rail.ticks))


def test_the_rail_is_made_when_something_comes(world: World) -> None:
    world.fill()
    with world.qtbot.waitSignal(world.way._scroll_markers.made):
        world.tell(Insert(0, (entry("u", "Hello\nyou", EntryKind.USER),)))
    assert world.way._scroll_markers.wordsAt(0) == "Hello you"


def test_the_list_of_messages(world: World) -> None:
    world.fill(
        entry("1", "About the upload", EntryKind.USER),
        entry("2", "Answer"),
        entry("3", "ÄRGER with the upload", EntryKind.USER),
    )
    turns = world.way._prompts
    assert turns.rowCount() == 0
    turns.open()
    assert [turns.keyAt(n) for n in range(turns.rowCount())] == ["1", "3"]
    turns.filter("upload ärger")
    assert [turns.keyAt(n) for n in range(turns.rowCount())] == ["3"]
    turns.close()
    assert turns.rowCount() == 0


@pytest.mark.parametrize("change", ["update", "replace", "language"])
def test_a_card_that_changed_is_found_in_a_later_search(
    world: World, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search keeps the words of cards, also while the search bar is closed."""

    def row(limit: int) -> Entry:
        call = ToolCall(id="t", name="Read", input={"file_path": "a", "offset": 30, "limit": limit})
        return Entry("t", EntryKind.TOOL, 1, tool=call)

    shown = row(2)
    world.fill(shown)
    assert world.look("\u201331") == (1, 1)
    world.find.close()
    match change:
        case "update":
            shown.tool = row(10).tool
            world.tell(Update(shown))
        case "replace":
            world.tell(Remove(0, 1), Insert(0, (row(10),)))
        case "language":
            monkeypatch.setattr(find_module, "words", lambda text: "a \u201339")
            LanguageChange(world.find).apply()
    assert world.look("\u201331") == (0, 0)
    assert world.look("\u201339") == (1, 1)
