"""Turns a piece of Markdown into HTML that is safe for a rich text item.

Nothing in the HTML makes Qt fetch or open anything. Raw HTML is shown as text, and an image as a chip with
its address. Only addresses of the web and of files become links. Qt does not open a link by itself.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import NamedTuple

from markdown_it.token import Token

from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.markdown.formulas import BLOCK, INLINE
from claude_desk.transcript.markdown.incomplete_marks import PENDING
from claude_desk.transcript.markdown.notes import is_head
from claude_desk.transcript.markdown.text_sides import begins_right
from claude_desk.transcript.text.file_places import may_have_places, places_named
from claude_desk.transcript.text.link_check import AddressKind, kind_of, may_mislead
from claude_desk.transcript.text.text_sanitizer import in_prose, readable
from claude_desk.transcript.text.web_addresses import SCHEME

# The heights of a line by the size of its text, both in pixels at text size 1. Qt makes a line higher if its
# content needs that.
_LINES = {20: 28, 17: 24, 15: 24, 14: 22, 13: 20}
# Headings and strong text are half-bold, because Qt makes the bold of a variable font too bold. If a font has
# no half-bold, Qt uses bold.
_HALF_BOLD = "font-weight:600"
# The sizes of headings that are larger than the text, in pixels at text size 1. Quiet headings are those of
# text inside another element.
_SIZES = {"h1": 20, "h2": 17}
_QUIET_SIZES = {"h1": 15}
# The size of code, divided by the size of the text around it. At the same size, the letters of code would be
# higher.
CODE_SHARE = 0.89
# A paragraph of one line without marks. While Claude writes, most pieces are such paragraphs.
_PLAIN = re.compile(r"[^\W\d_](?:[^\W_]|[ .,;:?!'\"/%@^{}()=+…–—’“”-])*")
# The mark of a footnote. With a colon, the text of the footnote follows.
_FOOTNOTE = re.compile(r"\[\^([^\]\s^]{1,40})\](:?)")
_TASKS = {"[ ] ": "☐", "[x] ": "☑", "[X] ": "☑"}
# Pixels at text size 1: Qt's indentation of a list, our indentation, the width of a box and of a bullet
# with the space after it, and the width of one more digit.
_QT_INDENT = 40
_INDENT, _BOX, _BULLET, _DIGIT = 24, 18, 10, 9
# Pixels at text size 1: the space above an item of a list, and above a paragraph in an item; the space
# between the edge of a quotation and its text.
_ITEM_GAP, _PARAGRAPH_GAP, QUOTE = 4, 6, 16

# Pixels at text size 1: the space around the text of a cell, in a table that Qt draws; above and below the
# text of a cell in any other table, without the line below it.
_CELL, _ABOVE_CELL = 6, 5

References = Mapping[str, tuple[str, str]]  # (address, title) by the normalized name
# Spaces that a document would drop: next to another space, or at the beginning or the end of a line of code.
_SPACES = re.compile("(?:^|(?<=<br/>)) | (?= |$|<br/>)")


@dataclass(frozen=True, slots=True)
class ProsePalette:
    """The colours and the font of prose. Colours are like `#rrggbb`. `mono`: the font family of code.
    `scale`: the user's text size, 1 by default."""

    ink: str
    link: str
    code_background: str
    code_ink: str
    quote: str
    line: str
    mono: str
    scale: float = field(default=1.0, kw_only=True)


def prose_html(
    markdown: str,
    palette: ProsePalette,
    references: References | None = None,
    *,
    size: int = 15,
    gap: int = 0,
    quiet: bool = False,
    bare: bool = False,
    widths: Sequence[int] = (),
    tokens: list[Token] | None = None,
    level: int = 0,
    numbers: frozenset[int] = frozenset(),
) -> str:
    """Return the Markdown as HTML.

    `size` (of the text) and `gap` (below each block) are in pixels at text size 1. `quiet`: headings are
    small. `bare`: inline code gets no background, because the item that shows the HTML draws it. `widths`:
    the widths of the shown columns, if the text is a table. `tokens`: the result of `parsed`, if
    the caller has it. `level`: the number of lists around the text. `numbers`: the columns
    of a table that have only numbers.
    """
    writer = _Writer(palette, size, gap, quiet, bare, widths, level, numbers)
    if tokens is None:
        if _PLAIN.fullmatch(markdown) and SCHEME not in markdown and not may_have_places(markdown):
            return writer.plain(markdown)
        tokens = parsed(markdown, references)
    return writer.write(tokens)


def padding(scale: float) -> int:
    """Return the pixels beside the text of a cell, in a table whose frame is drawn by its item."""
    return round(14 * scale)


def parsed(markdown: str, references: References | None = None) -> list[Token]:
    known = {name: {"href": href, "title": title} for name, (href, title) in (references or {}).items()}
    return PARSER.parse(markdown, {"references": known})


class TableCell(NamedTuple):
    """The text of a table's cell, for measuring. `code`: whether the font of code is used in the cell."""

    text: str
    code: bool = False


# What a column of numbers may contain: a number with a sign, a currency or a unit, or a mark for no number.
_NUMBER = re.compile(
    r"(?:[-+−±~≈<>≤≥]\s?)?[$€£¥]?\s?\d[\d.,:'’\u00a0\u202f]*\s?(?:[%‰×x]|[$€£¥]|[^\W\d_]{1,4}(?:/[^\W\d_]{1,4})?)?"
)
_NO_NUMBERS = ("", "-", "–", "—", "n/a", "?")


def number_columns(cells: "Sequence[Sequence[TableCell]]") -> frozenset[int]:
    """Return the columns that have only numbers below their heads."""
    below = cells[1:]
    found = set()
    for column in range(len(cells[0]) if below else 0):
        texts = [row[column].text.strip() for row in below if column < len(row)]
        numbers = [text for text in texts if text.lower() not in _NO_NUMBERS]
        if numbers and all(_NUMBER.fullmatch(text) for text in numbers):
            found.add(column)
    return frozenset(found)


def table_cells(tokens: list[Token]) -> list[list[TableCell]]:
    """Return the cells of a parsed table, row by row."""
    rows: list[list[TableCell]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows:
            children = token.children or []
            words = (" " if child.type.endswith("break") else child.content for child in children)
            code = any(child.type in ("code_inline", "image") for child in children)
            rows[-1].append(TableCell("".join(words), code))
    return rows


class _Writer:
    def __init__(
        self,
        palette: ProsePalette,
        size: int,
        gap: int,
        quiet: bool,
        bare: bool,
        widths: Sequence[int],
        level: int,
        numbers: frozenset[int],
    ) -> None:
        self._palette = palette
        self._widths = widths
        self._level = level
        self._numbers = numbers
        self._sizes = _QUIET_SIZES if quiet else _SIZES
        self._margins = f"margin-top:0;margin-bottom:{f'{self._px(gap)}px' if gap else '0'}"
        self._size = size
        self._lines = self._line_height(size)
        self._in_document = gap > 0
        self._links: list[str] = []  # the HTML that ends each open link
        self._address = self._named = ""  # the target and the words of the open link
        self._quotes = 0
        self._noted = False  # whether the text is a note
        self._column = 0
        self._task = ""  # the mark before the next paragraph
        self._boxed = False  # whether the next text begins with the source of a box
        self._task_open = False
        self._lists: list[bool] = []  # for each open list, whether it is a list of tasks
        self._item = False  # whether an item of a list has just begun
        self._code_style = (
            f"font-family:'{palette.mono}';background-color:{palette.code_background};"
            f"color:{palette.code_ink}"
        )
        self._inline_style = (
            f"font-family:'{palette.mono}';color:{palette.code_ink}" if bare else self._code_style
        )
        self._code_size = f";font-size:{round(size * palette.scale * CODE_SHARE)}px"
        self._heading = False
        self._formulas = 0

    def _line_height(self, size: int) -> str:
        return f"line-height:{self._px(_LINES[size])}px"

    def _px(self, size: float) -> int:
        return round(size * self._palette.scale)

    def plain(self, text: str) -> str:
        """Return the HTML of a paragraph without marks. The HTML is as from `write`, but takes a tenth of the
        parser's time."""
        return f'<p style="{self._margins};{self._lines}">{escape(in_prose(text.rstrip(" ")))}</p>'

    def write(self, tokens: list[Token]) -> str:
        first = 0
        if not self._in_document and tokens and tokens[0].type == "blockquote_open":
            first = self._note_open(tokens)
        return "".join(self._block(tokens, at) for at in range(len(tokens)) if at not in range(1, first))

    def _note_open(self, tokens: list[Token]) -> int:
        """Remove the head of a note, which the item that shows the HTML draws as an icon. Return the index of
        the first token after the blockquote's to write."""
        children = tokens[2].children or [] if len(tokens) > 2 and tokens[2].type == "inline" else []
        if not children or not is_head(children[0].content):
            return 1
        self._noted = True
        if len(children) < 2 or not children[1].type.endswith("break"):
            return 4 if len(children) == 1 else 1
        tokens[2].children = children[2:]
        return 1

    def _block(self, tokens: list[Token], at: int) -> str:
        token = tokens[at]
        match token.type:
            case "inline":
                return "".join(self._inline(child) for child in token.children or [])
            case "paragraph_open":
                return self._paragraph(tokens, at)
            case "paragraph_close":
                shown, self._task_open = self._task_open or not token.hidden, False
                return "</p>" if shown else ""
            case "heading_open":
                self._heading = True
                size = self._sizes.get(token.tag, self._size)
                style = f"font-size:{self._px(size)}px;{_HALF_BOLD};{self._margins};{self._line_height(size)}"
                return f'<p style="{style}">'  # Qt would enlarge a heading further
            case "heading_close":
                self._heading = False
                return "</p>"
            case "bullet_list_open" | "ordered_list_open":
                return self._list(tokens, at)
            case "bullet_list_close" | "ordered_list_close":
                return "" if self._lists.pop() else f"</{token.tag}>"
            case "list_item_open":
                return self._list_item(tokens, at)
            case "list_item_close":
                return "" if self._lists[-1] else "</li>"
            case "blockquote_open":
                return self._quote_open()
            case "blockquote_close":
                self._quotes -= 1
                return "</blockquote>"
            case "fence" | "code_block":
                return self._code_block(token)
            case "hr":
                return f'<hr style="background-color:{self._palette.line}"/>'
            case _ if token.type == BLOCK:
                return self._formula_block(tokens, at)
            case _:
                return self._table_part(token)

    def _plain(self, token: Token) -> str:
        if token.nesting == 1:
            return f"<{token.tag}>"
        return f"</{token.tag}>" if token.nesting == -1 else escape(token.content)

    # --- paragraphs and lists ------------------------------------------------------------------

    def _paragraph(self, tokens: list[Token], at: int) -> str:
        token = tokens[at]
        first, self._item = self._item, False
        indent = f";margin-{_side(tokens, at)}:{self._task_room()}px" if self._task_room() else ""
        if self._task and first:
            self._task_open = True
            mark, self._task = self._task, ""
            hang = self._px(_BULLET if mark == "•" else _BOX)
            margins = self._margins.replace("margin-top:0", f"margin-top:{self._item_gap(tokens, at - 1)}px")
            style = f"{margins};{self._lines}{indent};text-indent:-{hang}px"
            return f'<p style="{style}">{mark} '
        if token.hidden:
            return ""
        margins = self._margins
        if token.level > 0 and not first:
            margins = margins.replace("margin-top:0", f"margin-top:{self._px(_PARAGRAPH_GAP)}px")
        return f'<p style="{margins};{self._lines}{indent}">'

    def _task_room(self) -> int:
        """Return the pixels by which to indent the current text for the innermost lists of tasks around it.

        A list of tasks has no list element, so Qt does not indent it. Qt indents any other list with its
        content.
        """
        inner = next((at for at, tasks in enumerate(reversed(self._lists)) if not tasks), len(self._lists))
        return self._px(_INDENT) * inner

    def _list(self, tokens: list[Token], at: int) -> str:
        token = tokens[at]
        room = self._task_room() - _QT_INDENT
        self._lists.append(token.tag == "ul" and any(_task_of(tokens, item) for item in _items(tokens, at)))
        if self._lists[-1]:
            return ""  # Qt gets no list element, because it would draw bullets beside the boxes
        side = _side(tokens, at)
        if token.tag == "ul":
            kind = ' type="circle"' if (self._level + len(self._lists)) % 2 == 0 else ""
            return f'<ul{kind} style="{self._margins};margin-{side}:{room + self._px(_INDENT)}px">'
        start = token.attrGet("start")
        number = f' start="{int(start)}"' if start is not None else ""
        digits = len(str(_last_number(tokens, at)))
        room += self._px(_INDENT + _DIGIT * max(digits - 2, 0))
        return f'<ol{number} style="{self._margins};margin-{side}:{room}px">'

    def _list_item(self, tokens: list[Token], at: int) -> str:
        self._item = True
        task = _task_of(tokens, at)
        self._task = (_TASKS[task] if task else "•") if self._lists[-1] else ""
        self._boxed = bool(task)
        if self._lists[-1]:
            return ""
        # Qt draws no mark beside an item without text.
        blank = "&nbsp;" if tokens[at + 1].type == "list_item_close" else ""
        return f'<li style="{self._lines};margin-top:{self._item_gap(tokens, at)}px">{blank}'

    def _item_gap(self, tokens: list[Token], at: int) -> int:
        """Return the pixels above the item at this index. The first item of an outermost list has none."""
        begins = tokens[at - 1].type.endswith("list_open") and tokens[at - 1].level == 0
        return 0 if begins else self._px(_ITEM_GAP)

    def _quote_open(self) -> str:
        """Begin a quotation. In a single row, the item that shows the HTML draws the line and the margin of
        the outermost quotation."""
        self._quotes += 1
        left = 0 if self._quotes == 1 and not self._in_document else self._px(QUOTE)
        return (
            f'<blockquote style="margin-top:0;margin-bottom:0;margin-left:{left}px;margin-right:0;'
            f'color:{self._palette.ink if self._noted else self._palette.quote}">'
        )

    def _formula_block(self, tokens: list[Token], at: int) -> str:
        token = tokens[at]
        opened = self._paragraph(tokens, at)
        self._task_open = False
        if token.meta["whole"]:
            return f"{opened}{self._formula(token)}</p>"
        return f"{opened}{escape(token.content).replace(chr(10), '<br/>')}</p>"

    # --- code and tables -----------------------------------------------------------------------

    def _code_block(self, token: Token) -> str:
        code = _spaced(escape(readable(token.content.rstrip("\n"))).replace("\n", "<br/>"))
        margins = self._margins.replace("margin-top:0", "margin-top:4px")
        margins = margins if self._in_document else "margin-top:4px;margin-bottom:4px"
        return f'<p style="{margins};{self._code_style}{self._code_size}">{code}</p>'

    def _table_part(self, token: Token) -> str:
        p = self._palette
        match token.type:
            case "table_open" if self._widths:
                return '<table border="0" cellspacing="0" cellpadding="0">'
            case "table_open":
                return (
                    f'<table border="1" cellspacing="0" cellpadding="{self._px(_CELL)}" '
                    f'style="border-collapse:collapse;border-color:{p.line}">'
                )
            case "tr_open":
                self._column = 0
                return "<tr>"
            case "th_open" | "td_open":
                align = str(token.attrGet("style") or "").removeprefix("text-align:")
                if align not in ("left", "right", "center"):
                    align = "right" if self._column in self._numbers else "left"
                kind = f' align="{align}"'
                return f"<{token.tag}{kind}{self._width()}{self._cell_style(token.tag)}>"
        return self._plain(token)

    def _width(self) -> str:
        self._column += 1
        at = self._column - 1
        return f' width="{int(self._widths[at])}"' if at < len(self._widths) else ""

    def _cell_style(self, tag: str) -> str:
        said = [_HALF_BOLD] if tag == "th" else []
        if self._widths:
            side, top = padding(self._palette.scale), self._px(_ABOVE_CELL)
            said += [self._lines, f"padding-left:{side}px", f"padding-right:{side}px"]
            said += [f"padding-top:{top}px", f"padding-bottom:{top + 1}px"]
            said += [f"color:{self._palette.quote}"] if tag == "th" else []
        return f' style="{";".join(said)}"' if said else ""

    # --- inside a line -------------------------------------------------------------------------

    def _inline(self, token: Token) -> str:
        match token.type:
            case "text":
                return self._text(token.content)
            case "softbreak" | "hardbreak":
                self._named += " " if self._address else ""
                return "<br/>"
            case "code_inline":
                return self._code(token.content)
            case "image":
                return self._image(token)
            case "link_open":
                return self._link_open(token)
            case "link_close":
                return self._link_close()
            case "strong_open":
                return f'<strong style="{_HALF_BOLD}">'
            case _ if token.type == INLINE:
                return self._formula(token)
            case "strong_close" | "em_open" | "em_close" | "s_open" | "s_close":
                return f"<{'/' if token.nesting == -1 else ''}{token.tag}>"
            case _:
                return self._other(token)

    def _text(self, text: str) -> str:
        boxed, self._boxed = self._boxed, False
        if boxed:  # in a list of tasks, the paragraph already has the box; in another list, the text gets it
            text = text[4:] if self._lists[-1] else f"{_TASKS[text[:4]]} {text[4:]}"
        self._named += text if self._address else ""
        return self._placed(text, self._with_footnotes if "[^" in text else _escaped)

    def _with_footnotes(self, text: str) -> str:
        """Return the HTML of a text, with the marks of footnotes raised: `[1]`. The mark before the text of a
        footnote is not raised."""
        parts, end = [], 0
        for found in _FOOTNOTE.finditer(text):
            mark = f'<span style="color:{self._palette.quote}">[{_escaped(found[1])}]</span>'
            is_note = found[2] != "" and found.start() == 0
            parts += [
                _escaped(text[end : found.start()]),
                mark if is_note else f"<sup>{mark}</sup>{found[2]}",
            ]
            end = found.end()
        return "".join([*parts, _escaped(text[end:])])

    def _placed(self, text: str, shown: Callable[[str], str]) -> str:
        """Return the HTML of a text, with the names of files with a line as links: underlined text. `shown`
        makes the HTML of a part of the text."""
        if self._links or not may_have_places(text):
            return shown(text)
        ink = self._palette.quote if self._quotes and not self._noted else self._palette.ink
        parts, end = [], 0
        for place in places_named(text):
            link = f'<a style="color:{ink};text-decoration:underline" href="{escape(place.address)}">'
            parts += [shown(text[end : place.start]), f"{link}{shown(place.address)}</a>"]
            end = place.end
        return "".join([*parts, shown(text[end:])])

    def _other(self, token: Token) -> str:
        self._named += token.content if self._address else ""
        return escape(in_prose(token.content))

    def _code(self, text: str) -> str:
        self._named += text if self._address else ""
        size = "" if self._heading else self._code_size  # code in a heading is as large as the heading
        code = self._placed(text, lambda part: _spaced(escape(readable(part))))
        return f'<span style="{self._inline_style}{size}">{code}</span>'

    def _formula(self, token: Token) -> str:
        """Return a formula's source, in an element with the formula's number as its title. The item that
        shows the HTML finds the formula by this number."""
        self._named += token.content if self._address else ""
        self._formulas += 1
        source = escape(token.content).replace("\n", "<br/>")
        return f'<span title="{self._formulas}">{source}</span>'

    def _image(self, token: Token) -> str:
        address = str(token.attrGet("src") or "")
        shown = (token.content, "" if address == PENDING else address)
        return self._code(f"▣ {' · '.join(filter(None, shown))}".rstrip())

    def _link_open(self, token: Token) -> str:
        """Begin a link. If the address cannot be opened, show the link's words and the address as text."""
        address = str(token.attrGet("href") or "")
        style = f"color:{self._palette.link}"
        if address == PENDING:
            self._links.append("</span>")
            return f'<span style="{style};text-decoration:underline">'
        if kind_of(address) is AddressKind.OTHER:
            says_address = token.info == "auto" or not address
            self._links.append("" if says_address else f" ({escape(address)})")
            return ""
        self._links.append("</a>")
        self._address, self._named = address, ""
        return f'<a href="{escape(address)}" style="{style}">'

    def _link_close(self) -> str:
        """End a link. If the link's words may mislead about the address, add the address."""
        address, self._address = self._address, ""
        end = self._links.pop() if self._links else ""
        return f"{end} ({escape(address)})" if address and may_mislead(self._named, address) else end


def _escaped(text: str) -> str:
    return escape(in_prose(text))


def _task_of(tokens: list[Token], at: int) -> str:
    """Return the source of the box, for example `[x] `, of the item at this index; "" if there is no box."""
    if at + 2 >= len(tokens) or tokens[at].type != "list_item_open" or tokens[at + 2].type != "inline":
        return ""
    children = tokens[at + 2].children or []
    text = children[0].content if children and children[0].type == "text" else ""
    return text[:4] if text[:4] in _TASKS else ""


def _side(tokens: list[Token], at: int) -> str:
    return "right" if begins_right(tokens, at) else "left"


def _items(tokens: list[Token], at: int) -> Iterator[int]:
    level = tokens[at].level + 1
    for place in range(at + 1, len(tokens)):
        if tokens[place].level < level:
            break
        if tokens[place].level == level and tokens[place].type == "list_item_open":
            yield place


def _last_number(tokens: list[Token], at: int) -> int:
    return int(tokens[at].attrGet("start") or 1) - 1 + sum(1 for _ in _items(tokens, at))


def _spaced(html: str) -> str:
    """Protect spaces that a document would drop: neighbouring spaces, and spaces at the edge of a line."""
    return _SPACES.sub("&nbsp;", html)
