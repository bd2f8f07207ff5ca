"""Turns a phrase into words: the kind `asker.server` is the function `server` of `ui/phrases/asker.py`.

The phrase's values are the function's arguments. The function is called again when the language changes. A
phrase of a later version is shown as it came: its kind and its values.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from claude_desk.protocol.phrase import Phrase, Text, Value


def words(text: Text) -> str:
    """Return the words of a text. A `str` is not ours and stays as it is."""
    if isinstance(text, str):
        return text
    function = _function(text.kind)
    if function is not None:
        try:
            return function(**text.values)
        except (TypeError, ValueError, OverflowError):
            pass  # values of another version
    told = ", ".join(f"{name}: {value_words(value)}" for name, value in text.values.items())
    return f"{text.kind} ({told})" if told else text.kind


def value_words(value: Value) -> str:
    """Return the words of a value of a phrase, which may be a phrase itself."""
    return words(value) if isinstance(value, (str, Phrase)) else str(value)


@cache
def _function(kind: str) -> Callable[..., str] | None:
    subject, _, name = kind.partition(".")
    module = f"{__package__}.{subject}"
    if not (subject.isidentifier() and name.isidentifier()) or subject == "phrase_words" or name[0] == "_":
        return None
    if find_spec(module) is None:
        return None
    function = getattr(import_module(module), name, None)
    return function if getattr(function, "__module__", None) == module else None
