"""Claude's prose as HTML in the colours of the theme."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from claude_desk.transcript.prose_html import ProsePalette, References

# Pixels between the blocks of one item.
_GAP = 8


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
        self._palette: ProsePalette | None = None

    def set_colours(self, colours: tuple[str, ...]) -> bool:
        """Ink, link, code background, code ink, quote, line, and the family of code. Whether they are new."""
        if colours == self._colours:
            return False
        self._colours = colours
        self._palette = None
        self.version += 1
        return True

    @property
    def palette(self) -> "ProsePalette":
        # Imported at the first word of Claude's: the window is shown before the parser is.
        from claude_desk.transcript.prose_html import ProsePalette

        if self._palette is None:
            self._palette = ProsePalette(*self._colours)
        return self._palette

    def document(self, markdown: str) -> str:
        """The same for several blocks in one item: with space between them."""
        from claude_desk.transcript.prose_html import prose_html

        return prose_html(markdown, self.palette, gap=_GAP)

    def html(self, markdown: str, references: "References | None" = None, *, final: bool = True) -> str:
        """Safe HTML for a rich text item; what is not final is completed for the eye."""
        from claude_desk.transcript.prose_html import prose_html
        from claude_desk.transcript.unfinished import completed

        return prose_html(markdown if final else completed(markdown), self.palette, references)
