"""Control frames, both directions."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.requests import control as c
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.wire.parser import UnknownMessage, parse_line


def request(body: Any, **rest: Any) -> c.ControlRequest:
    line = json.dumps({"type": "control_request", "request_id": "c1", "request": body, **rest})
    message = parse_line(line.encode())
    assert isinstance(message, c.ControlRequest)
    assert message.request_id == rest.get("request_id", "c1")
    return message


def answer(body: dict[str, Any]) -> c.ControlAnswer:
    message = parse_line(json.dumps({"type": "control_response", "response": body}).encode())
    assert isinstance(message, c.ControlResponse)
    return message.response


@pytest.mark.parametrize(
    ("body", "model"),
    [
        ({"subtype": "can_use_tool", "tool_name": "Bash", "input": {}}, CanUseTool),
        ({"subtype": "hook_callback", "callback_id": "x"}, c.HookCallback),
        ({"subtype": "mcp_message", "server_name": "s", "message": {}}, c.McpMessage),
        ({"subtype": "elicitation", "message": "x"}, c.Elicitation),
        ({"subtype": "request_user_dialog"}, c.RequestUserDialog),
        ({"subtype": "of_2030", "a": 1}, c.OtherRequest),
        ({"a": 1}, c.OtherRequest),
    ],
)
def test_what_the_cli_asks(body: dict[str, Any], model: type) -> None:
    found = request(body).request
    assert type(found) is model
    assert found.model_dump(exclude_unset=True) == body


@pytest.mark.parametrize(
    "body",
    [
        {"subtype": "can_use_tool"},
        {"subtype": "can_use_tool", "tool_name": "Bash"},
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": None},
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": "ls"},
        {"subtype": "can_use_tool", "tool_name": ["Bash"], "input": {}},
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": {}, "suppress_always_allow_rule": {}},
        {"subtype": "can_use_tool", "tool_name": "Bash", "input": {}, "default_to_no": "perhaps"},
        {"subtype": "hook_callback", "callback_id": 5},
        {"subtype": "elicitation", "message": {}},
    ],
)
def test_a_request_that_cannot_be_decided_on_can_be_refused(body: dict[str, Any]) -> None:
    found = request(body).request
    assert type(found) is c.OtherRequest
    assert found.subtype == body["subtype"]
    assert found.model_dump(exclude_unset=True) == body


@pytest.mark.parametrize(
    "body", [None, 5, "can_use_tool", [], [{"subtype": "can_use_tool"}], {"subtype": 5}, {}]
)
def test_a_request_that_is_none_can_be_refused(body: Any) -> None:
    found = request(body)
    assert type(found.request) is c.OtherRequest
    assert found.request.subtype == ""


def test_a_request_without_a_body_can_be_refused() -> None:
    message = parse_line(b'{"type":"control_request","request_id":"c1"}')
    assert isinstance(message, c.ControlRequest)
    assert type(message.request) is c.OtherRequest


def test_an_id_that_is_a_number_is_an_id() -> None:
    message = parse_line(b'{"type":"control_request","request_id":7,"request":{"subtype":"x"}}')
    assert isinstance(message, c.ControlRequest)
    assert message.request_id == "7"


@pytest.mark.parametrize(
    "line", [b'{"type":"control_request"}', b'{"type":"control_request","request_id":null}']
)
def test_without_an_id_there_is_nobody_to_answer(line: bytes) -> None:
    assert type(parse_line(line)) is UnknownMessage


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [*CanUseTool.model_fields, *c.HookCallback.model_fields, *c.Elicitation.model_fields]
)


@given(st.dictionaries(FIELDS, ANYTHING, max_size=6) | ANYTHING, st.booleans())
def test_whatever_comes_with_an_id_can_be_answered(body: Any, asks: bool) -> None:
    if asks and isinstance(body, dict):
        body["subtype"] = "can_use_tool"
    found = request(body).request
    if isinstance(found, CanUseTool):
        assert found.tool_name == body["tool_name"]
        assert found.suggestions() is not None


def test_a_void_success_has_no_response() -> None:
    found = answer({"subtype": "success", "request_id": "host_10"})
    assert (found.subtype, found.request_id, found.response, found.error) == (
        "success",
        "host_10",
        None,
        None,
    )


def test_an_error_has_words_and_perhaps_a_code() -> None:
    found = answer({"subtype": "error", "request_id": "h", "error": "no", "error_code": "invalid_mode"})
    assert (found.subtype, found.error, found.error_code) == ("error", "no", "invalid_mode")


def test_two_answers_for_one_request_are_two_messages() -> None:
    # 2.1.37 answers set_permission_mode twice (protocol/README.md 6.4).
    first = answer({"subtype": "success", "request_id": "h", "response": {"mode": "plan"}})
    second = answer({"subtype": "success", "request_id": "h"})
    assert first.request_id == second.request_id
    assert (first.response, second.response) == ({"mode": "plan"}, None)


@pytest.mark.parametrize(
    ("body", "subtype"),
    [
        ({"subtype": "success", "request_id": "h", "response": ["odd"]}, "success"),
        ({"subtype": "error", "request_id": "h", "error": {"odd": 1}}, "error"),
        ({"subtype": 5, "request_id": "h"}, "error"),
        ({"request_id": "h"}, "error"),
        ({"subtype": "of_2030", "request_id": "h"}, "of_2030"),
    ],
)
def test_an_odd_answer_reaches_whoever_waits_and_is_no_success_by_silence(
    body: dict[str, Any], subtype: str
) -> None:
    found = answer(body)
    assert (found.request_id, found.subtype) == ("h", subtype)
    assert found.response is None


def test_what_still_waits_comes_with_the_first_answer() -> None:
    waiting = [{"type": "control_request", "request_id": "c9", "request": {"subtype": "can_use_tool"}}]
    found = answer({"subtype": "success", "request_id": "h", "pending_permission_requests": waiting})
    assert (found.model_extra or {})["pending_permission_requests"] == waiting


def test_a_request_taken_back() -> None:
    message = parse_line(b'{"type":"control_cancel_request","request_id":"c1"}')
    assert isinstance(message, c.ControlCancelRequest)
    assert message.request_id == "c1"


def test_the_answer_to_initialize_survives_what_is_odd_in_it() -> None:
    found = c.InitializeAnswer.model_validate(
        {"commands": "none", "models": [{"value": "default"}], "account": [], "capabilities": None, "pid": 1}
    )
    assert (found.commands, found.models, found.account, found.capabilities) == (
        [],
        [{"value": "default"}],
        None,
        [],
    )
