"""The folders that a path in a row may refer to: the folders at the time when the row was written."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.session.history.row_folders import RowFolders
from claude_desk.transcript.entries import Entry, EntryKind
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE

OWN = "/srv/atlas"
TREE = f"{OWN}/.claude/worktrees/fix"
AFAR = "/srv/trees/fix"
NO_FILE = SimpleNamespace(file=None)


def entry(*sources: int) -> Entry:
    return Entry("1", EntryKind.PROSE, 1, "a.py", sources=list(sources))


class File:
    """The session's file, with a line that was written in `folder`."""

    def __init__(self, folder: str) -> None:
        self.file = Path("session.jsonl")
        self._line = json.dumps({"type": "assistant", "uuid": "u", "cwd": folder}).encode()

    def lines(self, entry: Entry, take: Callable[[list[tuple[int, bytes]]], None]) -> None:
        take([(-1 - source, self._line) for source in entry.sources])


def folders_of(rows: RowFolders, wanted: Entry) -> list[str]:
    told: list[list[str]] = []
    rows.give(wanted, told.append)
    [found] = told
    return found


def of(history: Any, *places: tuple[int, WorkPlace]) -> RowFolders:
    rows = RowFolders(OWN, history)
    for lines, place in places:
        rows.heard(lines, place)
    return rows


MOVED = ((4, WorkPlace(OWN)), (9, WorkPlace(f"{OWN}/src")), (14, WorkPlace(AFAR, AFAR)))


@pytest.mark.parametrize(
    ("line", "folders"),
    [
        (2, [OWN]),
        (4, [OWN]),
        (5, [f"{OWN}/src", OWN]),
        (9, [f"{OWN}/src", OWN]),
        (12, [AFAR, OWN]),
        (20, [AFAR, OWN]),
    ],
)
def test_a_row_of_now_is_of_the_folder_in_which_it_was_said(line: int, folders: list[str]) -> None:
    assert folders_of(of(NO_FILE, *MOVED), entry(line)) == folders


@pytest.mark.parametrize(
    ("written_in", "folders"),
    [
        (OWN, [OWN]),
        (f"{OWN}/src", [f"{OWN}/src", OWN]),
        (TREE, [TREE, OWN]),
        ("/etc", [OWN]),  # `cd` can lead anywhere, so a file there is not opened
        (AFAR, [AFAR, OWN]),
        (f"{AFAR}/src", [f"{AFAR}/src", AFAR, OWN]),
        ("", [AFAR, OWN]),
    ],
)
def test_a_row_of_the_file_is_of_the_folder_that_its_line_names(written_in: str, folders: list[str]) -> None:
    assert folders_of(of(File(written_in), *MOVED), entry(-1)) == folders


def test_what_nothing_told_is_of_now() -> None:
    assert folders_of(of(NO_FILE, *MOVED), entry()) == [AFAR, OWN]
    assert folders_of(of(NO_FILE), entry()) == folders_of(of(NO_FILE), entry(3)) == [OWN]


async def test_a_session_keeps_where_claude_was(make_session: MakeSession, tmp_path: Path) -> None:
    """A row is written, then Claude changes the folder, and another row is written."""

    def turn_in(steps: Steps, folder: str, text: str) -> Steps:
        frames = WIRE.text_turn(text, message_id=f"msg_{text}")
        frames[0] |= {"cwd": folder}
        return steps.await_user().write(*frames)

    own, inside = str(tmp_path), str(tmp_path / "src")
    script = Script(turn_in(turn_in(Steps(), own, "one"), inside, "two"))
    harness = make_session(script, wire_logs=tmp_path / "wire")
    await harness.turn("a")
    await harness.turn("b")
    session = harness.session
    rows = {each.text: each for each in session.entries if each.kind is EntryKind.PROSE}
    assert folders_of(session.row_folders, rows["one"]) == [session.folder]
    assert folders_of(session.row_folders, rows["two"]) == [inside, session.folder]
