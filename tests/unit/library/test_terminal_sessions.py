"""Which sessions run in a terminal, by the files that their processes have written."""

import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.catalog import terminal_sessions
from claude_desk.library.catalog.requests import FindTerminalSessions, TerminalSession
from claude_desk.library.catalog.terminal_sessions import find_terminal_sessions
from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.disk.running_session import RunningSession, RunningStatus, running_session
from claude_desk.system.patience import Patience
from tests.unit.library.session_file_builder import SessionFile, tool

ID = "0d5c7a3e-0000-4000-8000-00000000000%d"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are known by /proc")


def file_of(config: Path, number: int, pid: int | None = None, **more: Any) -> None:
    own = Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19]
    fields = {
        "pid": pid or os.getpid(), "procStart": own, "startedAt": 5_000 + number, "kind": "interactive",
        "entrypoint": "cli", "sessionId": ID % number, "cwd": "/x/atlas", "status": "busy",
        "statusUpdatedAt": 7_000,
    }  # fmt: skip
    (config / "sessions").mkdir(parents=True, exist_ok=True)
    (config / "sessions" / f"{number}.json").write_text(json.dumps(fields | more))


def found_in(config: Path, *others: Path) -> tuple[TerminalSession, ...]:
    paths = LibraryPaths(config, config / "index", config / "journals")
    return find_terminal_sessions(FindTerminalSessions(others), paths, lambda news: None)


def test_a_living_process_in_a_terminal_is_found_with_its_newest_call(tmp_path: Path) -> None:
    file_of(tmp_path, 1)
    file_of(tmp_path, 2, status="waiting")
    file_of(tmp_path, 3, status="idle")
    file_of(tmp_path / "work", 4, status="something new")
    for number in (1, 2, 3):
        file = SessionFile(tmp_path / "projects" / "-x-atlas" / f"{ID % number}.jsonl")
        file.says("Test it")
        file.answers(tool("t1", command="ls"))
        file.result("t1")
        file.answers(tool("t2", command="pytest -q"))
        if number == 2:
            file.says("And now?")
    assert found_in(tmp_path, tmp_path / "work") == (
        TerminalSession(ID % 1, RunningStatus.BUSY, 5.001, 7.0, "Bash", "pytest -q", folder="/x/atlas"),
        TerminalSession(ID % 2, RunningStatus.WAITING, 5.002, 7.0, "", "", folder="/x/atlas"),
        TerminalSession(ID % 3, RunningStatus.IDLE, 5.003, 7.0, folder="/x/atlas"),
        TerminalSession(ID % 4, RunningStatus.UNKNOWN, 5.004, 7.0, folder="/x/atlas"),
    )


@pytest.mark.parametrize(
    "more",
    [
        {"procStart": "1"}, {"pid": 2**22 + 1}, {"entrypoint": "sdk-cli"}, {"kind": "bg"}, {"sessionId": 3},
        {"pid": True}, {"pid": -1},
    ],
    ids=str,
)  # fmt: skip
def test_an_ended_process_and_one_without_a_terminal_are_not_found(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    file_of(tmp_path, 1, **more)
    assert found_in(tmp_path) == ()


def test_a_folder_that_does_not_answer_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader would be ended with all that it is asked, again and again."""
    file_of(tmp_path, 1, status="idle")
    let_go = threading.Event()
    running = terminal_sessions._running

    def stuck(config: Path) -> Iterator[RunningSession]:
        if config.name == "work":
            let_go.wait(60)
        return running(config)

    monkeypatch.setattr(terminal_sessions, "_running", stuck)
    monkeypatch.setattr(terminal_sessions, "_PATIENCE", Patience(0.1))
    assert [each.session_id for each in found_in(tmp_path, tmp_path / "work")] == [ID % 1]
    let_go.set()


def test_damaged_and_missing_files_are_left_out(tmp_path: Path) -> None:
    assert found_in(tmp_path) == ()
    file_of(tmp_path, 1)
    (tmp_path / "sessions" / "0.json").write_bytes(b'{"pid": 4, "sess')
    (tmp_path / "sessions" / "2.json").mkdir()
    assert [each.session_id for each in found_in(tmp_path)] == [ID % 1]
    assert running_session(b"[]") is None
