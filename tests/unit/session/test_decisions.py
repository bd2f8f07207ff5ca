"""Permission requests, the decisions on them, and the exact answers to the CLI."""

import json
from typing import Any

import pytest

from claude_desk.agent.agent import Agent
from claude_desk.protocol.files.journal_file import CLAUDE, UndecidedRecord, asker_text
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from claude_desk.session.permissions.decisions import (
    AllowOnce,
    AlwaysAllow,
    AnswerQuestions,
    ApprovePlan,
    Decision,
    DenyOnce,
    DismissQuestions,
    KeepPlanning,
    PendingRequest,
    RequestKind,
    answer_to,
    is_other_input,
    modes_after_plan,
)
from claude_desk.transcript.entries import ToolState
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, ending, tool
from tests.waiting import until

MKDIR = {"command": "mkdir x", "timeout": None}
RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir x *"}],
    "behavior": "allow",
    "destination": "localSettings",
}
FOLDERS = {"type": "addDirectories", "directories": ["/p"], "destination": "session"}
MODE = {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
QUESTIONS = {
    "questions": [
        {
            "question": "Which language?",
            "header": "Lang",
            "options": [{"label": "Go", "description": "fast"}, {"label": "Python", "description": "easy"}],
            "multiSelect": False,
        }
    ]
}
PLAN = {"plan": "1. Look\n2. Act", "allowedPrompts": []}


def script(name: str = "Bash", value: dict[str, Any] | None = None, **extra: Any) -> Script:
    """Script a child that asks for permission for one tool, and writes whether the tool was allowed."""
    value = MKDIR if value is None else value
    steps = calling(name, value)
    steps.ask(
        WIRE.can_use_tool(tool(name, value), **extra),
        allow=Steps().write(WIRE.tool_result("toolu_1", "ok", None)),
        deny=Steps().write(WIRE.tool_result("toolu_1", "no", None, is_error=True)),
    )
    return Script(ending(steps))


async def decided(held: SessionHarness, decision: Decision) -> dict[str, Any]:
    """Decide the script's only request, and return the answer that the CLI got."""
    held.session.send("go")
    request = (await held.asks())[0]
    assert held.session.state.phase is SessionPhase.WAITING
    held.session.requests.decide(request.id, decision)
    assert held.session.requests.pending == []
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    return held.answer()


async def test_allow_once_sends_the_input_as_it_was(make_session: MakeSession) -> None:
    held = make_session(script(permission_suggestions=[RULE, FOLDERS, MODE]))
    assert await decided(held, AllowOnce()) == {
        "behavior": "allow",
        "updatedInput": MKDIR,
        "toolUseID": "toolu_1",
    }
    assert held.rows == ["user: go", "tool: Bash", "prose: Done.", "footer: done"]
    record = next(r for r in held.journal() if r.kind == "decided")
    assert record.model_dump()["decision"] == "allow"
    assert record.model_dump()["input"] == MKDIR


async def test_the_row_says_that_it_waits(make_session: MakeSession) -> None:
    held = make_session(script())
    held.session.send("go")
    request = (await held.asks())[0]
    call = held.session.entries[1].tool
    assert call is not None
    assert (request.kind, request.asker) == (RequestKind.PERMISSION, CLAUDE)
    assert call.state is ToolState.WAITING
    held.session.requests.decide(request.id, AllowOnce())
    assert call.state is ToolState.RUNNING
    assert held.session.state.phase is SessionPhase.WORKING
    await held.until(lambda: bool(held.footers))
    assert call.state is ToolState.DONE


@pytest.mark.parametrize("changed", [{"command": "mkdir y"}, {}])
async def test_allow_once_with_another_input(make_session: MakeSession, changed: dict[str, Any]) -> None:
    held = make_session(script())
    answer = await decided(held, AllowOnce(changed))
    assert answer == {"behavior": "allow", "updatedInput": changed, "toolUseID": "toolu_1"}
    record = next(r for r in held.journal() if r.kind == "decided")
    assert record.model_dump()["input"] == changed


@pytest.mark.parametrize("edit", [None, {"command": "mkdir z"}])
async def test_what_a_hook_has_put_in_is_what_its_row_says(
    make_session: MakeSession, edit: dict[str, Any] | None
) -> None:
    """The request has the input that will run. Claude's own input was different, and is not used."""
    steps = calling("Bash", MKDIR)
    steps.ask(
        WIRE.can_use_tool(tool("Bash", {"command": "rm -r x"})),
        allow=Steps().write(WIRE.tool_result("toolu_1", "ok", None)),
    )
    held = make_session(Script(ending(steps)))
    answer = await decided(held, AllowOnce(edit))
    await held.until(lambda: bool(held.footers))
    runs = edit or {"command": "rm -r x"}
    assert answer["updatedInput"] == runs
    (call,) = [entry.tool for entry in held.session.entries if entry.tool is not None]
    assert (call.input, call.asked, call.changed) == (runs, MKDIR, True)
    assert call.by_person is (edit is not None)
    record = next(r for r in held.journal() if r.kind == "decided").model_dump()
    assert (record["input"], record["changed"], record["asked_so"]) == (runs, edit is not None, edit is None)


@pytest.mark.parametrize(
    ("written", "asked", "other"),
    [
        ({"command": "ls"}, {"command": "rm"}, True),
        ({"command": "ls"}, {"command": "ls", "dangerouslyDisableSandbox": True}, True),
        ({"file_path": "a.py"}, {"file_path": "/srv/b.py"}, True),
        ({"file_path": "/srv/a.py"}, {"file_path": "/etc/srv/a.py"}, True),
        ({"command": "ls"}, {"command": "ls", "run_in_background": False}, False),
        ({"file_path": "a.py"}, {"file_path": "/srv/a.py"}, False),
        ({"file_path": "~/a.py"}, {"file_path": "/home/ada/a.py"}, False),
        ({"offset": "5", "file_path": "/a"}, {"offset": 5, "file_path": "/a"}, False),
        ({}, {"command": "rm"}, False),
    ],
)
def test_what_the_cli_fills_in_is_no_other_input(
    written: dict[str, Any], asked: dict[str, Any], other: bool
) -> None:
    assert is_other_input(written, asked) is other


async def test_always_allow_sends_the_one_rule_as_it_was_suggested(make_session: MakeSession) -> None:
    odd = RULE | {"rules": [{"toolName": "Bash", "ruleContent": None, "new": 1}], "note": None}
    held = make_session(script(permission_suggestions=[MODE, FOLDERS, odd, RULE]))
    answer = await decided(held, AlwaysAllow())
    assert answer == {
        "behavior": "allow",
        "updatedInput": MKDIR,
        "updatedPermissions": [odd],
        "toolUseID": "toolu_1",
    }
    assert '"directories"' not in json.dumps(answer)
    record = next(r for r in held.journal() if r.kind == "decided").model_dump()
    assert (record["decision"], record["rule"]) == ("always", "Bash")


@pytest.mark.parametrize(
    "suggestions",
    [
        [],
        [MODE, FOLDERS],
        ["words", None, 7, {"type": "addRules", "rules": "all"}],
        [RULE | {"behavior": "deny"}],
        [RULE | {"rules": []}],
        [RULE | {"rules": [{"ruleContent": "*"}]}],
        [{"type": "addRules", "rules": [{"toolName": "Bash"}], "destination": "session"}],
        [RULE | {"type": "replaceRules"}],
    ],
)
def test_without_a_rule_there_is_no_always(suggestions: list[Any]) -> None:
    request = CanUseTool(tool_name="Bash", input=MKDIR, permission_suggestions=suggestions)
    pending = PendingRequest("1", request)
    assert pending.rule is None
    with pytest.raises(ValueError, match="no rule"):
        answer_to(pending, AlwaysAllow())


def test_a_rule_that_shall_not_be_offered_is_not() -> None:
    request = CanUseTool(
        tool_name="Bash",
        input={},
        permission_suggestions=[RULE],
        suppress_always_allow_rule=True,
        tool_use_id="t",
    )
    assert PendingRequest("1", request).rule is None


@pytest.mark.parametrize(("words", "sent"), [("Use pnpm", "Use pnpm"), ("", "The user denied this")])
async def test_deny(make_session: MakeSession, words: str, sent: str) -> None:
    held = make_session(script())
    answer = await decided(held, DenyOnce(words))
    assert answer.pop("message").startswith(sent)
    assert answer == {"behavior": "deny", "interrupt": False, "toolUseID": "toolu_1"}
    call = held.session.entries[1].tool
    assert call is not None
    assert call.state is ToolState.DENIED
    assert held.footers == ["done"]
    record = next(r for r in held.journal() if r.kind == "decided").model_dump()
    assert (record["decision"], record["words"]) == ("deny", words)


async def test_answers(make_session: MakeSession) -> None:
    held = make_session(script("AskUserQuestion", QUESTIONS, requires_user_interaction=True))
    answer = await decided(held, AnswerQuestions({"Which language?": "Python"}))
    assert answer == {
        "behavior": "allow",
        "updatedInput": QUESTIONS | {"answers": {"Which language?": "Python"}},
        "toolUseID": "toolu_1",
    }
    record = next(r for r in held.journal() if r.kind == "decided").model_dump()
    assert record["decision"] == "answered"
    assert record["input"]["answers"] == {"Which language?": "Python"}


@pytest.mark.parametrize("answers", [{}, {"Which language?": "  "}])
async def test_no_answer_is_never_sent_as_one(make_session: MakeSession, answers: dict[str, str]) -> None:
    held = make_session(script("AskUserQuestion", QUESTIONS))
    held.session.send("go")
    request = (await held.asks())[0]
    with pytest.raises(ValueError, match="unanswered"):
        held.session.requests.decide(request.id, AnswerQuestions(answers))
    assert held.session.requests.pending == [request]


async def test_dismiss(make_session: MakeSession) -> None:
    held = make_session(script("AskUserQuestion", QUESTIONS))
    answer = await decided(held, DismissQuestions())
    assert (answer["behavior"], answer["interrupt"]) == ("deny", False)
    assert "dismissed" in answer["message"]


@pytest.mark.parametrize("questions", [{}, {"questions": "none"}, {"questions": [{"options": 3}]}])
async def test_malformed_questions_can_be_dismissed(
    make_session: MakeSession, questions: dict[str, Any]
) -> None:
    held = make_session(script("AskUserQuestion", questions))
    answer = await decided(held, DismissQuestions())
    assert answer["behavior"] == "deny"
    assert held.footers == ["done"]


@pytest.mark.parametrize("mode", ["default", "acceptEdits", "dontAsk", "auto", "bypassPermissions"])
async def test_approve_a_plan(make_session: MakeSession, mode: str) -> None:
    held = make_session(script("ExitPlanMode", PLAN))
    answer = await decided(held, ApprovePlan(mode))
    allow = {"behavior": "allow", "updatedInput": PLAN, "toolUseID": "toolu_1"}
    assert answer == allow | {"updatedPermissions": [MODE | {"mode": mode}]}
    assert held.session.info.mode == mode


async def test_an_approved_plan_is_left(make_session: MakeSession) -> None:
    held = make_session(script("ExitPlanMode", PLAN))
    held.session.send("Go")
    request = (await held.asks())[0]
    with pytest.raises(ValueError, match="left"):
        held.session.requests.decide(request.id, ApprovePlan("plan"))
    assert held.session.requests.pending == [request]


@pytest.mark.parametrize(
    ("wanted", "before", "modes"),
    [
        ("plan", "default", ("default", "acceptEdits")),
        ("plan", "acceptEdits", ("acceptEdits", "default")),
        ("plan", "dontAsk", ("dontAsk", "acceptEdits", "default")),
        ("plan", "auto", ("auto", "acceptEdits", "default")),
        ("plan", "bypassPermissions", ("default", "acceptEdits", "bypassPermissions")),
        # Modes that were chosen while the plan waits.
        ("acceptEdits", "default", ("acceptEdits", "default")),
        ("default", "acceptEdits", ("default", "acceptEdits")),
        ("dontAsk", "default", ("dontAsk", "acceptEdits", "default")),
        ("bypassPermissions", "acceptEdits", ("acceptEdits", "default")),  # bypass needs another child
    ],
)
def test_the_mode_before_the_plan_may_follow_it(wanted: str, before: str, modes: tuple[str, ...]) -> None:
    assert modes_after_plan(wanted, before) == modes


async def test_keep_planning(make_session: MakeSession) -> None:
    held = make_session(script("ExitPlanMode", PLAN))
    answer = await decided(held, KeepPlanning("Look twice"))
    assert answer == {
        "behavior": "deny",
        "message": "Look twice",
        "interrupt": False,
        "toolUseID": "toolu_1",
    }


@pytest.mark.parametrize(
    ("name", "decision"),
    [
        ("AskUserQuestion", AllowOnce()),
        ("AskUserQuestion", AlwaysAllow()),
        ("AskUserQuestion", ApprovePlan()),
        ("ExitPlanMode", AllowOnce()),
        ("ExitPlanMode", AlwaysAllow()),
        ("ExitPlanMode", AnswerQuestions({"a": "b"})),
        ("Bash", ApprovePlan()),
        ("Bash", AnswerQuestions({"a": "b"})),
    ],
)
def test_nothing_is_allowed_by_another_kinds_decision(name: str, decision: Decision) -> None:
    value = {"questions": [{"question": "Which?", "options": [{"label": "a"}]}]}
    request = CanUseTool(tool_name=name, input=value, permission_suggestions=[RULE])
    with pytest.raises(ValueError, match="not answered so"):
        answer_to(PendingRequest("1", request), decision)


# --- places of the plan (protocol/README.md 7.4) -----------------------------------------------------


async def plan_of(held: SessionHarness, plan: str) -> None:
    held.session.send("go")
    request = (await held.asks())[0]
    await held.until(lambda: request.plan == plan)
    assert request.kind is RequestKind.PLAN


async def test_the_plan_in_the_request(make_session: MakeSession) -> None:
    steps = calling("ExitPlanMode", {"plan": "an older one"}).post(
        WIRE.can_use_tool(tool("ExitPlanMode", PLAN)), "p1"
    )
    await plan_of(make_session(Script(steps)), "1. Look\n2. Act")


async def test_the_plan_in_the_tool_call(make_session: MakeSession) -> None:
    steps = calling("ExitPlanMode", PLAN).post(
        WIRE.can_use_tool(tool("ExitPlanMode", {"allowedPrompts": []})), "p1"
    )
    await plan_of(make_session(Script(steps)), "1. Look\n2. Act")


async def test_the_plan_in_the_last_file_written(make_session: MakeSession) -> None:
    steps = Steps().await_user().write(WIRE.init("plan"))
    for number, path in enumerate(["/h/.claude/plans/a.md", "/h/.claude/plans/b.md", "/h/notes.md"]):
        write = tool("Write", {"file_path": path, "content": f"Plan {number}"}, f"toolu_w{number}")
        steps.write(WIRE.assistant(f"msg_{number}", write), WIRE.tool_result(write["id"], "ok", None))
    exits = tool("ExitPlanMode", {"allowedPrompts": []}, "toolu_9")
    steps.write(WIRE.assistant("msg_9", exits)).post(WIRE.can_use_tool(exits), "p1")
    await plan_of(make_session(Script(steps)), "Plan 1")


async def test_the_plan_that_only_the_cli_has(make_session: MakeSession) -> None:
    empty = tool("ExitPlanMode", {"allowedPrompts": []})
    steps = calling("ExitPlanMode", {}).post(WIRE.can_use_tool(empty), "p1")
    held = make_session(Script(steps, answers={"get_plan": {"exists": True, "content": "The hidden plan"}}))
    await plan_of(held, "The hidden plan")


async def test_no_plan_anywhere_is_asked_about_all_the_same(make_session: MakeSession) -> None:
    empty = tool("ExitPlanMode", {})
    steps = calling("ExitPlanMode", {}).ask(WIRE.can_use_tool(empty))
    held = make_session(Script(ending(steps)))
    assert (await decided(held, ApprovePlan()))["updatedInput"] == {}


# --- several requests, withdrawn requests, answers that cross a withdrawal ---------------------------


def two_requests() -> Steps:
    first, second = tool(tool_id="toolu_1"), tool(value={"command": "mkdir y"}, tool_id="toolu_2")
    steps = Steps().await_user().write(WIRE.init("default"))
    steps.write(WIRE.assistant("msg_1", first), WIRE.assistant("msg_1", second))
    return steps.post(WIRE.can_use_tool(first), "r1").post(WIRE.can_use_tool(second), "r2")


@pytest.mark.parametrize("order", [("r1", "r2"), ("r2", "r1")])
async def test_two_requests_are_answered_in_any_order(
    make_session: MakeSession, order: tuple[str, str]
) -> None:
    steps = two_requests()
    for request_id in order:
        steps.await_answer(request_id)
    held = make_session(Script(ending(steps)))
    held.session.send("go")
    assert [request.id for request in await held.asks(2)] == ["r1", "r2"]
    held.session.requests.decide(order[0], AllowOnce())
    assert [request.id for request in held.session.requests.pending] == [order[1]]
    assert held.session.state.phase is SessionPhase.WAITING
    held.session.requests.decide(order[1], DenyOnce())
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    answers = held.answers()
    assert answers[order[0]]["response"]["behavior"] == "allow"
    assert answers[order[1]]["response"]["behavior"] == "deny"
    assert answers["r2"]["response"]["toolUseID"] == "toolu_2"


async def test_a_withdrawn_request_goes_and_is_not_answered(make_session: MakeSession) -> None:
    steps = two_requests().await_answer("r2").withdraw("r1")
    held = make_session(Script(ending(steps)))
    withdrawn: list[PendingRequest] = []
    held.session.request_withdrawn.connect(withdrawn.append)
    held.session.send("go")
    await held.asks(2)
    held.session.requests.decide("r2", AllowOnce())
    await held.asks(0)
    assert [request.id for request in withdrawn] == ["r1"]
    held.session.requests.decide("r1", AllowOnce())  # the click that came too late
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    assert list(held.answers()) == ["r2"]
    assert [r.model_dump()["tool_use_id"] for r in held.journal() if r.kind == "decided"] == ["toolu_2"]


async def test_an_answer_and_a_withdrawal_cross(make_session: MakeSession) -> None:
    request = WIRE.can_use_tool(tool())
    steps = calling().post(request, "r1").await_answer("r1").withdraw("r1").delay(0.05)
    held = make_session(Script(ending(steps)))
    held.session.send("go")
    await held.asks()
    held.session.requests.decide("r1", AllowOnce())
    held.session.requests.decide("r1", DenyOnce())  # a second click
    await held.until(lambda: held.footers == ["done"])
    await held.session.close()
    assert held.answer("r1")["behavior"] == "allow"


async def test_a_request_after_the_turns_end(make_session: MakeSession) -> None:
    """A subagent in the background can ask when no turn runs (protocol/README.md 7.5)."""
    steps = calling().write(WIRE.result("Started.")).delay(0.05).post(WIRE.can_use_tool(tool()), "r1")
    held = make_session(Script(steps.await_answer("r1").write(WIRE.status(None, "plan"))))
    await held.turn("go")
    await held.asks()
    assert held.session.state.phase is SessionPhase.WAITING
    held.session.stop()
    assert held.session.requests.pending == []
    assert held.session.state.phase is SessionPhase.READY
    await held.until(lambda: held.session.info.mode == "plan")
    await held.session.close()
    assert held.answer("r1")["behavior"] == "deny"
    assert held.asked() == []


async def test_the_subagent_that_asks_is_named(make_session: MakeSession) -> None:
    task = tool("Task", {"subagent_type": "reviewer", "prompt": "look"}, "toolu_t")
    inner = tool(tool_id="toolu_i")
    told = WIRE.assistant("msg_2", inner) | {"parent_tool_use_id": "toolu_t"}
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.assistant("msg_1", task), told)
    steps.post(WIRE.can_use_tool(inner, agent_id="a1"), "r1")
    steps.post(WIRE.can_use_tool(tool(tool_id="toolu_unseen"), agent_id="a2"), "r2")
    held = make_session(Script(steps))
    held.session.send("go")
    assert [asker_text(r.asker) for r in await held.asks(2)] == ["the subagent reviewer", "a subagent"]


async def test_what_a_child_asked_that_died_is_gone(make_session: MakeSession) -> None:
    """Nothing was allowed, and the permission log says that the request was not decided."""
    asking = calling().post(WIRE.can_use_tool(tool()), "r1").await_control("set_model", {}).die()
    held = make_session(Script(asking))
    held.session.send("go")
    await held.asks()
    held.session.settings.set(SettingSubject.MODEL, "another")
    await held.until(lambda: held.session.requests.pending == [])
    await held.session.close()
    gone = [record for record in held.journal() if isinstance(record, UndecidedRecord)]
    assert [(record.why, record.tool_use_id) for record in gone] == [("gone", "toolu_1")]


async def test_a_stop_with_open_requests_is_on_their_rows(make_session: MakeSession) -> None:
    asking = calling().post(WIRE.can_use_tool(tool()), "r1").await_answer("r1")
    held = make_session(Script(asking.await_control("interrupt", {}).write(WIRE.stopped_result())))
    held.session.send("go")
    await held.asks()
    held.session.stop()
    await held.asks(0)
    (call,) = [entry.tool for entry in held.session.entries if entry.tool is not None]
    assert call.state is ToolState.STOPPED, "at once, before the CLI has said anything"
    await held.until(lambda: held.footers == ["stopped"])


def posting(count: int, withdrawn: bool = False) -> Script:
    """Script a child that makes this many requests together and, with `withdrawn`, withdraws all of them."""
    steps = calling()
    for number in range(count):
        steps.post(WIRE.can_use_tool(tool(tool_id=f"toolu_{number}")), f"r{number}")
    if withdrawn:
        for number in reversed(range(count)):
            steps.withdraw(f"r{number}")
        steps.write(WIRE.result("Done."))
    return Script(steps)


@pytest.mark.parametrize("withdrawn", [False, True])
async def test_many_requests_that_come_at_once_are_told_together(
    make_session: MakeSession, withdrawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, told, waiting = [], [], []
    hear = Agent._on_lines

    def count_reads(self: Agent, lines: list[bytes]) -> None:
        reads.append(len(lines))
        hear(self, lines)

    monkeypatch.setattr(Agent, "_on_lines", count_reads)
    harness = make_session(posting(400, withdrawn))
    harness.session.requests_changed.connect(lambda: told.append(len(harness.session.requests.pending)))
    harness.session.request_withdrawn.connect(lambda request: waiting.append(request.id))
    await harness.ready()
    harness.session.send("go")
    if withdrawn:
        await harness.state(SessionPhase.READY)
        assert waiting == [f"r{number}" for number in reversed(range(400))]
        last = 0
    else:
        last = 400
        await harness.asks(last)
        assert [request.id for request in harness.session.requests.pending] == [f"r{n}" for n in range(400)]
    await until(harness.session.requests_changed, lambda: told[-1:] == [last])
    assert sum(reads) > 400
    # The first request of a read is emitted immediately, and the other requests of the read together.
    assert 0 < len(told) <= 2 * len(reads), (reads, told)
