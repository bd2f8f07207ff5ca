"""Claude's prose as HTML in the colours of the theme."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from claude_desk.transcript.entries import Entry
    from claude_desk.transcript.markdown.prose_html import ProsePalette, References, TableCell
    from claude_desk.ui.formulas.formula_pictures import FormulaPictures

# In pixels at text size 1: the space between the blocks of an item; the sizes of text in pages, and in cards
# and tables.
_GAP = 8
_BODY = 14
_SMALL = 13


class ProseRenderer:
    """Renders markdown in the current colours of the theme.

    `version` increases when prose must be rendered again.
    """

    def __init__(self) -> None:
        self.version = 0
        self.formulas: FormulaPictures | None = None  # None if formulas are not drawn
        self.pictures = True  # whether the pictures that the text names are shown
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
        """Set the colours and return whether they changed.

        They are ink, link, code background, code ink, quote and line, followed by the font family of code.
        """
        if colours == self._colours:
            return False
        self._colours = colours
        self._palette = None
        self.version += 1
        return True

    def set_scale(self, scale: float) -> None:
        """Set the user's text size."""
        self._scale = scale
        self._palette = None
        self.version += 1

    def renew(self) -> None:
        """Increase `version`, so that all prose is rendered again."""
        self.version += 1

    @property
    def cell_room(self) -> int:
        """The pixels beside the text of a table cell, and room for what a measure leaves out."""
        from claude_desk.transcript.markdown.prose_html import padding

        return 2 * padding(self._scale) + 2

    @property
    def palette(self) -> "ProsePalette":
        # Imported with Claude's first words, so that the window is shown before the parser is loaded.
        from claude_desk.transcript.markdown.prose_html import ProsePalette

        if self._palette is None:
            self._palette = ProsePalette(*self._colours, scale=self._scale)
        return self._palette

    def document(self, markdown: str) -> str:
        """Return the HTML of several blocks for one item, with space between the blocks."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, size=_BODY, gap=_GAP, bare=True)

    def block(self, markdown: str, references: "References") -> str:
        """Return the HTML of one block of a document. `references` are those of the document."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, references, size=_BODY, bare=True)

    def card(self, markdown: str) -> str:
        """Return the HTML for a card, with small text and quiet headings."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, size=_SMALL, gap=_GAP, quiet=True, bare=True)

    def thought(self, markdown: str) -> str:
        """Return the HTML for thinking, with quiet headings."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, size=_BODY, gap=_GAP, quiet=True, bare=True)

    def html(self, markdown: str) -> str:
        """Return safe HTML for a rich text item."""
        from claude_desk.transcript.markdown.prose_html import prose_html

        return prose_html(markdown, self.palette, bare=True)

    def entry_html(self, entry: "Entry") -> str:
        """Return the HTML of a row's prose. Marks that are not closed yet are closed for display."""
        from claude_desk.transcript.markdown.incomplete_marks import shown_of
        from claude_desk.transcript.markdown.prose_html import prose_html

        level = sum(not container.quotes for container in entry.inside)
        return prose_html(shown_of(entry), self.palette, entry.references, bare=True, level=level)

    def table_html(
        self,
        markdown: str,
        references: "References",
        widths_of: "Callable[[list[list[TableCell]]], list[int]]",
    ) -> tuple[str, list[int]]:
        """Return the HTML of a table and its column widths in pixels.

        `widths_of` computes the widths from the cells.
        """
        from claude_desk.transcript.markdown.prose_html import number_columns, parsed, prose_html, table_cells

        tokens = parsed(markdown, references)
        cells = table_cells(tokens)
        widths = widths_of(cells)
        html = prose_html(
            markdown,
            self.palette,
            references,
            size=_SMALL,
            bare=True,
            widths=widths,
            tokens=tokens,
            numbers=number_columns(cells),
        )
        return html, widths
