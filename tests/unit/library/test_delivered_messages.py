"""Which messages of an earlier run are in the session's file. Those were accepted. A message that is asked
for and is not in the file has no row."""

from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history import handlers
from claude_desk.library.history.page_reader import delivered
from claude_desk.library.history.requests import OpenFromJournal, OpenHistory
from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.files.journal_file import (
    ChildStartRecord,
    ContinuationRecord,
    NoticeRecord,
    SentRecord,
    UnsentRecord,
    to_line,
)
from tests.unit.library.row_text import entries_of, words
from tests.unit.library.session_file_builder import START, SessionFile

NAME = "0d5c7a3e-0000-4000-8000-000000000001"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "_ENDING_SECONDS", 0.0)


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return SessionFile(tmp_path / f"{NAME}.jsonl")


def told(request: Any, tmp_path: Path) -> Any:
    return handlers.HANDLERS[type(request)](
        request, LibraryPaths(tmp_path, tmp_path, tmp_path), lambda news: None
    )


def test_by_uuid_in_every_shape(file: SessionFile) -> None:
    said = file.says("one")
    file.answers("An answer.")
    attachment = {
        "type": "queued_command",
        "prompt": "two",
        "source_uuid": "taken-in",
        "commandMode": "prompt",
    }
    file.line("attachment", attachment=attachment)
    file.aside("file-history-snapshot", messageId="only-named", snapshot={})
    file.aside("queue-operation", operation="enqueue", content="only-queued")
    file.write(b'{"type":"user","uuid":"cut-off","message":{"ro')
    asked = dict.fromkeys((said, "taken-in", "only-named", "only-queued", "cut-off", "nowhere"), "text")
    assert delivered(file.path, asked, []) == {said, "taken-in"}


def test_messages_that_were_taken_up_as_one_prompt(file: SessionFile, tmp_path: Path) -> None:
    """The CLI 2.1.330 writes messages that waited together as one line, under the uuid of the last of
    them."""
    file.says("begin")
    file.answers("An answer.")
    last = file.says("one\ntwo\nthree", mergedSendUuids=["first", "second"])
    file.answers("All.")
    asked = dict.fromkeys(("first", "second", last, "third"), "text")
    assert delivered(file.path, asked, []) == {"first", "second", last}
    journal = tmp_path / "journal.jsonl"
    rows = ["user begin", "prose An answer."]
    sent = [
        SentRecord(uuid="first", text="one", at=START + 3),
        SentRecord(uuid="second", text="two", at=START + 3, folded=True),
        SentRecord(uuid=last, text="three", at=START + 3, folded=True),
    ]
    for written in range(4):  # the program may end between two records
        journal.write_bytes(b"".join(map(to_line, sent[:written])))
        parts = ["one", "two", "three"] if written == 3 else ["one\ntwo\nthree"]
        wanted = [*rows, *(f"user {part}" for part in parts), "prose All."]
        assert words(entries_of(told(OpenHistory(file.path, journal), tmp_path))) == wanted


def test_messages_of_one_prompt_are_gone_with_it(file: SessionFile, tmp_path: Path) -> None:
    file.says("begin")
    answer = file.answers("An answer.")
    last = file.says("one\ntwo", mergedSendUuids=["first"])
    file.answers("All.")
    file.says("instead", hangs_on=answer)
    file.answers("Another.")
    journal = tmp_path / "journal.jsonl"
    sent = [
        SentRecord(uuid="first", text="one", at=START + 3),
        SentRecord(uuid=last, text="two", at=START + 3, folded=True),
    ]
    journal.write_bytes(b"".join(map(to_line, sent)))
    opened = told(OpenHistory(file.path, journal), tmp_path)
    assert words(entries_of(opened)) == [
        "user begin",
        "prose An answer.",
        "user instead",
        "prose Another.",
    ]


def test_a_command_that_the_cli_keeps_among_what_it_printed(file: SessionFile) -> None:
    file.line("system", subtype="local_command", content="/help", submitUuid="as-sent")
    assert delivered(file.path, {"as-sent": "/help", "other": "/help"}, []) == {"as-sent"}


def test_a_command_is_known_by_its_words_and_time(file: SessionFile) -> None:
    """The CLI 2.1.37 writes the command under another uuid, and the same words may have been said before."""
    command = "<command-name>/compact</command-name><command-args>it</command-args>"
    file.says(command)
    records = [
        SentRecord(uuid="early", text="/compact it", at=START),
        SentRecord(uuid="late", text="/compact it", at=START + 99),
    ]
    assert delivered(file.path, {"late": "/compact it"}, records) == frozenset()
    assert delivered(file.path, {"early": "/compact it"}, records) == {"early"}
    assert delivered(file.path, {"unknown": "/compact it"}, records) == frozenset()
    same = {"early": "/compact it", "also": "/compact it"}
    twice = [*records, SentRecord(uuid="also", text="/compact it", at=START)]
    assert len(delivered(file.path, same, twice)) == 1


def test_what_is_not_there_is_in_no_row(file: SessionFile, tmp_path: Path) -> None:
    said = file.says("one")
    file.answers("An answer.")
    journal = tmp_path / "journal.jsonl"
    sent = [SentRecord(uuid=said, text="one", at=START), SentRecord(uuid="lost", text="two", at=START + 50)]
    journal.write_bytes(b"".join(map(to_line, sent)))
    asked = ((said, "one"), ("lost", "two"))
    opened = told(OpenHistory(file.path, journal, messages=asked), tmp_path)
    assert opened.delivered == {said}
    assert words(entries_of(opened)) == ["user one", "prose An answer."]
    assert words(entries_of(told(OpenHistory(file.path, journal), tmp_path)))[-1].startswith("user two")
    with journal.open("ab") as more:
        more.write(to_line(UnsentRecord(uuid="lost")))
    assert words(entries_of(told(OpenHistory(file.path, journal), tmp_path))) == [
        "user one",
        "prose An answer.",
    ]
    with journal.open("ab") as more:
        more.write(to_line(SentRecord(uuid="lost", text="two", at=START + 60)))
    assert "user two" in words(entries_of(told(OpenHistory(file.path, journal), tmp_path)))


def test_without_a_file_nothing_is_delivered(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    lines = [
        ChildStartRecord(session_id=NAME),
        SentRecord(uuid="lost", text="two"),
        SentRecord(uuid="kept", text="three"),
    ]
    journal.write_bytes(b"".join(map(to_line, lines)))
    recalled = told(OpenFromJournal(journal, (("lost", "two"),)), tmp_path)
    assert recalled.delivered == frozenset()
    assert [row for row in words(entries_of(recalled)) if row.startswith("user")] == ["user three"]


def test_without_a_file_what_the_session_before_was_told_is_shown(tmp_path: Path) -> None:
    """Claude Code accepted a message, wrote no conversation and was killed. The session was begun again under
    another id, and has no file either. Both sessions have their journals in the same folder."""
    before = "11111111-2222-4333-8444-555555555555"
    lost = [ChildStartRecord(session_id=before), SentRecord(uuid="lost", text="two")]
    (tmp_path / f"{before}.jsonl").write_bytes(b"".join(map(to_line, lost)))
    journal = tmp_path / f"{NAME}.jsonl"
    journal.write_bytes(to_line(ContinuationRecord(session_id=before)) + to_line(NoticeRecord(text="Anew.")))
    recalled = told(OpenFromJournal(journal), tmp_path)
    assert [row for row in words(entries_of(recalled)) if row.startswith("user")] == ["user two"]
