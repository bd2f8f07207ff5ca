"""Our own files, after other content was written into them."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from claude_desk.protocol.disk.line_object import amount
from claude_desk.protocol.files import (
    appearance,
    draft_file,
    journal_file,
    profiles_file,
    session_metadata_file,
    settings_file,
    trust_file,
    window_file,
)
from claude_desk.protocol.wire.json_text import is_deep
from tests.fuzz.json_values import ANY, DAMAGE, TEXTS, damaged, line_of
from tests.fuzz.mutations import mutated
from tests.fuzz.targets import fuzz

PART = {"name": "a", "media_type": "image/png", "path": "/a", "size": 3, "blob": "b", "text": "t"}
OURS: dict[str, tuple[Any, Callable[[bytes], Any], Callable[[Any], bytes]]] = {
    "settings": (
        {"theme": "dark", "text_scale": 1.2, "cli": "c", "mode": "plan", "recent_folders": ["/a"],
         "follow": True, "sidebar_width": 300, "hidden_folders": ["/b"], "later": {"x": 1}},
        settings_file.read_settings, settings_file.write_settings,
    ),
    "window": (
        {"v": 1, "at": 5.0, "ended": True, "shown": 0, "sessions": [{"id": "x", "folder": "/a"}],
         "place": {"x": 1, "y": 2, "width": 3, "height": 4, "maximized": False}},
        window_file.read_window, window_file.write_window,
    ),
    "session metadata": (
        {"v": 1, "sessions": {"a": {"title": "t", "pinned": True, "archived": False, "later": 1}}},
        session_metadata_file.read_session_metadata, session_metadata_file.write_session_metadata,
    ),
    "draft": (
        {"v": 1, "folder": "/a", "session_id": "s", "at": 1.0, "text": "t", "cursor": 1, "parts": [PART],
         "queue": [{"text": "q", "parts": [PART]}]},
        draft_file.read_draft, draft_file.write_draft,
    ),
    "profiles": (
        {"v": 1, "rules": [{"folder": "/a", "profile": "p"}],
         "profiles": [{"id": "p", "name": "P", "color": "red", "folder": "/c", "cli": "c", "model": "m",
                       "mode": "plan", "variables": [{"name": "A", "source": "command", "value": "v"}]}]},
        profiles_file.read_profiles, profiles_file.write_profiles,
    ),
    "trust": (
        {"v": 1, "answers": [{"root": "/a", "fingerprint": "f", "answer": "trusted", "at": 1.0}]},
        trust_file.read_trust, trust_file.write_trust,
    ),
}  # fmt: skip
NAMES = st.sampled_from(sorted(OURS))


@fuzz(80, name=NAMES, data=st.data(), damage=st.one_of(st.none(), DAMAGE))
def our_files(name: str, data: st.DataObject, damage: tuple[str, int] | None) -> None:
    """Content that was read can be written, and is the same when it is read again."""
    example, read, write = OURS[name]
    raw = line_of(data.draw(mutated(st.just(example), most=3)))
    raw = raw if damage is None else damaged(raw, damage)
    appearance.read_appearance(raw)
    appearance.first_place(raw)
    draft_file.read_history(raw)
    kept = read(raw)
    if kept is not None:
        once = write(kept)
        again = read(once)
        assert again is not None
        assert write(again) == once


RECORDS: list[journal_file.JournalRecord] = [
    journal_file.SentRecord(uuid="u", text="hi", attachments=[("a", "image/png")]),
    journal_file.SentRecord(uuid="v", text="ho", folded=True),
    journal_file.ChildStartRecord(session_id="s"),
    journal_file.ContinuationRecord(session_id="s"),
    journal_file.TurnRecord(uuid="u", cost=0.5, tokens_in=3, added=[("notice", "n")], denied=["t1"]),
    journal_file.DecisionRecord(
        tool_use_id="t1", tool_name="Bash", decision="always", input={"command": "ls"},
        updates=[{"type": "addRules", "rules": [{"toolName": "Bash"}], "destination": "session"}],
    ),
    journal_file.ToolOutcomeRecord(tool_use_id="t1", state="done"),
    journal_file.UndecidedRecord(why="gone", tool_use_id="t1", tool_name="Bash"),
    journal_file.RevocationRecord(update={"type": "addRules"}, state="waiting"),
    journal_file.StopRecord(uuid="u"),
    journal_file.CutTextRecord(message_id="m1", text="cut"),
    journal_file.WorkCutRecord(tool_use_id="t1", state="cancelled", tools=2, tokens=101, seconds=1.5),
    journal_file.RetryRecord(attempt=1, attempts=2),
    journal_file.ChildEndRecord(words="w"),
    journal_file.NoticeRecord(text="n"),
    journal_file.RewindRecord(uuid="u", until="v"),
    journal_file.RewindRecord(uuid="u", until="v", undone=True),
    journal_file.ForkRecord(source="s", until="u"),
]  # fmt: skip
_LINES = [json.loads(journal_file.to_line(record)) for record in RECORDS]
JOURNAL_LINES = st.one_of(
    st.sampled_from(_LINES).map(line_of),
    mutated(st.sampled_from(_LINES)).map(line_of),
    st.builds(damaged, st.sampled_from(_LINES).map(line_of), DAMAGE),
)


@fuzz(60, lines=st.lists(JOURNAL_LINES, max_size=8))
def journals(lines: list[bytes]) -> None:
    """A damaged line does not affect other lines, and records that were read can be written."""
    data = b"\n".join(lines)
    records = journal_file.read_records(data)
    each = [journal_file.read_line(line) for line in lines if line]
    assert [record.kind for record in records] == [record.kind for record in each if record is not None]
    held, _ = journal_file.effective_records(records)
    assert all(any(record is other for other in records) for record in held)
    for record in records:
        assert journal_file.read_line(journal_file.to_line(record)) is not None


@fuzz(40, value=ANY, text=TEXTS)
def what_a_tool_is_asked(value: Any, text: str) -> None:
    """Any input that was allowed can be written to the journal and read again."""
    given = json.loads(line_of({"command": text, "more": value}))
    if is_deep(json.dumps({"request": {"input": given}})):
        return  # such a request is too deeply nested to be read, so the user is never asked
    record = journal_file.DecisionRecord(tool_use_id=text, tool_name=text, decision="allow", input=given)
    found = journal_file.read_line(journal_file.to_line(record))
    assert isinstance(found, journal_file.DecisionRecord)
    amount(value)
