"""A session has one title: in the list, when its file is opened, and while it is new."""

import json
from pathlib import Path

import pytest

from claude_desk.library.catalog.index import SessionIndex
from claude_desk.library.catalog.indexer import CatalogChanges, DiskScanner
from claude_desk.library.catalog.word_index import WordIndexer
from claude_desk.library.history import requests as r
from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.disk.session_title import better, is_built_in, title_of, words_of
from claude_desk.session.core.session_info import SessionInfo
from tests.library.conversations import VERSIONS, talk_of
from tests.library.session_oracle import title_of as plain_title
from tests.library.session_writer import write
from tests.unit.library.session_file_builder import SessionFile

SESSION = "0a0a0a0a-1111-4222-8333-444444444444"
NOWHERE = LibraryPaths(Path("/nowhere"), Path("/nowhere"), Path("/nowhere"))


def opened_title(path: Path) -> str:
    facts = SessionInfo("", "default", SESSION)
    facts.apply_file_facts(HANDLERS[r.OpenHistory](r.OpenHistory(path), NOWHERE, lambda news: None).facts)
    return facts.title


def listed_title(config: Path) -> str:
    index = SessionIndex(config / "index")
    DiskScanner(config, CatalogChanges(-1)).scan(index, lambda news: None)
    wording = WordIndexer(index)
    while wording.step() is not None:
        pass
    (record,) = index.records()
    index.close()
    return record.title


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    return SessionFile(tmp_path / "projects" / "-a" / f"{SESSION}.jsonl")


def both(file: SessionFile) -> str:
    """Return the title. Assert that the list and the opened session agree on it."""
    title = listed_title(file.path.parents[2])
    assert opened_title(file.path) == title
    return title


def command(file: SessionFile, name: str) -> None:
    file.says(f"<command-name>/{name}</command-name>\n<command-args></command-args>")


def test_commands_of_the_clis_own_give_none(file: SessionFile) -> None:
    command(file, "clear")
    command(file, "model")
    file.says("Find the bug")
    command(file, "cost")
    assert both(file) == "Find the bug"


def test_a_command_of_ones_own_does_where_nothing_else_is_said(file: SessionFile) -> None:
    command(file, "clear")
    command(file, "fix-it")
    assert both(file) == "/fix-it"
    file.says("Now the other one")
    file.path.with_suffix(".x").unlink(missing_ok=True)
    assert opened_title(file.path) == "Now the other one"


def test_what_the_editor_tells_is_none(file: SessionFile) -> None:
    content = [
        {"type": "text", "text": "<ide_opened_file>The user opened a.py</ide_opened_file>"},
        {"type": "text", "text": "Find the bug"},
    ]
    file.line("user", message={"role": "user", "content": content})
    assert both(file) == "Find the bug"
    assert words_of("<ide_selection>a\nb</ide_selection>\nFind the bug") == "Find the bug"


def test_a_summary_of_another_session_is_none(file: SessionFile) -> None:
    file.write(json.dumps({"type": "summary", "summary": "Of another", "leafUuid": "x"}).encode() + b"\n")
    uuid = file.says("Find the bug")
    file.answers("Found.")
    assert both(file) == "Find the bug"
    summary = {"type": "summary", "summary": "A bug is found", "leafUuid": uuid}
    file.write(json.dumps(summary, separators=(",", ":")).encode() + b"\n")
    assert opened_title(file.path) == "A bug is found"


def test_better_words_come_late_in_a_long_file(file: SessionFile) -> None:
    """The better words are in the middle of the file, so the list gets them only when all words are read."""
    command(file, "fix-it")
    for _ in range(9):
        file.answers("x" * 150_000)
    file.says("Find the bug")
    for _ in range(9):
        file.answers("x" * 150_000)
    assert listed_title(file.path.parents[2]) == "Find the bug"


def test_a_title_given_before_a_long_page_is_kept(file: SessionFile) -> None:
    file.says("Find the bug")
    file.write(b'{"type":"custom-title","customTitle":"Mine"}\n')
    file.answers("x" * 200_000)
    assert both(file) == "Mine"


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version(version: str, tmp_path: Path) -> None:
    for seed in range(6):
        folder = tmp_path / str(seed)
        path = write(talk_of(seed, version), version, folder / "projects" / "-a")
        assert listed_title(folder) == opened_title(path) == plain_title(path), seed


def test_a_new_session_is_called_after_the_first_words_that_say_something() -> None:
    facts = SessionInfo("", "default", "")
    facts.name_after("/clear")
    assert facts.title == ""
    facts.name_after("/fix-it now")
    assert facts.title == "/fix-it now"
    facts.name_after("Find the bug")
    facts.name_after("And another")
    assert facts.title == "Find the bug"
    named = SessionInfo("", "default", "", title="Given")
    named.name_after("Find the bug")
    assert named.title == "Given"


def test_the_order_of_what_tells_a_title() -> None:
    assert title_of("c", "m", "s", "f", "l") == ("c", "given")
    assert title_of("", "m", "s", "f", "l") == ("m", "made")
    assert title_of("", "", "s", "f", "l") == ("s", "made")
    assert title_of("", "", "", "f", "l") == ("f", "first words")
    assert title_of("", "", "", "", "l") == ("l", "first words")
    assert title_of("", "", "", "", "/model x") == ("", "nothing")
    assert better("", "/a") == "/a" and better("/a", "") == "/a" and better("/a", "b") == "b"
    assert better("b", "c") == "b" and better("/a", "/b") == "/a"
    assert is_built_in("/compact now") and not is_built_in("/work/a.py is broken")


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("## Fix the **slow** `test_a`", "Fix the slow test_a"),
        ("See [a.py](src/a.py) and ![dot](a.png)", "See a.py and dot"),
        ("2 * 3 * 4 and __init__.py", "2 * 3 * 4 and __init__.py"),
        ("#", "#"),
    ],
)
def test_a_title_has_no_marks_of_markdown(said: str, title: str) -> None:
    assert words_of(said) == title
    assert title_of("", said, "", "", "").text == title
    assert title_of(said, "", "", "", "").text == said  # as the user wrote it


PASTE = "\n".join(f"line {number} of a log" for number in range(60))


@pytest.mark.parametrize(
    ("prompt", "title"),
    [
        (f"Why does this fail?\n\n{PASTE}", "Why does this fail?"),
        (f"Why does\nthis fail?\n\n{PASTE}\n\n{PASTE}", "Why does this fail?"),
        (PASTE, "line 0 of a log"),
        ("Hello.\n\nWhy does this fail?", "Hello. Why does this fail?"),
    ],
)
def test_a_pasted_text_is_no_title(file: SessionFile, prompt: str, title: str) -> None:
    file.says(prompt)
    assert both(file) == title
    assert words_of(prompt) == title
