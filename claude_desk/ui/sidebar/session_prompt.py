"""A question to the user, for example before a session is closed or deleted, and a message afterwards."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import Property, QStringList

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

Act = Callable[[], object]
Said = Callable[[], str]  # returns words in the language of the window


class PromptWords(NamedTuple):
    """The words of a question. The screen shows the line breaks in `words`.

    `yes` and `other` are the labels of the buttons beside Cancel. `other` is "" without a third button.
    `listed`: names before the words, one per line. `signs`: the signs of the lines of `listed`
    (`WorkState.sign`), "" without a sign. `lost`: what the yes button loses for good.
    """

    heading: str = ""
    words: str = ""
    yes: str = ""
    other: str = ""
    listed: str = ""
    lost: str = ""
    signs: tuple[str, ...] = ()


def _nothing() -> str:
    return ""


@QmlElement
class SessionPrompt(QObject):
    """The current question and the last message. A new question replaces the current question.

    A message may offer an undo.
    """

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
        """Ask a question. The yes button calls `accepted`, the third button calls `chosen`.

        `question` returns the words. It is called again when the language changes.
        """
        self._question, self._shown = question, question()
        self._accepted, self._chosen = accepted, chosen
        self.changed.emit()

    def asks(self, accepted: Act) -> bool:
        """Return whether a question is open whose yes button calls `accepted`."""
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
        """Drop the message."""
        self.show_message(_nothing)

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)  # "" without a question
    def heading(self) -> str:
        return self._shown.heading

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._shown.words

    @Property(str, notify=changed)
    def yes(self) -> str:
        return self._shown.yes

    @Property(str, notify=changed)
    def listed(self) -> str:
        return self._shown.listed

    @Property(QStringList, notify=changed)
    def signs(self) -> list[str]:
        return list(self._shown.signs)

    @Property(str, notify=changed)
    def lost(self) -> str:
        return self._shown.lost

    @Property(str, notify=changed)  # "" without a third button
    def other(self) -> str:
        return self._shown.other

    @Property(str, notify=messageChanged)
    def said(self) -> str:
        return self._said

    @Property(bool, notify=messageChanged)
    def bad(self) -> bool:
        return self._bad

    @Property(bool, notify=messageChanged)
    def canUndo(self) -> bool:
        return self._undo is not None
