"""Each phrase has words, and the words use the phrase's values."""

import ast
import inspect
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import claude_desk
from claude_desk.protocol.phrase import Phrase, Value
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording

PACKAGE = Path(claude_desk.__file__).parent
PHRASES = PACKAGE / "ui" / "phrases"
SUBJECTS = sorted(path.stem for path in PHRASES.glob("*.py") if path.stem not in ("__init__", "phrase_words"))


@cache
def calls_and_texts() -> tuple[list[tuple[str, ast.Call]], list[str]]:
    """Return every `Phrase(…)` in the program with its place, and every literal text."""
    calls, texts = [], []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.append(node.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
                calls.append((f"{path.relative_to(PACKAGE)}:{node.lineno}", node))
    return [(place, call) for place, call in calls if not place.startswith("protocol/phrase.py:")], texts


def tables() -> Table:
    """Return the entries of all tables by their kind."""
    modules = ((subject, import_module(f"claude_desk.ui.phrases.{subject}")) for subject in SUBJECTS)
    return {f"{subject}.{name}": entry for subject, module in modules for name, entry in module.WORDS.items()}


def why_not(entry: Wording | Callable[..., str], names: set[str]) -> str:
    """Return why values of these names do not fit the entry; "" if they fit."""
    if isinstance(entry, Wording):
        return "" if names == entry.fields else f"{sorted(names)} instead of {sorted(entry.fields)}"
    try:
        inspect.signature(entry).bind(**dict.fromkeys(names))
    except TypeError as error:
        return str(error)
    return ""


def test_every_phrase_has_words_that_take_its_values() -> None:
    known, wrong = tables(), []
    for place, call in calls_and_texts()[0]:
        kind = call.args[0] if len(call.args) == 1 else None
        if not (isinstance(kind, ast.Constant) and isinstance(kind.value, str)):
            wrong.append(f"{place}: the kind is not a literal")
        elif any(keyword.arg is None for keyword in call.keywords):
            wrong.append(f"{place}: the values are not named")
        elif kind.value not in known:
            wrong.append(f"{place}: {kind.value} has no words")
        elif why := why_not(known[kind.value], {str(keyword.arg) for keyword in call.keywords}):
            wrong.append(f"{place}: {kind.value}: {why}")
    assert not wrong, "\n".join(wrong)


def test_each_kind_that_is_named_has_words() -> None:
    """Code also compares kinds, as in `phrase.kind == "session_notice.not_on_disk"`."""
    known, like_a_kind = tables(), re.compile(rf"({'|'.join(SUBJECTS)})\.\w+")
    found = [text for text in calls_and_texts()[1] if like_a_kind.fullmatch(text)]
    assert len(found) > 500
    assert set(found) - known.keys() == {"notice.txt"}


def test_no_words_are_left_without_a_phrase() -> None:
    used = {
        call.args[0].value
        for _, call in calls_and_texts()[0]
        if call.args and isinstance(call.args[0], ast.Constant)
    }
    assert not tables().keys() - used


def test_text_of_others_is_shown_as_it_is() -> None:
    assert phrase_words.words("notice.of_others {x}") == "notice.of_others {x}"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (Phrase("later.unknown", name="x", count=3), "later.unknown (count: 3, name: x)"),
        (Phrase("later.unknown", why=Phrase("later.other")), "later.unknown (why: later.other)"),
        (Phrase("os.getcwd"), "os.getcwd"),
        (Phrase("phrase_words.words", text="x"), "phrase_words.words (text: x)"),
        (Phrase("notice.short_count", value=3), "notice.short_count (value: 3)"),
        (Phrase("shell_card.command", color="red"), "shell_card.command (color: red)"),
        (Phrase("shell_card.exit_code"), "shell_card.exit_code"),
        (Phrase("file_card.lines", count="many"), "file_card.lines (count: many)"),
        (Phrase("..x"), "..x"),
        (Phrase(""), ""),
    ],
)
def test_a_phrase_of_a_later_version_is_shown_as_it_came(phrase: Phrase, said: str) -> None:
    assert phrase_words.words(phrase) == said


@pytest.mark.parametrize(
    ("wording", "values", "said"),
    [
        (Wording("{a} and {b}"), {"a": 3, "b": Phrase("shell_card.task")}, "3 and Task"),
        (Wording("{a}: {b}", "{a}"), {"a": "", "b": "x"}, ": x"),
        (Wording("{a}: {b}", "{a}"), {"a": "x", "b": ""}, "x"),
        (Wording("{a}: {b}", "{a}"), {"a": "x", "b": None}, "x"),
        (Wording("{a}: {b}", "{a}"), {"a": "x", "b": 0}, "x: 0"),
        (Wording("{a} {b}", "{a}", "{b}", "-"), {"a": "", "b": "x"}, "x"),
        (Wording("{a} {b}", "{a}", "{b}", "-"), {"a": "", "b": ""}, "-"),
        (Wording("%Ln of {a}", n="count", one="one of {a}"), {"count": 1, "a": "x"}, "one of x"),
        (Wording("%Ln of {a}", n="count", one="one of {a}"), {"count": 2, "a": "x"}, "2 of x"),
        (Wording("<{a}>", a=str.upper), {"a": "x"}, "<X>"),
        (Wording("<{a}>", a=Field("b")), {"b": "x"}, "<x>"),
        (Wording("<{a}>", a=Field("b", "c", by="{}+{}".format)), {"b": "x", "c": 1}, "<x+1>"),
        (Wording("<{a}>", then=str.upper), {"a": "x"}, "<X>"),
    ],
)
def test_a_wording_chooses_a_text_and_fills_its_places(
    wording: Wording, values: dict[str, Value], said: str
) -> None:
    assert wording.said("Test", **values) == said
    assert values.keys() == wording.fields


@pytest.mark.parametrize(
    ("status", "said"),
    [
        ("running", "running"),
        ("completed", "done"),
        ("killed", "stopped"),
        ("not_ready", "not ready"),
        ("", ""),
    ],
)
def test_how_a_task_stands_is_said_in_our_words_where_it_is_known(status: str, said: str) -> None:
    assert phrase_words.words(Phrase("task.status", status=status)) == said
