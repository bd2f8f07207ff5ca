"""The question before closing a session or window or deleting a session, and the message afterwards."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

Act = Callable[[], object]
Said = Callable[[], str]  # returns words in the language of the window


class PromptWords(NamedTuple):
    """The words of a question. `words` keep their line breaks on the screen.

    `yes`, `no` and `other` are the words of the buttons; `other` is "" if there is no third button.
    """

    heading: str = ""
    words: str = ""
    yes: str = ""
    no: str = ""
    other: str = ""


def _nothing() -> str:
    return ""


@QmlElement
class SessionPrompt(QObject):
    """One question at a time: a new question replaces it. Also the last message, which may offer an undo."""

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
        """Ask a question.

        `question` returns the words. It is called again when the language changes. The yes button calls
        `accepted`, the third button calls `chosen`.
        """
        self._question, self._shown = question, question()
        self._accepted, self._chosen = accepted, chosen
        self.changed.emit()

    def asks(self, accepted: Act) -> bool:
        """Return whether the open question calls `accepted` for yes."""
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
        """Answer with the third button."""
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
        """Drop the message, because the user has read it."""
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

    heading = Property(str, _get_heading, notify=changed)  # "" without a question
    words = Property(str, _get_words, notify=changed)
    yes = Property(str, _get_yes, notify=changed)
    no = Property(str, _get_no, notify=changed)
    other = Property(str, _get_other, notify=changed)  # "" without a third button
    said = Property(str, _get_said, notify=messageChanged)
    bad = Property(bool, _is_bad, notify=messageChanged)
    canUndo = Property(bool, _can_undo, notify=messageChanged)
