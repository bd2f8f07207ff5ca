"""Where a session works in the end, as its file has it."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history import work_places
from claude_desk.library.history.work_places import place_in
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
    """In whatever blocks the file is read."""
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
