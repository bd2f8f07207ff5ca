"""Rules that are added and revoked, with both real CLIs: the settings files, and whether the CLI asks
again."""

import json
from pathlib import Path

import pytest

from claude_desk.session.permissions import decisions
from claude_desk.session.permissions.decisions import AllowOnce, AlwaysAllow, DenyOnce
from claude_desk.session.permissions.permission_log import PermissionLogEntry, read_permission_log
from tests.e2e.conftest import RealSession
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)

RULED, OTHER = "python3 -c 'print(6 + 7)'", "python3 -c 'print(1)'"


PLACES = {"always": None, "always here": decisions.SESSION, "always everywhere": decisions.USER}


def rules(*files: Path) -> list[list[str]]:
    """Return the allow rules of each settings file."""
    told = [json.loads(file.read_text()) if file.exists() else {} for file in files]
    return [each.get("permissions", {}).get("allow", []) for each in told]


def ledger(held: SessionHarness) -> list[PermissionLogEntry]:
    assert held.session.permission_recorder.path is not None
    return read_permission_log(held.session.permission_recorder.path).lines


async def turn(held: SessionHarness, prompt: str, decision: object = None) -> bool:
    """Play a turn, and answer its request if there is one. Return whether the CLI asked."""
    footers = len(held.footers)
    held.session.send(prompt)
    await held.until(lambda: bool(held.session.requests.pending) or len(held.footers) > footers, 60)
    asked = bool(held.session.requests.pending)
    if asked:
        request = held.session.requests.pending[0]
        if isinstance(decision, str):
            (rule,) = decisions.rules_of(request.request)
            place = PLACES[decision]
            decision = AlwaysAllow((decisions.at(rule, place),) if place else ())
        held.session.requests.decide(request.id, decision or DenyOnce())  # type: ignore[arg-type]
        await held.until(lambda: len(held.footers) > footers, 60)
    return asked


@pytest.mark.parametrize("always", PLACES)
async def test_a_rule_is_taken_back(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str], always: str
) -> None:
    files = (
        project / ".claude" / "settings.local.json",
        Path(environment["CLAUDE_CONFIG_DIR"], "settings.json"),
    )
    prompts = {"alpha": RULED, "beta": RULED, "gamma": OTHER, "delta": OTHER, "epsilon": RULED}
    for prompt, command in prompts.items():
        api.on(prompt, [Answer(ToolUse("Bash", {"command": command, "description": "d"})), "Done."])
    held = real_session()
    assert await turn(held, "alpha", always)
    written = rules(*files)
    assert [len(each) for each in written] == [always == "always", always == "always everywhere"]
    assert not await turn(held, "beta")
    assert api.last_tool_result("beta") == "13"
    (line,) = ledger(held)
    assert (line.decision, line.outcome, line.input["command"]) == ("always", "done", RULED)
    held.session.permission_recorder.revoke(line.added[0].update)
    # A denial does not send the revocation. The revocation stays pending until the next Allow.
    assert await turn(held, "gamma")
    assert rules(*files) == written
    assert ledger(held)[-1].added[0].state == "waiting"
    assert await turn(held, "delta", AllowOnce())
    assert rules(*files) == [[], []]
    assert ledger(held)[-1].added[0].state == "taken"
    assert await turn(held, "epsilon"), "it asks again"
    assert [(line.decision, line.outcome) for line in ledger(held)] == [
        ("deny", ""),
        ("allow", "done"),
        ("deny", ""),
        ("always", "done"),
    ]
