"""Colours a text on the screen without changing the text.

Colours are formats of the block layouts, as in a syntax highlighter. Plain text, selection and copying stay
unchanged. Colours come from the theme, once for all texts (`set_colours`).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from PySide6.QtGui import QBrush, QColor, QFont, QTextBlock, QTextCharFormat, QTextDocument, QTextLayout

from claude_desk.transcript.text.spans import TextSpan
from claude_desk.ui.formulas.formula_room import drawn_in

# Properties in which a format stores its style words: the words of painted spans, of marks, and of spaces.
_PAINTED = QTextCharFormat.Property.UserProperty.value + 7
_FOUND = _PAINTED + 1
_SPACED = _PAINTED + 2
_LAYERS = (_PAINTED, _FOUND, _SPACED)
_FINDS = {"find", "find-current"}
_WIDER = "wider-"  # followed by the pixels by which a character is wider
# Greatest number of matches that are marked in a document, besides the current match.
MOST_MARKS = 2_000

_colours: dict[str, str] = {}


def set_colours(colours: dict[str, str]) -> bool:
    """Set the theme's colours, `#rrggbb` by style word. Return whether they changed.

    After a change, texts must be painted again. The words are the styles of `TextSpan`, with `-back` appended
    for a background, and `ink` and `back` for the text's own colours.
    """
    if colours == _colours:
        return False
    _colours.clear()
    _colours.update(colours)
    _format.cache_clear()
    return True


def colour(name: str) -> str:
    """Return a colour of the theme; "" if it is not known yet."""
    return _colours.get(name, "")


def paint(document: QTextDocument, spans: Sequence[TextSpan]) -> None:
    """Put the spans on the document instead of the previous spans. Positions count code points of its text.

    If two spans overlap, the span that begins later wins. The marks of `mark` stay.
    """
    _lay(document, sorted(spans, key=_start), _PAINTED)


def painted_at(document: QTextDocument, position: int) -> list[str]:
    """Return the style words that are painted at a position, which counts UTF-16 units as in Qt."""
    block = document.findBlock(position)
    at = position - block.position()
    for found in block.layout().formats() if block.isValid() else ():
        if found.start <= at < found.start + found.length:
            return found.format.stringProperty(_PAINTED).split()
    return []


def mark(document: QTextDocument, query: str, current: int) -> int:
    """Mark the matches of the query, ignoring case. Return their number.

    Match number `current`, counted from 0, is marked strongly; -1 means no match. An empty query removes the
    marks. Painted spans stay.
    """
    text = document.toPlainText()
    found = matches(text, query)
    marks = [
        TextSpan(start, start + len(query), "find-current" if number == current else "find")
        for number, start in enumerate(found)
        if number < MOST_MARKS or number == current
    ]
    if marks and ("$" in text or "\\" in text):
        marks = _over_formulas(marks, text, drawn_in(document))
    _lay(document, marks, _FOUND)
    return len(found)


def widen(document: QTextDocument, spaces: Mapping[int, int]) -> None:
    """Make these characters wider by the given pixels, and no others. Positions count UTF-16 units.

    Painted spans and marks stay.
    """
    text = document.toPlainText()
    points = _code_points(text)
    at = {points[space] if points else space: wider for space, wider in spaces.items()}
    _lay(document, [TextSpan(one, one + 1, f"{_WIDER}{at[one]}") for one in sorted(at)], _SPACED)


def widen_once(document: QTextDocument, spaces: Mapping[int, int]) -> None:
    """Widen characters as `widen` does, unless some are wider since the document got its text. The item on
    the screen then asks for its height again."""
    if spaces and not any(_pieces_of(block.layout().formats(), _SPACED) for block in _blocks(document)):
        widen(document, spaces)
        document.contentsChanged.emit()


def _over_formulas(marks: list[TextSpan], text: str, drawn: list[tuple[int, int]]) -> list[TextSpan]:
    """Return the marks, sorted. A mark in a drawn formula is widened to the whole formula."""
    if not drawn:
        return marks
    points = _code_points(text)
    ranges = [(points[start], points[end]) for start, end in drawn] if points else drawn
    wider = []
    for mark in marks:
        for start, end in ranges:
            if start < mark.end and mark.start < end:
                mark = TextSpan(min(start, mark.start), max(end, mark.end), mark.style)
        wider.append(mark)
    # The current match is drawn on top of other matches in its formula.
    return sorted(wider, key=lambda mark: (mark.start, mark.style == "find-current"))


def _code_points(text: str) -> list[int] | None:
    """Return the number of the code point at each UTF-16 unit; None if each code point has one unit."""
    if text.isascii() or max(text) <= "\uffff":
        return None
    points = [number for number, letter in enumerate(text) for _ in range(2 if letter > "\uffff" else 1)]
    return [*points, len(text)]


def matches(text: str, query: str) -> list[int]:
    """Return the positions of the query in the text, in code points. Matches do not overlap."""
    if not query:
        return []
    text, query = _folded(text), _folded(query)
    found = []
    at = text.find(query)
    while at >= 0:
        found.append(at)
        at = text.find(query, at + len(query))
    return found


def _folded(text: str) -> str:
    """Return the text in lower case, with the same number of characters."""
    small = text.lower()
    if len(small) == len(text):
        return small
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text)


def _start(span: TextSpan) -> int:
    return span.start


# --- positions -------------------------------------------------------------------------------------


class _Piece(NamedTuple):
    """A part of a block, in UTF-16 units."""

    start: int
    end: int
    style: str


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _per_block(document: QTextDocument, spans: list[TextSpan]) -> Iterator[tuple[QTextBlock, list[_Piece]]]:
    """Yield each block of the document with the spans, or parts of spans, inside it."""
    waiting = spans[::-1]
    reaching: list[TextSpan] = []  # spans of earlier blocks that continue in this block
    start = 0
    for block in _blocks(document):
        text = block.text()
        end = start + len(text)
        here = reaching
        while waiting and waiting[-1].start < end:
            here.append(waiting.pop())
        yield block, list(_pieces(text, start, here)) if here else []
        reaching = [span for span in here if span.end > end]
        start = end + 1


def _pieces(text: str, start: int, spans: list[TextSpan]) -> Iterator[_Piece]:
    units = _units(text)
    for span in spans:
        first, last = max(span.start - start, 0), min(span.end - start, len(text))
        if last > first:
            yield _Piece(units[first], units[last], span.style) if units else _Piece(first, last, span.style)


def _units(text: str) -> list[int] | None:
    """Return the position of each code point in UTF-16 units; None if each code point has one unit."""
    if text.isascii() or max(text) <= "\uffff":
        return None
    return list(accumulate((2 if letter > "\uffff" else 1 for letter in text), initial=0))


def _flat(pieces: list[_Piece]) -> list[_Piece]:
    """Return the pieces sorted by start, without overlaps.

    An overlap has the words of all its pieces in order.
    """
    if all(one.end <= other.start for one, other in pairwise(pieces)):
        return pieces
    order = sorted(range(len(pieces)), key=lambda number: pieces[number].start)
    edges = sorted({edge for piece in pieces for edge in (piece.start, piece.end)})
    flat: list[_Piece] = []
    over: list[int] = []
    at = 0
    for first, last in pairwise(edges):
        over = [number for number in over if pieces[number].end > first]
        while at < len(order) and pieces[order[at]].start <= first:
            over.append(order[at])
            at += 1
        if over:
            flat.append(_Piece(first, last, " ".join(pieces[number].style for number in sorted(over))))
    return flat


# --- formats ---------------------------------------------------------------------------------------


def _lay(document: QTextDocument, spans: list[TextSpan], layer: int) -> None:
    """Put the spans into one of the layers. The other layers stay unchanged."""
    first = last = -1
    for block, pieces in _per_block(document, spans):
        layout = block.layout()
        before = layout.formats()
        if not before and not pieces:
            continue
        if not pieces and not _pieces_of(before, layer):
            continue
        painted, *others = (pieces if each == layer else _pieces_of(before, each) for each in _LAYERS)
        layout.setFormats(_ranges(_flat(painted), [piece for other in others for piece in other]))
        first = block.position() if first < 0 else first
        last = block.position() + block.length()
    if first >= 0:
        document.markContentsDirty(first, last - first)
        # Qt paints letters twice if it paints only a part of a table
        if document.rootFrame().childFrames():
            first, last = 0, document.characterCount()
        # A text item on the screen does not notice the change. This signal makes it paint the lines again.
        document.contentsChange.emit(first, last - first, last - first)


def _pieces_of(ranges: list[QTextLayout.FormatRange], layer: int) -> list[_Piece]:
    """Return the pieces of a layer. Join pieces that another layer has split."""
    pieces: list[_Piece] = []
    for known in ranges:
        words = known.format.stringProperty(layer)
        if words and pieces and pieces[-1].end == known.start and pieces[-1].style == words:
            pieces[-1] = pieces[-1]._replace(end=known.start + known.length)
        elif words:
            pieces.append(_Piece(known.start, known.start + known.length, words))
    return pieces


def _ranges(painted: list[_Piece], found: list[_Piece]) -> list[QTextLayout.FormatRange]:
    return [_range(*piece) for piece in _flat([*painted, *found])]


def _range(start: int, end: int, style: str) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length = start, end - start
    made.format = _format(style)
    return made


@lru_cache(maxsize=1024)
def _format(style: str) -> QTextCharFormat:
    """Return the format of one or more style words. Unknown words have no effect."""
    words = style.split()
    char_format = QTextCharFormat()
    ink, back = _ink_and_back(words)
    if ink:
        char_format.setForeground(QBrush(QColor(ink)))
    if back:
        char_format.setBackground(QBrush(QColor(back)))
    if "bold" in words or "heading" in words:
        char_format.setFontWeight(QFont.Weight.DemiBold)
    if "italic" in words:
        char_format.setFontItalic(True)
    if "underline" in words:
        char_format.setFontUnderline(True)
    if "strike" in words:
        char_format.setFontStrikeOut(True)
    wider = [word for word in words if word.startswith(_WIDER)]
    if wider:
        char_format.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        char_format.setFontLetterSpacing(float(wider[-1].removeprefix(_WIDER)))
    char_format.setProperty(
        _PAINTED, " ".join(word for word in words if word not in _FINDS and word not in wider)
    )
    char_format.setProperty(_SPACED, " ".join(wider))
    char_format.setProperty(_FOUND, " ".join(word for word in words if word in _FINDS))
    return char_format


def _ink_and_back(words: list[str]) -> tuple[str, str]:
    ink = back = ""
    for word in words:
        if word.startswith("ansi-bg-"):
            back = _colours.get(word, back)
        elif word != "inverse":
            ink = _colours.get(word, ink)
            back = _colours.get(f"{word}-back", back)
    if "inverse" in words and not _FINDS.intersection(words):
        return back or _colours.get("back", ""), ink or _colours.get("ink", "")
    return ink, back
