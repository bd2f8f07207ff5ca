"""Reads the input of AskUserQuestion, and joins answers as the CLI expects them (protocol/README.md 7.3)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from json import dumps
from typing import Any, TypeGuard

# Input that exceeds these limits is not shown as a form. The CLI sends one to four questions, with two to
# four options each.
MOST_QUESTIONS = 12
MOST_OPTIONS = 24
LONGEST_TEXT = 12_000
_LONGEST_LABEL = 1_000
_LONGEST_PREVIEW = 100_000
_KNOWN = frozenset({"question", "header", "multiSelect", "options"})
_KNOWN_OPTION = frozenset({"label", "description", "preview"})


@dataclass(frozen=True, slots=True)
class QuestionOption:
    """An option. `preview`: Markdown or plain text, such as a sketch or code. Only new CLIs send it."""

    label: str
    description: str = ""
    preview: str = ""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question. The CLI uses `text` as the key of the answer. `more`: unknown members, as pairs of a name
    and JSON text."""

    text: str
    header: str
    multiple: bool
    options: tuple[QuestionOption, ...]
    more: tuple[tuple[str, str], ...] = ()


def read_questions(value: Mapping[str, Any]) -> tuple[AskedQuestion, ...] | None:
    """Return the questions of an input. Return None if a form could not show them completely, or if two
    questions or two options of a question have the same text."""
    listed = value.get("questions")
    if _more(value, ("questions", "answers")) is None:
        return None
    if not isinstance(listed, list) or not 0 < len(listed) <= MOST_QUESTIONS:
        return None
    found = [_question(item) for item in listed]
    questions = tuple(question for question in found if question is not None)
    texts = {question.text for question in questions}
    return questions if len(questions) == len(texts) == len(listed) else None


def _question(value: Any) -> AskedQuestion | None:
    if not isinstance(value, dict):
        return None
    text, header, multiple = value.get("question"), value.get("header", ""), value.get("multiSelect", False)
    listed = value.get("options", [])
    if not _is_text(text, LONGEST_TEXT) or not isinstance(header, str) or len(header) > _LONGEST_LABEL:
        return None
    if not isinstance(multiple, bool) or not isinstance(listed, list) or len(listed) > MOST_OPTIONS:
        return None
    options = tuple(option for item in listed if (option := _option(item)) is not None)
    labels = {option.label for option in options}
    more = _more(value, _KNOWN)
    if not len(options) == len(labels) == len(listed) or more is None:
        return None
    return AskedQuestion(text, header, multiple, options, more)


def _option(value: Any) -> QuestionOption | None:
    if not isinstance(value, dict) or (more := _more(value, _KNOWN_OPTION)) is None:
        return None
    label = value.get("label")
    description, preview = (value.get(name, "") for name in ("description", "preview"))
    if not _is_text(label, _LONGEST_LABEL) or not isinstance(preview, str) or len(preview) > _LONGEST_PREVIEW:
        return None
    if not isinstance(description, str) or len(description) > LONGEST_TEXT:
        return None
    said = [description, *(f"{name}: {text}" for name, text in more)]
    return QuestionOption(label, " · ".join(filter(None, said)), preview)


def _is_text(value: Any, longest: int) -> TypeGuard[str]:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= longest


def _more(value: Mapping[str, Any], known: Iterable[str]) -> tuple[tuple[str, str], ...] | None:
    rest = {str(key): dumps(item, ensure_ascii=False) for key, item in value.items() if key not in known}
    return tuple(rest.items()) if sum(map(len, rest.values())) + len(rest) <= _LONGEST_LABEL else None


def joined(labels: Iterable[str]) -> str:
    """Join several labels into one answer with `, `. A label that contains `, ` or a double quote is written
    as JSON."""
    return ", ".join(
        dumps(label, ensure_ascii=False) if ", " in label or '"' in label else label for label in labels
    )
