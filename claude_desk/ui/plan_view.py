"""The plan of the request being looked at, and what the person does with it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import markup, requests, words
from claude_desk.ui.drafts import Draft
from claude_desk.ui.prose import ProseRenderer

if TYPE_CHECKING:
    from claude_desk.session.decisions import PendingRequest

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Characters of a plan in one text item: more than of a command, since a plan reads worse in parts.
_PART = 30_000


@QmlElement
class PlanView(QObject):
    """`decided` carries the decision; whoever shows the request makes it."""

    changed = Signal()
    # The plan of the request being looked at came after it, or is another one now.
    arrived = Signal()
    decided = Signal(object)

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = prose
        self._draft = Draft()
        self._source = ""
        self._parts: tuple[str, ...] = ("",)

    def show(self, pending: "PendingRequest | None", draft: Draft) -> None:
        """Take the plan of a request."""
        self._draft = draft
        self._take(pending.plan if pending is not None else "")

    def renew(self, pending: "PendingRequest") -> None:
        """The request is the same; its plan may be known only after it was asked about."""
        if pending.plan != self._source:
            self._take(pending.plan)
            self.arrived.emit()

    def colours_changed(self) -> None:
        self.changed.emit()

    @Slot(int)
    def turn(self, by: int) -> None:
        """Look at another part of what is too long to be shown at once."""
        self._draft.part = min(max(self._draft.part + by, 0), len(self._parts) - 1)
        self.changed.emit()

    @Slot(bool)
    def approve(self, accept_edits: bool) -> None:
        from claude_desk.session.decisions import ApprovePlan

        self.decided.emit(ApprovePlan(accept_edits))

    @Slot(str)
    def keepPlanning(self, said: str) -> None:
        from claude_desk.session.decisions import KeepPlanning

        self.decided.emit(KeepPlanning(said.strip()))

    def _take(self, plan: str) -> None:
        self._source = plan
        self._parts = requests.parts(plan, _PART)
        self.changed.emit()

    def _place(self) -> int:
        return min(self._draft.part, len(self._parts) - 1)

    def _html(self) -> str:
        return self._prose.document(self._parts[self._place()]) if self._source else ""

    def _words(self) -> str:
        return markup.plain_of_html(self._html(), _PART)

    def _part_words(self) -> str:
        """`Part 2 of 14 · 128 KB in all`"""
        count = len(self._parts)
        return (
            f"Part {self._place() + 1} of {count} · {words.size(len(self._source))} in all"
            if count > 1
            else ""
        )

    html = Property(str, _html, notify=changed)
    words = Property(str, _words, notify=changed)
    partWords = Property(str, _part_words, notify=changed)  # "" where all is shown
