"""The change that a call would make to the current file."""

from typing import Any

import pytest

from claude_desk.transcript.permissions.proposed_change import (
    FileContent,
    FileState,
    ProposedChange,
    is_shaped,
    proposed,
)
from claude_desk.transcript.tools.card import DiffPart, ListingPart
from claude_desk.ui.phrases.phrase_words import words

TEXT = "one\ntwo\nthree\ntwo\n"


def now(text: str = TEXT, state: FileState = FileState.TEXT, crlf: bool = False) -> FileContent:
    return FileContent(state, text if state is FileState.TEXT else "", crlf)


def change(tool: str, file: FileContent | None = None, **value: Any) -> ProposedChange:
    name = "notebook_path" if tool == "NotebookEdit" else "file_path"
    value = {name: "/p/a.txt", **value}
    assert is_shaped(tool, value)
    return proposed(tool, value, file or now())


def lines(made: ProposedChange) -> list[str]:
    [part] = made.parts
    assert isinstance(part, DiffPart)
    return [f"{line.sign}{line.text}" for line in part.diff.lines]


def remarks(made: ProposedChange) -> str:
    return " · ".join(words(remark.text) for remark in made.remarks)


def test_an_edit_with_the_lines_around_it() -> None:
    made = change("Edit", old_string="three", new_string="3")
    assert lines(made) == [" one", " two", "-three", "+3", " two"]
    assert made.summary == "+1 −1"


@pytest.mark.parametrize(
    ("value", "file", "remark"),
    [
        ({"old_string": "nowhere", "new_string": "x"}, now(), "is not in the file"),
        ({"old_string": "two", "new_string": "x"}, now(), "occurs 2 times"),
        ({"old_string": "", "new_string": "x"}, now(), "would create a file that exists"),
        ({"old_string": "two", "new_string": "x"}, now(state=FileState.MISSING), "No such file"),
        ({"old_string": "two", "new_string": "x"}, now(state=FileState.BINARY), "is not text"),
        ({"old_string": "two", "new_string": "x"}, now(state=FileState.LARGE), "too large"),
        ({"old_string": "two", "new_string": "x"}, now(state=FileState.FOLDER), "folder"),
    ],
)
def test_what_cannot_be_made_is_said_and_shown_all_the_same(
    value: dict[str, Any], file: FileContent, remark: str
) -> None:
    made = change("Edit", file, **value)
    assert remark in remarks(made)
    assert f"+{value['new_string']}" in lines(made)


@pytest.mark.parametrize(
    ("state", "remark"), [(FileState.LARGE, "is too large to compare"), (FileState.BINARY, "is not text")]
)
@pytest.mark.parametrize(("content", "added"), [("x\n", "+1"), ("", "+0")])
def test_a_file_that_is_written_over_unseen_is_named_by_its_size(
    state: FileState, remark: str, content: str, added: str
) -> None:
    made = change("Write", FileContent(state, size=5_000_000), content=content)
    assert words(made.summary) == f"{added}, replaces 4.8 MB"
    assert f"Replaces the existing file of 4.8 MB, which {remark}" in remarks(made)


def test_every_occurrence() -> None:
    made = change("Edit", old_string="two", new_string="2", replace_all=True)
    assert made.summary == "+2 −2"
    assert "Replaces all 2 occurrences" in remarks(made)


def test_what_is_taken_out_takes_its_lines_end() -> None:
    assert "-three" in lines(made := change("Edit", old_string="three", new_string=""))
    assert made.summary == "+0 −1"


def test_edits_one_after_the_other() -> None:
    changes = [{"old_string": "one", "new_string": "1"}, {"old_string": "1\n", "new_string": "uno\n"}]
    assert lines(change("MultiEdit", edits=changes))[:2] == ["-one", "+uno"]
    changes[1]["old_string"] = "one"
    made = change("MultiEdit", edits=changes)
    assert "Change 2: The text to replace is not in the file" in remarks(made)
    assert len(made.parts) == 2


def test_a_new_file_is_shown_completely() -> None:
    made = change("Write", now(state=FileState.MISSING), content="a\nb\n")
    [part] = made.parts
    assert isinstance(part, ListingPart) and part.text == "a\nb"
    assert (remarks(made), made.summary) == ("New file", "+2")


def test_a_file_that_is_replaced() -> None:
    made = change("Write", content="one\ntwo\n")
    assert "Replaces the existing file" in remarks(made)
    assert "-three" in lines(made)
    assert "already has this content" in remarks(change("Write", content=TEXT))


def test_lines_that_end_in_crlf_are_no_change() -> None:
    made = change("Edit", now(crlf=True), old_string="one\r\ntwo", new_string="one\r\n2")
    assert [line for line in lines(made) if line[0] in "+-"] == ["-two", "+2"]
    assert "CRLF" in remarks(made)


@pytest.mark.parametrize(
    ("file", "content", "remark"),
    [
        (now(crlf=True), TEXT, "change from CRLF to LF"),
        (now(), TEXT.replace("\n", "\r\n"), "change from LF to CRLF"),
        (FileContent(FileState.TEXT, TEXT, crlf=True, mixed=True), TEXT, "make them uniform"),
    ],
)
def test_other_line_ends_are_a_change(file: FileContent, content: str, remark: str) -> None:
    said = remarks(change("Write", file, content=content))
    assert remark in said and "already has this content" not in said


def test_curly_quotes_count_as_straight_ones() -> None:
    made = change("Edit", now("it’s “one”\n"), old_string='it\'s "one"', new_string="two")
    assert lines(made) == ["-it’s “one”", "+two"]
    assert "curly" in remarks(made) and "refuse" not in remarks(made)


def test_a_cell_of_a_notebook() -> None:
    book = '{"cells": [{"id": "c1", "cell_type": "code", "source": ["a = 1\\n", "b = 2"]}]}'
    made = change("NotebookEdit", now(book), cell_id="c1", new_source="a = 1\nb = 3")
    assert [line for line in lines(made) if line[0] in "+-"] == ["-b = 2", "+b = 3"]


@pytest.mark.parametrize(
    ("tool", "value"),
    [
        ("Edit", {"file_path": 5, "old_string": "a", "new_string": "b"}),
        ("Edit", {"file_path": "/a", "old_string": "a"}),
        ("Write", {"file_path": "/a", "content": None}),
        ("MultiEdit", {"file_path": "/a", "edits": []}),
        ("MultiEdit", {"file_path": "/a", "edits": [1]}),
        ("NotebookEdit", {"notebook_path": "/a", "new_source": 1}),
        ("Bash", {"command": "ls"}),
    ],
)
def test_what_is_not_shaped_so_is_no_change(tool: str, value: dict[str, Any]) -> None:
    assert not is_shaped(tool, value)
