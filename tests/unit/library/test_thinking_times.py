"""How long Claude thought is in the journal, because the CLI's files do not have it."""

from pathlib import Path

from claude_desk.library.history.page_layout import read_tail
from claude_desk.library.history.page_reader import read_tail_page
from claude_desk.protocol.files.journal_file import SentRecord, TurnRecord, to_line
from claude_desk.transcript.entries import Entry, EntryKind
from tests.unit.library.row_text import entries_in_pages
from tests.unit.library.session_file_builder import START, SessionFile, tool


def took(entries: list[Entry]) -> list[float]:
    return [round(each.ended - each.began, 1) for each in entries if each.kind is EntryKind.THINKING]


def test_thinking_takes_as_long_after_reopening(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s1.jsonl")
    prompt = file.says("hello")
    file.answers({"type": "thinking", "thinking": "Hm."}, tool("t1"), id="m1")
    file.result("t1")
    file.answers({"type": "thinking", "thinking": "Ho."}, "So.", id="m2")
    sent = SentRecord(uuid=prompt, text="hello", at=START)
    turn = TurnRecord(uuid=prompt, after=file.last, thought=[5.0, 2.5], at=START + file.count + 1)
    journal = tmp_path / "j.jsonl"
    journal.write_bytes(to_line(sent) + to_line(turn))
    whole = read_tail_page(file.path, read_tail(file.path), journal, True)
    assert took(list(whole.store)) == [5.0, 2.5]
    assert took(entries_in_pages(file.path, smallest=False, records=[sent, turn])) == [5.0, 2.5]
