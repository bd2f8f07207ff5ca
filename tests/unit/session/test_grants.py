"""What can be allowed besides a call: only suggested updates, and only in places that are open to the
user."""

from typing import Any

import pytest

from claude_desk.protocol.requests.permissions import CanUseTool, PermissionUpdate
from claude_desk.session.permissions.decisions import (
    USER,
    AllowOnce,
    AlwaysAllow,
    PendingRequest,
    answer_to,
    at,
    not_offered,
    rules_of,
    wider_of,
)

RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir *"}],
    "behavior": "allow",
    "destination": "localSettings",
}
FOLDER = {"type": "addDirectories", "directories": ["/p"], "destination": "session"}
MODE = {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
BYPASS = {"type": "setMode", "mode": "bypassPermissions", "destination": "session"}
DENY = RULE | {"behavior": "deny"}


def update(value: dict[str, Any]) -> PermissionUpdate:
    return PermissionUpdate.model_validate(value)


def pending(*suggestions: Any, **more: Any) -> PendingRequest:
    request = CanUseTool(
        tool_name="Bash", input={"command": "x"}, permission_suggestions=list(suggestions), **more
    )
    return PendingRequest("r", request)


def sent(request: PendingRequest, decision: Any) -> list[dict[str, Any]]:
    answer = answer_to(request, decision).model_dump(by_alias=True, exclude_unset=True)
    found: list[dict[str, Any]] = answer["updatedPermissions"]
    return found


def test_each_by_itself() -> None:
    request = pending(FOLDER, RULE, MODE)
    assert sent(request, AlwaysAllow()) == [RULE]
    assert sent(request, AlwaysAllow((at(update(RULE), USER),))) == [RULE | {"destination": USER}]
    assert sent(request, AllowOnce(None, (update(FOLDER),))) == [FOLDER]
    assert sent(request, AllowOnce(None, (update(MODE),))) == [MODE]


@pytest.mark.parametrize(
    "decision",
    [
        AlwaysAllow((update(RULE | {"rules": [{"toolName": "Bash"}]}),)),
        AlwaysAllow((update(RULE | {"destination": "projectSettings"}),)),
        AlwaysAllow((update(DENY),)),
        AlwaysAllow((update(FOLDER),)),
        AllowOnce(None, (update(RULE),)),
        AllowOnce(None, (update(BYPASS),)),
        AllowOnce(None, (update(FOLDER | {"directories": ["/"]}),)),
        AllowOnce(None, (update(FOLDER | {"destination": "userSettings"}),)),
    ],
)
def test_nothing_is_granted_that_was_not_suggested(decision: Any) -> None:
    with pytest.raises(ValueError, match=r"suggested|rule"):
        answer_to(pending(RULE, FOLDER, MODE, BYPASS, DENY), decision)


def test_what_is_offered_and_what_is_not() -> None:
    request = pending(RULE, FOLDER, MODE, BYPASS, DENY).request
    assert [u.type for u in rules_of(request)] == ["addRules"]
    assert [u.type for u in wider_of(request)] == ["addDirectories", "setMode"]
    assert [(u.type, u.mode) for u in not_offered(request)] == [
        ("setMode", "bypassPermissions"),
        ("addRules", None),
    ]
    suppressed = pending(RULE, suppress_always_allow_rule=True).request
    assert rules_of(suppressed) == not_offered(suppressed) == []


@pytest.mark.parametrize("suggested", [RULE, FOLDER, MODE], ids=["rule", "folder", "mode"])
def test_what_only_another_type_has_is_not_granted(suggested: dict[str, Any]) -> None:
    """Fields that belong to another type of update are shown on no card, so they are not granted."""
    everything = {
        "behavior": "allow",
        "rules": [{"toolName": "Bash"}],
        "mode": "bypassPermissions",
        "directories": ["/"],
    }
    request = pending(everything | suggested)
    rules, wider = rules_of(request.request), wider_of(request.request)
    decision = AlwaysAllow(tuple(rules)) if rules else AllowOnce(None, tuple(wider))
    assert sent(request, decision) == [suggested]
