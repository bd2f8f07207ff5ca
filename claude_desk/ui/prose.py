"""Claude's prose as HTML in the colours of the theme."""

import re
from collections.abc import Callable
from typing import Any

# Tags alone: neither their values nor the text in the HTML has a bare `<` or `>`.
_BLOCKS = re.compile(r"<(?:p|ul|ol|h[1-6])\b[^<>]*>")

Render = Callable[[str], str]

_LINES = "line-height:125%;"
_LOOK = (
    ('<p style="', f'<p style="{_LINES}'),
    ("<li>", f'<li style="{_LINES}">'),
    ('<h1 style="', f'<h1 style="font-size:x-large;{_LINES}'),
    ('<h2 style="', f'<h2 style="font-size:large;{_LINES}'),
    *((f'<h{n} style="', f'<h{n} style="font-size:medium;{_LINES}') for n in (3, 4, 5, 6)),
)


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

    def document(self, markdown: str) -> str:
        """The same for several blocks in one item: with space between them."""
        return _BLOCKS.sub(
            lambda tag: tag[0].replace("margin-bottom:0", "margin-bottom:8px"), self.html(markdown)
        )

    def html(self, markdown: str) -> str:
        """Safe HTML for a rich text item."""
        if self._render is None:
            self._render = self._make()
        return self._render(markdown)

    def _make(self) -> Render:
        # Imported at the first word of Claude's: the window is shown before the parser is.
        from claude_desk.transcript import prose_html

        palette: Any = prose_html.ProsePalette(*self._colours)
        return lambda markdown: _spaced(prose_html.prose_html(markdown, palette))


def _spaced(html: str) -> str:
    """Headings in sizes that fit a conversation, and lines with room between them.

    The text in the HTML is escaped: only its own tags look like these.
    """
    for plain, spaced in _LOOK:
        html = html.replace(plain, spaced)
    return html
