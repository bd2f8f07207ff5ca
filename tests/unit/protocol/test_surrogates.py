"""Lone surrogates, in values, in JSON text, and in lines to the CLI."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.characters import mend_escapes, mend_surrogates
from claude_desk.protocol.wire.framing import json_line


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r'"\ud83d"', "\ufffd"),
        (r'"\uD83D\uDE00"', "😀"),
        (r'"\ude00\ud83d"', "\ufffd\ufffd"),
        (r'"\ud83d\ud83d\ude00"', "\ufffd😀"),
        (r'"\\ud83d"', r"\ud83d"),
        (r'"\\\ud83d"', "\\\ufffd"),
        (r'"\ud83d\n"', "\ufffd\n"),
        (r'"\ud83d\\ude00"', "\ufffd\\ude00"),
        (r'"\ud7ff\ue000"', "\ud7ff\ue000"),
        (r'"é"', "é"),
    ],
)
def test_escapes_of_json_are_mended(text: str, expected: str) -> None:
    assert json.loads(mend_escapes(text)) == expected


ANY_TEXT = st.text(st.characters(), max_size=12) | st.text(
    st.sampled_from('\\"u\ud83d\ude00dn😀\ufeffa'), max_size=12
)


@given(ANY_TEXT)
def test_both_ways_of_mending_agree(text: str) -> None:
    assert json.loads(mend_escapes(json.dumps(text))) == mend_surrogates(text)


@given(ANY_TEXT)
def test_a_mended_text_can_be_encoded_and_a_sound_one_stays(text: str) -> None:
    mended = mend_surrogates(text)
    mended.encode("utf-8")
    assert len(mended) <= len(text)
    if not any("\ud800" <= c <= "\udfff" for c in text):
        assert mended == text


def test_keys_and_all_that_is_inside_is_mended() -> None:
    assert mend_surrogates({"\ud83d": ["\ude00", {"a": "\ud83d\ude00"}, 1, None]}) == {
        "\ufffd": ["\ufffd", {"a": "😀"}, 1, None]
    }


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_TEXT, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(ANY_TEXT, VALUES, max_size=4))
def test_a_line_is_ascii_and_strict_json(value: dict[str, Any]) -> None:
    line = json_line(value)
    assert line.isascii()
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is no JSON")

    json.loads(line, parse_constant=refuse)


def test_a_number_that_json_does_not_know_is_null() -> None:
    assert json.loads(json_line({"a": [math.nan, 1.5], "b": {"c": -math.inf}})) == {
        "a": [None, 1.5],
        "b": {"c": None},
    }
