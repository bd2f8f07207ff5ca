"""What is asked before a session or the window is closed, or a session deleted, and what is said after it."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

Act = Callable[[], object]


@QmlElement
class SessionPrompt(QObject):
    """One question at a time: the last one. What was said last can sometimes be undone."""

    changed = Signal()
    messageChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heading = self._words = self._yes = self._no = self._other = ""
        self._accepted: Act | None = None
        self._chosen: Act | None = None
        self._said, self._bad = "", False
        self._undo: Act | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def ask(
        self,
        heading: str,
        words: str,
        yes: str,
        no: str,
        accepted: Act,
        other: tuple[str, Act] | None = None,
    ) -> None:
        """`yes` and `no` are the buttons' words, `other` those of a third one and what it does.

        A line break in `words` is one on the screen.
        """
        self._heading, self._words, self._yes, self._no = heading, words, yes, no
        self._accepted = accepted
        self._other, self._chosen = other if other is not None else ("", None)
        self.changed.emit()

    def asks(self, accepted: Act) -> bool:
        """Whether the question is there at whose yes this is done."""
        return self._heading != "" and self._accepted == accepted

    def show_message(self, words: str, undo: Act | None = None, bad: bool = False) -> None:
        self._said, self._undo, self._bad = words, undo, bad
        self.messageChanged.emit()

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
        self._heading = ""
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
        self.show_message("")

    # --- properties ----------------------------------------------------------------------------

    def _get_heading(self) -> str:
        return self._heading

    def _get_words(self) -> str:
        return self._words

    def _get_yes(self) -> str:
        return self._yes

    def _get_no(self) -> str:
        return self._no

    def _get_other(self) -> str:
        return self._other

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
