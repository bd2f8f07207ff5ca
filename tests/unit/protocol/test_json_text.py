"""Readable lines of the wire, and their numbers."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.json_text import pretty, reindented
from claude_desk.protocol.wire.line_numbers import line_of, set_line
from claude_desk.protocol.wire.parser import NonJsonLine, parse_line


def test_json_is_spread_over_lines() -> None:
    assert pretty('{"a": [1, "ü"]}'.encode()) == '{\n  "a": [\n    1,\n    "ü"\n  ]\n}'


@pytest.mark.parametrize("line", [b"", b"shell: no job control", b"\xff\xfe", b'{"a": ' + b"9" * 5000 + b"}"])
def test_what_is_no_json_is_shown_as_it_came(line: bytes) -> None:
    assert pretty(line) == line.decode("utf-8", "replace")


def test_anything_can_be_shown() -> None:
    deep = b"[" * 100_000
    assert pretty(deep) == deep.decode()
    assert pretty(b'{"a": "\\ud83d"}') == '{\n  "a": "\ufffd"\n}'
    huge = json.dumps({"text": "x" * 1_300_000}).encode()
    assert len(pretty(huge)) > 1_300_000


def test_a_number_travels_with_its_message() -> None:
    message = parse_line(b'{"type": "keep_alive"}')
    assert line_of(message) == 0
    set_line(message, 7)
    assert line_of(message) == 7
    set_line(NonJsonLine("x", 1), 8)
    assert line_of(NonJsonLine("x", 1)) == 0
    assert line_of(None) == 0
    strange = parse_line(b'{"type": "telepathy", "kept_line": "five"}')
    assert line_of(strange) == 0


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(_VALUES, st.sampled_from([None, 0, 1, 7]), st.booleans())
def test_an_indented_text_has_the_same_value(value: Any, indent: int | None, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    assert reindented(text) == json.dumps(value, indent=2, ensure_ascii=ascii_only)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('{"a":1.10,"a":1E5}', '{\n  "a": 1.10,\n  "a": 1E5\n}'),
        ('{"a":[{},[ ]],"b":"x:[,"}', '{\n  "a": [\n    {},\n    []\n  ],\n  "b": "x:[,"\n}'),
        ("[not json]", "[not json]"),
        ("{", "{"),
        ("[" * 300 + "]" * 300, "[" * 300 + "]" * 300),
        ("[" + "1," * 50_000 + "1]", "[" + "1," * 50_000 + "1]"),
    ],
)
def test_an_indented_text_keeps_what_is_written(text: str, shown: str) -> None:
    assert reindented(text) == shown
