"""How wide the cells of a table are whose formulas are drawn."""

from collections.abc import Callable, Sequence

from claude_desk.formulas.requests import UNITS, FormulaOutline
from claude_desk.transcript.markdown.formulas import formulas_of_text
from claude_desk.ui.formulas.formula_room import SIZE

_FIRST, _LAST = 0xF0000, 0xFFFFD  # characters that nobody writes: each stands for a formula


class FormulaWidths:
    """`outline` tells that of a source, None where it is not drawn; `measure` the width of other text."""

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
        """The same cells, with one character for each formula that is drawn."""
        return [[(self._marked(text), code) for text, code in row] for row in cells]

    def measure(self, text: str, code: bool) -> float:
        """The width of a text of them in one line."""
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
