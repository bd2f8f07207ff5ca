"""The stand-in API, asked as the CLIs ask it."""

import contextlib
import http.client
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.standin import (
    Answer,
    Attempts,
    Cut,
    HttpError,
    Kind,
    StandIn,
    StreamError,
    Text,
    Thinking,
    ToolUse,
)
from tests.standin.server import NO_ANSWER

TOOLS = [{"name": "Bash"}]


@pytest.fixture
def api() -> Iterator[StandIn]:
    with StandIn() as standin:
        yield standin


def ask(api: StandIn, body: dict[str, Any], path: str = "/v1/messages?beta=true") -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(api.url.removeprefix("http://"), timeout=60)
    try:
        connection.request("POST", path, json.dumps(body))
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def turn(*texts: str, stream: bool = True, **more: Any) -> dict[str, Any]:
    """Return a request whose messages are these texts: the user's, Claude's, the user's …"""
    roles = ("user", "assistant")
    messages = [{"role": roles[n % 2], "content": text} for n, text in enumerate(texts)]
    return {"model": "m", "stream": stream, "tools": TOOLS, "messages": messages, **more}


def events(data: bytes) -> list[dict[str, Any]]:
    lines = data.decode().splitlines()
    return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]


def deltas(data: bytes, key: str) -> list[str]:
    return [e["delta"][key] for e in events(data) if key in e.get("delta", {})]


def test_text_comes_in_pieces(api: StandIn) -> None:
    api.on("hello", [Answer(Text("0123456789", size=4))])
    status, data = ask(api, turn("say hello"))
    assert status == 200
    assert deltas(data, "text") == ["0123", "4567", "89"]
    assert [e["type"] for e in events(data)][-3:] == ["content_block_stop", "message_delta", "message_stop"]
    assert events(data)[-2]["delta"]["stop_reason"] == "end_turn"


def test_thinking_is_signed_and_a_tools_input_is_cut(api: StandIn) -> None:
    api.on("hello", [Answer(Thinking("hm"), ToolUse("Bash", {"command": "ls"}))])
    _, data = ask(api, turn("hello"))
    assert deltas(data, "thinking") == ["hm"]
    assert len(deltas(data, "signature")) == 1
    assert max(map(len, deltas(data, "partial_json"))) <= 7
    assert json.loads("".join(deltas(data, "partial_json"))) == {"command": "ls"}
    assert events(data)[-2]["delta"]["stop_reason"] == "tool_use"


def test_without_streaming_it_is_one_object(api: StandIn) -> None:
    api.on("hello", [Answer("Hi", ToolUse("Bash", {"command": "ls"}, id="toolu_x"))])
    _, data = ask(api, turn("hello", stream=False))
    body = json.loads(data)
    assert [block["type"] for block in body["content"]] == ["text", "tool_use"]
    assert body["content"][1]["id"] == "toolu_x"
    assert body["stop_reason"] == "tool_use"


def test_the_step_is_told_by_the_answers_since_the_prompt(api: StandIn) -> None:
    api.on("one", ["first", "second"])
    api.on("two", ["other"])
    said = [
        "".join(deltas(ask(api, turn(*texts))[1], "text"))
        for texts in [
            ("one",),
            ("one",),
            ("one", "first", "go on"),
            ("one", "first", "two"),
            ("one", "a", "b", "c", "d"),
        ]
    ]
    assert said == ["first", "first", "second", "other", NO_ANSWER]
    assert [len(request.messages) for request in api.unanswered] == [5]


def test_told_twice_of_a_prompt_it_does_what_it_was_told_last(api: StandIn) -> None:
    """A prompt keeps its place: if a message contains two prompts, the prompt that was given first counts."""
    api.on("alpha", ["One."])
    api.on("beta", ["Two."])
    api.on("alpha", ["Three."])
    assert "".join(deltas(ask(api, turn("alpha and beta"))[1], "text")) == "Three."
    assert "".join(deltas(ask(api, turn("beta"))[1], "text")) == "Two."


def test_errors_once_often_and_for_ever(api: StandIn) -> None:
    overloaded = HttpError(529, "overloaded_error", "Overloaded")
    api.on("often", [Attempts.failing(2, overloaded, Answer("ok"))])
    api.on("ever", [overloaded], forever=True)
    assert [ask(api, turn("often"))[0] for _ in range(4)] == [529, 529, 200, 200]
    assert [ask(api, turn("ever", "x", "y"))[0] for _ in range(3)] == [529, 529, 529]
    assert json.loads(ask(api, turn("ever"))[1])["error"]["type"] == "overloaded_error"


def test_errors_in_the_stream(api: StandIn) -> None:
    api.on("event", [StreamError(Answer("Some"), fallback=Answer("Whole"))])
    api.on("always", [StreamError(always=True)])
    _, data = ask(api, turn("event"))
    assert [e["type"] for e in events(data)][-1] == "error"
    assert deltas(data, "text") == ["Some"]
    assert json.loads(ask(api, turn("event", stream=False))[1])["content"][0]["text"] == "Whole"
    assert events(ask(api, turn("always", stream=False))[1])[-1]["type"] == "error"
    api.on("cut", [Cut(Answer("Some"))])
    with pytest.raises(http.client.IncompleteRead):
        ask(api, turn("cut"))


def test_side_requests_are_told_apart(api: StandIn) -> None:
    api.on("hello", ["Hi"])
    schema = {"type": "object", "properties": {"title": {"type": "string"}, "good": {"type": "boolean"}}}
    wanted = {"format": {"type": "json_schema", "schema": schema}}
    side = turn("hello", tools=[], output_config=wanted)
    assert json.loads("".join(deltas(ask(api, side)[1], "text"))) == {"title": api.side_text, "good": False}
    assert json.loads(ask(api, turn("hello"), "/v1/messages/count_tokens")[1]) == {"input_tokens": 100}
    assert ask(api, {}, "/v1/elsewhere")[0] == 404
    assert [request.kind for request in api.requests] == [Kind.SIDE, Kind.COUNT, Kind.OTHER]


def test_tool_results_are_kept(api: StandIn) -> None:
    result = {"type": "tool_result", "tool_use_id": "t", "content": [{"type": "text", "text": "42"}]}
    api.on("hello", ["x", "y"])
    body = turn("hello")
    body["messages"] += [
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "Bash", "input": {}}]},
        {"role": "user", "content": [result]},
    ]
    ask(api, body)
    assert api.last_tool_result("hello") == "42"
    assert api.turns[0].step == 1


async def test_a_gate_holds_the_answer(api: StandIn) -> None:
    api.on("hello", [Answer(Text("before", api.gate("middle"), "after"))])
    answers: list[bytes] = []
    asking = threading.Thread(target=lambda: answers.append(ask(api, turn("hello"))[1]))
    asking.start()
    await api.gate("middle").reached()
    assert not answers
    api.gate("middle").release()
    asking.join(10)
    assert deltas(answers[0], "text") == ["before", "after"]


async def test_who_hangs_up_is_known(api: StandIn) -> None:
    api.on("hello", [Answer(Text("before", api.gate("middle"), "after"))])
    connection = http.client.HTTPConnection(api.url.removeprefix("http://"), timeout=60)
    connection.request("POST", "/v1/messages", json.dumps(turn("hello")))
    request = await api.request_of(lambda request: request.prompt == "hello")
    await api.gate("middle").reached()
    connection.close()
    api.close()
    assert request.aborted


def test_closing_lets_nobody_wait(api: StandIn) -> None:
    api.on("hello", [Answer(api.gate("never"), "late")])

    def ask_in_vain() -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(api, turn("hello"))

    asking = threading.Thread(target=ask_in_vain)
    asking.start()
    api.gate("never").wait_reached()
    api.close()
    asking.join(10)
    assert not asking.is_alive()
