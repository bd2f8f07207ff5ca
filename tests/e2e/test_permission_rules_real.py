"""The permission rules with both real CLIs: the list, edits in the settings files, and which rule decides."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.session.controls.permission_rules import PlacedRule, SessionPermissionRules
from claude_desk.session.permissions.decisions import DenyOnce
from claude_desk.transcript.permissions.rule_check import CheckedRule, RuleVerdict, decide
from tests.clis import NEW, Cli
from tests.e2e.conftest import RealSession
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)


def settings(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def write(file: Path, **permissions: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"permissions": permissions, "env": {"KEPT": "1"}}))


async def listed(held: SessionHarness) -> SessionPermissionRules:
    rules = held.session.controls.permission_rules
    rules.changed.connect(held.more)
    await held.ready()
    rules.ask()
    await held.until(lambda: rules.state.listed is not None or rules.state.absent, 30)
    return rules


def texts(rules: SessionPermissionRules) -> set[tuple[str, str, str]]:
    listed = rules.state.listed
    assert listed is not None
    return {(rule.behavior, rule.source, rule.rule) for rule in listed.rules}


@pytest.mark.both_versions
async def test_the_cli_lists_and_edits_its_rules(
    real_session: RealSession, project: Path, environment: dict[str, str], cli: Cli
) -> None:
    user = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    local = project / ".claude" / "settings.local.json"
    write(user, allow=["Bash(ls:*)"], ask=["Bash(git push:*)"])
    write(local, deny=["Bash(curl:*)"])
    before = user.read_bytes()
    held = real_session()
    rules = await listed(held)
    if cli is not NEW:
        assert rules.state.absent and not rules.can_edit
        assert not rules.add(PlacedRule("allow", "localSettings", "Bash(npm test:*)"))
        return
    given = {
        ("allow", "userSettings", "Bash(ls:*)"),
        ("ask", "userSettings", "Bash(git push:*)"),
        ("deny", "localSettings", "Bash(curl:*)"),
    }
    assert texts(rules) == given

    added = PlacedRule("allow", "localSettings", "Bash(npm test:*)")
    assert rules.add(added)
    await held.until(lambda: ("allow", "localSettings", added.rule) in texts(rules), 30)
    assert settings(local)["permissions"] == {"deny": ["Bash(curl:*)"], "allow": [added.rule]}
    assert settings(local)["env"] == {"KEPT": "1"}
    assert rules.take_back()
    await held.until(lambda: texts(rules) == given and not rules.state.editing, 30)
    assert settings(local)["permissions"].get("allow", []) == []
    assert user.read_bytes() == before, "only the named file is written"

    # What the CLI refuses is said in its words, and nothing is written.
    kept = local.read_bytes()
    for refused, word in (("Bash((", "Malformed"), ("bash(x)", "uppercase"), ("", "empty")):
        assert rules.add(PlacedRule("allow", "localSettings", refused))
        await held.until(lambda: not rules.state.editing and not rules.state.asking, 30)
        assert word in str(rules.state.refusal), refused
    assert local.read_bytes() == kept

    # A rule moves to another file: it is written there before it is removed here.
    assert rules.state.listed is not None
    old = next(rule for rule in rules.state.listed.rules if rule.source == "localSettings")
    assert rules.replace(old, PlacedRule("ask", "projectSettings", "Bash(curl -s:*)"))
    await held.until(lambda: ("deny", "localSettings", "Bash(curl:*)") not in texts(rules), 30)
    shared = settings(project / ".claude" / "settings.json")
    assert shared == {"permissions": {"ask": ["Bash(curl -s:*)"]}}
    assert settings(local)["permissions"].get("deny", []) == []


@pytest.mark.parametrize("cli", [NEW], indirect=True, ids=[NEW.version])
async def test_a_file_that_cannot_be_written_is_said(real_session: RealSession, project: Path) -> None:
    local = project / ".claude" / "settings.local.json"
    local.parent.mkdir()
    local.mkdir()
    held = real_session()
    rules = await listed(held)
    assert rules.add(PlacedRule("allow", "localSettings", "Bash(npm test:*)"))
    await held.until(lambda: not rules.state.editing and not rules.state.asking, 30)
    assert rules.state.refusal and rules.state.last is None


# Commands of which the verdict is certain, with the rules that decide. The real CLI must agree.
RULES = [
    CheckedRule("deny", "Bash(touch denied:*)"),
    CheckedRule("ask", "Bash(touch asked:*)"),
    CheckedRule("allow", "Bash(touch:*)"),
    CheckedRule("allow", "Bash(mkdir exact)"),
]
COMMANDS = [
    "touch free", "touch denied x", "touch asked", "touch asked x", "touch deniedx", "mkdir exact",
    "mkdir exact2", "mkdir exact two", "rmdir free",
]  # fmt: skip


@pytest.mark.parametrize("cli", [NEW], indirect=True, ids=[NEW.version])
async def test_the_rule_that_we_name_is_the_one_that_decides(
    real_session: RealSession, project: Path, environment: dict[str, str], api: StandIn
) -> None:
    user = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    write(
        user,
        **{name: [rule.text for rule in RULES if rule.behavior == name] for name in ("allow", "ask", "deny")},
    )
    api.on("go", [*(Answer(ToolUse("Bash", {"command": command})) for command in COMMANDS), "Done."])
    held = real_session()
    asked: set[str] = set()

    def answer() -> None:
        for pending in held.session.requests.pending:
            if pending.request.input["command"] not in asked:
                asked.add(pending.request.input["command"])
                held.session.requests.decide(pending.id, DenyOnce())

    held.session.requests_changed.connect(answer)
    held.session.send("go")
    await held.says("Done.", 60)
    asks = (RuleVerdict.ASKED, RuleVerdict.NO_RULE)
    assert asked == {command for command in COMMANDS if decide(RULES, command).verdict in asks}
    done = {path.name for path in project.iterdir()}
    assert {"free", "deniedx", "exact"} <= done and not {"denied", "asked", "exact2", "two"} & done
