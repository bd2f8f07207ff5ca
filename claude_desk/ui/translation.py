"""The program's words in the language of the window.

`python -m resources.translations update` collects calls of `translate("Context", "literal")` in `.ts` files:
both arguments must be literals, and the function must have this name. Values are named: `{path}`. If words
depend on a number, the number is `n`, written `%Ln` in the text: `translate("Find", "%Ln files", n=3,
one="%Ln file")`. The texts of phrases are collected from tables (`Wording` in `ui/phrases/phrase_words.py`).

Values often come from outside the program and may contain anything, even braces. So all values are inserted
in one step. A value with letters of the other direction is isolated, so that it cannot reverse the text
around it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unicodedata import bidirectional

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator
try:
    from PySide6.QtCore import QCoreApplication
except ModuleNotFoundError:  # packages are built without Qt; the manual page in them is in English

    class QCoreApplication:  # type: ignore[no-redef]
        @staticmethod
        def translate(_context: str, text: str, *_: object) -> str:
            return text


_PLACE = re.compile(r"\{(\w+)\}")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_MOST = 2**31 - 1  # largest number that Qt accepts, a C int
_terminal: list["QTranslator"] = []  # without an application, Qt does not ask translators
_ISOLATE_FIRST_STRONG, _ISOLATE_LEFT_TO_RIGHT, _END_ISOLATE = "\u2068", "\u2066", "\u2069"


def translate(
    context: str, text: str, /, *, n: int | None = None, one: str | None = None, **values: object
) -> str:
    """Return the text in the window's language with its values. A placeholder without a value is kept."""
    return translated(context, text, values, n=n, one=one)


def translated(
    context: str, text: str, values: Mapping[str, object], *, n: int | None = None, one: str | None = None
) -> str:
    """Do the same as `translate` for a text that comes from a table."""
    n = n if n is None else min(n, _MOST)
    said = (_terminal and _said_in_terminal(context, text, n)) or QCoreApplication.translate(
        context, text, None, -1 if n is None else n
    )
    if n == 1 and one is not None and said == _numbered(text, n):
        said = _numbered(one, n)  # no translator translated the text
    if not values:
        return said
    mirrored = is_right_to_left(_PLACE.sub("", said))

    def put(place: re.Match[str]) -> str:
        name = place[1]
        return isolate(str(values[name]), mirrored) if name in values else place[0]

    return _PLACE.sub(put, said)


def camel_case(module: str) -> str:
    """Turn the name of a module, `find_view`, into the context of its texts, `FindView`."""
    return "".join(part.capitalize() for part in module.split("_"))


@contextmanager
def terminal_translators(translators: Sequence["QTranslator"]) -> Iterator[None]:
    """Within this context, use these translators, for a terminal while no application object exists."""
    _terminal[:] = translators
    try:
        yield
    finally:
        _terminal.clear()


def _said_in_terminal(context: str, text: str, n: int | None) -> str:
    found = (translator.translate(context, text, "", -1 if n is None else n) for translator in _terminal)
    said = next(filter(None, found), "")
    return _numbered(said, n) if said and n is not None else said


def _numbered(text: str, n: int) -> str:
    """Return the text with the number, inserted by Qt."""
    return QCoreApplication.translate("", text, None, n)


def isolate(value: str, mirrored: bool = False) -> str:
    """Return `value`, isolated if it has letters whose direction is not that of the sentence.

    `mirrored` says whether the sentence is right-to-left.
    """
    if mirrored:
        strong = any(bidirectional(letter) == "L" for letter in value[:500])
    else:
        strong = _RIGHT_TO_LEFT.search(value) is not None
    return f"{_ISOLATE_FIRST_STRONG}{value}{_END_ISOLATE}" if strong else value


def left_to_right(value: str) -> str:
    """Return a path, a command or a rule so that it is shown left to right, whatever its letters are."""
    if _RIGHT_TO_LEFT.search(value) is None:
        return value
    return f"{_ISOLATE_LEFT_TO_RIGHT}{value}{_END_ISOLATE}"


def is_right_to_left(text: str) -> bool:
    """Return whether the first letter with a direction is a right-to-left letter."""
    for letter in text[:500]:
        direction = bidirectional(letter)
        if direction in ("R", "AL"):
            return True
        if direction == "L":
            return False
    return False
