"""Turns a program's output for a terminal into plain text, with the colours as separate spans."""

import re
from functools import lru_cache
from typing import NamedTuple

from claude_desk.protocol.wire.characters import ESCAPE
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.text.text_sanitizer import ORDERS, is_plain, readable

# The most coloured spans of an output. The output after them is shown without colours.
MOST_SPANS = 20_000

_MOST_ORDERS = 64  # the most escape sequences that `style_after` returns

_COLOURS = re.compile(r"\x1b\[([0-9;:]*)m")
_OTHER_ORDERS = re.compile(rf"(?!\x1b\[[0-9;:]*m)(?:{ESCAPE.pattern})")
_UNDERLINE = re.compile(r"(?<![\d:])4:(\d)")
_ERASED = re.compile(r"\x1b\[[02]?K")

# The 16 inks of a terminal, as in xterm. Any other colour is shown in the nearest ink.
_INKS = (
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
)  # fmt: skip
_CUBE = (0, 95, 135, 175, 215, 255)
_ON = {1: "bold", 2: "faint", 3: "italic", 4: "underline", 7: "inverse", 9: "strike", 21: "underline"}
_OFF = {
    22: ("bold", "faint"),
    23: ("italic",),
    24: ("underline",),
    27: ("inverse",),
    29: ("strike",),
}


def terminal_text(text: str) -> tuple[str, tuple[TextSpan, ...]]:
    """Return the text as a terminal would show it at the end, and the spans of its colours and weights.

    If a program writes over a line (`\\r`), return the last state of the line. Backspaces delete characters.
    Drop all other escape sequences, and write out hidden characters. Takes time linear in the length.
    """
    if is_plain(text):
        return text, ()
    if "\r" in text:
        text = text.replace("\r\r\n", "\n").replace("\r\n", "\n")
    if "\r" in text or "\b" in text:
        text = "\n".join(
            _last_state(line) if "\r" in line or "\b" in line else line for line in text.split("\n")
        )
    if not any(order in text for order in ORDERS):
        return readable(text), ()
    return _coloured(text)


def style_after(text: str) -> str:
    """Return the escape sequences for colours and weights that are in effect at the end of the text."""
    on: list[str] = []
    for found in _COLOURS.finditer(text):
        codes = found[1]
        if codes.strip("0") == "" or codes.endswith(";0"):
            on.clear()
        else:
            on.append(found[0])
    return "".join(on[-_MOST_ORDERS:])


def _last_state(line: str) -> str:
    """Return the last state of a line that a program wrote over. Colours that earlier states set remain in
    effect."""
    states = line.split("\r")
    last = len(states) - 1
    while last > 0 and not ESCAPE.sub("", states[last]).strip() and not _ERASED.search(states[last]):
        last -= 1
    set_before = "".join(found[0] for state in states[:last] for found in _COLOURS.finditer(state))
    after = "".join(found[0] for state in states[last + 1 :] for found in _COLOURS.finditer(state))
    return set_before + _without_backspaces(states[last]) + after


def _without_backspaces(text: str) -> str:
    if "\b" not in text:
        return text
    kept: list[str] = []
    for character in text:
        if character != "\b":
            kept.append(character)
        elif kept:
            kept.pop()
    return "".join(kept)


def _coloured(text: str) -> tuple[str, tuple[TextSpan, ...]]:
    pieces = _COLOURS.split(text)
    words = "".join(pieces[::2])
    if any(order in words for order in ORDERS):
        pieces = _COLOURS.split(_OTHER_ORDERS.sub("", text))
        words = "".join(pieces[::2])
    if not is_plain(words):
        pieces[::2] = map(readable, pieces[::2])
    spans: list[TextSpan] = []
    pen = _PLAIN
    start = length = 0  # the place where the current style began, and the length of the text so far
    for at in range(0, len(pieces), 2):
        changed = _changed(pen, pieces[at - 1]) if at else pen
        if changed.style != pen.style:
            if pen.style and length > start:
                spans.append(TextSpan(start, length, pen.style))
                if len(spans) == MOST_SPANS:
                    pen = _PLAIN
                    break
            start = length
        pen = changed
        length += len(pieces[at])
    if pen.style and length > start:
        spans.append(TextSpan(start, length, pen.style))
    return "".join(pieces[::2]), tuple(spans)


class _Pen(NamedTuple):
    style: str
    ink: str = ""
    ground: str = ""
    styles: frozenset[str] = frozenset()


_PLAIN = _Pen("")


@lru_cache(512)
def _changed(pen: _Pen, codes: str) -> _Pen:
    numbers = _numbers(codes)
    at = 0
    while at < len(numbers):
        number = numbers[at]
        at += 1
        if number in (38, 48, 58):
            colour, at = _extended(numbers, at)
            if colour is not None and number != 58:
                pen = _inked(pen, colour, number == 48)
        else:
            pen = _simply_changed(pen, number)
    style = " ".join(word for word in (pen.ink, pen.ground, *sorted(pen.styles)) if word)
    return pen._replace(style=style)


def _simply_changed(pen: _Pen, number: int) -> _Pen:
    if number == 0:
        return _PLAIN
    if number in _ON:
        return pen._replace(styles=pen.styles | {_ON[number]})
    if number in _OFF:
        return pen._replace(styles=pen.styles.difference(_OFF[number]))
    if 30 <= number <= 37 or 90 <= number <= 97:
        return _inked(pen, number - 30 if number < 90 else number - 82, False)
    if 40 <= number <= 47 or 100 <= number <= 107:
        return _inked(pen, number - 40 if number < 100 else number - 92, True)
    if number == 39:
        return pen._replace(ink="")
    return pen._replace(ground="") if number == 49 else pen


def _inked(pen: _Pen, colour: int, ground: bool) -> _Pen:
    return pen._replace(ground=f"ansi-bg-{colour}") if ground else pen._replace(ink=f"ansi-{colour}")


def _numbers(codes: str) -> tuple[int, ...]:
    codes = _UNDERLINE.sub(lambda found: "24" if found[1] == "0" else "4", codes).replace("::", ":")
    return tuple(int(code[:6] or 0) for code in codes.replace(":", ";").split(";")[:64])


def _extended(numbers: tuple[int, ...], at: int) -> tuple[int | None, int]:
    """Return the ink nearest to the colour `5;N` or `2;R;G;B` at the index `at`, and the index after the
    colour. The ink is None for an invalid colour."""
    kind = numbers[at] if at < len(numbers) else 0
    if kind == 5 and at + 1 < len(numbers):
        return _of_table(numbers[at + 1]), at + 2
    if kind == 2 and at + 3 < len(numbers):
        red, green, blue = numbers[at + 1 : at + 4]
        return _nearest(red, green, blue), at + 4
    return None, len(numbers)


@lru_cache(256)
def _of_table(number: int) -> int | None:
    if not 0 <= number <= 255:
        return None
    if number < 16:
        return number
    if number >= 232:
        grey = 8 + (number - 232) * 10
        return _nearest(grey, grey, grey)
    number -= 16
    return _nearest(_CUBE[number // 36], _CUBE[number // 6 % 6], _CUBE[number % 6])


@lru_cache(1024)
def _nearest(red: int, green: int, blue: int) -> int:
    def distance(ink: tuple[int, int, int]) -> int:
        return (ink[0] - red) ** 2 + (ink[1] - green) ** 2 + (ink[2] - blue) ** 2

    return min(range(16), key=lambda index: distance(_INKS[index]))
