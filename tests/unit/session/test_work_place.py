"""Where Claude works, according to the messages of the wire."""

from typing import Any

import pytest

from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.wire.parser import message_of
from claude_desk.session.core.session_info import SessionInfo

TREE = "/srv/atlas/.claude/worktrees/fix"
HOME = WorkPlace("/srv/atlas")
INSIDE = WorkPlace(TREE, TREE, "worktree-fix")


def init(folder: str, **more: str) -> dict[str, Any]:
    return {"type": "system", "subtype": "init", "cwd": folder, "session_id": "s"} | more


def call(name: str, parent: str | None = None) -> dict[str, Any]:
    block = {"type": "tool_use", "id": f"id-{name}", "name": name, "input": {}}
    message = {"id": "m", "role": "assistant", "content": [block]}
    return {"type": "assistant", "message": message, "parent_tool_use_id": parent}


def result(name: str, told: Any, error: bool = False, parent: str | None = None) -> dict[str, Any]:
    block = {"type": "tool_result", "tool_use_id": f"id-{name}", "content": "x", "is_error": error}
    message = {"role": "user", "content": [block]}
    return {"type": "user", "message": message, "parent_tool_use_id": parent, "tool_use_result": told}


ENTERED = {"worktreePath": TREE, "worktreeBranch": "worktree-fix", "message": "m"}
DONE = {"type": "result", "subtype": "success", "session_id": "s"}
LEFT = {"action": "keep", "originalCwd": "/srv/atlas", "worktreePath": TREE, "message": "m"}


@pytest.mark.parametrize(
    ("messages", "place"),
    [
        ([], HOME),
        ([init("/srv/atlas/src")], WorkPlace("/srv/atlas/src")),
        ([call("EnterWorktree"), result("EnterWorktree", ENTERED)], INSIDE),
        ([call("EnterWorktree"), result("EnterWorktree", ENTERED), init(TREE)], INSIDE),
        ([call("EnterWorktree"), result("EnterWorktree", ENTERED, error=True)], HOME),
        ([call("EnterWorktree"), result("EnterWorktree", "Error: no")], HOME),
        ([call("EnterWorktree", "t"), result("EnterWorktree", ENTERED, parent="t")], HOME),  # a subagent
        ([call("Agent"), result("Agent", ENTERED)], HOME),  # the place of a subagent
        ([call("mcp__x__EnterWorktree"), result("mcp__x__EnterWorktree", ENTERED)], HOME),
        ([result("EnterWorktree", ENTERED)], HOME),
        (
            [
                call("EnterWorktree"),
                result("EnterWorktree", ENTERED),
                call("ExitWorktree"),
                result("ExitWorktree", LEFT),
            ],
            HOME,
        ),
    ],
)
def test_where_claude_works(messages: list[dict[str, Any]], place: WorkPlace) -> None:
    info = SessionInfo("", "default", "s")
    info.observe(message_of(init("/srv/atlas")))
    for message in messages:
        info.observe(message_of(message))
    assert info.place == place


@pytest.mark.parametrize(
    ("more", "next_turn"),
    [({}, "/srv/atlas"), ({"original_cwd": "/srv/atlas"}, "/srv/atlas/src")],
    ids=["a CLI that goes back at the end of a turn", "one that stays"],
)
def test_where_claude_works_after_a_cd(more: dict[str, str], next_turn: str) -> None:
    info = SessionInfo("", "default", "s")
    info.observe(message_of(init("/srv/atlas", **more)))
    info.place = WorkPlace("/srv/atlas/src")  # the folder in the line of a call
    assert info.observe(message_of(DONE))
    assert info.place == WorkPlace(next_turn)
    info.child_gone()
    assert info.place == WorkPlace(), "the next child begins in the session's own folder"


def test_the_next_child_begins_at_the_top_of_the_worktree() -> None:
    info = SessionInfo("", "default", "s")
    info.place = WorkPlace(f"{TREE}/src", TREE, "worktree-fix")
    assert info.child_gone()
    assert info.place == INSIDE
    assert not info.child_gone()
