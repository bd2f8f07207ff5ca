"""Turns a phrase into words. The words of the kind `asker.server` are `WORDS["server"]` in `asker.py`.

An entry of `WORDS` is a `Wording`, or a function of the phrase's values if the words need code. If a phrase
from another version has no entry or has different values, its kind and its values are shown.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text, Value
from claude_desk.ui.translation import camel_case, translated

_PLACE = re.compile(r"\{(\w+)\}")


def words(text: Text) -> str:
    """Return the words of a text. A `str` comes from outside the program and stays unchanged."""
    if isinstance(text, str):
        return text
    entry = _entry(text.kind)
    if entry is not None:
        try:
            return entry(**text.values)
        except (TypeError, ValueError, OverflowError):
            pass  # the values come from another version
    values = ", ".join(f"{name}: {value_words(value)}" for name, value in text.values.items())
    return f"{text.kind} ({values})" if values else text.kind


def value_words(value: Value) -> str:
    """Return the words of a value of a phrase, which may be a phrase itself."""
    return words(value) if isinstance(value, (str, Phrase)) else str(value)


class Field:
    """Fills a place of a text if the value has another name than the place, or if several values fill it.

    `by` takes the values of `names` in this order.
    """

    def __init__(self, *names: str, by: Callable[..., str] = value_words) -> None:
        self.names = names
        self.by = by


class Wording:
    """The texts of a kind.

    The texts and `one` must be literals, because `python -m resources.translations update` collects them.
    Their context is the name of the module in CamelCase.

    A place `{name}` is filled with the words of the value `name`. A keyword argument `name=` sets a function
    that formats the value, or a `Field`. Of several texts, the first is used whose values are all present:
    neither "" nor None. Values that the last text uses too are not checked.

    `n` is the name of the number on which the words depend, written `%Ln` in the text. `one` is the English
    singular form. `then` changes the finished sentence.
    """

    def __init__(
        self,
        *texts: str,
        n: str | None = None,
        one: str | None = None,
        then: Callable[[str], str] | None = None,
        **places: Field | Callable[[Any], str],
    ) -> None:
        self._texts = texts
        self._n = n
        self._one = one
        self._then = then
        self._places = places

    @cached_property
    def _choices(self) -> list[tuple[str, set[str], dict[str, Field]]]:
        """Each text, the names of the values that it requires, and the fields of its places."""
        places = [{place: self._field(place) for place in _PLACE.findall(text)} for text in self._texts]
        always = _names(places[-1])
        return [(text, _names(each) - always, each) for text, each in zip(self._texts, places, strict=True)]

    def _field(self, place: str) -> Field:
        by = self._places.get(place, value_words)
        return by if isinstance(by, Field) else Field(place, by=by)

    @cached_property
    def fields(self) -> frozenset[str]:
        """The names of the values that a phrase of this kind must have."""
        names = (_names(places) for _, _, places in self._choices)
        return frozenset([self._n] if self._n else []).union(*names)

    def said(self, context: str, /, **values: Any) -> str:
        """Return the words. Raise `TypeError` if the names of the values are not those of `fields`."""
        if values.keys() != self.fields:
            raise TypeError(f"values of other names than {sorted(self.fields)}")
        text, places = next(
            (text, places)
            for text, needed, places in self._choices
            if all(values[name] not in ("", None) for name in needed)
        )
        filled = {place: field.by(*[values[name] for name in field.names]) for place, field in places.items()}
        said = translated(context, text, filled, n=values[self._n] if self._n else None, one=self._one)
        return self._then(said) if self._then else said


Table = dict[str, Wording | Callable[..., str]]


def _names(places: Mapping[str, Field]) -> set[str]:
    return {name for field in places.values() for name in field.names}


@cache
def _entry(kind: str) -> Callable[..., str] | None:
    subject, _, name = kind.partition(".")
    module = f"{__package__}.{subject}"
    if not subject.isidentifier() or find_spec(module) is None:
        return None
    table: Table = getattr(import_module(module), "WORDS", {})
    entry = table.get(name)
    return partial(entry.said, camel_case(subject)) if isinstance(entry, Wording) else entry
