"""A plan as rows, one for each block or list item, with the user's comments on the rows."""

import re
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.transcript.prose_renderer import ProseRenderer

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SPOKEN = 2_000

# A fence's opening line with more words than the language. The drawn fence does not show these words.
_INFO = re.compile(
    r"^[ \t>]*(?:[-+*]|\d+[.)])?[ \t]*(?:`{3,}|~{3,})[ \t]*[^\s`]+[ \t]+[^\s`][^\n`]*$", re.MULTILINE
)
# The marks of list items and tasks, which are drawn as symbols.
_MARKS = re.compile(r"^[ \t>]*(?:(?:[-+*]|\d+[.)])(?:[ \t]+|$))+(?:\[[ xX]\] )?", re.MULTILINE)
_WORD = re.compile(r"[^\W_]+")
_ADDRESS = re.compile(r'href="([^"]*)"')

# Comments by row number and markdown. If the plan changes, comments on changed or moved rows do not apply.
Comments = dict[tuple[int, str], str]


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A row. `source` is the markdown of the block or item. `references` are the plan's link definitions.

    `depth` is the number of list items around the row. `code` is the content of a fence or of markdown that
    is shown as plain text; None for any other row.
    """

    source: str
    references: dict[str, tuple[str, str]]
    depth: int = 0
    code: str | None = None
    language: str = ""


class PlanRole(IntEnum):
    HTML = USER_ROLE + 1
    SPOKEN = auto()  # the row's words for assistive technology
    COMMENT = auto()
    CODE = auto()  # text that is shown as plain text (`PlanRow.code`); "" for any other row
    LANGUAGE = auto()
    DEPTH = auto()


@QmlElement
class PlanModel(QAbstractListModel):
    commentsChanged = Signal()

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = prose
        self._rows: list[PlanRow] = []
        self._comments: Comments = {}

    def show(self, plan: str, comments: Comments) -> None:
        """Show a plan and the comments on it. Later comments are stored in `comments`."""
        self.beginResetModel()
        self._rows = rows_of(plan) if plan.strip() else []
        self._comments = comments
        self.endResetModel()
        self.commentsChanged.emit()

    def renew(self) -> None:
        """Make the HTML of the rows again after the colours changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), [int(PlanRole.HTML)])

    def comments(self) -> list[tuple[str, str]]:
        """Return the markdown and the comment of each commented part, in the plan's order."""
        said = ((row.source, self._comment(at)) for at, row in enumerate(self._rows))
        return [(source, comment) for source, comment in said if comment]

    def row(self, at: int) -> PlanRow | None:
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def comment(self, at: int, text: str) -> None:
        """Set the comment on a row; "" removes it."""
        if not 0 <= at < len(self._rows) or self._comment(at) == text:
            return
        key = (at, self._rows[at].source)
        if text.strip():
            self._comments[key] = text
        else:
            self._comments.pop(key, None)
        self.dataChanged.emit(self.index(at), self.index(at), [int(PlanRole.COMMENT)])
        self.commentsChanged.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(PlanRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        match role:
            case PlanRole.HTML:
                return self._html(index.row())
            case PlanRole.SPOKEN:
                return self._spoken(index.row())
            case PlanRole.CODE:
                return self._rows[index.row()].code or ""
            case PlanRole.LANGUAGE:
                return safe_text.flat(safe_text.visible(self._rows[index.row()].language[:200]), 80)
            case PlanRole.DEPTH:
                return self._rows[index.row()].depth
            case PlanRole.COMMENT:
                return self._comment(index.row())
        return None

    def _html(self, at: int) -> str:
        row = self._rows[at]
        return self._prose.block(row.source, row.references) if row.code is None else ""

    def _spoken(self, at: int) -> str:
        code = self._rows[at].code
        return safe_text.plain_of_html(self._html(at), _SPOKEN) if code is None else code[:_SPOKEN]

    def _comment(self, at: int) -> str:
        return self._comments.get((at, self._rows[at].source), "")

    @Property(int, notify=commentsChanged)
    def count(self) -> int:
        return len(self._rows)


def rows_of(plan: str) -> list[PlanRow]:
    """Cut the plan into blocks and list items that are small enough for one text item."""
    # the parser is loaded after the first frame
    from claude_desk.transcript.markdown.block_parser import list_items_of
    from claude_desk.transcript.markdown.prose_splitter import ProseSplitter

    splitter = ProseSplitter(shows_definitions=True)
    # The user agrees to the plan, so the rows must not hide anything.
    text = safe_text.readable(plan.replace("\r\n", "\n"))
    splitter.feed(text, end=True)
    rows = [_source_row(line[0].strip()) for line in _INFO.finditer(text)]
    for piece in splitter.pieces:
        around = len(piece.inside)
        if piece.code:
            code, source = piece.text.removesuffix("\n"), _fenced(piece.text, piece.language)
            rows.append(PlanRow(source, splitter.definitions, around, code, piece.language))
        else:
            rows += [
                PlanRow(item, splitter.definitions, around + depth)
                for depth, item in list_items_of(piece.text)
            ]
    return [_source_row(row.source) if _hides(row) else row for row in rows if row.source.strip()]


def _source_row(source: str) -> PlanRow:
    """Return a row that shows markdown as plain text."""
    return PlanRow(_fenced(source, ""), {}, 0, source)


def _hides(row: PlanRow) -> bool:
    """Return whether the drawn row hides words of its markdown.

    Examples are the title of a link and the name of a character entity.
    """
    from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html

    if row.code is not None:
        return False
    html = prose_html(row.source, ProsePalette("", "", "", "", "", "", ""), row.references, bare=True)
    seen = safe_text.plain_of_html(html, 4 * len(row.source))
    addresses = " ".join(_ADDRESS.findall(html))  # the window shows the address under the pointer
    written = Counter(_WORD.findall(_MARKS.sub("", row.source)))
    return any(seen.count(word) + addresses.count(word) < count for word, count in written.items())


def _fenced(code: str, language: str) -> str:
    """Return code as markdown, in a fence that does not occur in the code."""
    fence = "```"
    while fence in code:
        fence += "`"
    end = "" if code.endswith("\n") else "\n"
    return f"{fence}{language}\n{code}{end}{fence}"
