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
from tests.unit.agent.watching import Watched

Decide = Callable[[Any], PermissionAnswer]


def allow(request: Any) -> PermissionAnswer:
    return Allow(updated_input=request.input)


def deny(_request: Any) -> PermissionAnswer:
    return Deny(message="no, thank you")


async def begin(watched: Watched, pace: str = "0", mode: str = "default") -> None:
    options = LaunchOptions(session_id="5e55", permission_mode=mode)
    answer = await watched.start_command(command_line(), options, more={"CLAUDE_DESK_DEMO_PACE": pace})
    assert answer.models


async def play(watched: Watched, prompt: str, decide: Decide = allow) -> Any:
    """A turn from its prompt to its result; every request is answered by `decide`."""

    def answer(request: Any) -> None:
        watched.agent.answer(request.request_id, decide(request.request))

    watched.agent.request.connect(answer)
    turns = sum(message.type == "result" for message in watched.said())
    watched.agent.send(prompt, f"uuid-{turns}")
    result = await watched.until_message("result", turns + 1)
    watched.agent.request.disconnect(answer)
    assert not [m for m in watched.said() if isinstance(m, NonJsonLine | UnknownMessage)]
    assert {m.session_id for m in watched.said()} == {"5e55"}
    return result


def written(watched: Watched, kind: str = "text") -> list[str]:
    """The final blocks of a kind: what was said, thought, or the names of the tools."""
    field = {"text": "text", "thinking": "thinking", "tool_use": "name"}[kind]
    blocks = [b for m in watched.said() if m.type == "assistant" for b in m.message.content]
    return [getattr(block, field) for block in blocks if block.type == kind]


def tool_results(watched: Watched) -> list[Any]:
    return [
        block
        for message in watched.said()
        if message.type == "user" and not isinstance(message.message.content, str)
        for block in message.message.content
        if block.type == "tool_result"
    ]


@pytest.mark.parametrize("prompt", ["hello", "", "what can you do?", "atoolbox", "🙂"])
async def test_it_introduces_itself_as_a_demo(watched: Watched, prompt: str) -> None:
    await begin(watched)
    result = await play(watched, prompt)
    (said,) = written(watched)
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


async def test_the_deltas_give_the_final_text(watched: Watched) -> None:
    await begin(watched)
    await play(watched, "code")
    deltas = [m.event for m in watched.said() if m.type == "stream_event"]
    text = "".join(e.delta.text for e in deltas if e.type == "content_block_delta")
    assert [text] == written(watched)
    assert "```python" in text


async def test_thinking(watched: Watched) -> None:
    await begin(watched)
    await play(watched, "think")
    assert len(written(watched, "thinking")) == 1
    assert len(written(watched)) == 1


async def test_a_tool_that_is_allowed(watched: Watched) -> None:
    await begin(watched)
    result = await play(watched, "tool")
    assert written(watched, "tool_use") == ["Read", "Bash"]
    (request,) = [argument.request for kind, argument in watched.heard if kind == "request"]
    assert request.input["command"] == scenarios.COMMAND
    (rule,) = [update for update in request.suggestions() if update.type == "addRules"]
    assert rule.rules[0].rule_content == scenarios.COMMAND
    assert [block.is_error for block in tool_results(watched)] == [False, False]
    assert result.num_turns == 3


async def test_a_tool_with_a_changed_input(watched: Watched) -> None:
    await begin(watched)
    await play(watched, "tool", lambda _: Allow(updated_input={"command": "echo mine"}))
    assert "echo mine" in written(watched)[-1]


async def test_a_tool_that_is_denied(watched: Watched) -> None:
    await begin(watched)
    result = await play(watched, "tool", deny)
    assert [block.is_error for block in tool_results(watched)] == [False, True]
    assert "no, thank you" in written(watched)[-1]
    assert not result.is_error


async def test_deny_and_stop(watched: Watched) -> None:
    await begin(watched)
    result = await play(watched, "tool", lambda _: Deny(message="no", interrupt=True))
    assert (result.subtype, result.terminal_reason) == ("error_during_execution", "aborted_tools")


async def test_what_is_always_allowed_is_not_asked_again(watched: Watched) -> None:
    await begin(watched)
    rule = PermissionUpdate.model_validate(
        {
            "type": "addRules",
            "rules": [{"toolName": "Bash", "ruleContent": scenarios.COMMAND}],
            "behavior": "allow",
            "destination": "localSettings",
        }
    )
    await play(watched, "tool", lambda r: Allow(updated_input=r.input, updated_permissions=[rule]))
    await play(watched, "tool", deny)
    assert len([kind for kind, _ in watched.heard if kind == "request"]) == 1
    assert [block.is_error for block in tool_results(watched)] == [False] * 4


async def test_questions(watched: Watched) -> None:
    await begin(watched)
    answers = {
        scenarios.QUESTIONS[0]["question"]: "A comedy",
        scenarios.QUESTIONS[1]["question"]: "Tests, and soup",
    }
    await play(watched, "question", lambda r: Allow(updated_input={**r.input, "answers": answers}))
    assert "A comedy" in written(watched)[-1]
    assert "Tests, and soup" in written(watched)[-1]
    await play(watched, "question", allow)
    assert written(watched)[-1] == scenarios.QUESTION_DISMISSED
    await play(watched, "question", deny)
    assert written(watched)[-1] == scenarios.QUESTION_DISMISSED


def modes(watched: Watched) -> list[str]:
    return [
        m.permission_mode
        for m in watched.said()
        if getattr(m, "subtype", "") == "status" and m.permission_mode
    ]


async def test_a_plan_that_is_approved(watched: Watched) -> None:
    await begin(watched)
    await play(watched, "plan")
    assert written(watched, "tool_use") == ["ExitPlanMode", "Edit"]
    assert modes(watched) == ["plan", "default"]


async def test_a_plan_that_is_approved_with_its_edits(watched: Watched) -> None:
    await begin(watched)
    mode = PermissionUpdate.model_validate(
        {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
    )
    await play(watched, "plan", lambda r: Allow(updated_input=r.input, updated_permissions=[mode]))
    assert modes(watched) == ["plan", "acceptEdits"]
    assert len([kind for kind, _ in watched.heard if kind == "request"]) == 1


async def test_a_plan_that_is_kept(watched: Watched) -> None:
    await begin(watched)
    await play(watched, "plan", deny)
    assert written(watched, "tool_use") == ["ExitPlanMode"]
    assert modes(watched) == ["plan"]
    assert "no, thank you" in written(watched)[-1]


async def test_an_error(watched: Watched) -> None:
    await begin(watched)
    result = await play(watched, "error")
    assert (result.subtype, result.is_error) == ("success", True)
    assert [m.attempt for m in watched.said() if getattr(m, "subtype", "") == "api_retry"] == [1, 2]
    last = [m for m in watched.said() if m.type == "assistant"][-1]
    assert (last.message.model, last.error) == ("<synthetic>", "server_error")
    assert not (await play(watched, "hello")).is_error


async def test_a_crash(watched: Watched) -> None:
    await begin(watched)
    watched.agent.send("crash", "u")
    outcome = await watched.end()
    assert outcome.code == 1
    assert "left the stage" in outcome.stderr_tail


async def test_stopped_while_text_streams(watched: Watched) -> None:
    await begin(watched, pace="1")
    watched.agent.send("long", "u")
    await watched.until_message("stream_event", 6)
    assert await watched.agent.ask(Interrupt()) == {"still_queued": []}
    result = await watched.until_message("result")
    assert (result.subtype, result.terminal_reason) == ("error_during_execution", "aborted_streaming")
    (last,) = [m for m in watched.said() if m.type == "assistant"]
    assert (last.model_extra or {}).get("aborted") or last.aborted
    assert scenarios.long_text().startswith(written(watched)[-1])


async def test_stopped_while_a_permission_is_pending(watched: Watched) -> None:
    await begin(watched)
    watched.agent.send("tool", "u")
    request = await watched.request()
    assert await watched.agent.ask(Interrupt()) == {"still_queued": []}
    result = await watched.until_message("result")
    assert result.terminal_reason == "aborted_tools"
    assert ("withdrawn", request.request_id) in watched.heard
    assert tool_results(watched)[-1].is_error
    assert not (await play(watched, "hello")).is_error


async def test_messages_in_a_turn_are_queued(watched: Watched) -> None:
    await begin(watched)
    watched.agent.send("tool", "u1")
    request = await watched.request()
    watched.agent.send("hello", "u2")
    watched.agent.answer(request.request_id, deny(request))
    await watched.until_message("result", 2)
    assert "this is a demo" in written(watched)[-1]
    replays = [m.uuid for m in watched.said() if m.type == "user" and m.is_replay]
    assert replays == ["u1", "u2"]


async def test_an_interrupt_when_idle_stops_nothing(watched: Watched) -> None:
    await begin(watched)
    assert await watched.agent.ask(Interrupt()) == {"still_queued": []}
    assert not (await play(watched, "hello")).is_error


async def test_sigint_stops_and_ends_it(watched: Watched) -> None:
    await begin(watched, pace="1")
    watched.agent.send("long", "u")
    await watched.until_message("stream_event", 6)
    watched.agent.interrupt_process()
    outcome = await watched.end()
    assert outcome.code == 0
    assert (await watched.until_message("result")).terminal_reason == "aborted_streaming"


async def test_mode_and_model(watched: Watched) -> None:
    await begin(watched, mode="bypassPermissions")
    assert await watched.agent.ask(SetModel(model="puppet")) == {"model": "puppet"}
    await play(watched, "tool", deny)
    assert [kind for kind, _ in watched.heard if kind == "request"] == []
    assert await watched.agent.ask(SetPermissionMode(mode="plan")) == {"mode": "plan"}
    with pytest.raises(RequestFailed) as failed:
        await watched.agent.ask(SetPermissionMode(mode="nonsense"))
    assert failed.value.code == "invalid_mode"
    with pytest.raises(RequestFailed) as failed:
        await watched.agent.ask(GetPlan())
    assert failed.value.code == "unsupported_request"
    init = next(m for m in watched.said() if getattr(m, "subtype", "") == "init")
    assert (init.model, init.permission_mode) == ("puppet", "bypassPermissions")


def test_flags() -> None:
    assert flag(["--model=a", "--model", "b"], "model") == "b"
    assert flag(["--models=a", "--model"], "model", "x") == "x"


def test_the_long_text_is_long() -> None:
    assert 8_000 < len(scenarios.long_text()) < 20_000
    assert len(scenarios.FILE.splitlines()) == 24
