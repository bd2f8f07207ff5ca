"""The demo agent, through the Agent: every scene, every decision, stopped at any point."""

from collections.abc import Callable
from typing import Any

import pytest

from claude_desk.agent.control_requests import RequestFailed
from claude_desk.demo import scenarios
from claude_desk.demo.agent import command_line, flag
from claude_desk.demo.scenarios import scene_for
from claude_desk.protocol.launch_options import LaunchOptions
from claude_desk.protocol.requests.control import GetPlan, Interrupt, SetModel, SetPermissionMode
from claude_desk.protocol.requests.permissions import Allow, Deny, PermissionAnswer, PermissionUpdate
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage
from tests.unit.agent.agent_harness import AgentHarness

Decide = Callable[[Any], PermissionAnswer]


def allow(request: Any) -> PermissionAnswer:
    return Allow(updated_input=request.input)


def deny(_request: Any) -> PermissionAnswer:
    return Deny(message="no, thank you")


async def begin(agent_harness: AgentHarness, pace: str = "0", mode: str = "default") -> None:
    options = LaunchOptions(session_id="5e55", permission_mode=mode)
    answer = await agent_harness.start_command(command_line(), options, more={"CLAUDE_DESK_DEMO_PACE": pace})
    assert answer.models


async def play(agent_harness: AgentHarness, prompt: str, decide: Decide = allow) -> Any:
    """Play a turn from its prompt to its result. Answer every request with `decide`. Return the result."""

    def answer(request: Any) -> None:
        agent_harness.agent.answer(request.request_id, decide(request.request))

    agent_harness.agent.request.connect(answer)
    turns = sum(message.type == "result" for message in agent_harness.said())
    agent_harness.agent.send(prompt, f"uuid-{turns}")
    result = await agent_harness.until_message("result", turns + 1)
    agent_harness.agent.request.disconnect(answer)
    assert not [m for m in agent_harness.said() if isinstance(m, NonJsonLine | UnknownMessage)]
    assert {m.session_id for m in agent_harness.said()} == {"5e55"}
    return result


def written(agent_harness: AgentHarness, kind: str = "text") -> list[str]:
    """Return Claude's final blocks of a kind: the texts, the thoughts or the names of the tools."""
    field = {"text": "text", "thinking": "thinking", "tool_use": "name"}[kind]
    blocks = [b for m in agent_harness.said() if m.type == "assistant" for b in m.message.content]
    return [getattr(block, field) for block in blocks if block.type == kind]


def tool_results(agent_harness: AgentHarness) -> list[Any]:
    return [
        block
        for message in agent_harness.said()
        if message.type == "user" and not isinstance(message.message.content, str)
        for block in message.message.content
        if block.type == "tool_result"
    ]


@pytest.mark.parametrize("prompt", ["hello", "", "what can you do?", "atoolbox", "🙂"])
async def test_it_introduces_itself_as_a_demo(agent_harness: AgentHarness, prompt: str) -> None:
    await begin(agent_harness)
    result = await play(agent_harness, prompt)
    (said,) = written(agent_harness)
    assert "this is a demo" in said
    assert "No model is called" in said
    assert result.result.strip() == said
    assert (result.subtype, result.is_error) == ("success", False)
    assert result.total_cost_usd == 0


def test_every_word_it_offers_has_a_scene() -> None:
    offered = [line.split("**")[1] for line in scenarios.GREETING.splitlines() if line.startswith("- **")]
    assert len(offered) == 8
    scenes = {scene_for(f"Please show me a {word}, would you?") for word in offered}
    assert len(scenes) == 8
    assert scene_for("hello") not in scenes


async def test_the_deltas_give_the_final_text(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    await play(agent_harness, "code")
    deltas = [m.event for m in agent_harness.said() if m.type == "stream_event"]
    text = "".join(e.delta.text for e in deltas if e.type == "content_block_delta")
    assert [text] == written(agent_harness)
    assert "```python" in text


async def test_thinking(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    await play(agent_harness, "think")
    assert len(written(agent_harness, "thinking")) == 1
    assert len(written(agent_harness)) == 1


async def test_a_tool_that_is_allowed(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    result = await play(agent_harness, "tool")
    assert written(agent_harness, "tool_use") == ["Read", "Bash"]
    (request,) = [argument.request for kind, argument in agent_harness.heard if kind == "request"]
    assert request.input["command"] == scenarios.COMMAND
    (rule,) = [update for update in request.suggestions() if update.type == "addRules"]
    assert rule.rules[0].rule_content == scenarios.COMMAND
    assert [block.is_error for block in tool_results(agent_harness)] == [False, False]
    assert result.num_turns == 3


async def test_a_tool_with_a_changed_input(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    await play(agent_harness, "tool", lambda _: Allow(updated_input={"command": "echo mine"}))
    assert "echo mine" in written(agent_harness)[-1]


async def test_a_tool_that_is_denied(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    result = await play(agent_harness, "tool", deny)
    assert [block.is_error for block in tool_results(agent_harness)] == [False, True]
    assert "no, thank you" in written(agent_harness)[-1]
    assert not result.is_error


async def test_deny_and_stop(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    result = await play(agent_harness, "tool", lambda _: Deny(message="no", interrupt=True))
    assert (result.subtype, result.terminal_reason) == ("error_during_execution", "aborted_tools")


async def test_what_is_always_allowed_is_not_asked_again(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    rule = PermissionUpdate.model_validate(
        {
            "type": "addRules",
            "rules": [{"toolName": "Bash", "ruleContent": scenarios.COMMAND}],
            "behavior": "allow",
            "destination": "localSettings",
        }
    )
    await play(agent_harness, "tool", lambda r: Allow(updated_input=r.input, updated_permissions=[rule]))
    await play(agent_harness, "tool", deny)
    assert len([kind for kind, _ in agent_harness.heard if kind == "request"]) == 1
    assert [block.is_error for block in tool_results(agent_harness)] == [False] * 4


async def test_questions(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    answers = {
        scenarios.QUESTIONS[0]["question"]: "A comedy",
        scenarios.QUESTIONS[1]["question"]: "Tests, and soup",
    }
    await play(agent_harness, "question", lambda r: Allow(updated_input={**r.input, "answers": answers}))
    assert "A comedy" in written(agent_harness)[-1]
    assert "Tests, and soup" in written(agent_harness)[-1]
    await play(agent_harness, "question", allow)
    assert written(agent_harness)[-1] == scenarios.QUESTION_DISMISSED
    await play(agent_harness, "question", deny)
    assert written(agent_harness)[-1] == scenarios.QUESTION_DISMISSED


def modes(agent_harness: AgentHarness) -> list[str]:
    return [
        m.permission_mode
        for m in agent_harness.said()
        if getattr(m, "subtype", "") == "status" and m.permission_mode
    ]


async def test_a_plan_that_is_approved(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    await play(agent_harness, "plan")
    assert written(agent_harness, "tool_use") == ["ExitPlanMode", "Edit"]
    assert modes(agent_harness) == ["plan", "default"]


async def test_a_plan_that_is_approved_with_its_edits(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    mode = PermissionUpdate.model_validate(
        {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
    )
    await play(agent_harness, "plan", lambda r: Allow(updated_input=r.input, updated_permissions=[mode]))
    assert modes(agent_harness) == ["plan", "acceptEdits"]
    assert len([kind for kind, _ in agent_harness.heard if kind == "request"]) == 1


async def test_a_plan_that_is_kept(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    await play(agent_harness, "plan", deny)
    assert written(agent_harness, "tool_use") == ["ExitPlanMode"]
    assert modes(agent_harness) == ["plan"]
    assert "no, thank you" in written(agent_harness)[-1]


async def test_an_error(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    result = await play(agent_harness, "error")
    assert (result.subtype, result.is_error) == ("success", True)
    assert [m.attempt for m in agent_harness.said() if getattr(m, "subtype", "") == "api_retry"] == [1, 2]
    last = [m for m in agent_harness.said() if m.type == "assistant"][-1]
    assert (last.message.model, last.error) == ("<synthetic>", "server_error")
    assert not (await play(agent_harness, "hello")).is_error


async def test_a_crash(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    agent_harness.agent.send("crash", "u")
    outcome = await agent_harness.end()
    assert outcome.code == 1
    assert "left the stage" in outcome.stderr_tail


async def test_stopped_while_text_streams(agent_harness: AgentHarness) -> None:
    await begin(agent_harness, pace="1")
    agent_harness.agent.send("long", "u")
    await agent_harness.until_message("stream_event", 6)
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": []}
    result = await agent_harness.until_message("result")
    assert (result.subtype, result.terminal_reason) == ("error_during_execution", "aborted_streaming")
    (last,) = [m for m in agent_harness.said() if m.type == "assistant"]
    assert (last.model_extra or {}).get("aborted") or last.aborted
    assert scenarios.long_text().startswith(written(agent_harness)[-1])


async def test_stopped_while_a_permission_is_pending(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    agent_harness.agent.send("tool", "u")
    request = await agent_harness.request()
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": []}
    result = await agent_harness.until_message("result")
    assert result.terminal_reason == "aborted_tools"
    assert ("withdrawn", request.request_id) in agent_harness.heard
    assert tool_results(agent_harness)[-1].is_error
    assert not (await play(agent_harness, "hello")).is_error


async def test_messages_in_a_turn_are_queued(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    agent_harness.agent.send("tool", "u1")
    request = await agent_harness.request()
    agent_harness.agent.send("hello", "u2")
    agent_harness.agent.answer(request.request_id, deny(request))
    await agent_harness.until_message("result", 2)
    assert "this is a demo" in written(agent_harness)[-1]
    replays = [m.uuid for m in agent_harness.said() if m.type == "user" and m.is_replay]
    assert replays == ["u1", "u2"]


async def test_an_interrupt_when_idle_stops_nothing(agent_harness: AgentHarness) -> None:
    await begin(agent_harness)
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": []}
    assert not (await play(agent_harness, "hello")).is_error


async def test_sigint_stops_and_ends_it(agent_harness: AgentHarness) -> None:
    await begin(agent_harness, pace="1")
    agent_harness.agent.send("long", "u")
    await agent_harness.until_message("stream_event", 6)
    agent_harness.agent.interrupt_process()
    outcome = await agent_harness.end()
    assert outcome.code == 0
    assert (await agent_harness.until_message("result")).terminal_reason == "aborted_streaming"


async def test_mode_and_model(agent_harness: AgentHarness) -> None:
    await begin(agent_harness, mode="bypassPermissions")
    assert await agent_harness.agent.ask(SetModel(model="puppet")) == {"model": "puppet"}
    await play(agent_harness, "tool", deny)
    assert [kind for kind, _ in agent_harness.heard if kind == "request"] == []
    assert await agent_harness.agent.ask(SetPermissionMode(mode="plan")) == {"mode": "plan"}
    with pytest.raises(RequestFailed) as failed:
        await agent_harness.agent.ask(SetPermissionMode(mode="nonsense"))
    assert failed.value.code == "invalid_mode"
    with pytest.raises(RequestFailed) as failed:
        await agent_harness.agent.ask(GetPlan())
    assert failed.value.code == "unsupported_request"
    init = next(m for m in agent_harness.said() if getattr(m, "subtype", "") == "init")
    assert (init.model, init.permission_mode) == ("puppet", "bypassPermissions")


def test_flags() -> None:
    assert flag(["--model=a", "--model", "b"], "model") == "b"
    assert flag(["--models=a", "--model"], "model", "x") == "x"


def test_the_long_text_is_long() -> None:
    assert 8_000 < len(scenarios.long_text()) < 20_000
    assert len(scenarios.FILE.splitlines()) == 24
