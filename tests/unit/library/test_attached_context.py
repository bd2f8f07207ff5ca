"""What the CLI attaches to a message is shown as a notice: files, the editor's selection, the words of
hooks."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history.page_layout import read_tail
from claude_desk.library.history.page_reader import read_tail_page
from claude_desk.protocol.files.journal_file import NoticeRecord, SentRecord, TurnRecord, to_line
from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.text.attached_context import attached_notice
from claude_desk.ui.phrases import phrase_words
from tests.fuzz.check_history import pages_of
from tests.unit.library.row_text import paged, rows
from tests.unit.library.session_file_builder import SessionFile, tool

PATH = "/work/here/src/a.py"
HOOK = {"hookName": "PreToolUse:Bash", "toolUseID": "t1", "hookEvent": "PreToolUse"}


def text_file(**more: Any) -> dict[str, Any]:
    file = {"filePath": PATH, "content": "a\n", "numLines": 1200, "startLine": 1, "totalLines": 1200}
    return {"type": "file", "filename": PATH, "content": {"type": "text", "file": file}, **more}


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (text_file(), "Attached: src/a.py (1,200 lines)"),
        (text_file(truncated=True), "Attached: src/a.py (1,200+ lines)"),
        (text_file(displayPath="b.py", type="already_read_file"), "Attached: b.py (1,200 lines)"),
        ({"type": "file", "filename": "/a/x.png", "content": {"type": "image"}}, "Attached: /a/x.png"),
        ({"type": "directory", "path": "/work/here/src", "content": "x"}, "Attached: src (folder)"),
        ({"type": "compact_file_reference", "filename": PATH}, "Referenced: src/a.py"),
        (
            {"type": "at_mention_reference", "displayPath": "b", "unread": "too_large"},
            "Referenced: b (not read)",
        ),
        ({"type": "pdf_reference", "filename": "/a.pdf", "pageCount": 1}, "Attached: /a.pdf (1 page)"),
        ({"type": "mcp_resource", "name": "plan", "server": "notes"}, "Attached: plan from notes"),
        (
            {"type": "selected_lines_in_ide", "filename": PATH, "lineStart": 3, "lineEnd": 7, "content": "x"},
            "Selected in the editor: src/a.py, lines 3 to 7",
        ),
        ({"type": "selected_lines_in_diff", "lineCount": 2}, "Selected in the diff: 2 lines"),
        (
            {
                "type": "hook_blocking_error",
                **HOOK,
                "blockingError": {"blockingError": "no rm", "command": "g"},
            },
            "The hook PreToolUse:Bash blocked this: no rm",
        ),
        (
            {"type": "hook_non_blocking_error", **HOOK, "stderr": "oops"},
            "The hook PreToolUse:Bash failed: oops",
        ),
        (
            {"type": "hook_error_during_execution", **HOOK, "content": "no such file"},
            "The hook PreToolUse:Bash failed: no such file",
        ),
        ({"type": "hook_system_message", **HOOK, "content": "hi"}, "The hook PreToolUse:Bash says: hi"),
        (
            {"type": "hook_stopped_continuation", **HOOK, "message": "enough"},
            "The hook PreToolUse:Bash stopped Claude: enough",
        ),
        (
            {
                "type": "hook_system_message",
                **HOOK,
                "content": "<persisted-output>\nOutput too large\n</persisted-output>",
            },
            "The hook PreToolUse:Bash says: Output too large",
        ),
        (
            {"type": "hook_blocking_error", **HOOK, "blockingError": {"blockingError": "[a ]: b]: no"}},
            "The hook PreToolUse:Bash blocked this: b]: no",
        ),
        (
            {
                "type": "hook_blocking_error",
                **HOOK,
                "blockingError": {"blockingError": "[a ]: b]: no", "command": "a ]: b"},
            },
            "The hook PreToolUse:Bash blocked this: no",
        ),
        ({"type": "hook_system_message", **HOOK, "content": ""}, ""),
        ({"type": "hook_success", **HOOK, "content": "fine"}, ""),
        ({"type": "todo_reminder"}, ""),
        ({"type": "file"}, "Attached: a file"),
        ({"type": "file", "filename": 5, "content": {"file": {"numLines": True}}}, "Attached: a file"),
        ({"type": "hook_blocking_error", "blockingError": 5, "hookName": []}, "The hook  blocked this"),
        ({"type": 5}, ""),
        ({}, ""),
    ],
)
def test_words(told: dict[str, Any], words: str) -> None:
    assert phrase_words.words(attached_notice(told, "/work/here")) == words


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return SessionFile(tmp_path / "s.jsonl")


def talk(file: SessionFile) -> None:
    file.says("Look at @src/a.py")
    file.line("attachment", attachment=text_file())
    first = file.answers(tool("a"), id="m1")
    file.line("attachment", attachment={"type": "hook_system_message", **HOOK, "content": "allowed"})
    second = file.answers(tool("b"), id="m1")
    file.line("attachment", attachment={"type": "hook_system_message", **HOOK, "content": "allowed too"})
    file.result("b", "second", hangs_on=second, sourceToolAssistantUUID=second)
    file.result("a", "first", hangs_on=first, sourceToolAssistantUUID=first)
    file.answers("Done.", id="m2")


ROWS = [
    "user Look at @src/a.py",
    "notice Attached: src/a.py (1,200 lines)",
    "tool run a done first",
    "notice The hook PreToolUse:Bash says: allowed",
    "tool run b done second",
    "notice The hook PreToolUse:Bash says: allowed too",
    "prose Done.",
]


def test_they_stand_where_they_were_told(file: SessionFile) -> None:
    talk(file)
    assert rows(file.path) == paged(file.path) == pages_of(file.path) == ROWS
    entry = list(read_tail_page(file.path, read_tail(file.path), None, True).store)[1]
    assert b'"numLines"' in file.path.read_bytes()[-1 - entry.sources[0] :].split(b"\n")[0]


def test_a_note_at_the_end_is_shown_and_ends_no_turn(file: SessionFile) -> None:
    file.says("question")
    file.answers("Answer.")
    file.line("attachment", attachment={"type": "hook_system_message", **HOOK, "content": "bye"})
    assert rows(file.path)[-1] == "notice The hook PreToolUse:Bash says: bye"
    assert not [row for row in rows(file.path) if "cut off" in row]


def test_a_note_of_a_branch_that_was_left_is_not(file: SessionFile) -> None:
    file.says("begin")
    root = file.answers("Yes.")
    file.says("one way")
    file.line("attachment", attachment=text_file())
    file.answers("One.")
    file.says("another way", hangs_on=root)
    file.answers("Other.")
    assert not [row for row in rows(file.path) if row.startswith("notice")]


def test_a_turn_that_was_begun_from_here_has_the_rows_that_were_there_live(
    file: SessionFile, tmp_path: Path
) -> None:
    """The message itself names the file. The words of a hook are at their place in the journal, or at their
    place in the file if the journal lacks them."""
    uuid = f"{1:08d}-0000-4000-8000-{hash(file.path.stem) & 0xFFFFFFFFFFFF:012x}"
    talk(file)
    file.says("typed in a terminal")
    file.line("attachment", attachment=text_file())
    file.answers("Fine.")
    journal = tmp_path / "journal.jsonl"
    journal.write_bytes(to_line(SentRecord(uuid=uuid, text="Look at @src/a.py")))
    shown = rows(file.path, journal)
    assert [row for row in shown if row.startswith("notice")] == [ROWS[3], ROWS[5], ROWS[1]]
    told = Phrase("notice.hook_says", name="PreToolUse:Bash", said="allowed")
    lines = [json.loads(line) for line in file.path.read_bytes().splitlines()]
    first, second = [line["uuid"] for line in lines if "hookName" in line.get("attachment", {})]
    begun, last = [line["uuid"] for line in lines if line["uuid"] == uuid or "Done." in str(line)]
    records = [
        SentRecord(uuid=begun, text="Look at @src/a.py", at=1.0),
        TurnRecord(uuid=begun, after=last, at=2.0),
        NoticeRecord(phrase=told.to_json(), uuid=first, turn=begun, at=3.0),
        NoticeRecord(uuid=second, at=3.0),
    ]
    journal.write_bytes(b"".join(map(to_line, records)))
    shown = rows(file.path, journal)
    assert [row for row in shown if row.startswith("notice")] == [ROWS[3], ROWS[1]]
    assert shown.index(ROWS[3]) == shown.index("prose Done.") + 1
    assert shown.index(ROWS[1]) == shown.index("user typed in a terminal") + 1
