"""Earlier messages, which the user can bring back into the text field."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.text.chip_text import MARK
from claude_desk.ui.qt_types import Property

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.workspace.prompt_history import PromptHistory

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PromptHistoryView(QObject):
    """Steps through earlier messages: those of this session, then those that are stored for its folder.

    The first step leads from a text field without words to the last message. Chips stay before the message.
    """

    stepped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._history: PromptHistory | None = None
        self._early: list[str] = []  # messages that were sent before `set_history`
        self._texts: list[str] = []
        self._at = -1  # index in `_texts`; -1 if the field shows no earlier message

    def attach(self, session: "Session") -> None:
        self._session = session
        self._at = -1

    def detach(self) -> None:
        self._session = self._history = None
        self._at = -1

    def set_history(self, history: "PromptHistory") -> None:
        self._history = history
        early, self._early = self._early, []
        for text in early:
            history.add(text)

    def note(self, text: str) -> None:
        """Add a sent message to the history."""
        self._at = -1
        if self._history is not None:
            self._history.add(text)
        else:
            self._early.append(text)

    @Slot(str, int, result=bool)
    def step(self, current: str, by: int) -> bool:
        """Go to the previous message (-1) or to the next (1). Return whether a step was made.

        `current` is the text of the field. If the user wrote or changed that text, make no step.
        """
        begin = current.rfind(MARK) + 1
        chips, words = current[:begin], current[begin:]
        if chips.replace(MARK, "").strip():
            return False
        if chips and not words.strip():
            words = ""
        if self._at < 0:
            if by > 0 or words:
                return False
            self._texts = [*self._gather(), ""]
            self._at = len(self._texts) - 1
        elif words != self._texts[self._at]:
            self._at = -1
            return False
        to = self._at + by
        if not 0 <= to < len(self._texts):
            return False
        self._at = to
        self.stepped.emit()
        return True

    def _gather(self) -> list[str]:
        """Return the earlier messages, each text once, at its latest place. The newest message is last. What
        commands have printed is left out."""
        from claude_desk.protocol.wire import shell_text  # not needed for the first frame

        entries = self._session.entries if self._session else ()
        rows = (entry for entry in entries if entry.kind == "user" and not entry.parent)
        said = [shell_text.parted(entry.text)[1] for entry in rows]
        kept = self._history.texts if self._history is not None else []
        both = [text.replace(MARK, "") for text in (*kept, *said) if text.strip()]
        return list(dict.fromkeys(reversed(both)))[::-1]

    @Property(str, notify=stepped)
    def text(self) -> str:
        return self._texts[self._at] if 0 <= self._at < len(self._texts) else ""
