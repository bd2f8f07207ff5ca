"""The library's answers about one session's file, and the rows of a file that another program writes to."""

import os
import threading
from pathlib import Path

import pytest

from claude_desk.library.history import requests as r
from claude_desk.library.history.file_follower import FileFollower
from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.request_base import READER, LibraryPaths, Request
from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.reducer.reducer import Reducer
from tests.library.library_process import LibraryProcess, sent
from tests.unit.library.row_text import entries_of, growth, words
from tests.unit.library.session_file_builder import SessionFile, tool
from tests.unit.library.test_history_pages import long_one, small_tail

__all__ = ["small_tail"]


def ask(request: Request) -> object:
    """Return the answer to the request as the window gets it."""
    places = LibraryPaths(Path("/none"), Path("/none"), Path("/none"))
    return sent(HANDLERS[type(request)](request, places, lambda news: None), *request.answers())


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return long_one(tmp_path / "s1.jsonl")


@pytest.mark.usefixtures("small_tail")
def test_open_lay_out_read_and_find(file: SessionFile) -> None:
    file.aside("custom-title", customTitle="A title")
    opened = ask(r.OpenHistory(file.path))
    assert isinstance(opened, r.HistoryOpened) and opened.older
    assert opened.end == file.path.stat().st_size
    assert opened.facts.title == "A title"
    assert (opened.facts.folder, opened.facts.model, opened.facts.version) == (
        "/work/here",
        "claude",
        "2.1.330",
    )
    laid_out = ask(r.LayOutPages(file.path, opened.page.id))
    assert isinstance(laid_out, r.PagesLaidOut)
    reducer = Reducer.restored(opened.rows)
    reducer.pages.show(laid_out.pages)
    for mark in laid_out.pages:
        read = ask(r.ReadPage(file.path, mark.id, opened.page.id))
        assert isinstance(read, r.PageRead)
        assert reducer.pages.fill(read.page, read.turns)
    shown = words(reducer.store)
    assert [row for row in shown if row.startswith("user")] == [f"user question {n}" for n in range(12)]
    marks = tuple(mark.id for mark in laid_out.pages)[1:]
    found = ask(r.FindInPages(file.path, "QUESTION 1", marks, opened.page.id))
    assert isinstance(found, r.PageMatches)
    assert (found.page, found.left) == (marks[0], len(marks) - 1)
    hit = next(e for e in reducer.store if e.text == "question 1")
    assert found.counts == ((hit.id, 1, ()),)


@pytest.mark.usefixtures("small_tail")
def test_a_row_of_our_words_is_told_by_its_phrase(tmp_path: Path) -> None:
    """The window turns the phrase into words and counts the matches in them."""
    path = tmp_path / "s2.jsonl"
    file = SessionFile(path)
    file.says("<bash-input>ls</bash-input>")
    for n in range(12):
        file.says(f"question {n}")
        file.answers("x" * 400)
    opened = ask(r.OpenHistory(path))
    assert isinstance(opened, r.HistoryOpened)
    laid_out = ask(r.LayOutPages(path, opened.page.id))
    assert isinstance(laid_out, r.PagesLaidOut)
    first = (laid_out.pages[0].id,)
    found = ask(r.FindInPages(path, "question 0", first, opened.page.id))
    assert isinstance(found, r.PageMatches)
    ran = Phrase("notice.you_ran", command="ls")
    assert [told for _, *told in found.counts] == [[0, (ran,)], [1, ()]], "in the order of the rows"


@pytest.mark.usefixtures("small_tail")
def test_a_file_that_has_grown_is_read_on(file: SessionFile) -> None:
    opened = ask(r.OpenHistory(file.path))
    assert isinstance(opened, r.HistoryOpened)
    before = ask(r.LayOutPages(file.path, opened.page.id))
    file.says("more")
    file.answers("Yes.")
    assert ask(r.LayOutPages(file.path, opened.page.id)) == before


def test_the_lines_of_a_row(file: SessionFile) -> None:
    opened = ask(r.OpenHistory(file.path))
    assert isinstance(opened, r.HistoryOpened)
    entry = next(entry for entry in entries_of(opened) if entry.text == "question 3")
    lines = ask(r.SourceLines(file.path, tuple(-1 - number for number in entry.sources)))
    assert isinstance(lines, tuple) and b'"question 3"' in lines[0]
    assert ask(r.SourceLines(file.path, (5,), agent="../../x")) == (b"",)


def test_a_file_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        ask(r.OpenHistory(tmp_path / "gone.jsonl"))


# --- following a file -----------------------------------------------------------------------------


class Other:
    """A session that another program writes to, as the window shows it."""

    def __init__(self, path: Path) -> None:
        opened = ask(r.OpenHistory(path, idle=False))
        assert isinstance(opened, r.HistoryOpened)
        self.reducer: Reducer = Reducer.restored(opened.rows)
        self.following = FileFollower(self.reducer)
        self.path = path
        self.offset, self.leaf = opened.end, opened.leaf

    def look(self) -> list[str]:
        followed = growth(self.path, self.offset, self.leaf)
        self.offset, self.leaf = followed.offset, followed.leaf
        self.following.play(sent(followed))
        self.reducer.drain()
        return words(self.reducer.store)


def test_what_somebody_else_writes_comes_as_rows(file: SessionFile) -> None:
    other = Other(file.path)
    before = other.look()
    file.says("from elsewhere")
    call = file.answers("I look.", tool("x1"))
    file.write(b'{"type": "user", "half a')
    assert other.look()[len(before) :] == ["user from elsewhere", "prose I look.", "tool run x1 running "]
    assert other.reducer.turn is not None
    file.write(b" line\n")
    file.result("x1", "seen", hangs_on=call)
    file.answers("Done.")
    assert other.look()[len(before) :] == [
        "user from elsewhere",
        "prose I look.",
        "tool run x1 done seen",
        "notice The session file is damaged here. Something may be missing.",
        "prose Done.",
    ]
    other.following.settle()
    assert other.reducer.turn is None
    assert not other.following.opens_anew


def test_a_turn_whose_end_is_written_is_over(file: SessionFile) -> None:
    other = Other(file.path)
    file.says("from elsewhere")
    content = [{"type": "text", "text": "Done."}]
    message = {"id": "m", "role": "assistant", "content": content, "stop_reason": "end_turn"}
    file.line("assistant", message=message)
    other.look()
    assert other.reducer.turn is None


def test_a_file_that_was_cut_or_replaced_is_opened_anew(file: SessionFile) -> None:
    other = Other(file.path)
    os.truncate(file.path, 100)
    other.look()
    assert other.following.opens_anew


def test_somebody_goes_back_in_the_conversation(file: SessionFile) -> None:
    other = Other(file.path)
    file.says("one")
    answer = file.answers("1.")
    file.says("two")
    other.look()
    file.says("instead", hangs_on=answer)
    other.look()
    assert other.following.opens_anew


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a file that is never read to its end")
def test_a_session_is_opened_while_another_one_is_laid_out(file: SessionFile, tmp_path: Path) -> None:
    endless = tmp_path / "endless.jsonl"
    os.mkfifo(endless)
    with LibraryProcess(READER, LibraryPaths(tmp_path, tmp_path / "index", tmp_path / "journals")) as reader:
        patience = threading.Timer(20, reader.process.kill)
        patience.start()
        reader.send(r.LayOutPages(endless, 0))
        opened = reader.ask(r.OpenHistory(file.path))
        patience.cancel()
        assert isinstance(opened, r.HistoryOpened)
