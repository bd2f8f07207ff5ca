"""The draft of the message as the composer sees it, and the messages that were sent before."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

if TYPE_CHECKING:
    from claude_desk.session.session import Session
    from claude_desk.workspace.drafts import DraftKeeper
    from claude_desk.workspace.history import History

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class Chips(Protocol):
    """What the message carries, as `ui/composer_view.py` has it."""

    changed: Any
    all: Sequence[Any]

    def add(self, name: str, attachment: Any = None, text: str = "") -> Any: ...

    def take_all(self) -> Any: ...


@QmlElement
class DraftView(QObject):
    """Between `detach` and `attach` nothing is kept; what is written meanwhile is kept with the next one."""

    # The field is to hold `text`, with the cursor at `cursor`.
    restored = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper: DraftKeeper | None = None
        self._chips: Chips | None = None
        self._text = ""
        self._cursor = 0
        self._setting = False
        self._first = True

    # --- what Python calls ---------------------------------------------------------------------

    def set_chips(self, chips: Chips) -> None:
        self._chips = chips
        chips.changed.connect(self._keep_chips)

    def attach(self, keeper: "DraftKeeper") -> None:
        """Show what is kept. What was written before there was any session stays behind it."""
        draft = keeper.draft
        own = self._text if self._first else ""
        self._first = False
        self._keeper = keeper
        both = [part for part in (draft.text, own) if part.strip()]
        self._text = "\n\n".join(both) if len(both) > 1 else (draft.text or own)
        self._cursor = min(draft.cursor, len(self._text)) if not own else len(self._text)
        self._set_chips(draft.parts)
        self.restored.emit()
        keeper.keep_text(self._text, self._cursor)

    def detach(self) -> None:
        self._keeper = None

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int)
    def keep(self, text: str, cursor: int) -> None:
        self._text, self._cursor = text, cursor
        if self._keeper is not None:
            self._keeper.keep_text(text, cursor)

    # --- inside --------------------------------------------------------------------------------

    def _set_chips(self, parts: Sequence[tuple[str, Any, str]]) -> None:
        chips = self._chips
        if chips is None:
            return
        self._setting = True
        chips.take_all()
        for name, attachment, text in parts:
            chips.add(name, attachment, text)
        self._setting = False

    def _keep_chips(self) -> None:
        if self._keeper is not None and self._chips is not None and not self._setting:
            whole = [each for each in self._chips.all if each.attachment is not None or each.text]
            self._keeper.keep_parts([(each.name, each.attachment, each.text) for each in whole])

    def _get_text(self) -> str:
        return self._text

    def _get_cursor(self) -> int:
        return self._cursor

    text = Property(str, _get_text, notify=restored)
    cursor = Property(int, _get_cursor, notify=restored)


@QmlElement
class HistoryView(QObject):
    """Up in an empty field gives the message before, of this session and then of its folder."""

    stepped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._history: History | None = None
        self._texts: list[str] = []
        self._at = -1  # in `_texts`; -1: nothing of them is in the field

    def attach(self, session: "Session") -> None:
        self._session = session
        self._at = -1

    def detach(self) -> None:
        self._session = self._history = None
        self._at = -1

    def set_history(self, history: "History") -> None:
        self._history = history

    def note(self, text: str) -> None:
        """A message was sent."""
        self._at = -1
        if self._history is not None:
            self._history.add(text)

    @Slot(str, int, result=bool)
    def step(self, current: str, by: int) -> bool:
        """Go to the message before (-1) or after (1); whether `text` is another one now.

        `current` is what the field holds: what was written or changed there is never replaced.
        """
        if self._at < 0:
            if by > 0 or current:
                return False
            self._texts = [*self._gather(), ""]
            self._at = len(self._texts) - 1
        elif current != self._texts[self._at]:
            self._at = -1
            return False
        to = self._at + by
        if not 0 <= to < len(self._texts):
            return False
        self._at = to
        self.stepped.emit()
        return True

    def _gather(self) -> list[str]:
        """The newest last, each once."""
        said = (
            [e.text for e in self._session.entries if e.kind == "user" and not e.parent]
            if self._session
            else []
        )
        kept = self._history.texts if self._history is not None else []
        both = [text for text in (*kept, *said) if text.strip()]
        return list(dict.fromkeys(reversed(both)))[::-1]

    def _get_text(self) -> str:
        return self._texts[self._at] if 0 <= self._at < len(self._texts) else ""

    text = Property(str, _get_text, notify=stepped)
