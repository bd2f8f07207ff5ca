"""The message that is being written, as it is kept."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.ui.composer.attachment_list import AttachmentListModel
    from claude_desk.workspace.drafts import DraftWriter

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class DraftView(QObject):
    """Between `detach` and `attach` nothing is kept; what is written meanwhile is kept with the next one."""

    # The field is to hold `text`, with the cursor at `cursor`.
    restored = Signal()
    # The person changed the text, and there is some.
    written = Signal()

    _carried: "AttachmentListModel"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper: DraftWriter | None = None
        self._text = ""
        self._cursor = 0
        self._own = True  # no session was shown yet

    # --- what Python calls ---------------------------------------------------------------------

    def carry(self, carried: "AttachmentListModel") -> None:
        """Keep with the text what goes with it. Once, before there is a keeper."""
        self._carried = carried
        carried.changed.connect(self._keep_parts)

    def attach(self, keeper: "DraftWriter") -> None:
        """Show what is kept. What was written before there was any session stays behind it."""
        from claude_desk.ui.safe_text import utf16_units  # what it takes comes after the first frame

        draft = keeper.draft
        own, self._own = self._own, False
        self._keeper = None  # what is set now is not what the person wrote
        if not own:
            self._carried.pop_all()
        both = [part for part in (draft.text, self._text if own else "") if part]
        self._text = "\n\n".join(both)
        self._cursor = utf16_units(self._text) if self._text != draft.text else draft.cursor
        for name, attachment, text in draft.parts:
            self._carried.add(name, attachment, text)
        self.restored.emit()
        self._keeper = keeper
        keeper.keep_text(self._text, self._cursor)
        self._keep_parts()

    def detach(self) -> None:
        self._keeper = None

    def keep_sent(self, uuid: str, text: str, attachments: "tuple[Attachment, ...]") -> None:
        """All that is being written is sent, as this message: it is on disk when this returns."""
        from claude_desk.session.turns.message_queue import OutgoingMessage

        if self._keeper is not None:
            self._keeper.keep_sent(OutgoingMessage(uuid, text, attachments))

    def restore(self, text: str) -> None:
        """Put text that was not sent before what is being written, while no field shows it."""
        from claude_desk.ui.safe_text import utf16_units

        if text:
            whole = "\n\n".join(part for part in (text, self._text) if part.strip())
            self.keep(whole, utf16_units(whole))

    @Slot(str)
    def drop_restored(self, text: str) -> None:
        """What was given back is elsewhere again: it goes, where the person has not changed it."""
        if text and self._text.strip() == text.strip():
            self.keep("", 0)
            self.restored.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int)
    def keep(self, text: str, cursor: int) -> None:
        """`cursor` is in UTF-16 units."""
        changed = text != self._text
        self._text, self._cursor = text, cursor
        if self._keeper is not None:
            self._keeper.keep_text(text, cursor)
            if changed and text:
                self.written.emit()

    @Slot(int)
    def moved(self, cursor: int) -> None:
        self.keep(self._text, cursor)

    # --- inside --------------------------------------------------------------------------------

    @Slot()
    def _keep_parts(self) -> None:
        if self._keeper is not None:
            whole = [each for each in self._carried.all if not each.reading]
            self._keeper.keep_parts([(each.name, each.attachment, each.text) for each in whole])

    def _get_text(self) -> str:
        return self._text

    def _get_cursor(self) -> int:
        return self._cursor

    text = Property(str, _get_text, notify=restored)
    cursor = Property(int, _get_cursor, notify=restored)
