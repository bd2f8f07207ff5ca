"""The list model of the composer's chips: files, pictures and long pasted texts of a message."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from itertools import count
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal
from PySide6.QtQml import QmlElement

from claude_desk.ui import safe_text
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_NAME_LENGTH = 200


class AttachmentRole(IntEnum):
    NUMBER = USER_ROLE + 1  # the chip's identity, not its row
    NAME = auto()
    SIZE_WORDS = auto()
    READING = auto()  # whether the attachment is still being read
    PASTED = auto()  # whether the attachment is pasted text
    # the attachment's item (ui/attachments/attachment_items.py); {} for a text, or before a file is read
    ITEM = auto()


@dataclass(slots=True)
class AttachmentItem:
    """A chip. A file has an `attachment` once it is read; a pasted text has its `text`."""

    number: str
    name: str
    attachment: "Attachment | None" = None
    text: str = ""

    @property
    def title(self) -> str:
        """`Pasted text, 312 lines` for a pasted text (with one line, its number of characters); otherwise the
        name of the file or picture."""
        if not self.text:
            return self.name or translate("AttachmentList", "File")
        lines = self.text.rstrip("\n").count("\n") + 1
        if lines > 1:
            return translate("AttachmentList", "Pasted text, %Ln lines", n=lines, one="Pasted text, %Ln line")
        return translate(
            "AttachmentList",
            "Pasted text, %Ln characters",
            n=len(self.text),
            one="Pasted text, %Ln character",
        )

    @property
    def reading(self) -> bool:
        return self.attachment is None and not self.text


@QmlElement
class AttachmentListModel(QAbstractListModel):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[AttachmentItem] = []
        self._numbers = count(1)

    # --- what Python calls ---------------------------------------------------------------------

    def add(self, name: str, attachment: "Attachment | None" = None, text: str = "") -> AttachmentItem:
        """Append a chip with a new number."""
        one_line = safe_text.flat(safe_text.readable(name[:_NAME_LENGTH]), _NAME_LENGTH)
        made = AttachmentItem(str(next(self._numbers)), one_line, attachment, text)
        self.add_again([made])
        return made

    def add_again(self, items: Sequence[AttachmentItem]) -> None:
        """Append chips that were removed. They keep their numbers."""
        end = len(self.all)
        self.beginInsertRows(QModelIndex(), end, end + len(items) - 1)
        self.all += items
        self.endInsertRows()
        self.changed.emit()

    def one(self, number: str) -> AttachmentItem | None:
        return next((each for each in self.all if each.number == number), None)

    def change(self, number: str, set_it: Callable[[AttachmentItem], None]) -> None:
        for row, each in enumerate(self.all):
            if each.number == number:
                set_it(each)
                index = self.index(row)
                self.dataChanged.emit(index, index, [int(role) for role in AttachmentRole])
                self.changed.emit()

    def remove(self, number: str) -> None:
        for row, each in enumerate(self.all):
            if each.number == number:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self.all[row]
                self.endRemoveRows()
                self.changed.emit()
                return

    def pop_all(self) -> list[AttachmentItem]:
        """Remove all chips and return them."""
        taken = self.all
        self.beginResetModel()
        self.all = []
        self.endResetModel()
        self.changed.emit()
        return taken

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
            case AttachmentRole.SIZE_WORDS:
                return self._size_words(each)
            case AttachmentRole.READING:
                return each.reading
            case AttachmentRole.PASTED:
                return bool(each.text)
            case AttachmentRole.ITEM:
                return self._item(each)
        return None

    def _size_words(self, each: AttachmentItem) -> str:
        if each.text:
            return safe_text.flat(safe_text.readable(each.text[:200]), 60)
        if each.reading:
            return translate("AttachmentList", "Reading…")
        return str(self._item(each).get("sizeWords", ""))

    def _item(self, each: AttachmentItem) -> dict[str, Any]:
        if each.attachment is None:
            return {}
        from claude_desk.ui.attachments.attachment_items import items_of

        return items_of([each.attachment])[0]

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self.all)

    @Property(bool, notify=changed)
    def reading(self) -> bool:
        return any(each.reading for each in self.all)
