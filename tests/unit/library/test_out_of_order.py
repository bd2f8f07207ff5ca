"""A file whose first lines were not written in the order in which they were said shows the same conversation.

The CLI 2.1.37 writes such a file when the machine is busy: a call and its result, then the prompt, then the
rest.
"""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.history.handlers import OpenFiles
from claude_desk.library.history.page_layout import FileLayout
from tests.unit.library.row_text import followed, growth, paged, rows
from tests.unit.library.session_file_builder import SessionFile, tool
from tests.unit.library.test_page_of_line import offset_of, placed

AS_SEEN = [3, 4, 0, 1, 2]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> SessionFile:
    file = SessionFile(tmp_path_factory.mktemp("said") / "s1.jsonl")
    file.says("make a team")
    for number in (1, 2):
        file.answers(tool(f"t{number}", command=f"step {number}"))
        file.result(f"t{number}", f"result {number}")
    file.answers("It is made.")
    file.says("and now?")
    file.answers("Now it works.")
    return file


def written(said: SessionFile, order: list[int], path: Path) -> SessionFile:
    lines = said.path.read_bytes().splitlines(keepends=True)
    order = [*order, *range(len(order), len(lines))]
    file = SessionFile(path)
    file.path.write_bytes(b"".join(lines[number] for number in order))
    return file


@pytest.mark.parametrize("smallest", [True, False])
def test_the_rows_are_the_same(said: SessionFile, tmp_path: Path, smallest: bool) -> None:
    file = written(said, AS_SEEN, tmp_path / "s1.jsonl")
    assert len(rows(said.path)) == 6
    assert rows(file.path) == rows(said.path)
    assert paged(file.path, smallest) == paged(said.path, smallest) == rows(said.path)


@given(st.randoms(use_true_random=False))
def test_they_are_in_any_order(
    said: SessionFile, tmp_path_factory: pytest.TempPathFactory, chance: random.Random
) -> None:
    order = list(range(8))
    chance.shuffle(order)
    file = written(said, order, tmp_path_factory.mktemp("any") / "s1.jsonl")
    assert rows(file.path) == rows(said.path)


def test_each_line_is_in_its_page(said: SessionFile, tmp_path: Path) -> None:
    file = written(said, AS_SEEN, tmp_path / "s1.jsonl")
    for text in ("make a team", "step 2", "It is made."):
        offset = offset_of(file.path, text)
        found = placed(file, offset)
        assert (found.page, found.offset, found.left) == (0, offset, False)
    assert placed(file, offset_of(file.path, "make a team") - 1).offset == offset_of(file.path, "make a team")


def test_what_comes_late_has_the_file_read_anew(said: SessionFile, tmp_path: Path) -> None:
    whole = written(said, AS_SEEN, tmp_path / "whole.jsonl").path.read_bytes()
    file, files = SessionFile(tmp_path / "s1.jsonl"), OpenFiles()
    first = b"".join(whole.splitlines(keepends=True)[:2])
    file.write(first)
    layout = files.layout(file.path)
    assert len(layout.chain) == 2
    file.write(whole[len(first) :])
    assert not layout.refresh()
    layout = files.layout(file.path)
    assert len(layout.chain) == 8 and layout.table.heads[0].words == "make a team"
    file.count = said.count
    file.answers("And on.", hangs_on=said.last)
    assert layout.refresh() and len(layout.chain) == 9


def test_a_session_that_is_followed_opens_anew_where_what_comes_belongs_before(
    said: SessionFile, tmp_path: Path
) -> None:
    file = written(said, AS_SEEN, tmp_path / "s1.jsonl")
    assert followed(file.path) == rows(said.path)
    lines = file.path.read_bytes().splitlines(keepends=True)
    file.path.write_bytes(b"".join(lines[:2]))
    first = growth(file.path)
    assert not first.turned
    file.path.write_bytes(b"".join(lines))
    assert growth(file.path, first.offset, first.leaf).turned


def test_lines_that_hang_on_one_another_stay_as_they_are(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s1.jsonl")
    file.line("user", uuid="a", parentUuid="b", message={"role": "user", "content": "one"})
    file.line("user", uuid="b", parentUuid="a", message={"role": "user", "content": "two"})
    layout = FileLayout(file.path)
    layout.refresh()
    assert layout.table.as_said() is None
    assert len(layout.table) == 2
