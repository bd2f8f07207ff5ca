"""Claude's prose as HTML in the colours of the theme."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from claude_desk.transcript.entries import Entry
    from claude_desk.transcript.markdown.prose_html import ProsePalette, References, TableCell
    from claude_desk.ui.formulas.formula_pictures import FormulaPictures

# At text size 1, in pixels: between the blocks of one item; the text of cards and of tables.
_GAP = 8
_SMALL = 13


class ProseRenderer:
    """Renders markdown with the colours that the theme gave last. `version` counts their changes."""

    def __init__(self) -> None:
        self.version = 0
        self.formulas: FormulaPictures | None = None  # None: none are drawn
        self._colours: tuple[str, ...] = (
            "#1F1E1B",
            "#AE4C29",
            "#F6F4EF",
            "#1F1E1B",
            "#6E6A60",
            "#E3E0D8",
            "monospace",
        )
        self._scale = 1.0
        self._palette: ProsePalette | None = None

    def set_colours(self, colours: tuple[str, ...]) -> bool:
        """Ink, link, code background, code ink, quote, line, and the family of code. Whether they are new."""
        if colours == self._colours:
            return False
        self._colours = colours
        self._palette = None
        self.version += 1
        return True

    def set_scale(self, scale: float) -> None:
        """The person's text size."""
        self._scale = scale
        self._palette = None
        self.version += 1

    def renew(self) -> None:
        """What is shown is to be made anew."""
        self.version += 1

    @property
    def cell_room(self) -> int:
        """Pixels beside the text of a table's cell: its padding and its line."""
        from claude_desk.transcript.markdown.prose_html import padding

        return 2 * padding(self._scale) + 2

    @property
    def palette(self) -> "ProsePalette":
        # Imported at the first word of Claude's: the window is shown before the parser is.
        from claude_desk.transcript.markdown.prose_html import ProsePalette

        if self._palette is None:
            self._palette = ProsePalette(*self._colours, scale=self._scale)
        return self._palette

    def document(self, markdown: str) -> str:
        """The same for several blocks in one item: with space between them."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, gap=_GAP)

    def block(self, markdown: str, references: "References") -> str:
        """One block of a document; `references` are the document's."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, references)

    def card(self, markdown: str) -> str:
        """The same in a card, whose text is small and whose headings are quiet."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, size=_SMALL, gap=_GAP, quiet=True)

    def html(self, markdown: str) -> str:
        """Safe HTML for a rich text item."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette)

    def entry_html(self, entry: "Entry") -> str:
        """The HTML of a row's prose; what is still being written is completed for the eye."""
        from claude_desk.transcript.markdown.incomplete_marks import shown_of
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(shown_of(entry), self.palette, entry.references, bare=True)

    def table_html(
        self,
        markdown: str,
        references: "References",
        widths_of: "Callable[[list[list[TableCell]]], list[int]]",
        code_drop: int = 0,
    ) -> tuple[str, list[int]]:
        """The HTML of a table and its columns' widths in pixels, which `widths_of` tells by its cells.

        `code_drop`: how much lower cells of code are to stand.
        """
        from claude_desk.transcript.markdown.prose_html import parsed, prose_html, table_cells

        tokens = parsed(markdown, references)
        widths = widths_of(table_cells(tokens))
        html = prose_html(
            markdown,
            self.palette,
            references,
            size=_SMALL,
            bare=True,
            widths=widths,
            code_drop=code_drop,
            tokens=tokens,
        )
        return html, widths
