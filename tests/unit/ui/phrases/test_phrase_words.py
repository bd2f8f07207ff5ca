"""Each phrase has words, and the words use the phrase's values."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import claude_desk
from claude_desk.protocol.phrase import Phrase
from claude_desk.ui.phrases import phrase_words

PACKAGE = Path(claude_desk.__file__).parent
PHRASES = PACKAGE / "ui" / "phrases"
SUBJECTS = sorted(path.stem for path in PHRASES.glob("*.py") if path.stem not in ("__init__", "phrase_words"))


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield every `Phrase(…)` in the program, and where it is."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name == "phrase.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def functions() -> dict[str, inspect.Signature]:
    """Return the signatures of the functions that make the words, by the phrase's kind."""
    found = {}
    for subject in SUBJECTS:
        module = import_module(f"claude_desk.ui.phrases.{subject}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found[f"{subject}.{name}"] = inspect.signature(function)
    return found


def test_every_phrase_has_words_that_take_its_values() -> None:
    known, wrong = functions(), []
    for place, call in calls():
        kind = call.args[0] if len(call.args) == 1 else None
        if not (isinstance(kind, ast.Constant) and isinstance(kind.value, str)):
            wrong.append(f"{place}: the kind is not a literal")
        elif any(keyword.arg is None for keyword in call.keywords):
            wrong.append(f"{place}: the values are not named")
        elif kind.value not in known:
            wrong.append(f"{place}: {kind.value} has no words")
        else:
            try:
                known[kind.value].bind(**{str(keyword.arg): None for keyword in call.keywords})
            except TypeError as error:
                wrong.append(f"{place}: {kind.value}: {error}")
    assert not wrong, "\n".join(wrong)


def test_no_words_are_left_without_a_phrase() -> None:
    used = {call.args[0].value for _, call in calls() if call.args and isinstance(call.args[0], ast.Constant)}
    assert not functions().keys() - used


def test_text_of_others_is_shown_as_it_is() -> None:
    assert phrase_words.words("notice.of_others {x}") == "notice.of_others {x}"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (Phrase("later.unknown", name="x", count=3), "later.unknown (count: 3, name: x)"),
        (Phrase("later.unknown", why=Phrase("later.other")), "later.unknown (why: later.other)"),
        (Phrase("os.getcwd"), "os.getcwd"),
        (Phrase("phrase_words.words", text="x"), "phrase_words.words (text: x)"),
        (Phrase("..x"), "..x"),
        (Phrase(""), ""),
    ],
)
def test_a_phrase_of_a_later_version_is_shown_as_it_came(phrase: Phrase, said: str) -> None:
    assert phrase_words.words(phrase) == said


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
