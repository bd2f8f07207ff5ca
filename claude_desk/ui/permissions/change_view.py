"""The change of a file that is asked for, as a card, and what the disk tells of a request's paths."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.permissions.permission_files import FileFindings, FileQuery, RequestFileReader
from claude_desk.ui.qt_types import QVariantList

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permissions import CanUseTool
    from claude_desk.ui.transcript.card_view import CardView

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Begins the keys under which the colours of a request's card are asked for.
_KEY = "request "


@QmlElement
class ChangeView(QObject):
    """Of one request at a time. What is known of it comes a moment later: `renewed` tells that."""

    changed = Signal()
    renewed = Signal()  # what the buttons stand for is another thing now
    cardMade = Signal(str, object)  # a key, its CardView: to be painted under that key
    fullContentWanted = Signal(object)  # Whole: to be opened beside the conversation

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = RequestFileReader(self)
        self._files.filesRead.connect(self._on_files_read)
        self._wanted: FileQuery | None = None
        self._found = FileFindings()
        self._card: CardView | None = None
        self._changed_meanwhile = False
        self._number = 0

    def show(self, request: "CanUseTool | None", path: str, change: bool, folder: str) -> None:
        """Look at the paths of a request; None for none."""
        self._wanted = None
        if request is not None and (path or request.blocked_path):
            value = request.input
            blocked = request.blocked_path or ""
            self._wanted = FileQuery(request.tool_name, value, path, blocked, folder, change)
        self._found, self._card, self._changed_meanwhile = FileFindings(), None, False
        self._files.ask(self._wanted)
        self.changed.emit()

    def renew(self, value: dict[str, Any]) -> None:
        """The person changed what is to be written."""
        wanted = self._wanted
        if wanted is not None and value != wanted.input:
            self._wanted = FileQuery(
                wanted.tool, value, wanted.path, wanted.blocked, wanted.folder, wanted.change
            )
            self._files.renew(self._wanted)

    def close(self) -> None:
        self._files.close()

    @Slot()
    def showAll(self) -> None:
        """Open what the card is too small for."""
        whole = self._card.full_content() if self._card is not None else None
        if whole is not None:
            self.fullContentWanted.emit(whole)

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """What the disk tells: the words, their tone."""
        meanwhile = (("The file changed meanwhile: this is the change as it would be now", "warn"),)
        return (meanwhile if self._changed_meanwhile else ()) + self._found.notes

    @Slot(object, bool)
    def _on_files_read(self, found: FileFindings, changed: bool) -> None:
        from claude_desk.transcript.tools.card import Card
        from claude_desk.ui.transcript.card_view import CardView

        same = found == self._found
        self._found = found
        self._changed_meanwhile = self._changed_meanwhile or changed
        if same:
            return
        made = found.proposed
        if made is not None and self._wanted is not None:
            self._number += 1
            path = self._wanted.path
            self._card = CardView(Card(title=path, name=self._wanted.tool, parts=made.parts))
            self.cardMade.emit(self._key(), self._card)
        self.changed.emit()
        self.renewed.emit()

    # --- properties ----------------------------------------------------------------------------

    def _key(self) -> str:
        return f"{_KEY}{self._number}"

    def _parts(self) -> list[dict[str, Any]]:
        return self._card.maps(False, str, 0) if self._card is not None else []

    def _reading(self) -> bool:
        return self._wanted is not None and self._wanted.change and self._card is None

    def _summary(self) -> str:
        return self._found.proposed.summary if self._found.proposed is not None else ""

    def _rest(self) -> str:
        return self._card.rest(False) if self._card is not None else ""

    def _spoken(self) -> str:
        return self._card.spoken(False)[:2_000] if self._card is not None else ""

    key = Property(str, _key, notify=changed)
    parts = Property(QVariantList, _parts, notify=changed)  # of a card (ui/card_parts.py)
    reading = Property(bool, _reading, notify=changed)  # the file is being read
    summary = Property(str, _summary, notify=changed)  # `+3 −1`
    rest = Property(str, _rest, notify=changed)  # what the card leaves out, "" where it is whole
    spoken = Property(str, _spoken, notify=changed)
