"""Messages to the user, without their wording.

A `Phrase` has a kind and values. `ui/phrases/` has the words for each kind in the user's language. A field of
type `Text` contains a phrase or a `str`. A `str` there does not come from this program (a path, a command, a
program's output) and is shown unchanged.

A phrase is data: it can be compared, sent to another process, and kept in a journal (`to_json`, `from_json`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from claude_desk.protocol.phrase_kind import PhraseKind

Value = Union[str, int, float, bool, None, "Phrase"]


@dataclass(init=False, repr=False, unsafe_hash=True, slots=True)
class Phrase:
    """A message such as `Phrase("search.matches", count=3)`. Write the kind as a literal. A value is a
    number, a text that does not come from this program, or another phrase.
    """

    kind: str  # a phrase from a journal may have a kind of another version
    _values: tuple[tuple[str, Value], ...]

    def __init__(self, kind: "PhraseKind", /, **values: Value) -> None:
        self.kind = kind
        self._values = tuple(sorted(values.items()))

    @property
    def values(self) -> dict[str, Value]:
        return dict(self._values)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self._values)
        return f"Phrase({self.kind!r}{values})"

    def __bool__(self) -> bool:
        """Return True, as for a text that is not empty."""
        return True

    def to_json(self) -> dict[str, Any]:
        """Return `{"kind": …, "values": {…}}`. Phrases among the values are converted too."""
        values = {
            name: value.to_json() if isinstance(value, Phrase) else value for name, value in self._values
        }
        return {"kind": self.kind, "values": values}

    @staticmethod
    def from_json(stored: object) -> "Phrase | None":
        """Return the phrase, also of an unknown kind; None for data that `to_json` cannot have written."""
        if not isinstance(stored, Mapping) or not isinstance(stored.get("kind"), str):
            return None
        values = stored.get("values")
        read: dict[str, Value] = {}
        for name, value in values.items() if isinstance(values, Mapping) else ():
            inner = Phrase.from_json(value) if isinstance(value, Mapping) else value
            known = isinstance(inner, (str, int, float, Phrase)) or value is None
            if not known or not isinstance(name, str):
                return None
            read[name] = inner
        return _make(stored["kind"], tuple(sorted(read.items())))


Text = str | Phrase
Words = Callable[[Text], str]  # passed to code outside of `ui/` that needs the wording


def with_texts(text: Text, change: Callable[[str], str]) -> Text:
    """Return `text` with `change` applied to each `str` in it, also in phrases among the values."""
    if isinstance(text, str):
        return change(text)
    values = [
        (name, with_texts(value, change) if isinstance(value, (str, Phrase)) else value)
        for name, value in text.values.items()
    ]
    return _make(text.kind, tuple(values))


def without_words(text: Text) -> str:
    """Return the `str` values in `text`, joined by ` · ` in the order of their names. Use this in code that
    has no `Words`."""
    if isinstance(text, str):
        return text
    found = (without_words(value) for value in text.values.values() if isinstance(value, (str, Phrase)))
    return " · ".join(part for part in found if part)


def _make(kind: str, values: tuple[tuple[str, Value], ...]) -> Phrase:
    phrase = Phrase.__new__(Phrase)
    phrase.kind = kind
    phrase._values = values
    return phrase
