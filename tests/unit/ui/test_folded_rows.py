"""Rows inside a folded tool call are kept, but are not in the list until the call is unfolded."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.operations import AppendText, Insert, Remove, Update
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.whole_tables import examples


def host(key: str, parent: str = "", depth: int = 0) -> Entry:
    call = ToolCall(id=f"call {key}", name="Agent", title=key)
    return Entry(
        id=key, kind=EntryKind.TOOL, turn=1, tool=call, parent=parent and f"call {parent}", depth=depth
    )


def words(key: str, parent: str = "", depth: int = 0) -> Entry:
    return Entry(
        id=key, kind=EntryKind.PROSE, turn=1, text=key, parent=parent and f"call {parent}", depth=depth
    )


def nested() -> list[Entry]:
    return [
        words("before"),
        host("a"),
        words("a1", "a", 1),
        host("b", "a", 1),
        words("b1", "b", 2),
        words("b2", "b", 2),
        words("a2", "a", 1),
        words("after"),
    ]


@pytest.fixture
def model() -> TranscriptModel:
    made = TranscriptModel(ProseRenderer())
    made.reset(nested())
    return made


def keys(model: TranscriptModel) -> str:
    return " ".join(str(model.data(model.index(row), RowRole.KEY)) for row in range(model.rowCount()))


def value(model: TranscriptModel, key: str, role: RowRole) -> Any:
    return model.data(model.index(model.row_of(key)), role)


def inside(model: TranscriptModel, key: str) -> int:
    row = model.row(key)
    return row.inside if row is not None else -1


def test_what_is_inside_is_folded_at_first_and_says_so(model: TranscriptModel) -> None:
    assert keys(model) == "before a after"
    assert inside(model, "a") == 5
    assert value(model, "a", RowRole.SPOKEN) == "Tool: Agent: a, running, folded"


def test_unfolding_shows_the_rows_and_nested_ones_fold_by_themselves(model: TranscriptModel) -> None:
    model.fold("a", False)
    assert keys(model) == "before a a1 b a2 after"
    assert not str(value(model, "a", RowRole.SPOKEN)).endswith("folded")
    assert str(value(model, "b", RowRole.SPOKEN)).endswith(", folded")
    model.fold("b", False)
    assert keys(model) == "before a a1 b b1 b2 a2 after"
    model.fold("a", True)
    assert keys(model) == "before a after"
    model.fold("a", False)
    assert keys(model) == "before a a1 b b1 b2 a2 after", "the nested one stays as the person left it"


def test_rows_that_come_into_something_folded_are_no_rows_of_the_list(model: TranscriptModel) -> None:
    told: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: told.append((first, last)))
    model.apply([Insert(4, (words("b0", "b", 2),)), Insert(9, (words("end"),))])
    assert told == [(3, 3)]
    assert keys(model) == "before a after end"
    assert inside(model, "a") == 6


def test_hidden_rows_change_without_a_signal(model: TranscriptModel) -> None:
    told: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: told.append(first.row()))
    entry = model._by_key["b1"].entry
    entry.text += " more"
    model.apply([AppendText(entry, 2, " more"), Update(entry)])
    assert told == []
    model.reveal("b1")
    assert value(model, "b1", RowRole.SPOKEN) == "Claude: b1 more"


def test_a_row_is_revealed_wherever_it_is(model: TranscriptModel) -> None:
    assert model.row_of("b2") == -1
    assert model.reveal("b2") == 5
    assert keys(model) == "before a a1 b b1 b2 a2 after"
    assert model.reveal("nothing") == -1
    assert model.reveal("after") == 7


def test_what_was_inside_stays_when_its_host_is_taken_back(model: TranscriptModel) -> None:
    model.apply([Remove(1, 1)])
    assert keys(model) == "before a1 b a2 after"
    model.apply([Remove(2, 1)])
    assert keys(model) == "before a1 b1 b2 a2 after"


def test_a_host_that_is_taken_back_whole_leaves_nothing(model: TranscriptModel) -> None:
    model.apply([Remove(1, 6)])
    assert keys(model) == "before after"


class Tree:
    """What the list should show, derived only from the entries."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.unfolded: set[str] = set()
        self.made = 0

    def parents(self, entry: Entry) -> list[Entry]:
        """Return the calls that contain an entry, from the innermost outwards. A call that is gone ends the
        search."""
        found: list[Entry] = []
        at = self.entries.index(entry)
        for above in reversed(self.entries[:at]):
            limit = found[-1] if found else entry
            if above.tool is not None and above.tool.id == limit.parent:
                found.append(above)
        return found

    def seen(self) -> str:
        return " ".join(e.id for e in self.entries if all(h.id in self.unfolded for h in self.parents(e)))

    def end_of(self, at: int) -> int:
        end = at + 1
        while end < len(self.entries) and self.entries[end].depth > self.entries[at].depth:
            end += 1
        return end


@settings(max_examples=examples(80), deadline=None)
@given(data=st.data())
def test_any_tree(data: st.DataObject) -> None:
    model = TranscriptModel(ProseRenderer())
    tester = ModelTester(config=None)
    tester.check(model, force_py=True)
    tree = Tree()
    for _ in range(data.draw(st.integers(1, 25))):
        step(data, model, tree)
        assert keys(model) == tree.seen()
        for place in range(model.rowCount()):
            assert model.row_of(str(model.data(model.index(place), RowRole.KEY))) == place
    tester._cleanup()


def step(data: st.DataObject, model: TranscriptModel, tree: Tree) -> None:
    hosts = [e for e in tree.entries if e.tool is not None]
    match data.draw(st.sampled_from(["host", "words", "words", "fold", "remove"])):
        case "fold" if hosts:
            chosen = data.draw(st.sampled_from(hosts))
            tree.unfolded ^= {chosen.id}
            row = model._by_key[chosen.id]
            if row.inside:
                model.fold(chosen.id, chosen.id not in tree.unfolded)
            else:
                row.unfolded = chosen.id in tree.unfolded
        case "remove" if tree.entries:
            at = data.draw(st.integers(0, len(tree.entries) - 1))
            count = tree.end_of(at) - at
            del tree.entries[at : at + count]
            model.apply([Remove(at, count)])
        case kind:
            inside = data.draw(st.sampled_from([None, *hosts]))
            at = tree.end_of(tree.entries.index(inside)) if inside is not None else len(tree.entries)
            tree.made += 1
            make = host if kind == "host" else words
            entry = make(str(tree.made), inside.id if inside else "", inside.depth + 1 if inside else 0)
            tree.entries.insert(at, entry)
            model.apply([Insert(at, (entry,))])


def test_a_row_inside_costs_the_same_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row at the end of a folded call examines no other row inside the call. The test counts the examined
    rows."""
    model = TranscriptModel(ProseRenderer())
    model.apply([Insert(0, (host("a"),))])
    for number in range(2_000):
        model.apply([Insert(number + 1, (words(str(number), "a", 1),))])
    looked = 0
    real = type(model._by_key["a"]).hidden.fget
    assert real is not None

    def counting(row: Any) -> bool:
        nonlocal looked
        looked += 1
        return bool(real(row))

    monkeypatch.setattr("claude_desk.ui.transcript.row.TranscriptRow.hidden", property(counting))
    model.apply([Insert(2_001, (words("x", "a", 1),)), Insert(2_002, (words("y"),))])
    assert looked == 2
    assert model.rowCount(QModelIndex()) == 2
