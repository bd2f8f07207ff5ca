"""The files that a whole run leaves behind: only their owner can read them, and they do not contain keys."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.workspace import temporary_files
from tests.safety.whole_run import CANARY, WholeRun, with_canary

FOLDER = 0o40000


@pytest.fixture(scope="module")
def ran(test_loop: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WholeRun]:
    """Finish a run with umask 0, so that no file is private by chance."""
    run = WholeRun(tmp_path_factory.mktemp("run"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(temporary_files, "temporary_place", lambda: str(run.runtime))
        before = os.umask(0)
        try:
            test_loop.run(run.run(), 120)
        finally:
            os.umask(before)
        yield run


def test_all_of_it_is_readable_by_its_owner_alone(ran: WholeRun) -> None:
    for found in (ran.alive, ran.left):
        open_to_others = {path: oct(mode) for path, mode in found.items() if mode & 0o077}
        assert open_to_others == {}
    kinds = {Path(path).suffix for path, mode in ran.alive.items() if not mode & FOLDER}
    assert {".jsonl", ".json", ".lock", ".log", ".sqlite", ".png"} <= kinds


def test_what_is_of_the_run_alone_goes_with_it(ran: WholeRun) -> None:
    """The run removes its pictures and locks, except the locks of stores that other windows use too. The file
    with the lines of the wire never has a name."""
    stores = ran.ours / "data" / "snapshots"
    assert any(path.endswith(".png") for path in ran.alive)
    left = [Path(path) for path in ran.left if path.endswith((".png", ".lock")) and "library" not in path]
    assert [path.parent for path in left] == [stores], "one lock, of the project's folder"
    assert not list((ran.ours / "cache" / "wire").iterdir())


def test_no_key_is_in_a_file_of_ours(ran: WholeRun) -> None:
    assert with_canary(ran.ours) == []
    said = "".join(path.read_text() for path in (ran.ours / "data" / "journals").iterdir())
    assert "\\u2022\\u2022\\u2022" in said, "the stderr of the child that died is not there at all"
    log = (ran.ours / "state" / "claude-desk.log").read_text()
    assert "an error came through" in log and "ValueError" in log


def test_no_key_is_in_what_is_taken_along(ran: WholeRun) -> None:
    assert sorted(path.name for path in ran.exports.iterdir()) == [
        "all.html", "all.jsonl", "all.md", "ledger.jsonl", "ledger.md",
    ]  # fmt: skip
    assert with_canary(ran.exports) == []
    assert b"not kept by Claude Desk" in (ran.exports / "all.jsonl").read_bytes()
    assert "The last answer." in (ran.exports / "all.md").read_text()
    assert "Claude Desk: " in ran.copied[0]
    assert not [text for text in (*ran.copied, *ran.shown) if CANARY in text]
    assert any("The first answer." in text for text in ran.shown)


def test_no_key_is_in_a_childs_command_line(ran: WholeRun) -> None:
    assert any("script.json" in command for command in ran.commands)
    assert not [command for command in ran.commands if CANARY in command]


def test_what_is_saved_is_for_the_person_too(ran: WholeRun) -> None:
    assert {path.stat().st_mode & 0o777 for path in ran.exports.iterdir()} == {0o600}
