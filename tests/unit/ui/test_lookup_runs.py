"""Several look-ups, one after the other, become one line when they are done."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, RunProgress, SentState, ToolCall, ToolState
from claude_desk.transcript.operations import AppendText, Insert, Operation, Remove, Update
from claude_desk.transcript.tools.lookups import LookupKind, looked_at
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.fuzz.checked_model import WatchedModel
from tests.whole_tables import examples

DONE, RUNNING, WAITING = ToolState.DONE, ToolState.RUNNING, ToolState.WAITING
MEMBERS = {
    "Read": "file_path",
    "Grep": "pattern",
    "Glob": "pattern",
    "LS": "path",
    "NotebookRead": "notebook_path",
}
# The roles in which two models of the same rows may differ.
OWN = {RowRole.REVISION}


def call(key: str, name: str = "Read", state: ToolState = DONE, parent: str = "", depth: int = 0) -> Entry:
    tool = ToolCall(id=f"call {key}", name=name, input={MEMBERS.get(name, "command"): key}, state=state)
    above = parent and f"call {parent}"
    return Entry(id=key, kind=EntryKind.TOOL, turn=1, tool=tool, parent=above, depth=depth)


def words(key: str, parent: str = "", depth: int = 0) -> Entry:
    above = parent and f"call {parent}"
    return Entry(id=key, kind=EntryKind.PROSE, turn=1, text=key, parent=above, depth=depth)


def queued(key: str) -> Entry:
    return Entry(id=key, kind=EntryKind.USER, turn=2, text=key, sent=SentState.QUEUED)


def model_of(*entries: Entry) -> TranscriptModel:
    model = TranscriptModel(ProseRenderer())
    model.reset(entries)
    return model


def keys(model: TranscriptModel) -> str:
    return " ".join(str(model.data(model.index(row), RowRole.KEY)) for row in range(model.rowCount()))


def value(model: TranscriptModel, key: str, role: RowRole) -> Any:
    return model.data(model.index(model.row_of(key)), role)


def changed(entry: Entry, state: ToolState) -> Operation:
    assert entry.tool is not None
    entry.tool.state = state
    return Update(entry)


def test_done_look_ups_are_one_line_with_something_behind_them() -> None:
    model = model_of(call("a"), call("b"), call("c", "Grep"), call("d", "LS"), words("end"))
    assert keys(model) == "a end"
    assert value(model, "a", RowRole.LOOKUPS) == "Read 2 files, searched 1 pattern, listed 1 folder"
    assert value(model, "a", RowRole.LOOKUPS_FOLDED) is True
    name = "Tools: Read 2 files, searched 1 pattern, listed 1 folder, done, folded"
    assert value(model, "a", RowRole.SPOKEN) == name
    assert value(model, "a", RowRole.PARTS) == []
    assert [row.entry.id for row in model.rows] == ["a", "b", "c", "d", "end"], "all rows are kept"


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (["Read", "Read"], "Read 2 files"),
        (["Read", "NotebookRead"], "Read 2 files"),
        (["Grep", "Glob"], "Searched 2 patterns"),
        (["LS", "LS"], "Listed 2 folders"),
        (["Read", "Glob"], "Read 1 file, searched 1 pattern"),
        (["LS", "Read"], "Read 1 file, listed 1 folder"),
        (["Grep", "LS"], "Searched 1 pattern, listed 1 folder"),
    ],
)
def test_the_line_says_what_was_looked_at(names: list[str], line: str) -> None:
    model = model_of(*(call(str(number), name) for number, name in enumerate(names)), words("end"))
    assert value(model, "0", RowRole.LOOKUPS) == line


def test_a_file_that_is_read_twice_counts_once_and_one_without_a_name_by_itself() -> None:
    calls = [call("a"), call("b"), call("c"), call("d")]
    for entry, path in zip(calls, ["/x", "/x", "", None], strict=True):
        assert entry.tool is not None
        entry.tool.input["file_path"] = path
    assert looked_at(calls[0].tool or ToolCall("", "")) == (LookupKind.FILE, "/x")
    assert value(model_of(*calls, words("end")), "a", RowRole.LOOKUPS) == "Read 3 files"


def test_what_ran_side_by_side_counts_once_in_the_time() -> None:
    calls = [call("a"), call("b"), call("c")]
    for entry, (began, ended) in zip(calls, [(100, 104), (101, 103), (110, 111)], strict=True):
        assert entry.tool is not None
        entry.tool.started, entry.tool.ended = began, ended
    model = model_of(*calls, words("end"))
    assert value(model, "a", RowRole.LOOKUPS_TIME) == "5 s"
    assert value(model, "a", RowRole.SPOKEN).startswith("Tools: Read 3 files, done, 5 s, ")
    assert calls[0].tool is not None
    calls[0].tool.ended, calls[1].tool = 100.5, None
    assert value(model_of(calls[0], calls[2], words("end")), "a", RowRole.LOOKUPS_TIME) == ""


def test_the_last_ones_stay_as_they_are_until_something_else_follows() -> None:
    a, b, c = call("a"), call("b", state=RUNNING), call("c", state=WAITING)
    model = model_of()
    model.apply([Insert(0, (a, b))])
    model.apply([changed(b, DONE)])
    assert keys(model) == "a b"
    model.apply([Insert(2, (c,))])
    model.apply([Insert(3, (words("end"),))])
    assert keys(model) == "a b c end", "one of them waits for the person"
    model.apply([changed(c, RUNNING)])
    assert keys(model) == "a b c end"
    model.apply([changed(c, DONE)])
    assert keys(model) == "a end"


def test_a_message_that_waits_to_be_sent_is_nothing_that_follows() -> None:
    model = model_of(call("a"), call("b"), queued("later"))
    assert keys(model) == "a b later"
    model.apply([Insert(2, (words("end"),))])
    assert keys(model) == "a end later"


@pytest.mark.parametrize(
    "state", [RUNNING, WAITING, ToolState.FAILED, ToolState.DENIED, ToolState.STOPPED, ToolState.CANCELLED]
)
def test_what_did_not_go_well_is_never_in_a_line(state: ToolState) -> None:
    entries = [call("a"), call("b"), call("x", state=state), call("c"), call("d"), words("end")]
    over = state not in (RUNNING, WAITING)
    assert keys(model_of(*entries)) == ("a x c end" if over else "a b x c d end")


def test_what_the_person_changed_and_what_has_pictures_is_seen() -> None:
    a, b, c, d = call("a"), call("b"), call("c"), call("d")
    assert b.tool is not None and d.tool is not None
    b.tool.changed = True
    d.tool.attachments = [Attachment("x.png", "image/png")]
    assert keys(model_of(a, b, c, d, words("end"))) == "a b c d end"


def test_other_tools_and_those_of_servers_are_no_look_ups() -> None:
    names = ["Bash", "Write", "WebFetch", "Task", "mcp__fs__Read", "read", "Readme"]
    entries = [call(f"{name}{twice}", name) for name in names for twice in "12"]
    assert model_of(*entries, words("end")).rowCount() == 2 * len(names) + 1


def test_a_single_call_is_no_run() -> None:
    model = model_of(call("a"), words("end"))
    assert value(model, "a", RowRole.LOOKUPS) == ""
    assert value(model, "a", RowRole.LOOKUPS_FOLDED) is False


def test_a_click_unfolds_the_line_and_it_stays_so() -> None:
    model = model_of(call("a"), call("b"), words("end"))
    assert model.isFoldable("a") and model.isFolded("a")
    model.fold("a", False)
    assert keys(model) == "a b end"
    assert value(model, "a", RowRole.LOOKUPS) == "Read 2 files", "above the cards"
    assert not str(value(model, "a", RowRole.SPOKEN)).startswith("Tools: ")
    model.apply([Insert(3, (words("more"),)), Remove(2, 1)])
    assert keys(model) == "a b more"
    model.foldLookups("b", True)
    assert keys(model) == "a more"
    assert model.lookupsOf("b") == "a"
    assert model.lookupsOf("more") == ""


def test_a_choice_outlives_the_page_of_the_rows() -> None:
    page = (call("a"), call("b"), words("end"))
    model = model_of(*page)
    model.fold("a", False)
    model.on_paging(True)
    model.apply([Remove(0, 3)])
    model.apply([Insert(0, page)])
    model.on_paging(False)
    assert keys(model) == "a b end"


def test_all_are_folded_and_unfolded_with_the_others() -> None:
    model = model_of(call("a"), call("b"), words("one"), call("c"), call("d"), words("two"))
    model.foldAll(False)
    assert keys(model) == "a b one c d two"
    model.foldAll(True)
    assert keys(model) == "a one c two"


def test_a_row_in_a_line_is_revealed() -> None:
    model = model_of(call("a"), call("b"), words("end"))
    assert model.row_of("b") == -1
    assert model.reveal("b") == 1
    assert keys(model) == "a b end"


def test_what_is_open_stays_open() -> None:
    a, b = call("a"), call("b")
    assert a.tool is not None
    a.tool.result = "\n".join(map(str, range(100)))
    model = model_of(a, b)
    model.fold("a", False)
    model.apply([Insert(2, (words("end"),))])
    assert keys(model) == "a b end"
    model.fold("a", True)
    model.apply([Remove(2, 1), Insert(2, (words("other"),))])
    assert keys(model) == "a b other"


def test_where_the_person_is_nothing_folds_by_itself() -> None:
    model = model_of(call("a"), call("b"))
    asked: list[list[str]] = []

    def hear(keys: list[str]) -> None:
        asked.append(keys)
        model.keepUnfolded("b")

    model.lookupsFolding.connect(hear)
    model.apply([Insert(2, (words("end"),))])
    assert keys(model) == "a b end"
    model.apply([Insert(3, (call("c"), call("d"), words("two")))])
    assert keys(model) == "a b end c two", "what was never seen folds without a question"
    assert asked == [["a", "b"]]


def test_rows_that_become_a_line_are_taken_out_one_block_at_a_time() -> None:
    model = model_of(words("begin"), call("a"), call("b"), call("c"))
    told: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _, first, last: told.append((first, last)))
    model.apply([Insert(4, (words("end"),))])
    assert told == [(2, 3)]


def test_text_that_grows_looks_at_no_run(monkeypatch: pytest.MonkeyPatch) -> None:
    end = words("end")
    model = model_of(call("a"), call("b"), end)
    monkeypatch.setattr(model, "_regroup", lambda *_: pytest.fail("looked at runs"))
    end.text += " more"
    model.apply([AppendText(end, 3, " more"), Update(end)])


def test_a_failure_told_late_takes_the_line_apart() -> None:
    entries = [call(key) for key in "abcde"]
    model = model_of(*entries, words("end"))
    assert keys(model) == "a end"
    model.apply([changed(entries[2], ToolState.FAILED)])
    assert keys(model) == "a c d end"


def test_a_subagents_last_look_ups_fold_once_it_has_ended() -> None:
    host = call("h", "Agent", RUNNING)
    model = model_of(host, call("a", parent="h", depth=1), call("b", parent="h", depth=1), words("end"))
    model.fold("h", False)
    assert keys(model) == "h a b end"
    model.apply([changed(host, DONE)])
    assert keys(model) == "h a end"
    assert host.tool is not None
    host.tool.progress = RunProgress(background=True)
    fresh = model_of(host, *(row.entry for row in model.rows[1:]))
    fresh.fold("h", False)
    assert keys(fresh) == "h a b end", "it works in the background"


def test_what_an_unfolded_call_shows_is_seen_once_the_folded_one_around_it_is_gone() -> None:
    host = call("h")
    model = model_of(host, call("a", "Agent", parent="h", depth=1), words("inner", "a", 2), words("end"))
    model.fold("a", False)
    assert keys(model) == "h end"
    model.apply([Remove(0, 1)])
    assert keys(model) == "a inner end"


@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_any_rows_are_the_same_built_at_once_or_one_by_one(data: st.DataObject) -> None:
    model = TranscriptModel(ProseRenderer())
    watched = WatchedModel(model, RowRole.KEY)
    entries: list[Entry] = []
    chosen = False
    for _ in range(data.draw(st.integers(1, 30))):
        chosen |= step(data, model, entries)
        assert [row.entry for row in model.rows] == entries
        watched.check()
        seen = keys(model).split()
        assert seen == [row.entry.id for row in model.rows if not row.hidden]
        assert [model.row_of(key) for key in seen] == list(range(len(seen)))
        for row in model.rows:
            assert not row.in_line or (row.entry.tool is not None and row.entry.tool.state is DONE)
    if not chosen:
        fresh = TranscriptModel(ProseRenderer())
        fresh.reset(entries)
        for key in [row.entry.id for row in model.rows if row.inside and row.unfolded]:
            fresh.fold(key, False)
        assert told(model) == told(fresh)
    watched.close()


def told(model: TranscriptModel) -> list[dict[str, Any]]:
    roles = [role for role in RowRole if role not in OWN]
    return [
        {role.name: model.data(model.index(row), role) for role in roles} for row in range(model.rowCount())
    ]


def end_of(entries: list[Entry], at: int) -> int:
    end = at + 1
    while end < len(entries) and entries[end].depth > entries[at].depth:
        end += 1
    return end


def step(data: st.DataObject, model: TranscriptModel, entries: list[Entry]) -> bool:
    """Do a random step. Return whether the rows alone no longer determine what is shown: the user has folded
    or unfolded a run of look-ups, or a call was removed without the rows inside it."""
    calls = [entry for entry in entries if entry.tool is not None]
    act = data.draw(
        st.sampled_from(
            ["lookup"] * 6 + ["words", "agent", "state", "state", "remove", "fold", "open", "many"]
        )
    )
    match act:
        case "state" if calls:
            entry = data.draw(st.sampled_from(calls))
            model.apply([changed(entry, data.draw(st.sampled_from([*ToolState, DONE, DONE, DONE])))])
        case "remove" if entries:
            at = data.draw(st.integers(0, len(entries) - 1))
            whole = end_of(entries, at) - at
            count = data.draw(st.sampled_from([whole, whole, 1]))
            del entries[at : at + count]
            model.apply([Remove(at, count)])
            return count < whole  # without their call, the rows inside are shown differently
        case "fold" if calls:
            key = data.draw(st.sampled_from(calls)).id
            model.foldLookups(key, data.draw(st.booleans()))
            return model.lookupsOf(key) != ""
        case "open" if calls:
            hosts = [row.entry.id for row in model.rows if row.inside and row.entry.tool.name == "Agent"]
            if hosts:
                model.fold(data.draw(st.sampled_from(hosts)), data.draw(st.booleans()))
        case kind:
            at, made = new_entry(data, kind, entries)
            more = data.draw(st.integers(0, 4)) if kind == "many" else 0
            batch = [made, *(sibling(made, number) for number in range(more))]
            entries[at:at] = batch
            model.apply([Insert(at, tuple(batch))])
    return False


MADE = iter(range(10**9))


def sibling(entry: Entry, number: int) -> Entry:
    return call(f"{entry.id}.{number}", "Grep", DONE, entry.parent.removeprefix("call "), entry.depth)


def new_entry(data: st.DataObject, kind: str, entries: list[Entry]) -> tuple[int, Entry]:
    """Return a random place, in the conversation or in a call, and a new row for that place."""
    inside = data.draw(st.sampled_from([None, None, *(e for e in entries if e.tool is not None)]))
    if inside is None:
        tops = [at for at, entry in enumerate(entries) if entry.depth == 0]
        at = data.draw(st.sampled_from([len(entries), len(entries), len(entries), *tops]))
        parent, depth = "", 0
    else:
        at, parent, depth = end_of(entries, entries.index(inside)), inside.id, inside.depth + 1
    key = str(next(MADE))
    if kind == "words":
        return at, words(key, parent, depth)
    name = "Agent" if kind == "agent" else data.draw(st.sampled_from(["Read", "Grep", "LS", "Bash"]))
    state = data.draw(st.sampled_from([DONE, DONE, DONE, RUNNING, ToolState.FAILED]))
    return at, call(key, name, state, parent, depth)
