"""The CLI's list of permission rules, and the edits that we send."""

import json

from claude_desk.protocol.requests.json_edit import edit_answer
from claude_desk.protocol.requests.permission_rules import AddRules, RemoveRule, rules_of

RULE = {"behavior": "allow", "source": "userSettings", "rule": "Bash(ls:*)", "editability": "persistent"}


def test_rules_are_read_and_malformed_ones_are_skipped() -> None:
    odd = [{"rule": 3}, "Bash", None, {"behavior": "allow", "rule": "Bash"}]
    described = RULE | {"description": {"prefix": "Any Bash command starting with ", "emphasis": "ls"}}
    new = {"behavior": "forbid", "source": "moon", "rule": "X", "editability": 7, "more": 1}
    found = rules_of(
        {"state": {"rules": [described, *odd, new], "workspaceDirectories": "?", "managedOnly": True}}
    )
    assert found is not None
    assert [rule.rule for rule in found.rules] == ["Bash(ls:*)", "X"]
    assert [rule.editable for rule in found.rules] == [True, False]
    assert found.rules[0].description is not None and found.rules[0].description.emphasis == "ls"
    assert (found.folders, found.managed_only) == ([], True)


def test_an_answer_without_a_list_is_none() -> None:
    assert rules_of({}) is None
    assert rules_of({"state": []}) is None
    empty = rules_of({"state": {}})
    assert empty is not None and empty.rules == []


def test_edits_have_the_shape_of_the_command() -> None:
    edit = AddRules(rules=["Bash(ls:*)"], behavior="allow", destination="localSettings")
    assert json.loads(edit.to_bytes()) == {
        "op": "add", "rules": ["Bash(ls:*)"], "behavior": "allow", "destination": "localSettings",
    }  # fmt: skip
    removal = RemoveRule(rule="Bash", behavior="deny", source="userSettings")
    assert json.loads(removal.to_bytes()) == {
        "op": "remove", "rule": "Bash", "behavior": "deny", "source": "userSettings",
    }  # fmt: skip


def test_answers_are_read_or_none() -> None:
    said = edit_answer(b'{"ok":true,"warnings":["w"],"stored":["Bash"]}\n')
    assert said is not None and (said.ok, said.warnings, said.stored) == (True, ["w"], ["Bash"])
    refused = edit_answer(b'{"ok":false,"refusal":"invalid_request"}')
    assert refused is not None and not refused.ok and refused.refusal == "invalid_request"
    for nothing in (b"", b"[]", b"{}", b'{"ok":"yes"}', b"\xff", b'{"ok":true} and more'):
        assert edit_answer(nothing) is None, nothing
