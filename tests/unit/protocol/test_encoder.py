"""The messages to the CLI."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.requests import control
from claude_desk.protocol.requests.control import ControlResponse
from claude_desk.protocol.requests.permissions import Allow, Deny, PermissionUpdate
from claude_desk.protocol.tool_hold import HOOKS
from claude_desk.protocol.wire import encoder
from claude_desk.protocol.wire.authorship import CONVERSATION_END, NOTES_END, PROMPT_END, Authorship
from claude_desk.protocol.wire.parser import parse_line

RULE = {
    "type": "addRules",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir sub *"}],
    "behavior": "allow",
    "destination": "localSettings",
}


def read(line: bytes) -> dict[str, Any]:
    assert line.isascii()
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def body(answer: Allow | Deny) -> dict[str, Any]:
    frame = read(encoder.permission_answer("c1", answer))
    assert frame["type"] == "control_response"
    assert frame["response"]["subtype"] == "success"
    assert frame["response"]["request_id"] == "c1"
    found = frame["response"]["response"]
    assert isinstance(found, dict)
    return found


def test_a_prompt() -> None:
    assert read(encoder.user_message("hello\nyou", "0b1e")) == {
        "type": "user",
        "message": {"role": "user", "content": "hello\nyou"},
        "parent_tool_use_id": None,
        "session_id": "",
        "uuid": "0b1e",
        "origin": {"kind": "human"},
    }


WORDS = st.text(st.sampled_from("/@ab.\n \u2028"), max_size=12)


@given(composed=WORDS, typed=WORDS, by_user=st.booleans(), edit=WORDS)
def test_what_this_program_composed_is_never_in_the_block_that_the_cli_expands(
    composed: str, typed: str, by_user: bool, edit: str
) -> None:
    """Both CLIs expand only the last text block. A text that was edited counts as typed."""
    whole = f"{composed}\n\n{typed}" if composed else typed
    frame = read(encoder.user_message(whole, "u", (), encoder.Authorship(composed, by_user)))
    content = frame["message"]["content"]
    blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content
    if typed:
        assert blocks[-1]["text"] == typed
        assert "\n".join(block["text"] for block in blocks) == whole, "live and reopened are the same"
    assert len(blocks) == 1 + bool(composed and typed)
    assert ("origin" in frame) is by_user
    edited = edit + whole
    if not edited.startswith(f"{composed}\n\n"):
        frame = read(encoder.user_message(edited, "u", (), encoder.Authorship(composed)))
        assert frame["message"]["content"] == edited


ANY_WORDS = st.text(st.sampled_from("a@/>\n .")) | st.sampled_from(["@a", "> @a\n\n> b", "/clear"])


@given(st.sampled_from((NOTES_END, PROMPT_END, CONVERSATION_END)), ANY_WORDS, ANY_WORDS, ANY_WORDS)
def test_a_text_that_comes_back_is_expanded_only_after_our_last_sentence(
    end: str, stale: str, said: str, typed: str
) -> None:
    """The program knows nothing else of the text, and the user may have edited its beginning."""
    text = f"x{said}\n\n{end}"
    if typed.strip():
        text += f"\n\n{typed}"
    content = read(encoder.user_message(text, "", authorship=Authorship(stale)))["message"]["content"]
    beginning, rest = (block["text"] for block in content)
    assert f"{beginning}\n{rest}" == text
    assert rest == (typed if typed.strip() else end)


@given(
    pastes=st.lists(st.text(st.sampled_from("ab\n "), max_size=4), max_size=4), text=WORDS, note=st.booleans()
)
def test_only_pastes_that_are_still_in_the_typed_text_are_named(
    pastes: list[str], text: str, note: bool
) -> None:
    whole = "\n\n".join([*(["aa bb"] if note else []), text, *pastes[:2]])
    made = encoder.Authorship("aa bb" if note else "", pastes=tuple(pastes))
    frame = read(encoder.user_message(whole, "u", (), made))
    content = frame["message"]["content"]
    last = content if isinstance(content, str) else content[-1]["text"]
    assert frame.get("inline_pastes", []) == [each for each in pastes if each.strip() and each in last]


@pytest.mark.parametrize("text", ["\u2028\u2029\x85\x0b", "é漢😀", "\r\n", "\x00", '"\\'])
def test_any_text_is_one_line_and_comes_completely(text: str) -> None:
    assert read(encoder.user_message(text, "u"))["message"]["content"] == text


def test_half_an_emoji_does_not_end_the_cli() -> None:
    assert read(encoder.user_message("a\ud83d", "u"))["message"]["content"] == "a\ufffd"


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (
            control.Initialize(),
            {
                "subtype": "initialize",
                "perTaskStopAffordance": True,
                "forwardSubagentText": True,
                "hooks": HOOKS,
            },
        ),
        (control.Interrupt(), {"subtype": "interrupt"}),
        (control.Interrupt(cancel_queued=True), {"subtype": "interrupt", "cancel_queued": True}),
        (control.SetPermissionMode(mode="plan"), {"subtype": "set_permission_mode", "mode": "plan"}),
        (control.SetModel(model="opus"), {"subtype": "set_model", "model": "opus"}),
        (control.SetModel(), {"subtype": "set_model", "model": None}),
        (control.GetPlan(), {"subtype": "get_plan"}),
        (control.HostRequest(subtype="mcp_status"), {"subtype": "mcp_status"}),
    ],
    ids=lambda value: value.get("subtype") if isinstance(value, dict) else "",
)
def test_requests_of_ours(request_: control.HostRequest, expected: dict[str, Any]) -> None:
    assert read(encoder.control_request("h1", request_)) == {
        "type": "control_request",
        "request_id": "h1",
        "request": expected,
    }


def test_allow_always_brings_the_input_along() -> None:
    assert body(Allow(updated_input={})) == {"behavior": "allow", "updatedInput": {}}


def test_an_input_goes_back_as_it_came() -> None:
    value = {"command": "ls", "none": None, "deep": {"none": None, "list": [None, 1.5, True]}, "é": "\u2028"}
    assert body(Allow(updated_input=value, tool_use_id="toolu_01")) == {
        "behavior": "allow",
        "updatedInput": value,
        "toolUseID": "toolu_01",
    }


def test_allow_with_a_rule() -> None:
    update = PermissionUpdate.model_validate(RULE)
    assert body(Allow(updated_input={}, updated_permissions=[update]))["updatedPermissions"] == [RULE]


@pytest.mark.parametrize(
    "update",
    [
        RULE,
        {"type": "setMode", "mode": "acceptEdits", "destination": "session"},
        {"type": "addDirectories", "directories": ["/p"], "destination": "session"},
        {
            "type": "addRules",
            "rules": [{"toolName": "WebFetch"}],
            "behavior": "allow",
            "destination": "session",
        },
        {"type": "setMode", "mode": "x", "destination": "session", "future": {"a": None}},
    ],
)
def test_an_update_goes_back_as_it_came_and_no_more(update: dict[str, Any]) -> None:
    answer = Allow(updated_input={}, updated_permissions=[PermissionUpdate.model_validate(update)])
    assert body(answer)["updatedPermissions"] == [update]


def test_an_update_of_our_own() -> None:
    update = PermissionUpdate(type="setMode", mode="acceptEdits", destination="session")
    assert body(Allow(updated_input={}, updated_permissions=[update]))["updatedPermissions"] == [
        {"type": "setMode", "mode": "acceptEdits", "destination": "session"}
    ]


@pytest.mark.parametrize("none", [None, []])
def test_no_updates_are_not_sent(none: list[PermissionUpdate] | None) -> None:
    assert "updatedPermissions" not in body(Allow(updated_input={}, updated_permissions=none))


def test_deny() -> None:
    assert body(Deny(message="Use pnpm")) == {"behavior": "deny", "message": "Use pnpm", "interrupt": False}
    assert body(Deny(message="", interrupt=True, tool_use_id="t")) == {
        "behavior": "deny",
        "message": "",
        "interrupt": True,
        "toolUseID": "t",
    }


def test_an_error() -> None:
    assert read(encoder.error_answer("c5", "unsupported \ud83d")) == {
        "type": "control_response",
        "response": {"subtype": "error", "request_id": "c5", "error": "unsupported \ufffd"},
    }


def test_an_input_that_json_cannot_hold_is_written_as_the_cli_would() -> None:
    assert body(Allow(updated_input={"n": math.inf}))["updatedInput"] == {"n": None}


ANY_TEXT = st.text(st.characters(), max_size=10)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(max_size=5), VALUES, max_size=4))
def test_any_input_survives(value: dict[str, Any]) -> None:
    assert body(Allow(updated_input=value))["updatedInput"] == value


@given(ANY_TEXT, ANY_TEXT)
def test_what_we_write_is_what_the_cli_repeats(request_id: str, words: str) -> None:
    # With --replay-user-messages the program's own answers come back on stdout (protocol/README.md 6.1).
    for line in (
        encoder.error_answer(request_id, words),
        encoder.permission_answer(request_id, Deny(message=words)),
    ):
        assert isinstance(parse_line(line.rstrip(b"\n")), ControlResponse)
