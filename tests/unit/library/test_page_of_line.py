"""The page that shows a line: a line of the session's own file, of a branch that was left, or of a subagent's
file."""

from pathlib import Path

import pytest

from claude_desk.library.history import requests as r
from claude_desk.library.history.handlers import place_of
from claude_desk.library.history.page_layout import FileLayout
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.library.test_history import agent, told_agent
from tests.unit.library.test_history_pages import long_one, small_tail

__all__ = ["small_tail"]


def offset_of(path: Path, words: str) -> int:
    """Return where the line with these words begins."""
    data = path.read_bytes()
    return data.rfind(b"\n", 0, data.index(words.encode())) + 1


def placed(file: SessionFile, offset: int, agent: str = "", before: int = 1 << 40) -> r.LineLocation:
    layout = FileLayout(file.path)
    layout.refresh()
    return place_of(layout, r.LocateLine(file.path, offset, agent, before))


@pytest.mark.usefixtures("small_tail")
def test_a_line_is_in_its_page(tmp_path: Path) -> None:
    file = long_one(tmp_path / "s1.jsonl", 60)
    layout = FileLayout(file.path)
    layout.refresh()
    pages = layout.pages(1 << 40)
    assert len(pages) > 2
    offset = offset_of(file.path, '"question 30"')
    found = placed(file, offset)
    assert found.page in pages and not found.left and found.offset == offset
    assert pages[found.page].mark.id <= offset < pages[found.page].mark.end
    newest = max(pages)
    assert placed(file, offset_of(file.path, "question 59"), before=newest).page is None


def test_a_line_of_a_branch_that_was_left_says_so(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s1.jsonl")
    file.says("begin")
    root = file.answers("Yes.")
    file.says("one way")
    file.answers("One.")
    file.says("another way", hangs_on=root)
    file.answers("Other.")
    assert placed(file, offset_of(file.path, "one way")).left
    assert not placed(file, offset_of(file.path, "another way")).left


def test_what_a_subagent_said_is_where_its_result_is(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s1.jsonl")
    told_agent(file, "a1")
    file.says("look")
    file.answers(agent("t1"))
    file.result("t1", "Done.", toolUseResult={"status": "completed", "agentId": "a1"})
    file.says("and more")
    found = placed(file, 0, "a1")
    assert (found.offset, found.left) == (offset_of(file.path, '"agentId": "a1"'), False)
    assert placed(file, 0, "a2") == r.LineLocation(None, 0, left=True)


def test_a_subagent_of_a_subagent_is_where_the_outer_one_is(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s1.jsonl")
    inner = SessionFile(tmp_path / "s1" / "subagents" / "agent-a1.jsonl")
    inner.answers(agent("t2"), isSidechain=True)
    inner.result("t2", "Done.", toolUseResult={"agentId": "b2"}, isSidechain=True)
    file.says("look")
    file.answers(agent("t1"))
    file.result("t1", "Done.", toolUseResult={"status": "completed", "agentId": "a1"})
    assert placed(file, 7, "b2").offset == offset_of(file.path, '"agentId": "a1"')
