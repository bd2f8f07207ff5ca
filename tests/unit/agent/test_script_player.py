"""Features of the script player that the Agent's own tests do not use."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.demo.message_builder import STOPPED
from claude_desk.protocol.launch_options import LaunchOptions
from claude_desk.protocol.requests.control import Interrupt
from claude_desk.protocol.wire.parser import UnknownMessage, parse_line
from tests.scripted_cli import lean_json
from tests.scripted_cli.script import Script, Steps, received
from tests.scripted_cli.turn_builder import TurnBuilder
from tests.unit.agent.agent_harness import AgentHarness

WIRE = TurnBuilder("{{session_id}}")


def extra(message: Any) -> dict[str, Any]:
    return message.model_extra or {}


async def test_the_last_prompt_can_be_spoken_of(agent_harness: AgentHarness) -> None:
    steps = Steps().loop(Steps().await_user().write(WIRE.replay("{{user_text}}", "{{user_uuid}}")), times=2)
    await agent_harness.start(Script(steps), LaunchOptions(session_id="5e55"))
    for number in range(2):
        agent_harness.agent.send(f"text {number}", f"uuid {number}")
    first, second = await agent_harness.messages(2)
    assert (first.message.content, first.uuid, first.session_id) == ("text 0", "uuid 0", "5e55")
    assert (second.message.content, second.uuid) == ("text 1", "uuid 1")


async def test_a_resumed_run_has_steps_of_its_own(agent_harness: AgentHarness) -> None:
    resumed = Steps().write({"type": "x", "run": "resumed {{session_id}}"})
    script = Script(Steps().write({"type": "x", "run": "first"}), resumed=resumed)
    await agent_harness.start(script, LaunchOptions(resume="5e55"))
    (message,) = await agent_harness.messages(1)
    assert extra(message)["run"] == "resumed 5e55"


async def test_an_answer_can_be_waited_for_later(agent_harness: AgentHarness) -> None:
    steps = Steps().post({"subtype": "nothing"}, "r1").await_user().await_answer("r1").write({"type": "x"})
    await agent_harness.start(Script(steps, log=agent_harness.log))
    agent_harness.agent.send("go on", "u")
    await agent_harness.messages(1)
    assert [m["type"] for m in received(agent_harness.log)] == ["control_request", "control_response", "user"]


async def test_answers_given_by_themselves(agent_harness: AgentHarness) -> None:
    await agent_harness.start(Script(answers={"interrupt": {"still_queued": []}}))
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": []}
    assert await agent_harness.agent.ask(Interrupt()) == {"still_queued": []}


def test_no_log_means_nothing_received(tmp_path: Path) -> None:
    assert received(tmp_path / "log") == []


def test_every_message_of_the_wire_is_known() -> None:
    tool = {"type": "tool_use", "id": "t", "name": "Bash", "input": {"command": "x"}}
    frames = [
        *WIRE.text_turn("Hello"),
        WIRE.retry(1, 2, 500),
        WIRE.lifecycle("u", "queued"),
        WIRE.stopped_result(),
        WIRE.note(STOPPED),
        WIRE.api_error("no", "server_error"),
        WIRE.tool_result("t", "x", {}),
        *(frame for _, frame in WIRE.deltas(0, tool, 5)),
        *(frame for _, frame in WIRE.deltas(0, {"type": "thinking", "thinking": "hm"}, 5)),
        WIRE.block_start(0, tool),
    ]
    parsed = [parse_line(json.dumps(frame).encode()) for frame in frames]
    assert not [message for message in parsed if isinstance(message, UnknownMessage)]
    assert [message.type for message in parsed] == [frame["type"] for frame in frames]


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(JSON_VALUES)
def test_the_player_reads_and_writes_json_as_python_does(value: object) -> None:
    text = json.dumps(value, ensure_ascii=False)
    assert lean_json.dumps(value) == text
    assert repr(lean_json.loads(text.encode("utf-8", "surrogatepass"))) == repr(json.loads(text))
    assert repr(lean_json.loads(f" {json.dumps(value, indent=1)}\n")) == repr(json.loads(text))


@pytest.mark.parametrize("text", ["", " ", "{", "[1,]", "{} {}", "nul", '"', "'a'"])
def test_what_is_not_json_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):
        lean_json.loads(text)
