"""The folder in which a session works at its end, according to its file."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history import work_places
from claude_desk.library.history.lookup_requests import FindCallFolder
from claude_desk.library.history.work_places import folder_of_call, place_in
from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.disk.session_file import FileLine, read_line
from claude_desk.protocol.disk.work_place import WorkPlace

_ENTERED = {
    "type": "worktree-state",
    "worktreeSession": {"worktreePath": "/srv/atlas/.claude/worktrees/fix", "worktreeBranch": "worktree-fix"},
    "sessionId": "s",
}
_LEFT = {"type": "worktree-state", "worktreeSession": None, "sessionId": "s"}


def said(folder: str, **more: Any) -> dict[str, Any]:
    return {"type": "user", "cwd": folder, "uuid": "u", "message": {"content": "x"}, **more}


def place_of(path: Path, *lines: dict[str, Any] | bytes) -> WorkPlace:
    raw = [
        line if isinstance(line, bytes) else json.dumps(line, separators=(",", ":")).encode()
        for line in ({"type": "mode"}, *lines)
    ]
    path.write_bytes(b"\n".join(raw) + b"\n")
    read: list[FileLine] = [line for each in raw if (line := read_line(each)) is not None]
    return place_in(path, read)


@pytest.mark.parametrize("block", [64, 100, work_places._BLOCK])
def test_the_newest_line_tells_the_folder_and_the_worktree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, block: int
) -> None:
    """The size of the blocks in which the file is read makes no difference."""
    monkeypatch.setattr(work_places, "_BLOCK", block)
    file = tmp_path / "s.jsonl"
    assert place_of(file, said("/srv/atlas"), said("/srv/atlas/src")) == WorkPlace("/srv/atlas/src")
    inside = said("/srv/atlas/.claude/worktrees/fix")
    entered = WorkPlace(inside["cwd"], inside["cwd"], "worktree-fix")
    assert place_of(file, said("/srv/atlas"), _ENTERED, inside) == entered
    assert place_of(file, _ENTERED, inside, _LEFT, said("/srv/atlas")) == WorkPlace("/srv/atlas")
    assert place_of(file, _LEFT, said("/srv/atlas"), _ENTERED, *[inside] * 50) == entered


def test_what_somebody_said_or_a_subagent_did_is_no_place(tmp_path: Path) -> None:
    words = json.dumps(_ENTERED, separators=(",", ":"))
    told = place_of(
        tmp_path / "s.jsonl",
        said("/srv/atlas"),
        said("/srv/atlas", message={"content": words, "worktreeSession": _ENTERED}),
        said("/elsewhere", isSidechain=True),
        b'{"type":"worktree-state","worktreeSession',  # cut
    )
    assert told == WorkPlace("/srv/atlas")


def called(folder: str, call: str) -> bytes:
    block = {"type": "tool_use", "id": call, "name": "Bash", "input": {"command": "echo toolu_3"}}
    line = {"type": "assistant", "cwd": folder, "uuid": "u", "message": {"id": "m", "content": [block]}}
    return json.dumps(line).encode() + b"\n"


def test_the_folder_of_a_call_is_that_of_its_line(tmp_path: Path) -> None:
    """The line may be in the session's file, wherever the CLI has moved that file, or in a subagent's
    file."""
    session = "0d5c7a3e-0000-4000-8000-000000000001"
    paths = LibraryPaths(tmp_path, tmp_path / "cache", tmp_path / "journals")
    file = tmp_path / f"projects/-srv-atlas--claude-worktrees-fix/{session}.jsonl"

    def found(call: str, agent: str = "") -> str:
        return folder_of_call(
            FindCallFolder(session_id=session, call=call, agent=agent), paths, lambda news: None
        )

    assert found("toolu_1") == ""
    file.parent.mkdir(parents=True)
    file.write_bytes(called("/srv/atlas", "toolu_1") + called("/srv/atlas/src", "toolu_2") + b'{"cut')
    assert (found("toolu_1"), found("toolu_2")) == ("/srv/atlas", "/srv/atlas/src")
    assert found("toolu_3") == found("") == ""  # `toolu_3` is only in the words of calls
    agents = file.with_suffix("") / "subagents"
    agents.mkdir(parents=True)
    (agents / "agent-a1.jsonl").write_bytes(called("/srv/agent", "toolu_4"))
    assert found("toolu_4") == ""
    assert found("toolu_4", "a1") == "/srv/agent"
    assert found("toolu_4", "../x") == found("toolu_4", "gone") == ""
