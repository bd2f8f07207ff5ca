"""The colours of a terminal's cells on our own backgrounds."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from claude_desk.terminal.cells import Style

LEAST_CONTRAST = 4.5
_STEPS = 12  # at most, from a colour to one that can be read
_CUBE = (0, 95, 135, 175, 215, 255)
_FAINT = 0.45  # how much of the background is in a faint colour

Rgb = tuple[int, int, int]


class CellColours(NamedTuple):
    """The colours of a cell, as `#rrggbb`. `back`: "" for the background of the terminal."""

    ink: str
    back: str


class Palette:
    """The colours of a theme. `colours`: `ink`, `back`, and `ansi-0` to `ansi-15` for text; `ansi-bg-0` to
    `ansi-bg-15` for backgrounds."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        self._colours = dict(colours)
        self.ink, self.back = self._colours.get("ink", "#000000"), self._colours.get("back", "#ffffff")
        self._known: dict[tuple[Style, bool, bool], CellColours] = {}

    def of(self, style: Style, in_reverse: bool = False, figures: bool = False) -> CellColours:
        """Return the colours of a cell. Text has a contrast of at least 4.5. `in_reverse`: whether the whole
        screen is reversed. `figures`: the cell has a line or a block, not text, and keeps its colour."""
        key = style._replace(bold=False, italics=False, underscore=False, strikethrough=False, link=0)
        found = self._known.get((key, in_reverse, figures))
        if found is None:
            if len(self._known) > 4096:  # a picture of true colours
                self._known.clear()
            found = self._known[key, in_reverse, figures] = self._made(style, in_reverse, figures)
        return found

    def _made(self, style: Style, in_reverse: bool, figures: bool) -> CellColours:
        if style.reverse is not in_reverse:
            ink = self._named(style.bg, "ansi-bg-", self.back)
            back = self._named(style.fg, "ansi-", self.ink)
        else:
            ink = self._named(style.fg, "ansi-", self.ink)
            back = self._named(style.bg, "ansi-bg-", self.back)
        if style.conceal:
            return CellColours(back, "" if back == self.back else back)
        if style.faint:
            ink = _hex(_mixed(_rgb(ink), _rgb(back), _FAINT))
        if not figures:
            ink = readable(ink, back)
        return CellColours(ink, "" if back == self.back else back)

    def _named(self, name: str, kind: str, usual: str) -> str:
        if not name:
            return usual
        if name.startswith("#"):
            return name
        number = int(name)
        return self._colours.get(f"{kind}{number}", usual) if number < 16 else _hex(_of_256(number))


@lru_cache(maxsize=4096)
def readable(ink: str, back: str) -> str:
    """Return the ink, or the nearest one to black or white that has enough contrast."""
    own, under = _rgb(ink), _rgb(back)
    if _contrast(own, under) >= LEAST_CONTRAST:
        return ink
    end: Rgb = (
        (0, 0, 0) if _contrast((0, 0, 0), under) > _contrast((255, 255, 255), under) else (255, 255, 255)
    )
    for step in range(1, _STEPS + 1):
        made = _mixed(own, end, step / _STEPS)
        if _contrast(made, under) >= LEAST_CONTRAST:
            return _hex(made)
    return _hex(end)


def _of_256(number: int) -> Rgb:
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return grey, grey, grey
    number -= 16
    return _CUBE[number // 36], _CUBE[number // 6 % 6], _CUBE[number % 6]


def _rgb(colour: str) -> Rgb:
    number = int(colour[-6:], 16)
    return number >> 16, number >> 8 & 255, number & 255


def _hex(rgb: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def _mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _contrast(one: Rgb, other: Rgb) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(rgb: Rgb) -> float:
    red, green, blue = (
        each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4
        for each in (value / 255 for value in rgb)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
