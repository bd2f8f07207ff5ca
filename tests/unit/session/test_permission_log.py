"""The permission log: the record of a decision, how its tool ended, and what the next Allow revokes."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.paths import AppPaths
from claude_desk.protocol.files import journal_file as j
from claude_desk.protocol.files.journal_file import CLAUDE
from claude_desk.protocol.requests.permissions import Allow, PermissionUpdate
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce, AlwaysAllow, DenyOnce
from claude_desk.session.permissions.permission_log import PermissionLog, read_permission_log, waiting_in
from claude_desk.session.permissions.permission_recorder import RuleRevocation
from claude_desk.session.permissions.plan_comments import planning_words
from claude_desk.workspace.folder_trust import FolderConsent, FolderTrust, TrustAnswer
from tests.known_folder import know
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, ending, tool

RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir x *"}],
    "behavior": "allow",
    "destination": "localSettings",
}
GONE = RULE | {"type": "removeRules"}
ADDED = PermissionUpdate.model_validate(RULE)
OURS = PermissionUpdate.model_validate(RULE | {"destination": "session"})


def asking(number: int, *, is_error: bool = False, **more: Any) -> Steps:
    call = tool(tool_id=f"toolu_{number}")
    steps = calling(tool_id=f"toolu_{number}").ask(WIRE.can_use_tool(call, **more), request_id=f"r{number}")
    return ending(steps.write(WIRE.tool_result(f"toolu_{number}", "ok", None, is_error=is_error)))


def ledger(held: SessionHarness) -> PermissionLog:
    assert held.session.permission_recorder.path is not None
    return read_permission_log(held.session.permission_recorder.path)


async def decide(held: SessionHarness, decision: Any) -> None:
    footers = len(held.footers)
    held.session.send("go")
    request = (await held.asks())[0]
    held.session.requests.decide(request.id, decision)
    await held.until(lambda: len(held.footers) > footers)


async def test_how_each_ended(make_session: MakeSession) -> None:
    steps = Steps()
    steps.steps = [*asking(1).steps, *asking(2, is_error=True).steps, *asking(3).steps]
    held = make_session(Script(steps))
    heard: list[None] = []
    held.session.permission_recorder.changed.connect(lambda: heard.append(None))
    await decide(held, AllowOnce())
    await decide(held, AllowOnce({"command": "mkdir y"}))
    await decide(held, DenyOnce("Not there."))
    lines = ledger(held).lines
    assert [(line.decision, line.outcome) for line in lines] == [
        ("deny", ""),
        ("allow", "failed"),
        ("allow", "done"),
    ]
    assert lines[1].input == {"command": "mkdir y"}
    assert (lines[0].words, lines[0].asker, lines[0].tool) == ("Not there.", CLAUDE, "Bash")
    assert len(heard) >= 5


async def test_what_a_stop_denies_is_told_at_once(make_session: MakeSession) -> None:
    held = make_session(Script(asking(1)))
    held.session.send("go")
    await held.asks()
    heard: list[None] = []
    held.session.permission_recorder.changed.connect(lambda: heard.append(None))
    held.session.stop()
    assert heard
    assert [line.decision for line in ledger(held).lines] == ["stopped"]


async def test_a_rule_goes_with_the_next_allow(make_session: MakeSession) -> None:
    steps = Steps()
    for number in (1, 2, 3, 4):
        steps.steps += asking(number, permission_suggestions=[RULE] if number == 1 else []).steps
    held = make_session(Script(steps))
    await decide(held, AlwaysAllow())
    (added,) = ledger(held).lines[0].added
    assert added.can_go
    held.session.permission_recorder.revoke(added.update)
    held.session.permission_recorder.revoke(added.update)  # a second call changes nothing
    assert ledger(held).lines[0].added[0].state == "waiting"
    await decide(held, DenyOnce())
    assert held.session.permission_recorder.waiting == [ADDED]
    await decide(held, AllowOnce())
    assert ledger(held).lines[-1].added[0].state == "taken"
    assert ledger(held).lines[0].added == [], "the removal is none of the decision's own"
    await decide(held, AllowOnce())
    await held.session.close()
    answers = held.answers()
    updates = [answers[f"r{n}"]["response"].get("updatedPermissions") for n in (1, 2, 3, 4)]
    assert updates == [[RULE], None, [GONE], None]
    rule = "Bash(mkdir x *)"
    assert held.session.requests.changed_rules == [rule, rule], "the folder's trust outlives both changes"


@pytest.mark.parametrize(
    ("update", "written"),
    [
        (RULE, {"allow": ["Bash(mkdir x *)"]}),
        (
            {"type": "addDirectories", "directories": ["/srv/da\u202eta"], "destination": "localSettings"},
            {"additionalDirectories": ["/srv/da\u202eta"]},
        ),
        (
            {"type": "setMode", "mode": "acceptEdits", "destination": "localSettings"},
            {"defaultMode": "acceptEdits"},
        ),
    ],
)
async def test_what_an_allow_has_written_is_no_change_of_the_folder(
    make_session: MakeSession, tmp_path: Path, update: dict[str, Any], written: dict[str, Any]
) -> None:
    """The comparison works in any language, because it compares data and not text. Another value of the same
    kind is a change of the folder."""
    folder = tmp_path / "trusted"
    (folder / ".claude").mkdir(parents=True)
    settings = folder / ".claude/settings.local.json"
    know(AppPaths.under(tmp_path / "desk"), folder)
    consent = FolderConsent(FolderTrust(AppPaths.under(tmp_path / "desk"), tmp_path / "none"), folder)
    held = make_session(Script(asking(1, permission_suggestions=[update])))
    wider = (PermissionUpdate.model_validate(update),)
    await decide(held, AlwaysAllow() if update is RULE else AllowOnce(None, wider))
    settings.write_text(json.dumps({"permissions": written}))
    consent.renew()
    assert consent.answer is None, "without its leave it is one"
    settings.unlink()
    assert consent.renew() is TrustAnswer.TRUSTED
    settings.write_text(json.dumps({"permissions": written}))
    assert consent.renew(held.session.requests.changed_settings) is TrustAnswer.TRUSTED
    other = {key: ["other"] if isinstance(value, list) else "plan" for key, value in written.items()}
    settings.write_text(json.dumps({"permissions": other}))
    assert consent.renew(held.session.requests.changed_settings) is None


@pytest.mark.parametrize("destination", ["session", "userSettings", "cliArg"])
@pytest.mark.parametrize("kind", ["addRules", "addDirectories", "setMode"])
async def test_what_an_allow_has_not_written_to_the_folder_is_a_change_of_the_folder(
    make_session: MakeSession, tmp_path: Path, destination: str, kind: str
) -> None:
    """A rule for the session does not allow the same rule in the folder's settings."""
    update, written = {
        "addRules": (RULE, {"allow": ["Bash(mkdir x *)"]}),
        "addDirectories": ({"directories": ["/srv"]}, {"additionalDirectories": ["/srv"]}),
        "setMode": ({"mode": "acceptEdits"}, {"defaultMode": "acceptEdits"}),
    }[kind]
    offered = {**update, "type": kind, "destination": destination}
    folder = tmp_path / "trusted"
    (folder / ".claude").mkdir(parents=True)
    know(AppPaths.under(tmp_path / "desk"), folder)
    consent = FolderConsent(FolderTrust(AppPaths.under(tmp_path / "desk"), tmp_path / "none"), folder)
    held = make_session(Script(asking(1, permission_suggestions=[offered])))
    wider = (PermissionUpdate.model_validate(offered),)
    await decide(held, AlwaysAllow(wider) if kind == "addRules" else AllowOnce(None, wider))
    (folder / ".claude/settings.local.json").write_text(json.dumps({"permissions": written}))
    assert consent.renew(held.session.requests.changed_settings) is None


async def test_what_waited_is_taken_up_by_a_resumed_session(make_session: MakeSession) -> None:
    held = make_session(Script(asking(1)), resume="0e7cf6aa-0000-4000-8000-000000000001")
    path = held.journals / "0e7cf6aa-0000-4000-8000-000000000001.jsonl"
    path.parent.mkdir(parents=True)
    gone = RULE | {"destination": "session"}
    path.write_bytes(
        b"".join(
            j.to_line(record)
            for record in (
                j.DecisionRecord(tool_use_id="a", tool_name="Bash", decision="always", updates=[RULE, gone]),
                j.RevocationRecord(update=RULE, state="waiting"),
                j.RevocationRecord(update=gone, state="waiting"),
            )
        )
    )
    held.session.permission_recorder.changed.connect(held.more)
    held.session.send("go")
    request = (await held.asks())[0]
    await held.until(lambda: held.session.permission_recorder.waiting == [ADDED])
    held.session.requests.decide(request.id, AllowOnce())
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    assert held.answer("r1")["updatedPermissions"] == [GONE]


def test_what_holds_no_more(tmp_path: Path) -> None:
    """A new child ends updates that were allowed for the session only. Updates that were revoked before stay
    revoked."""
    session = RULE | {"destination": "session"}
    other = session | {"behavior": "deny"}
    written = (
        j.DecisionRecord(
            tool_use_id="a", tool_name="Bash", decision="always", updates=[RULE, session, other]
        ),
        j.RevocationRecord(update=session, state="sent"),
        j.ChildStartRecord(session_id="s"),
    )
    (tmp_path / "s.jsonl").write_bytes(b"".join(map(j.to_line, written)))
    (line,) = read_permission_log(tmp_path / "s.jsonl").lines
    assert [added.state for added in line.added] == ["", "taken", "ended"]
    assert [added.can_go for added in line.added] == [True, False, False]


async def test_what_nobody_decided(make_session: MakeSession) -> None:
    first = tool(tool_id="toolu_1")
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.assistant("msg_1", first))
    steps.post(WIRE.can_use_tool(first), "r1").withdraw("r1")
    refused = tool(value={"command": "rm x"}, tool_id="toolu_2")
    denied = {"type": "system", "subtype": "permission_denied", "tool_name": "Bash", "tool_use_id": "toolu_2"}
    steps.write(WIRE.assistant("msg_2", refused), denied | {"message": "By a rule."})
    held = make_session(Script(ending(steps)))
    held.session.send("go")
    await held.until(lambda: bool(held.footers))
    found = [(line.decision, line.tool_use_id, line.words, line.input) for line in ledger(held).lines]
    assert found == [
        ("auto_denied", "toolu_2", "By a rule.", {"command": "rm x"}),
        ("withdrawn", "toolu_1", "", {"command": "mkdir x"}),
    ]


async def test_a_plan_left_open_by_a_stop_keeps_plan_mode(make_session: MakeSession) -> None:
    call = tool("ExitPlanMode", {"plan": "# Plan"})
    steps = Steps().await_user().write(WIRE.init("plan"), WIRE.assistant("msg_1", call))
    steps.post(WIRE.can_use_tool(call), "r1").await_control("interrupt", {}).write(WIRE.stopped_result())
    steps.await_control("set_permission_mode", {"mode": "plan"})
    held = make_session(Script(steps), mode="plan")
    held.session.send("go")
    await held.asks()
    held.session.stop()
    await held.state(SessionPhase.READY)
    await held.session.close()
    modes = [request for request in held.asked() if request["subtype"] == "set_permission_mode"]
    assert modes == [{"subtype": "set_permission_mode", "mode": "plan"}]


def test_what_an_answer_adds_anew_stays() -> None:
    backs = RuleRevocation()
    assert backs.want(ADDED) and not backs.want(ADDED)
    answer = Allow(updated_input={}, updated_permissions=[ADDED])
    assert backs.apply_to(answer) == (answer, [], [ADDED])
    assert backs.waiting == []


def test_what_held_for_a_child_ends_with_it() -> None:
    backs = RuleRevocation()
    backs.want(OURS)
    backs.want(ADDED)
    backs.child_ended()
    assert backs.waiting == [ADDED]


@pytest.mark.parametrize("kind", ["setMode", "replaceRules", "removeRules", "", "x"])
def test_what_cannot_be_taken_back(kind: str) -> None:
    assert not RuleRevocation().want(PermissionUpdate.model_validate(RULE | {"type": kind}))


def test_a_journal_of_anything(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    assert read_permission_log(path) == PermissionLog([])
    assert waiting_in(path) == []
    own = RULE | {"destination": "session"}
    good = j.DecisionRecord(tool_use_id="a", tool_name="Bash", decision="always", updates=[own, {"type": 3}])
    lines = [
        j.to_line(good),
        b'{"v":1,"kind":"decided"\n',
        b"\xff\xfe\n",
        b'{"kind":"outcome"}\n',
        j.to_line(j.ChildStartRecord(session_id="s")),
    ]
    path.write_bytes(b"".join(lines) + b'{"v":1,"at":1,"kind":"deci')
    (line,) = read_permission_log(path).lines
    assert [added.state for added in line.added] == ["ended"]


def test_only_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claude_desk.session.permissions.permission_log.MOST_LINES", 3)
    path = tmp_path / "s.jsonl"
    records = [j.DecisionRecord(tool_use_id=str(n), tool_name="Bash", decision="allow") for n in range(5)]
    path.write_bytes(b"".join(map(j.to_line, records)))
    found = read_permission_log(path)
    assert ([line.tool_use_id for line in found.lines], found.cut) == (["4", "3", "2"], True)


def test_words_about_a_plan() -> None:
    assert planning_words([], " ") == ""
    assert planning_words([("a", "  ")], "Shorter.") == "Shorter."
    said = planning_words([("x" * 5_000, "No."), ("- a\n\n- b", "Why?")], "")
    assert said.startswith("The user wants to keep planning")
    assert "> " + "x" * 1_200 + " …\n\nNo." in said
    assert said.endswith("> - a\n>\n> - b\n\nWhy?")
