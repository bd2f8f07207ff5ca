"""The queued messages, for the strip above the composer."""

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.wire import shell_text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_text
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.turns.message_queue import QueuedMessage

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LINE = 300


class MessageQueueRole(IntEnum):
    KEY = USER_ROLE + 1
    LINE = auto()  # the message in one line
    ATTACHMENT_NAMES = auto()  # names of the message's attachments, in words
    STAGE = auto()  # stage of the message: waiting, unsent, scheduled, written or returning
    STAGE_WORDS = auto()
    HERE = auto()  # whether the user can still change the message
    NOW = auto()  # whether the message can be sent now, without waiting
    AFTER_TURN = auto()  # whether the message waits for the end of the running turn
    CHOOSABLE = auto()  # whether the user can choose to wait for the end of the turn
    SPOKEN = auto()


@QmlElement
class MessageQueueView(QAbstractListModel):
    """The rows of the strip. `editing` is the key of the message that is being edited, or ""."""

    changed = Signal()
    editingChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._rows: list[QueuedMessage] = []
        self._editing = ""

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.queue_changed, self._on_queue_changed)
        self._connections.connect(session.state_changed, self._on_queue_changed)
        self._on_queue_changed()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._on_queue_changed()

    @Property(str, notify=changed)
    def nowHint(self) -> str:
        """Say what `Send now` does to the running turn; "" if the message is only written into the turn."""
        if self._session is None or not self._session.message_dispatch.sends_now():
            return ""
        return translate("MessageQueueView", "The running command or agent continues in the background.")

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def sendNow(self, key: str) -> None:
        if self._session is not None:
            self._session.message_dispatch.send_now(key)

    @Slot(str)
    def unschedule(self, key: str) -> None:
        """Let the message wait for the user instead of the reset of a limit."""
        if self._session is not None:
            self._session.message_dispatch.unschedule(key)

    @Slot(str, bool)
    def setAfterTurn(self, key: str, after_turn: bool) -> None:
        """Set whether the message waits for the end of the running turn or only for its current step."""
        if self._session is not None:
            self._session.message_dispatch.set_after_turn(key, after_turn)

    @Slot(str)
    def remove(self, key: str) -> None:
        """Remove the message. If the CLI has it already, ask the CLI to return it."""
        queued = self._find(key)
        if self._session is None or queued is None:
            return
        if queued.here:
            self._session.message_dispatch.remove(key)
        else:
            self._session.message_dispatch.ask_back(key)

    @Slot(str, int)
    def move(self, key: str, by: int) -> None:
        if self._session is not None:
            self._session.message_dispatch.move(key, by)

    @Slot(str)
    def edit(self, key: str) -> None:
        if self._session is not None:
            self._session.message_dispatch.end_edit(self._editing, keep=True)
            self._session.message_dispatch.edit(key)

    @Slot(str, result=str)
    def text(self, key: str) -> str:
        """Return the whole text of the message."""
        queued = self._find(key)
        return queued.message.text if queued is not None else ""

    @Slot(str, str)
    def revise(self, key: str, text: str) -> None:
        if self._session is not None:
            self._session.message_dispatch.revise(key, text)

    @Slot(str, bool)
    def endEdit(self, key: str, keep: bool) -> None:
        if self._session is not None:
            self._session.message_dispatch.end_edit(key, keep=keep)

    # --- the model -----------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(MessageQueueRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        queued = self._rows[index.row()]
        match role:
            case MessageQueueRole.KEY:
                return queued.uuid
            case MessageQueueRole.LINE:
                return self._line(queued)
            case MessageQueueRole.ATTACHMENT_NAMES:
                return _carried(queued)
            case MessageQueueRole.STAGE:
                return str(queued.stage)
            case MessageQueueRole.STAGE_WORDS:
                return self._stage_words(queued)
            case MessageQueueRole.HERE:
                return queued.here
            case MessageQueueRole.NOW:
                return self._session is not None and self._session.message_dispatch.can_send_now(queued)
            case MessageQueueRole.AFTER_TURN:
                return queued.awaits_turn
            case MessageQueueRole.CHOOSABLE:
                return str(queued.stage) == "waiting" and not queued.message.commands
            case MessageQueueRole.SPOKEN:
                return self._spoken(queued)
        return None

    def _line(self, queued: "QueuedMessage") -> str:
        words = shell_text.without_runs(queued.message.text)
        return one_line(safe_text.readable(words[: 2 * _LINE]), _LINE)

    def _spoken(self, queued: "QueuedMessage") -> str:
        said, names = self._line(queued), _carried(queued)
        if said and names:
            said = translate("MessageQueueView", "{text}, {attachments}", text=said, attachments=names)
        stage = self._stage_words(queued)
        return translate("MessageQueueView", "{message}, {state}", message=said or names, state=stage)

    def _stage_words(self, queued: "QueuedMessage") -> str:
        if queued.original is not None:
            return translate("MessageQueueView", "editing")
        match str(queued.stage):
            case "waiting" if queued.awaits_turn:
                return translate("MessageQueueView", "will be sent after this turn")
            case "waiting":
                return translate("MessageQueueView", "will be sent after the current step")
            case "scheduled":
                return translate(
                    "MessageQueueView", "will be sent at {time}", time=_moment(queued.message.send_at)
                )
            case "unsent" if queued.message.send_at:
                return translate(
                    "MessageQueueView", "was not sent at {time}", time=_moment(queued.message.send_at)
                )
            case "unsent":
                return translate("MessageQueueView", "not sent")
            case "written" if queued.delivery == "delivering":
                return translate(
                    "MessageQueueView", "Claude gets it now; what ran continues in the background"
                )
            case "written" if queued.delivery == "stopped":
                return translate("MessageQueueView", "sent next; Claude’s turn was stopped for it")
            case "written":
                return translate("MessageQueueView", "delivered to Claude Code")
            case "returning":
                return translate("MessageQueueView", "being returned")
        return str(queued.stage)

    def _find(self, key: str) -> "QueuedMessage | None":
        return next((queued for queued in self._rows if queued.uuid == key), None)

    @Slot()
    def _on_queue_changed(self) -> None:
        """Show the current message queue.

        Change the model row by row, so that a row with the keyboard focus keeps the focus.
        """
        queue = self._session.message_dispatch.queue.queue if self._session is not None else ()
        wanted = [queued for queued in queue if not queued.row]
        for row in reversed(range(len(self._rows))):
            if self._rows[row] not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._rows[row]
                self.endRemoveRows()
        for row, queued in enumerate(wanted):
            if queued not in self._rows:
                self.beginInsertRows(QModelIndex(), row, row)
                self._rows.insert(row, queued)
                self.endInsertRows()
            elif (old := self._rows.index(queued)) != row:
                self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), row)
                self._rows.insert(row, self._rows.pop(old))
                self.endMoveRows()
        if wanted:
            self.dataChanged.emit(
                self.index(0), self.index(len(wanted) - 1), [int(role) for role in MessageQueueRole]
            )
        self._set_editing(next((each.uuid for each in wanted if each.original is not None), ""))
        self.changed.emit()

    def _set_editing(self, key: str) -> None:
        if key != self._editing:
            self._editing = key
            self.editingChanged.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._rows)

    @Property(str, notify=editingChanged)
    def editing(self) -> str:
        return self._editing

    @Property(bool, notify=changed)
    def mayReturn(self) -> bool:
        return self._session is not None and self._session.message_dispatch.may_return


def _moment(at: float) -> str:
    from claude_desk.ui.panels.usage_view import clock_or_moment  # only after a limit was reached

    return clock_or_moment(at)


def _carried(queued: "QueuedMessage") -> str:
    from claude_desk.ui.attachments.attachment_items import names_of

    return names_of(queued.message.attachments)
