"""Phrases, which are messages to the user as data."""

import json
from typing import Any

import pytest

from claude_desk.protocol.phrase import Phrase, with_texts, without_words
from tests.library.library_process import sent


def test_a_phrase_is_its_kind_and_its_values() -> None:
    phrase = Phrase("search.matches", count=3, place="src")
    assert phrase == Phrase("search.matches", place="src", count=3)
    assert hash(phrase) == hash(Phrase("search.matches", place="src", count=3))
    assert phrase != Phrase("search.matches", count=3)
    assert phrase != Phrase("search.files", count=3, place="src")
    assert phrase.values == {"count": 3, "place": "src"}
    assert repr(phrase) == "Phrase('search.matches', count=3, place='src')"


def test_what_is_not_ours_can_be_taken_out_and_changed() -> None:
    phrase = Phrase("tool.joined", first="a", second=Phrase("tool.lines", first=3, name="b"), third=None)
    assert (without_words("x"), without_words(phrase), without_words(Phrase("tool.none"))) == (
        "x",
        "a · b",
        "",
    )
    changed = Phrase("tool.joined", first="A", second=Phrase("tool.lines", first=3, name="B"), third=None)
    assert (with_texts("x", str.upper), with_texts(phrase, str.upper)) == ("X", changed)


def test_it_travels_to_a_child_process_and_to_a_file() -> None:
    phrase = Phrase("task.ended", why=Phrase("task.failed", code=1), name="x", share=0.5, last=None, all=True)
    assert sent(phrase) == phrase
    assert Phrase.from_json(json.loads(json.dumps(phrase.to_json()))) == phrase


@pytest.mark.parametrize(
    "stored",
    [
        None,
        "text",
        [],
        {},
        {"kind": 3},
        {"kind": "a", "values": {"b": []}},
        {"kind": "a", "values": {"b": {}}},
    ],
)
def test_what_is_no_phrase_is_none(stored: Any) -> None:
    assert Phrase.from_json(stored) is None


def test_values_may_be_missing() -> None:
    assert Phrase.from_json({"kind": "a.b"}) == Phrase("a.b")
