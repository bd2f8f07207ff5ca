"""The list model of the composer's chips: files, pictures, mentions, long pasted texts, quotations and
comments on lines of a message."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from itertools import count
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire import shell_text
from claude_desk.transcript.text.chip_text import SentChip
from claude_desk.transcript.text.line_comments import comment_in
from claude_desk.transcript.text.mention_text import mention_in
from claude_desk.ui import safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.transcript.text.line_comments import LineComment

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NAME_LENGTH = 200
_QUOTED_LENGTH = 40
_COMMAND_LENGTH = 40
_FILE_LENGTH = 20
_SPOKEN_LENGTH = 300
# The names that tell the texts of chips apart, also in drafts on disk.
PASTED_TEXT = PurePosixPath("pasted.txt")
QUOTED_TEXT = PurePosixPath("quoted.md")
MENTION = PurePosixPath("mention")
TERMINAL_TEXT = PurePosixPath("terminal.txt")
COMMENT = PurePosixPath("comment")
_QUOTE_MARKS = re.compile(r"^[ \t]*(?:>[ \t]*)+", re.M)


class AttachmentRole(IntEnum):
    NUMBER = USER_ROLE + 1  # the chip's identity, not its row
    NAME = auto()  # in full, for a tooltip and for assistive technology
    LABEL = auto()  # what the chip shows: the name, and behind it the size
    SIZE = auto()
    WORDS = auto()  # the beginning of a text
    READING = auto()  # whether the attachment is still being read
    KIND = auto()  # file, picture, paste, quote, output, terminal, mention, comment
    MISSING = auto()  # why its file is not attached, and so not sent; "" if it is, or is being read
    POSITION = auto()  # the chip's position in the message, in UTF-16 units
    # the attachment's item (ui/attachments/attachment_items.py); {} for a text, or before a file is read
    ITEM = auto()


@dataclass(slots=True)
class AttachmentItem:
    """A chip. A file has an `attachment` once it is read; a pasted or quoted text, or a mention, has its
    `text`. A comment on lines has its `comment`, whose id is the `text`; None while it is not known.
    `missing`: a sentence that says why the file is not attached, or the comment is not sent. `unread`: the
    file whose bytes are not attached, by its path alone; a draft keeps it, so that the next run reads the
    file."""

    number: str
    name: str
    attachment: "Attachment | None" = None
    text: str = ""
    missing: Text = ""
    comment: "LineComment | None" = None
    unread: "Attachment | None" = None

    @property
    def stored(self) -> bool:
        """Whether a draft keeps the chip."""
        return bool(self.text) or self.attachment is not None or self.unread is not None

    @property
    def quoted(self) -> bool:
        return bool(self.text) and self.name == QUOTED_TEXT.name

    @property
    def output(self) -> bool:
        """Whether the text is what a shell command has printed."""
        return shell_text.is_shell_text(self.text)

    @property
    def pasted(self) -> bool:
        return bool(self.text) and not (self.quoted or self.output or self.mention or self.on_lines)

    @property
    def mention(self) -> bool:
        return bool(self.text) and self.name == MENTION.name

    @property
    def on_lines(self) -> bool:
        """Whether the chip is a comment on lines of a changed file."""
        return bool(self.text) and self.name == COMMENT.name

    @property
    def from_terminal(self) -> bool:
        """Whether the text was selected in the terminal. It is sent as pasted text is."""
        return self.pasted and self.name == TERMINAL_TEXT.name

    @property
    def title(self) -> str:
        """`From the terminal, 3 lines` for text of the terminal; `Pasted text, 312 lines` for a pasted text
        (with one line, its number of characters); `Quotation:` and its first words; `Comment on a.py, line
        3:` and the comment; otherwise the name of the file or picture, or the path that is mentioned."""
        if not self.text:
            return self.name or translate("AttachmentList", "File")
        if self.mention:
            return self.shown
        if self.on_lines:
            return self._comment_title
        if self.quoted:
            return translate("AttachmentList", "Quotation: {words}", words=self.shown)
        if self.output:
            return translate("AttachmentList", "Output of {command}", command=self._command)
        if self.from_terminal:
            return translate(
                "AttachmentList",
                "From the terminal, %Ln lines",
                n=self._lines_inside,
                one="From the terminal, %Ln line",
            )
        if self._lines > 1:
            return translate(
                "AttachmentList", "Pasted text, %Ln lines", n=self._lines, one="Pasted text, %Ln line"
            )
        return translate(
            "AttachmentList",
            "Pasted text, %Ln characters",
            n=len(self.text),
            one="Pasted text, %Ln character",
        )

    @property
    def label(self) -> str:
        """The name by which the text of the message names a file or picture; "" if it is not sent."""
        return "" if self.missing else self.name

    @property
    def shown(self) -> str:
        """What the chip shows before its size."""
        if self.quoted:
            words = _QUOTE_MARKS.sub("", self.text[: 8 * _QUOTED_LENGTH])
            line = safe_text.flat(safe_text.readable(words), _QUOTED_LENGTH)
            return f"{line}…" if len(words.split()) > len(line.split()) else line
        if self.output:
            return f"! {self._command}"
        if self.mention:
            return safe_names.path(mention_in(self.text).place)
        if self.on_lines:
            said = self.comment.text[: 8 * _QUOTED_LENGTH] if self.comment is not None else ""
            return safe_text.flat(safe_text.readable(said), _QUOTED_LENGTH) or translate(
                "AttachmentList", "Comment"
            )
        if self.from_terminal:
            return translate("AttachmentList", "Terminal")
        return translate("AttachmentList", "Pasted text") if self.text else self.title

    @property
    def size(self) -> str:
        """The size that the chip shows; "" while a file is read."""
        if self.output:
            lines = self.readable.count("\n")
            return translate("AttachmentList", "%Ln lines", n=lines, one="%Ln line")
        if self.on_lines:
            return self._comment_place
        if self.from_terminal:
            return translate("AttachmentList", "%Ln lines", n=self._lines_inside, one="%Ln line")
        if self.pasted:
            if self._lines > 1:
                return translate("AttachmentList", "%Ln lines", n=self._lines, one="%Ln line")
            return translate("AttachmentList", "%Ln characters", n=len(self.text), one="%Ln character")
        return str(self.item.get("sizeWords", ""))

    @property
    def kind(self) -> str:
        if self.mention:
            return "mention"
        if self.on_lines:
            return "comment"
        if self.text:
            if self.from_terminal:
                return "terminal"
            return "quote" if self.quoted else "output" if self.output else "paste"
        return "picture" if self.item.get("picture") else "file"

    @property
    def item(self) -> dict[str, Any]:
        """The item of ui/attachments/attachment_items.py; {} for a text, or before a file is read."""
        if self.attachment is None:
            return {}
        from claude_desk.ui.attachments.attachment_items import items_of

        return items_of([self.attachment])[0]

    @property
    def readable(self) -> str:
        """The text for the user and for other programs."""
        if self.on_lines:
            from claude_desk.transcript.text.line_comments import comment_text  # not for the first frame

            return comment_text(self.comment) if self.comment is not None else ""
        return shell_text.shown(self.text)

    @property
    def _comment_title(self) -> str:
        if self.comment is None:
            return translate("AttachmentList", "Comment")
        from claude_desk.ui.changes.line_comments_view import place_words  # not for the first frame

        said = safe_text.flat(safe_text.readable(self.comment.text[:_NAME_LENGTH]), _NAME_LENGTH)
        place = place_words(self.comment)
        return translate("AttachmentList", "Comment on {place}: {text}", place=place, text=said)

    @property
    def _comment_place(self) -> str:
        """`client.py:60`: the name of the file, and the first line if the comment has lines."""
        if self.comment is None:
            return ""
        name = safe_names.path(PurePosixPath(self.comment.path).name)
        name = name if len(name) <= _FILE_LENGTH else f"{name[: _FILE_LENGTH - 1]}…"
        return f"{name}:{self.comment.first}" if self.comment.first else name

    @property
    def _command(self) -> str:
        """The beginning of the command that has printed the text."""
        command = shell_text.command_in(self.text)[:200]
        return safe_text.flat(safe_text.readable(command), _COMMAND_LENGTH)

    @property
    def reading(self) -> bool:
        return (
            not self.missing
            and (self.comment if self.on_lines else self.attachment or self.text or None) is None
        )

    @property
    def _lines_inside(self) -> int:
        """The number of lines between the fences of a text of the terminal."""
        return max(1, self._lines - 2)

    @property
    def _lines(self) -> int:
        return self.text.rstrip("\n").count("\n") + 1


def fenced(text: str) -> str:
    """Return text of the terminal as a block of Markdown, so that its lines and columns stay."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}\n{text}\n{fence}"


# The name of a chip in the composer for each kind of chip in a sent message.
NAMES = {
    "paste": PASTED_TEXT.name,
    "quote": QUOTED_TEXT.name,
    "mention": MENTION.name,
    "comment": COMMENT.name,
}


def sent_item(chip: SentChip) -> AttachmentItem:
    """Return the chip of a sent message."""
    comment = comment_in(chip.text) if chip.kind == "comment" else None
    return AttachmentItem("", NAMES[chip.kind], text=chip.text, comment=comment)


@QmlElement
class AttachmentListModel(QAbstractListModel):
    """The chips of the message, in the order of the text. Chips that were taken out of the text stay known
    until the message is replaced, because an undo step brings them back. Those of the last sent message stay
    known, because one undo step brings that message back."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[AttachmentItem] = []
        self._positions: list[int] = []
        self._known: dict[str, AttachmentItem] = {}
        self._numbers = count(1)
        self._comments: Mapping[str, LineComment] = {}  # the comments on lines, by id
        self._comments_known = False  # whether there are no others

    # --- what Python calls ---------------------------------------------------------------------

    def make(self, name: str, attachment: "Attachment | None" = None, text: str = "") -> AttachmentItem:
        """Return a chip with a new number. It is not in the list yet."""
        one_line = safe_text.flat(safe_text.readable(name[:_NAME_LENGTH]), _NAME_LENGTH)
        made = AttachmentItem(str(next(self._numbers)), one_line, attachment, text)
        self._known[made.number] = made
        self._find_comment(made)
        return made

    def add(self, name: str, attachment: "Attachment | None" = None, text: str = "") -> AttachmentItem:
        """Append a chip with a new number."""
        made = self.make(name, attachment, text)
        self.add_again([made])
        return made

    def add_again(self, items: Sequence[AttachmentItem]) -> None:
        """Append chips that were removed. They keep their numbers."""
        self._known |= {each.number: each for each in items}
        end = len(self.all)
        self.beginInsertRows(QModelIndex(), end, end + len(items) - 1)
        self.all += items
        self.endInsertRows()
        self.changed.emit()

    def arrange(self, chips: Sequence[tuple[int, str]]) -> None:
        """Show the chips with these positions and numbers, in this order."""
        wanted = [self._known[number] for _, number in chips]
        positions = [position for position, _ in chips]
        moved, changed = positions != self._positions, wanted != self.all
        self._positions = positions
        if changed:
            numbers = {each.number for each in wanted}
            for row in reversed(range(len(self.all))):
                if self.all[row].number not in numbers:
                    self.beginRemoveRows(QModelIndex(), row, row)
                    del self.all[row]
                    self.endRemoveRows()
            here = {each.number for each in self.all}
            if self.all != [each for each in wanted if each.number in here]:
                self.beginResetModel()
                self.all = wanted
                self.endResetModel()
            for row, each in enumerate(wanted):
                if row == len(self.all) or self.all[row] is not each:
                    self.beginInsertRows(QModelIndex(), row, row)
                    self.all.insert(row, each)
                    self.endInsertRows()
        if moved and self.all:
            first, last = self.index(0), self.index(len(self.all) - 1)
            self.dataChanged.emit(first, last, [int(AttachmentRole.POSITION)])
        if changed:
            self.changed.emit()

    def show_comments(self, comments: "Mapping[str, LineComment]", complete: bool) -> None:
        """Show these comments on lines in their chips. `complete`: whether there are no others, so that a
        chip whose comment is not known stands for nothing."""
        self._comments, self._comments_known = comments, complete
        changed = [each for each in self._known.values() if self._find_comment(each)]
        rows = [row for row, each in enumerate(self.all) if any(each is one for one in changed)]
        for row in rows:
            index = self.index(row)
            self.dataChanged.emit(index, index, [int(role) for role in AttachmentRole])
        if rows:
            self.changed.emit()

    def _find_comment(self, item: AttachmentItem) -> bool:
        """Give the chip of a comment its comment. A comment that is not among the present ones stays: the
        message still has it. Return whether the chip has changed."""
        if not item.on_lines:
            return False
        before = item.comment, item.missing
        found = self._comments.get(item.text)
        if found is not None and found.text:
            item.comment = found
        gone = item.comment is None and self._comments_known
        item.missing = Phrase("attachment_note.comment_gone") if gone else ""
        return before != (item.comment, item.missing)

    def knows(self, number: str) -> bool:
        return number in self._known

    def one(self, number: str) -> AttachmentItem | None:
        """Return a chip, also if it was taken out of the text."""
        return self._known.get(number)

    def position_of(self, number: str) -> int:
        """Return the position of a chip in the text, -1 if it has none."""
        for each, position in zip(self.all, self._positions, strict=False):
            if each.number == number:
                return position
        return -1

    def change(self, number: str, set_it: Callable[[AttachmentItem], None]) -> None:
        for row, each in enumerate(self.all):
            if each.number == number:
                set_it(each)
                index = self.index(row)
                self.dataChanged.emit(index, index, [int(role) for role in AttachmentRole])
                self.changed.emit()
                return
        if (known := self._known.get(number)) is not None:
            set_it(known)

    def remove(self, number: str) -> int:
        """Take a chip out of the list. Return its row, -1 if it has none."""
        for row, each in enumerate(self.all):
            if each.number == number:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self.all[row]
                del self._positions[row : row + 1]
                self.endRemoveRows()
                self.changed.emit()
                return row
        return -1

    def pop_all(self) -> list[AttachmentItem]:
        """Remove all chips and return them."""
        taken = self.all
        self.beginResetModel()
        self.all, self._positions, self._known = [], [], {}
        self.endResetModel()
        self.changed.emit()
        return taken

    def empty(self, sent: Sequence[AttachmentItem]) -> None:
        """Remove the chips after a message was sent. Its chips stay known, and no others do."""
        self.pop_all()
        self._known = {each.number: each for each in sent}

    def attachments(self) -> "Iterable[Attachment]":
        return (each.attachment for each in self.all if each.attachment is not None)

    # --- the model -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.all)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(AttachmentRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.all):
            return None
        each = self.all[index.row()]
        match role:
            case AttachmentRole.NUMBER:
                return each.number
            case AttachmentRole.NAME:
                return each.title
            case AttachmentRole.LABEL:
                return each.shown
            case AttachmentRole.SIZE:
                return translate("AttachmentList", "Reading…") if each.reading else each.size
            case AttachmentRole.WORDS:
                if each.mention or each.on_lines:
                    return each.title
                return safe_text.flat(safe_text.readable(each.readable[:200]), 60)
            case AttachmentRole.READING:
                return each.reading
            case AttachmentRole.KIND:
                return each.kind
            case AttachmentRole.MISSING:
                return words(each.missing)
            case AttachmentRole.POSITION:
                return self._positions[index.row()] if index.row() < len(self._positions) else -1
            case AttachmentRole.ITEM:
                return each.item
        return None

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self.all)

    @Property(str, notify=changed)
    def spoken(self) -> str:
        """Return the names of the chips for assistive technology, because a chip is no word of the text; ""
        without a chip."""
        if not self.all:
            return ""
        names = safe_text.flat(", ".join(each.title for each in self.all), _SPOKEN_LENGTH)
        return translate(
            "AttachmentList",
            "%Ln attachments: {names}",
            n=len(self.all),
            one="%Ln attachment: {names}",
            names=names,
        )

    @Property(int, notify=changed)  # the number of chips with the output of a command
    def outputs(self) -> int:
        return sum(each.output for each in self.all)

    @Property(bool, notify=changed)
    def reading(self) -> bool:
        return any(each.reading for each in self.all)
