"""All rows of a conversation, and the reports of each change."""

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.operations import AppendText, Finish, Insert, PositionChanged, Remove
from claude_desk.ui.transcript.entry_list import EntryList


def prose(number: int, kind: EntryKind = EntryKind.PROSE) -> Entry:
    return Entry(id=f"1.{number}", kind=kind, turn=1, text=f"words {number}")


def test_what_claude_wrote_row_by_row_is_told_once() -> None:
    rows = EntryList()
    added: list[tuple[Entry, ...]] = []
    changed: list[Entry] = []
    rows.added.connect(added.append)
    rows.changed.connect(changed.append)
    first, *more = [prose(number) for number in range(900)]
    rows.apply([Insert(0, (first,))])
    operations = [told for at, entry in enumerate(more, 1) for told in (Insert(at, (entry,)), Finish(entry))]
    last = more[-1]
    rows.apply([Finish(first), *operations, PositionChanged(last)])
    assert rows.entries == [first, *more]
    assert added == [(first,), tuple(more)]
    assert changed == [first], "that a row is final is told of those that stood already"
    assert [rows.number(entry.id) for entry in (first, last)] == [0, 899]


def test_what_comes_between_keeps_its_order() -> None:
    rows = EntryList()
    told: list[object] = []
    rows.added.connect(lambda entries: told.append([entry.id for entry in entries]))
    rows.removed.connect(lambda entries: told.append([f"-{entry.id}" for entry in entries]))
    rows.changed.connect(lambda entry: told.append(entry.id))
    one, two, tool, three = prose(1), prose(2), prose(3, EntryKind.TOOL), prose(4)
    rows.apply([Insert(0, (one,)), Insert(1, (two,)), Insert(2, (tool,)), Finish(tool), Insert(1, (three,))])
    rows.apply([AppendText(one, 0, "x"), Remove(1, 2), Finish(one)])
    assert told == [["1.1", "1.2"], ["1.3"], "1.3", ["1.4"], "1.1", ["-1.4", "-1.2"], "1.1"]
    assert rows.entries == [one, tool]
