"""Claude's prose as HTML in the colours of the theme."""

from collections.abc import Callable
from typing import Any

Render = Callable[[str], str]


class ProseRenderer:
    """Renders markdown with the colours that the theme gave last. `version` counts their changes."""

    def __init__(self) -> None:
        self.version = 0
        self._colours: tuple[str, ...] = (
            "#1F1E1B",
            "#B8532F",
            "#F6F4EF",
            "#1F1E1B",
            "#6E6A60",
            "#E3E0D8",
            "monospace",
        )
        self._render: Render | None = None

    def set_colours(self, colours: tuple[str, ...]) -> bool:
        """Ink, link, code background, code ink, quote, line, and the family of code. Whether they are new."""
        if colours == self._colours:
            return False
        self._colours = colours
        self._render = None
        self.version += 1
        return True

    def html(self, markdown: str) -> str:
        """Safe HTML for a rich text item."""
        if self._render is None:
            self._render = self._make()
        return self._render(markdown)

    def _make(self) -> Render:
        # Imported at the first word of Claude's: the window is shown before the parser is.
        from claude_desk.transcript import prose_html

        palette: Any = prose_html.ProsePalette(*self._colours)
        return lambda markdown: prose_html.prose_html(markdown, palette)
