"""What is asked before a session or the window is closed, or a session deleted, and what is said after it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

Act = Callable[[], object]
Said = Callable[[], str]  # in the language of the window


class PromptWords(NamedTuple):
    """A line break in `words` is one on the screen. `yes`, `no` and `other` are the buttons' words; "" where
    there is no third one."""

    heading: str = ""
    words: str = ""
    yes: str = ""
    no: str = ""
    other: str = ""


def _nothing() -> str:
    return ""


@QmlElement
class SessionPrompt(QObject):
    """One question at a time: the last one. What was said last can sometimes be undone."""

    changed = Signal()
    messageChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: Callable[[], PromptWords] = PromptWords
        self._shown = PromptWords()
        self._accepted: Act | None = None
        self._chosen: Act | None = None
        self._message: Said = _nothing
        self._said, self._bad = "", False
        self._undo: Act | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def ask(self, question: Callable[[], PromptWords], accepted: Act, chosen: Act | None = None) -> None:
        """`question` gives the words, again in another language. `accepted` is done at yes, `chosen` by the
        third button."""
        self._question, self._shown = question, question()
        self._accepted, self._chosen = accepted, chosen
        self.changed.emit()

    def asks(self, accepted: Act) -> bool:
        """Whether the question is there at whose yes this is done."""
        return self._shown.heading != "" and self._accepted == accepted

    def show_message(self, words: Said, undo: Act | None = None, bad: bool = False) -> None:
        self._message, self._said, self._undo, self._bad = words, words(), undo, bad
        self.messageChanged.emit()

    def retranslate(self) -> None:
        self._shown, self._said = self._question(), self._message()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def accept(self) -> None:
        accepted = self._accepted
        self.dismiss()
        if accepted is not None:
            accepted()

    @Slot()
    def choose(self) -> None:
        """The third button."""
        chosen = self._chosen
        self.dismiss()
        if chosen is not None:
            chosen()

    @Slot()
    def dismiss(self) -> None:
        self._accepted = self._chosen = None
        self._question, self._shown = PromptWords, PromptWords()
        self.changed.emit()

    @Slot()
    def undo(self) -> None:
        undo = self._undo
        self.forget()
        if undo is not None:
            undo()

    @Slot()
    def forget(self) -> None:
        """What was said is read."""
        self.show_message(_nothing)

    # --- properties ----------------------------------------------------------------------------

    def _get_heading(self) -> str:
        return self._shown.heading

    def _get_words(self) -> str:
        return self._shown.words

    def _get_yes(self) -> str:
        return self._shown.yes

    def _get_no(self) -> str:
        return self._shown.no

    def _get_other(self) -> str:
        return self._shown.other

    def _get_said(self) -> str:
        return self._said

    def _is_bad(self) -> bool:
        return self._bad

    def _can_undo(self) -> bool:
        return self._undo is not None

    heading = Property(str, _get_heading, notify=changed)  # "" while nothing is asked
    words = Property(str, _get_words, notify=changed)
    yes = Property(str, _get_yes, notify=changed)
    no = Property(str, _get_no, notify=changed)
    other = Property(str, _get_other, notify=changed)  # "" where there is no third answer
    said = Property(str, _get_said, notify=messageChanged)
    bad = Property(bool, _is_bad, notify=messageChanged)
    canUndo = Property(bool, _can_undo, notify=messageChanged)
