"""The widths of table cells with drawn formulas."""

from collections.abc import Callable, Sequence

from claude_desk.formulas.requests import UNITS, FormulaOutline
from claude_desk.transcript.markdown.formulas import formulas_of_text
from claude_desk.ui.formulas.formula_room import SIZE

_FIRST, _LAST = 0xF0000, 0xFFFFD  # private-use characters that replace formulas


class FormulaWidths:
    """Measures text with formulas.

    `outline` returns the outline for a source, or None if the formula is not drawn. `measure` returns the
    width of text without formulas.
    """

    def __init__(
        self,
        outline: Callable[[str], FormulaOutline | None],
        pixels: float,
        measure: Callable[[str, bool], float],
    ) -> None:
        self._outline = outline
        self._pixels = pixels
        self._measure = measure
        self._widths: list[float] = []

    def cells(self, cells: Sequence[Sequence[tuple[str, bool]]]) -> list[list[tuple[str, bool]]]:
        """Return the cells with each drawn formula replaced by one character, for `measure`."""
        return [[(self._marked(text), code) for text, code in row] for row in cells]

    def measure(self, text: str, code: bool) -> float:
        """Return the width of a text from `cells` in one line."""
        found = [letter for letter in text if letter >= chr(_FIRST)] if self._widths else []
        if not found:
            return self._measure(text, code)
        rest = "".join(letter for letter in text if letter < chr(_FIRST))
        return self._measure(rest, code) + sum(self._width(letter) for letter in found)

    def _width(self, letter: str) -> float:
        number = ord(letter) - _FIRST
        return self._widths[number] if number < len(self._widths) else 0.0

    def _marked(self, text: str) -> str:
        said, done = [], 0
        for start, end in formulas_of_text(text):
            outline = self._outline(text[start:end])
            if outline is None or _FIRST + len(self._widths) >= _LAST:
                continue
            said += [text[done:start], chr(_FIRST + len(self._widths))]
            self._widths.append(outline.width * self._pixels * SIZE / UNITS + 2)
            done = end
        return "".join((*said, text[done:])) if said else text
