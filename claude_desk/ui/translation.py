"""Words of ours, in the language of the window.

`translate("Context", "literal")` is what `python -m resources.translations update` takes into `.ts` files:
both must be literals, and the function must have this name. What is put in is named: `{path}`. A number
that words depend on is `n`, written `%Ln` in the text: `translate("Find", "%Ln files", n=3, one="%Ln file")`.

What is put in is often not ours and may hold anything, braces too: all of it is put in at once, and where
it is written in another direction than the sentence it is isolated, so that it cannot turn what is around it.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unicodedata import bidirectional

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator
try:
    from PySide6.QtCore import QCoreApplication
except ModuleNotFoundError:  # packages are built without Qt; their manual page is in English

    class QCoreApplication:  # type: ignore[no-redef]
        @staticmethod
        def translate(_context: str, text: str, *_: object) -> str:
            return text


_PLACE = re.compile(r"\{(\w+)\}")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_MOST = 2**31 - 1  # Qt's number is an int of C
_terminal: list["QTranslator"] = []  # Qt asks those of an application alone
_ISOLATE_FIRST_STRONG, _ISOLATE_LEFT_TO_RIGHT, _END_ISOLATE = "\u2068", "\u2066", "\u2069"


def translate(
    context: str, text: str, /, *, n: int | None = None, one: str | None = None, **values: object
) -> str:
    """The text in the window's language, with its values. A place without a value stays as it is written."""
    n = n if n is None else min(n, _MOST)
    said = (_terminal and _said_in_terminal(context, text, n)) or QCoreApplication.translate(
        context, text, None, -1 if n is None else n
    )
    if n == 1 and one is not None and said == _numbered(text, n):
        said = _numbered(one, n)  # no other language has said it
    if not values:
        return said
    mirrored = is_right_to_left(_PLACE.sub("", said))

    def put(place: re.Match[str]) -> str:
        name = place[1]
        return isolate(str(values[name]), mirrored) if name in values else place[0]

    return _PLACE.sub(put, said)


@contextmanager
def terminal_translators(translators: Sequence["QTranslator"]) -> Iterator[None]:
    """Meanwhile these say what they can, before there is an application: for what a terminal shows."""
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
    """As Qt puts a number in."""
    return QCoreApplication.translate("", text, None, n)


def isolate(value: str, mirrored: bool = False) -> str:
    """`value` as it can stand in a sentence of the other direction; unchanged where the directions agree."""
    if mirrored:
        strong = any(bidirectional(letter) == "L" for letter in value[:500])
    else:
        strong = _RIGHT_TO_LEFT.search(value) is not None
    return f"{_ISOLATE_FIRST_STRONG}{value}{_END_ISOLATE}" if strong else value


def left_to_right(value: str) -> str:
    """A path, a command or a rule: read from the left, also where it holds letters of the other direction."""
    if _RIGHT_TO_LEFT.search(value) is None:
        return value
    return f"{_ISOLATE_LEFT_TO_RIGHT}{value}{_END_ISOLATE}"


def is_right_to_left(text: str) -> bool:
    """By the first letter that has a direction."""
    for letter in text[:500]:
        direction = bidirectional(letter)
        if direction in ("R", "AL"):
            return True
        if direction == "L":
            return False
    return False
