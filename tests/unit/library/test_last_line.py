"""A last line without a newline counts if it is a whole object."""

import os
from pathlib import Path

import pytest

from claude_desk.library.catalog.line_reader import LineReader, ReadTask
from claude_desk.library.history import requests as r
from claude_desk.library.history.file_follower import FileFollower, follow
from claude_desk.library.history.page_layout import FileLayout
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.transcript.reducer.reducer import Reducer
from tests.unit.library.row_text import entries_of, growth, paged, rows, words
from tests.unit.library.session_file_builder import SessionFile


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("question")
    file.answers("The final answer.")
    cut(file)
    return file


def cut(file: SessionFile, count: int = 1) -> None:
    """Remove the last bytes of the file."""
    os.truncate(file.path, file.path.stat().st_size - count)


def test_it_is_shown(file: SessionFile) -> None:
    assert rows(file.path) == paged(file.path) == ["user question", "prose The final answer."]


def test_half_of_one_is_not(file: SessionFile) -> None:
    cut(file)
    assert "prose The final answer." not in rows(file.path)
    assert "prose The final answer." not in paged(file.path)


def test_a_file_goes_on_behind_it(file: SessionFile) -> None:
    layout, size = FileLayout(file.path), file.path.stat().st_size
    assert layout.refresh() and layout.ends == size
    file.write(b"\n")
    file.says("And then?")
    cut(file)
    assert layout.refresh()
    assert layout.ends == file.path.stat().st_size
    whole = FileLayout(file.path)
    whole.refresh()
    assert layout.chain == whole.chain and len(layout.chain) == 3
    assert layout.table.damaged == 0


def test_what_is_still_being_written_is_read_once_it_is_whole(file: SessionFile) -> None:
    """An incomplete line does not count, and is not passed over: its rest comes later."""
    file.write(b"\n")
    before = file.path.stat().st_size
    file.says("And then?")
    line = file.path.read_bytes()[before:]
    cut(file, len(line) // 2)
    layout, following = FileLayout(file.path), follow(file.path, 0)
    assert layout.refresh() and len(layout.chain) == 2
    assert following.offset == layout.ends == before
    file.write(line[-(len(line) // 2) :])
    assert layout.refresh() and len(layout.chain) == 3
    assert layout.table.damaged == 0
    assert [each.uuid for _, each in follow(file.path, following.offset).lines] == [file.last]


def test_it_is_followed_and_what_comes_behind_it_too(file: SessionFile) -> None:
    following = FileFollower(Reducer())
    first = growth(file.path)
    assert first.offset == file.path.stat().st_size and len(first.lines) == 2
    following.play(first)
    assert not growth(file.path, first.offset, first.leaf).lines
    file.write(b"\n")
    file.says("And then?")
    second = growth(file.path, first.offset, first.leaf)
    assert not second.replaced and [line.uuid for _, line in second.lines] == [file.last]
    following.play(second)
    assert not following.opens_anew


def test_another_file_of_that_length_is_not_followed(file: SessionFile) -> None:
    offset = follow(file.path, 0).offset
    file.path.write_bytes(b"x" * (offset + 10) + b"\n")
    assert follow(file.path, offset).replaced


def test_its_words_are_searched(file: SessionFile) -> None:
    size = file.path.stat().st_size
    reading = LineReader(ReadTask(1, str(file.path), str(file.path), "", size, 0, b"", ""))
    part, _ = reading.read(1_000_000, float("inf"))
    reading.close()
    assert [doc.text for doc in part.docs] == ["question", "The final answer."]
    assert (part.end, part.rest, part.finished) == (size, 0, True)


def test_a_subagent_has_said_it(tmp_path: Path) -> None:
    path = tmp_path / "s" / "subagents" / "agent-a1.jsonl"
    agent = SessionFile(path)
    agent.says("do it")
    agent.answers("It is done.")
    cut(agent)
    assert len(list(SubagentFiles(tmp_path / "s.jsonl").lines("a1"))) == 2


def test_where_it_ends_is_told(file: SessionFile) -> None:
    from tests.unit.library.test_history_handlers import ask

    opened = ask(r.OpenHistory(file.path))
    assert isinstance(opened, r.HistoryOpened)
    assert opened.end == file.path.stat().st_size
    assert words(entries_of(opened))[-1] == "prose The final answer."
