"""What the session asks of the person: one request at a time, the others beside it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import requests, words
from claude_desk.ui.drafts import Draft
from claude_desk.ui.plan_view import PlanView
from claude_desk.ui.prose import ProseRenderer
from claude_desk.ui.question_view import QuestionView

if TYPE_CHECKING:
    from claude_desk.session.decisions import Decision, PendingRequest
    from claude_desk.session.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_SKIPS = "ask_user_question_unanswered_v1"  # protocol.md section 4.3


@QmlElement
class DecisionView(QObject):
    """The request being looked at. It changes only with its request, never while one is read."""

    # Another request is shown, or none.
    changed = Signal()
    # The number of those waiting, or the place among them.
    countChanged = Signal()
    # Another part of a long input is shown.
    partChanged = Signal()
    # Whether the person changed the input, or adds words.
    draftChanged = Signal()

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._current: PendingRequest | None = None
        self._place = 0
        self._count = 0
        self._shown = requests.NOTHING
        # By request, as long as it waits.
        self._drafts: dict[str, Draft] = {}
        self._draft = Draft()
        self._question = QuestionView(self)
        self._plan = PlanView(prose, self)
        for view in (self._question, self._plan):
            view.decided.connect(self._decide)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        session.requests_changed.connect(self._requests_changed)
        self._requests_changed()

    def detach(self) -> None:
        if self._session is not None:
            self._session.requests_changed.disconnect(self._requests_changed)
        self._session = None
        self._requests_changed()

    def colours_changed(self) -> None:
        self._plan.colours_changed()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(int)
    def turn(self, by: int) -> None:
        """Look at another part of what is too long to be shown at once."""
        self._draft.part = min(max(self._draft.part + by, 0), len(self._shown.parts) - 1)
        self.partChanged.emit()

    @Slot(str)
    def edit(self, text: str) -> None:
        """The person changed the input to this."""
        if self._shown.editable:
            self._draft.text = text
            self.draftChanged.emit()

    @Slot()
    def unedit(self) -> None:
        """The input is as it was asked."""
        if self._draft.text is not None:
            self._draft.text = None
            self.draftChanged.emit()

    @Slot()
    def addWords(self) -> None:
        """The person wants to say something along with the answer."""
        self._draft.adding = True
        self.draftChanged.emit()

    @Slot(str)
    def say(self, text: str) -> None:
        """The words for Claude as far as they are written."""
        self._draft.words = text

    @Slot()
    def allowOnce(self) -> None:
        """Allow it, with the input as the person left it."""
        from claude_desk.session.decisions import AllowOnce

        if self._current is not None:
            changed = requests.edited_input(self._current.request, self._shown, self._draft.text)
            self._decide(AllowOnce(changed))

    @Slot()
    def alwaysAllow(self) -> None:
        from claude_desk.session.decisions import AlwaysAllow

        if self._shown.rule and self._draft.text is None:
            self._decide(AlwaysAllow())

    @Slot(str)
    def deny(self, said: str) -> None:
        """Deny at once; `said` are words for Claude, or none."""
        from claude_desk.session.decisions import DenyOnce

        self._decide(DenyOnce(said.strip()))

    @Slot(str)
    def denyAndStop(self, said: str) -> None:
        from claude_desk.session.decisions import DenyAndStop

        self._decide(DenyAndStop(said.strip()))

    @Slot(int)
    def step(self, by: int) -> None:
        """Look at another of those that wait."""
        pending = self._pending()
        if pending:
            self._show(pending[(self._place + by) % len(pending)])

    # --- properties ----------------------------------------------------------------------------

    def _kind(self) -> str:
        return str(self._current.kind) if self._current else ""

    def _request_id(self) -> str:
        return self._current.id if self._current else ""

    def _count_words(self) -> str:
        return f"{self._place + 1} of {self._count}" if self._count > 1 else ""

    def _tool(self) -> str:
        return self._shown.tool

    def _heading(self) -> str:
        return self._shown.heading

    def _asked(self) -> str:
        """`Bash, asked by Claude · in ~/src/atlas`"""
        if self._current is None:
            return ""
        folder = words.folder(self._session.folder) if self._session else ""
        said = f"{self._shown.tool}, asked by {requests.safe(self._current.asker)}"
        return f"{said} · in {folder}" if folder else said

    def _part(self) -> str:
        return self._shown.parts[min(self._draft.part, len(self._shown.parts) - 1)]

    def _part_words(self) -> str:
        """`Part 2 of 14 · 128 KB in all`"""
        count = len(self._shown.parts)
        if count < 2:
            return ""
        whole = words.size(len(self._shown.text))
        return f"Part {min(self._draft.part, count - 1) + 1} of {count} · {whole} in all"

    def _input(self) -> str:
        return self._part()

    def _edited(self) -> bool:
        return self._draft.text is not None

    def _edited_text(self) -> str:
        return self._draft.text or ""

    def _adding(self) -> bool:
        return self._draft.adding

    def _words(self) -> str:
        return self._draft.words

    def _editable(self) -> bool:
        return self._shown.editable

    def _details(self) -> str:
        return self._shown.details

    def _reason(self) -> str:
        return self._shown.reason

    def _rule(self) -> str:
        return self._shown.rule

    def _rule_place(self) -> str:
        return self._shown.rule_place

    def _question_view(self) -> QuestionView:
        return self._question

    def _plan_view(self) -> PlanView:
        return self._plan

    kind = Property(str, _kind, notify=changed)  # permission, question, plan, or "" for none
    requestId = Property(str, _request_id, notify=changed)
    countWords = Property(str, _count_words, notify=countChanged)
    tool = Property(str, _tool, notify=changed)
    heading = Property(str, _heading, notify=changed)
    asked = Property(str, _asked, notify=changed)
    input = Property(str, _input, notify=partChanged)
    partWords = Property(str, _part_words, notify=partChanged)  # "" where all is shown
    editable = Property(bool, _editable, notify=changed)
    edited = Property(bool, _edited, notify=draftChanged)
    editedText = Property(str, _edited_text, notify=draftChanged)
    adding = Property(bool, _adding, notify=draftChanged)  # whether words for Claude are being written
    words = Property(str, _words, notify=changed)
    details = Property(str, _details, notify=changed)
    reason = Property(str, _reason, notify=changed)
    rule = Property(str, _rule, notify=changed)  # "" where there is no Always allow
    rulePlace = Property(str, _rule_place, notify=changed)
    question = Property(QuestionView, _question_view, constant=True)
    plan = Property(PlanView, _plan_view, constant=True)

    # --- helpers -------------------------------------------------------------------------------

    def _pending(self) -> "list[PendingRequest]":
        return self._session.requests if self._session else []

    def _requests_changed(self) -> None:
        """The queue is another one: stay with the request that is being read as long as it is there."""
        pending = self._pending()
        ids = [request.id for request in pending]
        self._drafts = {key: draft for key, draft in self._drafts.items() if key in ids}
        if self._current is not None and self._current.id in ids:
            self._current = pending[ids.index(self._current.id)]
            self._set_place(ids.index(self._current.id), len(pending))
            self._plan.renew(self._current)
        else:
            self._show(pending[0] if pending else None)

    def _show(self, request: "PendingRequest | None") -> None:
        pending = self._pending()
        place = pending.index(request) if request is not None else 0
        self._current = request
        self._shown = requests.shown(request) if request is not None else requests.NOTHING
        self._draft = self._draft_of(request) if request is not None else Draft()
        kind = self._kind()
        skips = self._session is not None and _SKIPS in self._session.capabilities
        self._question.show(request if kind == "question" else None, self._draft, skips)
        self._plan.show(request if kind == "plan" else None, self._draft)
        self._set_place(place, len(pending))
        self.changed.emit()
        self.draftChanged.emit()
        self.partChanged.emit()

    def _draft_of(self, request: "PendingRequest") -> Draft:
        return self._drafts.setdefault(request.id, Draft())

    def _set_place(self, place: int, count: int) -> None:
        if (place, count) != (self._place, self._count):
            self._place, self._count = place, count
            self.countChanged.emit()

    def _decide(self, decision: "Decision") -> None:
        if self._session is not None and self._current is not None:
            self._session.decide(self._current.id, decision)
