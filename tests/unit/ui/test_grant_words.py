"""What can be allowed beyond a request, in words: everything that is sent back to the CLI, and no more."""

from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.requests.permissions import CanUseTool, PermissionUpdate
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.ui.permissions.grant_view import GrantView, is_narrow, offer_row, rule_words
from claude_desk.ui.permissions.request_draft import RequestDraft


def rule(content: str | None, tool: str = "Bash", **more: Any) -> PermissionUpdate:
    value = {"type": "addRules", "behavior": "allow", "destination": "session", "rules": [{"toolName": tool}]}
    if content is not None:
        value["rules"] = [{"toolName": tool, "ruleContent": content}]
    return PermissionUpdate.model_validate(value | more)


def folder(*names: str, **more: Any) -> PermissionUpdate:
    value = {"type": "addDirectories", "directories": list(names), "destination": "session"}
    return PermissionUpdate.model_validate(value | more)


def test_what_is_not_known_of_a_suggestion_is_shown_with_its_name() -> None:
    update = rule("ls", until="never", rules=[{"toolName": "Bash", "ruleContent": "ls", "tool_name": "Edit"}])
    assert rule_words(update).split("\n") == ["Bash(ls)", "tool_name: Edit", "until: never"]
    assert offer_row(folder("/srv", deep=2)) == {
        "words": "Also allow access to this folder · For the rest of this session",
        "path": "/srv\ndeep: 2",
    }
    mode = {"type": "setMode", "mode": "acceptEdits", "destination": "session", "and": "plan"}
    row = offer_row(PermissionUpdate.model_validate(mode))
    assert row is not None and row["path"] == "and: plan"
    assert rule_words(rule("ls", note=None)) == "Bash(ls)", "nothing is said by nothing"


def test_what_is_not_known_is_not_chosen_beforehand(qapp: Any) -> None:
    for more, chosen in (({}, [True]), ({"until": "never"}, [False])):
        value = rule("ls", **more).model_dump(by_alias=True, exclude_unset=True)
        request = CanUseTool(tool_name="Bash", input={"command": "ls"}, permission_suggestions=[value])
        view = GrantView()
        view.show(PendingRequest("r", request), RequestDraft())
        assert view.property("ruleOn") == chosen, more


# Each rule covers a command with any words after it, or within it.
EVERY_KIND = (
    "*", ":*", "* --help", "env *", "env:*", "FOO=1 *", "timeout 5 *", "xargs *", "xargs -n 1 *", "nohup *",
    "nice -n 5 *", "command *", "exec *", "time *", "bash *", "bash:*", "bash -c *", "sh -c:*",
    "/bin/sh -c *", "python3 *", "python3 -c *", "perl -e *", "node -e *", "eval *", "source *", "ssh host *",
    "npx *", "npx -y *", "uvx *", "find *", "find . -exec *", "env FOO=1 *", "timeout 5 env *", "cd x && *",
    "ls; *", "true || bash -c *", "if *", "sudo *", "rm *", "chroot *", "chroot / *", "flock /tmp/l *",
    "flock * make", "script -c *", "su -c *", "env -S *", "env -u * ls", "timeout * make", "nice -n * make",
    "watch *", "watch 'ls *'", "trap *", "nsenter -t 1 *", "find . -okdir *", "fd x -x *",
    "split --filter=* x",
)  # fmt: skip
NARROW = (
    "ls", "ls *", "ls:*", "npm run test *", "npm:*", "git status *", "mkdir sub *", "timeout 5 pytest *",
    "env FOO=1 pytest *", "bash build.sh *", "python3 manage.py test *", "python3 -c 'print(1)'",
    "npx eslint *", "FOO=1 make *", "cd x && make *", "echo *", "flock /tmp/l make *", "chroot / make *",
    "timeout $T make *",    "nice -n 5 make *", "script log *", "split -b 5 *", "taskset 0x3 7z x *",
)  # fmt: skip


@pytest.mark.parametrize("content", EVERY_KIND)
def test_a_rule_for_commands_of_every_kind_is_not_chosen_beforehand(content: str) -> None:
    assert not is_narrow(rule(content))


@pytest.mark.parametrize("content", NARROW)
def test_a_narrow_rule_is(content: str) -> None:
    assert is_narrow(rule(content))


def test_a_whole_tool_is_narrow_where_it_runs_no_commands() -> None:
    assert is_narrow(rule(None, "WebFetch"))
    assert not is_narrow(rule(None)) and not is_narrow(rule(""))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("/", "the whole computer"),
        ("//", "the whole computer"),
        ("/./", "the whole computer"),
        ("/srv/..", "the whole computer"),
        ("~", "your whole home folder"),
        ("~/", "your whole home folder"),
        ("~/x/..", "your whole home folder"),
        ("{home}", "your whole home folder"),
        ("{home}/.", "your whole home folder"),
        ("{above}", "your whole home folder"),
        ("{home}/src", "this folder"),
        ("/srv", "this folder"),
        ("src/..", "this folder"),
        ("..", "a folder above the session’s folder"),
        ("src/../../..", "a folder above the session’s folder"),
    ],
)
def test_a_folder_that_is_more_than_it_seems_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, said: str
) -> None:
    home = tmp_path / "people" / "me"
    monkeypatch.setenv("HOME", str(home))
    row = offer_row(folder(name.format(home=home, above=home.parent)))
    assert row is not None and row["words"] == f"Also allow access to {said} · For the rest of this session"


def test_of_several_folders_the_widest_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/me")
    row = offer_row(folder("/srv", "/home/me", "/home/../"))
    assert row is not None and row["words"].startswith("Also allow access to the whole computer")


LONG, MANY = "Suggestions too long to show are not offered", "At most 20 suggestions of a kind are offered"


@pytest.mark.parametrize(
    ("rules", "folders", "words"),
    [
        (["ls"] * 20, 20, ""),
        ([f"a{n}" for n in range(21)], 0, MANY),
        (["ls"], 21, MANY),
        (["x" * 5_000], 0, LONG),
        (["x" * 5_000, *["ls"] * 30], 0, LONG),
    ],
)
def test_why_suggestions_are_not_offered(qapp: Any, rules: list[str], folders: int, words: str) -> None:
    updates = [*map(rule, rules), *(folder(f"/srv/{number}") for number in range(folders))]
    suggestions = [update.model_dump(by_alias=True, exclude_unset=True) for update in updates]
    request = CanUseTool(tool_name="Bash", input={"command": "ls"}, permission_suggestions=suggestions)
    view = GrantView()
    view.show(PendingRequest("r", request), RequestDraft())
    assert view.property("notOffered") == words
