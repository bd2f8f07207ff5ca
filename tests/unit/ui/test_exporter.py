"""Exported files of the conversation: complete or not written at all, and with no more than the rows
contain."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.transcript.entries import Entry, EntryKind, PageMark, TurnHead
from claude_desk.transcript.store import Turn
from claude_desk.ui.transcript.entry_list import EntryList
from claude_desk.ui.transcript.exporter import Exporter

Save = Callable[..., None]


def entry(key: str, text: str, kind: EntryKind = EntryKind.PROSE) -> Entry:
    return Entry(id=key, kind=kind, turn=1, text=text, final=True)


class Desk:
    def __init__(self, qtbot: QtBot, entries: Iterable[Entry]) -> None:
        self.rows = EntryList()
        self.rows.reset(entries)
        self.title = "Fix: the <upload> / test"
        self.exporter = Exporter(self.rows, lambda: self.title, lambda: [b'{"a": 1}\n', b'{"b": 2}\n'])
        self.qtbot = qtbot

    def save(self, path: Path, form: str, key: str = "") -> str:
        with self.qtbot.waitSignal(self.exporter.finished):
            self.exporter.save(key, form, QUrl.fromLocalFile(str(path)))
        return str(self.exporter.property("words"))


@pytest.fixture
def desk(qapp: QGuiApplication, qtbot: QtBot) -> Desk:
    return Desk(qtbot, [entry("u", "Hello", EntryKind.USER), entry("p", "Good \ud83d morning.")])


def test_each_format(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "talk.md"
    assert desk.save(path, "md") == "Saved talk.md"
    assert (
        path.read_text("utf-8")
        == "# Fix: the \\<upload\\> / test\n\n## You\n\n> Hello\n\n## Claude\n\nGood ⟨U+D83D⟩ morning.\n"
    )
    desk.save(path, "md", "u")
    assert path.read_text("utf-8") == "## You\n\n> Hello\n"
    desk.save(tmp_path / "talk.html", "html")
    assert "<title>Fix: the &lt;upload&gt; / test</title>" in (tmp_path / "talk.html").read_text("utf-8")
    desk.save(tmp_path / "talk.jsonl", "jsonl")
    assert (tmp_path / "talk.jsonl").read_text() == '{"a": 1}\n{"b": 2}\n'
    assert sorted(path.name for path in tmp_path.iterdir()) == ["talk.html", "talk.jsonl", "talk.md"]
    desk.exporter.dismiss()
    assert desk.exporter.property("words") == ""


def test_a_name_for_the_file(desk: Desk) -> None:
    assert desk.exporter.suggest("", "md") == "Fix the upload test.md"
    assert desk.exporter.suggest("u", "html") == "Fix the upload test (part).html"
    desk.title = "../..\n"
    assert desk.exporter.suggest("", "md") == "Conversation.md"


def test_what_cannot_be_written_is_said(desk: Desk, tmp_path: Path) -> None:
    assert desk.save(tmp_path / "no" / "talk.md", "md").startswith("Could not save: No such file")
    assert desk.exporter.property("bad")
    folder = tmp_path / "folder"
    folder.mkdir()
    assert desk.save(folder, "md").startswith("Could not save: ")
    assert list(folder.iterdir()) == []
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_pages_that_cannot_be_read_are_told(qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path) -> None:
    heads = (TurnHead("u1", "one", 1_000_000.0), TurnHead("u2", "two", 2_000_000.0))
    unread, lost = (
        Entry(id=f"{page}.gap", kind=EntryKind.GAP, turn=page, gap=PageMark(page, page + 9, 9, heads, 9))
        for page in (10, 20)
    )
    asked: list[int] = []

    def fetch(page: int, take: Callable[[Sequence[Turn]], None]) -> None:
        asked.append(page)
        turn = Turn(page, entries=[entry("r", "read later")])
        QTimer.singleShot(0, lambda: take([turn] if page == 10 else []))

    rows = EntryList()
    rows.reset([unread, lost, entry("p", "the end")])
    exporter = Exporter(rows, lambda: "A", tuple, None, fetch)
    with qtbot.waitSignal(exporter.finished):
        exporter.save("", "md", QUrl.fromLocalFile(str(tmp_path / "a.md")))
    text = (tmp_path / "a.md").read_text("utf-8")
    assert text.endswith(
        "read later\n\n> **Notice:** 2 turns of the conversation could not be read.\n\nthe end\n"
    )
    assert asked == [10, 20]
    assert "- Date: " in text and " – " in text, "it went on for days"


def test_left_off_the_file_is_as_it_was(qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, (entry(str(n), "words " * 200) for n in range(20_000)))
    path = tmp_path / "talk.md"
    path.write_text("before")
    desk.exporter.save("", "md", QUrl.fromLocalFile(str(path)))
    with qtbot.waitSignal(desk.exporter._saving._timer.timeout):
        pass
    assert desk.exporter.property("busy"), "all of it was written at one go"
    desk.exporter.stop()
    assert path.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["talk.md"]
    assert desk.exporter.property("words") == ""
