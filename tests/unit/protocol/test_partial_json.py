"""A tool's input while it is still being written."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.partial_json import read_partial


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {}),
        ("  ", {}),
        ("{", {}),
        ('{"comm', {}),
        ('{"command"', {}),
        ('{"command":', {}),
        ('{"command":"', {"command": ""}),
        ('{"command":"ls -', {"command": "ls -"}),
        ('{"command":"ls -l"', {"command": "ls -l"}),
        ('{"command":"ls -l","timeo', {"command": "ls -l"}),
        ('{"command":"ls -l","timeout":12', {"command": "ls -l"}),
        ('{"command":"ls -l","timeout":120,', {"command": "ls -l", "timeout": 120}),
        ('{"n":-', {}),
        ('{"n":1.', {}),
        ('{"n":1.5}', {"n": 1.5}),
        ('{"a":tru', {}),
        ('{"a":true', {"a": True}),
        ('{"a":null', {"a": None}),
        (' { "a" : 1 , "b" : "x', {"a": 1, "b": "x"}),
        ('{"a":1}  trailing', {"a": 1}),
    ],
)
def test_what_is_known_of_a_beginning(text: str, expected: dict[str, Any]) -> None:
    assert read_partial(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r'{"t":"a\n', {"t": "a\n"}),
        ('{"t":"a\\', {"t": "a"}),
        (r'{"t":"a\u', {"t": "a"}),
        (r'{"t":"a\u00e', {"t": "a"}),
        (r'{"t":"a\u00e9', {"t": "aé"}),
        ('{"t":"a\\\\', {"t": "a\\"}),
        (r'{"t":"\ud83d', {"t": ""}),
        (r'{"t":"\ud83d\ude0', {"t": ""}),
        (r'{"t":"\ud83d\ude00', {"t": "😀"}),
        (r'{"t":"\ud83dx', {"t": "\ufffdx"}),
        (r'{"t":"\ud83d","u":"', {"t": "\ufffd", "u": ""}),
        ('{"t":"line\nbreak', {"t": "line\nbreak"}),
        (r'{"t":"bad \x escape', {"t": "bad "}),
    ],
)
def test_a_cut_escape_waits_for_its_rest(text: str, expected: dict[str, Any]) -> None:
    assert read_partial(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"todos":[', {"todos": []}),
        ('{"todos":[{"content":"Buy', {"todos": [{"content": "Buy"}]}),
        ('{"todos":[{"content":"a","done":true},{"con', {"todos": [{"content": "a", "done": True}, {}]}),
        ('{"n":[1,2', {"n": [1]}),
        ('{"n":[1,2]', {"n": [1, 2]}),
        ('{"o":{"p":{"q":"r', {"o": {"p": {"q": "r"}}}),
    ],
)
def test_an_open_container_holds_what_is_known(text: str, expected: dict[str, Any]) -> None:
    assert read_partial(text) == expected


@pytest.mark.parametrize(
    "text", ["[1]", "1", "nonsense", '"a"', "{1:2}", "{,}", '{"a" "b"}', "\x00{", '{"a":}']
)
def test_what_is_no_object_gives_nothing(text: str) -> None:
    assert read_partial(text) == {}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), JSON, max_size=5), st.booleans())
def test_the_complete_text_gives_the_complete_object(value: dict[str, Any], ascii_only: bool) -> None:
    assert read_partial(json.dumps(value, ensure_ascii=ascii_only)) == value


@given(st.dictionaries(st.text(), JSON, max_size=5), st.data())
def test_every_beginning_agrees_with_the_complete_object(value: dict[str, Any], data: st.DataObject) -> None:
    text = json.dumps(value)
    found = read_partial(text[: data.draw(st.integers(0, len(text)))])
    assert _is_beginning(found, value)


def _is_beginning(found: Any, complete: Any) -> bool:
    if isinstance(found, dict) and isinstance(complete, dict):
        return all(key in complete and _is_beginning(found[key], complete[key]) for key in found)
    if isinstance(found, list) and isinstance(complete, list):
        return len(found) <= len(complete) and all(map(_is_beginning, found, complete))
    if isinstance(found, str) and isinstance(complete, str):
        return complete.startswith(found)
    return bool(found == complete)


@given(st.text())
def test_nothing_raises(text: str) -> None:
    read_partial(text)
    read_partial("{" + text)
    read_partial('{"a":' + text)


@pytest.mark.parametrize("opener", ["[", '{"a":'])
def test_depth_does_not_break_it(opener: str) -> None:
    read_partial('{"a":' + opener * 100_000)
    for depth in (100, 400, 900, 5000):
        read_partial('{"a":' + "[" * depth + "]" * depth + "}")


def test_a_long_text() -> None:
    found = read_partial('{"content":"' + "line of text\\n" * 80_000)
    assert found["content"] == "line of text\n" * 80_000
