"""The Agent against a scripted CLI: a real child through the warden and QProcess."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from claude_desk.agent.agent import StartFailed, StartTimeout
from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.launch_options import LaunchOptions
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.control import GetPlan, Interrupt, SetModel, SetPermissionMode
from claude_desk.protocol.requests.permissions import Allow, Deny
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage
from tests.scripted_cli.script import Script, Steps, received
from tests.scripted_cli.turn_builder import TurnBuilder
from tests.unit.agent.agent_harness import AgentHarness

WIRE = TurnBuilder("{{session_id}}")
BASH = {"type": "tool_use", "id": "toolu_1", "name": "Bash", "input": {"command": "mkdir x"}}
ASK = WIRE.can_use_tool(BASH)


async def test_a_start_gives_the_answer_to_initialize(agent_harness: AgentHarness) -> None:
    answer = await agent_harness.start(Script())
    assert answer.claude_code_version == "2.1.330"
    assert answer.models[0]["value"] == "default"
    assert agent_harness.agent.running
    outcome = await agent_harness.agent.close()
    assert outcome.code == 0
    assert not agent_harness.agent.running
    assert agent_harness.heard == [("ended", outcome)]


async def test_the_options_reach_the_command_line(agent_harness: AgentHarness, tmp_path: Path) -> None:
    script = Script(Steps().write({"type": "x", "id": "{{session_id}}"}))
    await agent_harness.start(script, LaunchOptions(session_id="5e55"))
    message = (await agent_harness.messages(1))[0]
    assert (message.model_extra or {})["id"] == "5e55"


async def test_a_child_that_ends_first_tells_its_last_words(agent_harness: AgentHarness) -> None:
    with pytest.raises(StartFailed) as failed:
        await agent_harness.start(Script(Steps().stderr("no luck\n").exit(3), initialize=None))
    assert failed.value.outcome.code == 3
    assert failed.value.outcome.stderr_tail == "no luck\n"
    assert [kind for kind, _ in agent_harness.heard] == ["ended"]
    assert (await agent_harness.agent.close()).code == 3


async def test_a_silent_child_is_given_up_waiting_for_but_runs_on(agent_harness: AgentHarness) -> None:
    script = Script(Steps().await_user().await_control("initialize", {"models": []}), initialize=None)
    with pytest.raises(StartTimeout):
        await agent_harness.start(script, timeout=0.3)
    assert agent_harness.agent.running
    agent_harness.agent.send("go on", "u1")
    assert (await agent_harness.agent.initialized(5)).models == []


async def test_a_program_that_cannot_be_run(agent_harness: AgentHarness) -> None:
    with pytest.raises(StartFailed) as failed:
        await agent_harness.start_command(["/nonexistent/claude"])
    assert not failed.value.outcome.started
    assert failed.value.outcome.error == "No such file or directory"


async def test_a_folder_that_is_gone(agent_harness: AgentHarness, tmp_path: Path) -> None:
    with pytest.raises(StartFailed) as failed:
        await agent_harness.start(Script(), cwd=tmp_path / "gone")
    assert failed.value.outcome.error == Phrase("process_end.no_folder", folder=str(tmp_path / "gone"))


async def test_an_agent_runs_one_child(agent_harness: AgentHarness) -> None:
    await agent_harness.start(Script())
    with pytest.raises(RuntimeError):
        await agent_harness.start(Script())


async def test_closing_what_never_ran(agent_harness: AgentHarness) -> None:
    assert not (await agent_harness.agent.close()).started
    with pytest.raises(AgentGone):
        await agent_harness.agent.ask(Interrupt())


async def test_questions_and_their_answers(agent_harness: AgentHarness) -> None:
    steps = (
        Steps()
        .await_control("set_permission_mode", {"mode": "plan"})
        .await_control("interrupt")
        .await_control("set_model", error="no such model", code="bad_model")
    )
    await agent_harness.start(Script(steps))
    assert await agent_harness.agent.ask(SetPermissionMode(mode="plan")) == {"mode": "plan"}
    assert await agent_harness.agent.ask(Interrupt()) == {}
    with pytest.raises(RequestFailed) as failed:
        await agent_harness.agent.ask(SetModel(model="x"))
    assert (failed.value.error, failed.value.code) == ("no such model", "bad_model")


async def test_answers_may_come_in_any_order(agent_harness: AgentHarness) -> None:
    steps = (
        Steps().await_control("set_model", {"model": "m"}).await_control("interrupt", {"still_queued": []})
    )
    await agent_harness.start(Script(steps))
    first, second = await asyncio.gather(
        agent_harness.agent.ask(Interrupt()), agent_harness.agent.ask(SetModel(model="m"))
    )
    assert first == {"still_queued": []}
    assert second == {"model": "m"}


async def test_a_request_nobody_knows_runs_into_its_timeout(agent_harness: AgentHarness) -> None:
    await agent_harness.start(Script())
    with pytest.raises(RequestTimeout):
        await agent_harness.agent.ask(GetPlan(), timeout=0.2)


async def test_second_and_foreign_and_late_answers_are_ignored(agent_harness: AgentHarness) -> None:
    foreign = {"type": "control_response", "response": {"subtype": "success", "request_id": "nobody"}}
    steps = (
        Steps()
        .await_control("set_permission_mode", {"mode": "plan"}, times=2)
        .write(foreign)
        .await_user()
        .await_control("get_plan", {"exists": False})
        .await_control("interrupt", {"still_queued": ["x"]})
    )
    await agent_harness.start(Script(steps))
    assert await agent_harness.agent.ask(SetPermissionMode(mode="plan")) == {"mode": "plan"}
    with pytest.raises(RequestTimeout):
        await agent_harness.agent.ask(GetPlan(), timeout=0.2)
    agent_harness.agent.send("now", "u1")
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": ["x"]}
    assert agent_harness.heard == []


async def test_questions_fail_when_the_child_dies(agent_harness: AgentHarness) -> None:
    await agent_harness.start(Script(Steps().await_control("interrupt", times=0).die("KILL")))
    with pytest.raises(AgentGone) as gone:
        await agent_harness.agent.ask(Interrupt())
    assert gone.value.outcome is not None
    assert gone.value.outcome.signal == 9
    with pytest.raises(AgentGone):
        await agent_harness.agent.ask(Interrupt())


async def test_a_permission_request_is_told_in_its_place_and_answered_once(
    agent_harness: AgentHarness,
) -> None:
    steps = (
        Steps()
        .await_user()
        .write(WIRE.status("one"))
        .ask(ASK, deny=Steps().write(WIRE.status("denied")), allow=Steps().write(WIRE.status("allowed")))
    )
    script = Script(steps, log=agent_harness.log)
    await agent_harness.start(script)
    agent_harness.agent.send("run", "u1")
    request = await agent_harness.request()
    assert [kind for kind, _ in agent_harness.heard] == ["messages", "request"]
    assert request.request.tool_name == "Bash"
    agent_harness.agent.answer(request.request_id, Deny(message="no"))
    agent_harness.agent.answer(request.request_id, Allow(updated_input={}))
    agent_harness.agent.answer("never asked", Allow(updated_input={}))
    assert [m.status for m in await agent_harness.messages(2)] == ["one", "denied"]
    await agent_harness.agent.close()
    answers = [m["response"] for m in received(agent_harness.log) if m["type"] == "control_response"]
    assert [a["response"]["behavior"] for a in answers] == ["deny"]


async def test_a_withdrawn_request_is_not_answered(agent_harness: AgentHarness) -> None:
    steps = Steps().post(ASK, "r1").withdraw("r1").write(WIRE.status("after")).await_user()
    await agent_harness.start(Script(steps, log=agent_harness.log))
    await agent_harness.messages(1)
    kinds = [kind for kind, _ in agent_harness.heard]
    assert kinds == ["request", "withdrawn", "messages"]
    agent_harness.agent.answer("r1", Allow(updated_input={}))
    await agent_harness.agent.close()
    assert [m["type"] for m in received(agent_harness.log)] == ["control_request"]


@pytest.mark.parametrize(
    "request_",
    [
        {"subtype": "hook_callback", "callback_id": "c"},
        {"subtype": "request_user_dialog", "dialog_kind": "k"},
        {"subtype": "mcp_message", "server_name": "s", "message": {}},
        {"subtype": "of_tomorrow"},
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": "not an object"},
        {},
    ],
    ids=lambda request: str(request.get("subtype")),
)
async def test_what_we_do_not_handle_is_refused_at_once(
    agent_harness: AgentHarness, request_: dict[str, Any]
) -> None:
    steps = Steps().ask(request_, error=Steps().write(WIRE.status("refused")), request_id="r1")
    await agent_harness.start(Script(steps, log=agent_harness.log))
    await agent_harness.until_status("refused")
    assert "request" not in [kind for kind, _ in agent_harness.heard]
    answer = received(agent_harness.log)[1]["response"]
    assert answer["request_id"] == "r1"
    assert answer["error"].startswith("Unsupported control request")


async def test_an_elicitation_is_answered_once(agent_harness: AgentHarness) -> None:
    asked = {"subtype": "elicitation", "mcp_server_name": "s", "message": "m"}
    steps = Steps().post(asked, "r1").await_answer("r1").write(WIRE.status("declined"))
    agent = agent_harness.agent
    agent.request.connect(lambda message: agent.answer_server(message.request_id, "accept", {"a": 1}))
    agent.request.connect(lambda message: agent.answer_server(message.request_id, "decline"))
    await agent_harness.start(Script(steps, log=agent_harness.log))
    await agent_harness.until_status("declined")
    (answer,) = [m["response"] for m in received(agent_harness.log) if m["type"] == "control_response"]
    told = {"action": "accept", "content": {"a": 1}}
    assert answer == {"subtype": "success", "request_id": "r1", "response": told}


async def test_messages_of_every_kind_come_in_order(agent_harness: AgentHarness) -> None:
    frames = WIRE.text_turn("Hello, world. " * 20, size=12)
    await agent_harness.start(
        Script(Steps().write(*frames[:10]).raw(b"noise\n").write({"type": "new"}, *frames[10:]))
    )
    messages = await agent_harness.messages(len(frames) + 2)
    assert isinstance(messages[10], NonJsonLine)
    assert isinstance(messages[11], UnknownMessage)
    del messages[10:12]
    assert [m.type for m in messages] == [f["type"] for f in frames]


async def test_a_prompt_may_be_sent_while_it_starts(agent_harness: AgentHarness) -> None:
    steps = (
        Steps().await_user().await_control("initialize", {}).write({"type": "echo", "said": "{{user_text}}"})
    )
    start = asyncio.ensure_future(agent_harness.start(Script(steps, initialize=None)))
    await asyncio.sleep(0)
    agent_harness.agent.send("early \ud83d \u2028", "u1")
    await start
    message = (await agent_harness.messages(1))[0]
    assert (message.model_extra or {})["said"] == "early \ufffd \u2028"


async def test_a_crowd_of_agents(tmp_path: Path) -> None:
    """Several agents that run side by side do not receive each other's messages."""
    several = [AgentHarness(tmp_path / str(n)) for n in range(3)]
    try:
        for n, one in enumerate(several):
            await one.start(Script(Steps().await_user().write({"type": "n", "n": n})))
        for one in several:
            one.agent.send("x", "u")
        for n, one in enumerate(several):
            assert [(m.model_extra or {})["n"] for m in await one.messages(1)] == [n]
    finally:
        for one in several:
            await one.agent.close()


async def test_close_terminates_and_then_kills(
    agent_harness: AgentHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.agent.agent.STEP_SECONDS", 0.3)
    await agent_harness.start(Script(ignore_eof=True))
    assert (await agent_harness.agent.close()).code == 143


async def test_close_kills_what_ignores_everything(
    agent_harness: AgentHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.agent.agent.STEP_SECONDS", 0.3)
    await agent_harness.start(Script(ignore_eof=True, ignore_signals=["TERM", "INT"]))
    agent_harness.agent.interrupt_process()
    outcome = await agent_harness.agent.close()
    assert (outcome.code, outcome.signal) == (None, 9)


async def test_the_process_can_be_interrupted(agent_harness: AgentHarness) -> None:
    on_sigint = Steps().write(WIRE.stopped_result())
    await agent_harness.start(Script(on_sigint=on_sigint))
    agent_harness.agent.interrupt_process()
    outcome = await agent_harness.end()
    assert outcome.code == 0
    assert [kind for kind, _ in agent_harness.heard] == ["messages", "ended"]


async def test_every_signal_of_the_ladder_is_harmless_after_the_end(agent_harness: AgentHarness) -> None:
    await agent_harness.start(Script())
    await agent_harness.agent.close()
    agent_harness.agent.interrupt_process()
    agent_harness.agent.terminate()
    agent_harness.agent.kill()
    agent_harness.agent.send("x", "u")
    agent_harness.agent.answer("x", Deny(message=""))
    assert (await agent_harness.agent.close()).code == 0
