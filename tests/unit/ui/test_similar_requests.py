"""Which requests can share one answer."""

from typing import Any

import pytest

from claude_desk.ui.permissions.similar_requests import MOST, alike
from tests.gallery.permission_requests import asked

LS = {"command": "npm test"}


def ids(*requests: Any) -> list[str]:
    return [request.id for request in alike(requests, requests[0])]


def test_equal_inputs_whatever_they_are_said_to_be_for() -> None:
    same = [asked("Bash", LS, 1), asked("Bash", {**LS, "description": "Tests"}, 2, "a subagent")]
    assert ids(*same, asked("Bash", {"command": "npm test "}, 3), asked("PowerShell", LS, 4)) == ["r1", "r2"]


def test_files_of_one_folder_that_are_only_read() -> None:
    reads = [asked("Read", {"file_path": f"/etc/{name}"}, number) for number, name in enumerate("ab")]
    others = [asked("Read", {"file_path": "/etc/ssl/key"}, 7), asked("Write", {"file_path": "/etc/a"}, 8)]
    assert ids(*reads, *others) == ["r0", "r1"]


@pytest.mark.parametrize(
    ("tool", "one", "two"),
    [
        ("mcp__hub__issue", {"description": "harmless"}, {"description": "other"}),
        ("Read", {"file_path": "/etc/a"}, {"file_path": "/etc/.."}),
        ("Read", {"file_path": "/etc/a"}, {"file_path": "/etc/\u202eb"}),
        ("Read", {"file_path": "/etc/a"}, {"file_path": "/etc/" + "b" * 300}),
        ("Read", {"file_path": "/p/sub/a"}, {"file_path": "/p/sub/b"}),  # asked because both lead outside
        ("Grep", {"path": "/etc/a", "pattern": "a"}, {"path": "/etc/a", "pattern": "b"}),
        ("Read", {"file_path": "/etc/a", "then": "b"}, {"file_path": "/etc/a", "then": "c"}),
        ("Read", {"file_path": "/etc/a"}, {"file_path": "/etc/b", "": "c"}),
        ("Bash", {"command": "x" * 10_001}, {"command": "x" * 10_001}),
    ],
)
def test_what_the_list_would_not_tell_is_not_alike(tool: str, one: Any, two: Any) -> None:
    for first, second in ((one, two), (two, one)):
        assert alike([asked(tool, first, 1), asked(tool, second, 2)], asked(tool, first, 1), "/p") == []


def test_a_link_is_not_alike() -> None:
    reads = [asked("Read", {"file_path": f"/etc/{n}"}, n, blocked_path="/etc/shadow") for n in range(2)]
    assert ids(*reads) == []


@pytest.mark.parametrize(
    "more",
    [{"default_to_no": True}, {"suppress_always_allow_rule": True}, {"blocked_path": "/x"}],
)
def test_one_that_is_special_is_not_alike(more: dict[str, Any]) -> None:
    assert ids(asked("Bash", LS, 1), asked("Bash", LS, 2, **more)) == []


def test_what_is_asked_in_another_folder_is_not_alike() -> None:
    one, two, three = (asked("Bash", LS, number) for number in range(3))
    one.folder = three.folder = "/srv/atlas"
    two.folder = "/srv/atlas/.claude/worktrees/fix"
    assert ids(one, two, three) == ["r0", "r2"]


def test_one_alone_and_too_many() -> None:
    assert ids(asked("Bash", LS)) == []
    assert ids(*[asked("Bash", LS, number) for number in range(MOST + 1)]) == []
    assert ids(asked("AskUserQuestion", {}, 1), asked("AskUserQuestion", {}, 2)) == []
