"""Permission requests: what they suggest."""

from typing import Any

import pytest

from claude_desk.protocol.requests.permissions import CanUseTool, PermissionRule, PermissionUpdate

RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir sub *"}],
    "behavior": "allow",
    "destination": "localSettings",
}
FOLDERS = {"type": "addDirectories", "directories": ["/p"], "destination": "session"}
MODE = {"type": "setMode", "mode": "acceptEdits", "destination": "session"}


def asked(suggestions: Any) -> CanUseTool:
    return CanUseTool.model_validate(
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": {}, "permission_suggestions": suggestions}
    )


def test_suggestions_are_read_in_order() -> None:
    found = asked([RULE, FOLDERS, MODE]).suggestions()
    assert [update.type for update in found] == ["addRules", "addDirectories", "setMode"]
    assert found[0].rules[0].words() == "Bash(mkdir sub *)"
    assert found[0].destination == "localSettings"


@pytest.mark.parametrize(
    "bad",
    [
        None,
        5,
        "addRules",
        [],
        {},
        {"type": "of_2030", "destination": "session"},
        {"type": "addRules", "behavior": "allow", "destination": "session"},
        {**RULE, "rules": []},
        {**RULE, "rules": "Bash"},
        {**RULE, "rules": [{"ruleContent": "x"}]},
        {**RULE, "rules": [{"toolName": 5}]},
        {**RULE, "rules": [{"toolName": "Bash", "ruleContent": 5}]},
        {**RULE, "behavior": "perhaps"},
        {**RULE, "behavior": None},
        {**RULE, "destination": ""},
        {key: value for key, value in RULE.items() if key != "destination"},
        {**MODE, "mode": None},
        {**FOLDERS, "directories": []},
        {**FOLDERS, "directories": [5]},
        {**FOLDERS, "directories": ["/p", ""]},
    ],
)
def test_a_malformed_suggestion_is_left_out_and_the_valid_ones_stay(bad: Any) -> None:
    request = asked([bad, MODE])
    assert [update.type for update in request.suggestions()] == ["setMode"]
    assert request.permission_suggestions == [bad, MODE]


@pytest.mark.parametrize("odd", [None, "all", {"type": "addRules"}, 5])
def test_suggestions_that_are_no_list_are_none(odd: Any) -> None:
    request = asked(odd)
    assert request.suggestions() == []
    assert request.tool_name == "Bash"


@pytest.mark.parametrize("field", ["title", "description", "display_name", "blocked_path", "agent_id"])
def test_a_request_survives_what_is_only_for_show(field: str) -> None:
    request = CanUseTool.model_validate({"tool_name": "Bash", "input": {"command": "ls"}, field: {"odd": 1}})
    assert getattr(request, field) is None
    assert request.input == {"command": "ls"}


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (PermissionRule(tool_name="WebFetch"), "WebFetch"),
        (PermissionRule(tool_name="Bash", rule_content="ls *"), "Bash(ls *)"),
        (PermissionRule(tool_name="Bash", rule_content=""), "Bash()"),
    ],
)
def test_a_rule_in_words(rule: PermissionRule, words: str) -> None:
    assert rule.words() == words


def test_an_update_of_our_own_is_complete() -> None:
    assert PermissionUpdate(type="setMode", mode="plan", destination="session").is_complete()
    assert not PermissionUpdate().is_complete()
