"""The session's requests to the user: the request on display, and a list of other waiting requests."""

from itertools import islice
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.permissions import request_text, similar_requests
from claude_desk.ui.permissions.permission_view import PermissionView
from claude_desk.ui.permissions.plan_view import PlanView
from claude_desk.ui.permissions.question_view import QuestionView
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.qt_types import Property, QStringList, QVariantList, constant
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.permissions.decisions import Decision, PendingRequest

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of requests in `otherRequests`.
_MOST_OTHER_REQUESTS = 3
_SKIPS = "ask_user_question_unanswered_v1"  # protocol/README.md 7.3


@QmlElement
class RequestView(QObject):
    """The request on display. A new request never replaces it while the user reads.

    Another request is shown when this request is answered or withdrawn, or when the user selects another
    request.
    """

    # Another request is shown, or the view was cleared.
    changed = Signal()
    # The waiting requests, or the place of the current request among them, changed.
    countChanged = Signal()
    # The list of alike requests changed: `Allow these 3` would allow other requests.
    alikeListChanged = Signal()
    # The request was folded to its title, or unfolded.
    foldedChanged = Signal()
    # The page of all sessions begins or ends to show the request.
    inOverviewChanged = Signal()
    # The list of requests that the CLI withdrew changed.
    withdrawnChanged = Signal()
    # Unsent texts and choices whose request is gone, or was answered without them.
    wordsLeft = Signal(str)
    # All unsent texts and choices for waiting requests. Emitted when they change.
    typed = Signal(str)

    def __init__(
        self, prose: ProseRenderer, colouring: HighlightWorker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._current: PendingRequest | None = None
        self._place = 0
        # number of times that a current request was replaced by a new request with the same id
        self._replaced = 0
        self._queue: tuple[str, ...] = ()
        self._alike: list[PendingRequest] = []
        self._keys: similar_requests.Keys = {}  # keys of the waiting requests
        self._withdrawn: list[PendingRequest] = []
        # Drafts by request id, for as long as the request waits. `_all_drafts` keeps them by session, because
        # requests of sessions that are not shown wait too.
        self._drafts: dict[str, RequestDraft] = {}
        self._all_drafts: WeakKeyDictionary[QObject, dict[str, RequestDraft]] = WeakKeyDictionary()
        self._permission = PermissionView(self)
        self._question = QuestionView(self)
        self._plan = PlanView(prose, colouring, self)
        self._permission.decided.connect(self._on_decided)
        for view in (self._question, self._plan):
            view.decided.connect(self._on_decided)
        self._unsent = ""
        self._in_overview = False
        for changed in (
            self._permission.draftChanged,
            self._question.question_model.completeChanged,
            self._plan.changed,
        ):
            changed.connect(self._note_typed)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._drafts = self._all_drafts.setdefault(session, {})
        self._connections.connect(session.requests_changed, self._requests_changed)
        self._connections.connect(session.info_changed, self._offer_modes)
        self._connections.connect(session.request_withdrawn, self._on_request_withdrawn)
        self._connections.connect(session.state_changed, self._on_state_changed)
        self._requests_changed()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session, self._drafts = None, {}
        self.forgetWithdrawn()
        self._requests_changed()

    def take_words(self) -> str:
        """Return and drop all unsent texts and choices, because this view will not answer their requests."""
        left = self._all_unsent()
        self._drafts.clear()
        self._note_typed()
        return left

    def set_in_overview(self, shown: bool) -> None:
        """Set whether the page of all sessions shows the request, instead of the conversation. A request has
        one card at a time: a second card would not show the text that the user has edited in the first."""
        if shown is not self._in_overview:
            self._in_overview = shown
            self.inOverviewChanged.emit()

    def _all_unsent(self) -> str:
        return "\n\n".join(filter(None, (draft.unsent() for draft in self._drafts.values())))

    @Slot()
    def _note_typed(self) -> None:
        unsent = self._all_unsent()
        if unsent != self._unsent:
            self._unsent = unsent
            self.typed.emit(unsent)

    def colours_changed(self) -> None:
        self._permission.colours_changed()
        self._plan.colours_changed()

    def close(self) -> None:
        self._permission.close()

    @property
    def permission_view(self) -> PermissionView:
        return self._permission

    @property
    def title(self) -> str:
        """The request on display as one line; "" without a request."""
        current = self._current
        return request_text.title(current, self._folder(current)) if current is not None else ""

    @property
    def first_question(self) -> str:
        """The first question of the request on display, or the words of a server; "" for other requests."""
        from claude_desk.ui.permissions.question_model import questions_of

        if self.kind == "server":
            return str(self._question.property("message"))
        if self._current is None or self.kind != "question":
            return ""
        asked = questions_of(self._current.request.input)
        return asked[0].asked.text if asked else ""

    @property
    def plan_view(self) -> PlanView:
        return self._plan

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(int)
    def step(self, by: int) -> None:
        """Show the next or previous waiting request; the first request follows the last."""
        pending = self._pending()
        if pending:
            self._show(pending[(self._place + by) % len(pending)])

    @Slot(str)
    def select(self, request_id: str) -> None:
        """Show the waiting request with this id."""
        found = next((request for request in self._pending() if request.id == request_id), None)
        if found is not None:
            self._show(found)

    @Slot(str)
    def say(self, text: str) -> None:
        """Store the words for Claude as written so far."""
        if self._current is not None:
            self._draft_of(self._current).words = text
            self._note_typed()

    @Slot(bool)
    def fold(self, on: bool) -> None:
        """Fold the request to its title, so that the user can read the conversation, or unfold it."""
        if self._current is not None and self._draft_of(self._current).folded is not on:
            self._draft_of(self._current).folded = on
            self.foldedChanged.emit()

    @Slot()
    def allowAlike(self) -> None:
        """Allow each request in the list of alike requests once, if it still waits."""
        from claude_desk.session.permissions.decisions import AllowOnce

        for request in list(self._alike):
            if self._session is not None and self._still_waits(request):
                self._session.requests.decide(request.id, AllowOnce())

    @Slot()
    def forgetWithdrawn(self) -> None:
        """Drop the list of withdrawn requests."""
        if self._withdrawn:
            self._withdrawn = []
            self.withdrawnChanged.emit()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=changed)  # permission, question, plan or server; "" without a request
    def kind(self) -> str:
        return str(self._current.kind) if self._current else ""

    # an id that is different for each request, even if two requests of the CLI have the same id
    @Property(str, notify=changed)
    def requestId(self) -> str:
        if self._current is None:
            return ""
        return f"{self._current.id} ({self._replaced})" if self._replaced else self._current.id

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._queue)

    @Property(str, notify=countChanged)
    def countWords(self) -> str:
        count = len(self._queue)
        if count < 2:
            return ""
        return translate("RequestView", "{place} of {count}", place=self._place + 1, count=count)

    @Property(QVariantList, notify=countChanged)  # maps with id, words and asker
    def otherRequests(self) -> list[dict[str, Any]]:
        folder = self._folder()
        other_requests = (request for request in self._pending() if request is not self._current)
        return [
            {
                "id": request.id,
                "words": request_text.title(request, folder),
                "asker": request_text.asker_words(request.asker),
            }
            for request in islice(other_requests, _MOST_OTHER_REQUESTS)
        ]

    # titles of the alike requests, including this one; empty if there are no others, or too many
    @Property(QStringList, notify=countChanged)
    def alike(self) -> list[str]:
        folder = self._folder()
        return [
            translate(
                "RequestView",
                "{title}, asked by {asker}",
                title=request_text.title(each, folder),
                asker=request_text.asker_words(each.asker),
            )
            for each in self._alike
        ]

    @Property(str, notify=withdrawnChanged)
    def withdrawn(self) -> str:
        if not self._withdrawn:
            return ""
        title, count = request_text.title(self._withdrawn[-1], self._folder()), len(self._withdrawn)
        if count == 1:
            return translate("RequestView", "Withdrawn by Claude Code: {request}", request=title)
        return translate(
            "RequestView",
            "Claude Code withdrew %Ln requests, the last: {request}",
            n=count,
            request=title,
        )

    @Property(str, notify=changed)  # words for Claude as written so far
    def words(self) -> str:
        return self._draft_of(self._current).words if self._current is not None else ""

    @Property(bool, notify=foldedChanged)
    def folded(self) -> bool:
        return self._current is not None and self._draft_of(self._current).folded

    @Property(bool, notify=inOverviewChanged)
    def inOverview(self) -> bool:
        return self._in_overview

    permission = constant(PermissionView, "_permission")
    question = constant(QuestionView, "_question")
    plan = constant(PlanView, "_plan")

    # --- helpers -------------------------------------------------------------------------------

    def _pending(self) -> "list[PendingRequest]":
        return self._session.requests.pending if self._session else []

    def _folder(self, request: "PendingRequest | None" = None) -> str:
        """Return the folder in which a request's call is made; Claude's current folder if it is unknown."""
        if request is not None and request.folder:
            return request.folder
        return self._session.work_folder if self._session else ""

    @Slot()
    def _requests_changed(self) -> None:
        """Show the changed queue. Keep showing the current request as long as it waits."""
        pending = self._pending()
        ids = {request.id: place for place, request in enumerate(pending)}
        waiting = {request.id: request for request in pending}
        gone = [name for name, draft in self._drafts.items() if not _is_of(draft, waiting.get(name))]
        left = [self._drafts.pop(name).unsent() for name in gone]
        place = ids.get(self._current.id) if self._current is not None else None
        if place is not None and not _is_same(self._current, pending[place]):
            self._replaced += 1  # the request was withdrawn, and a new request has its id
            self._show(pending[place])
        elif place is not None:
            self._current = pending[place]
            self._set_place(place, [*ids])
            self._permission.set_folder(self._folder(self._current))
            self._plan.renew(self._current)
        else:
            self._show(pending[0] if pending else None)
        if any(left):
            self.wordsLeft.emit("\n\n".join(filter(None, left)))
        self._note_typed()

    def _show(self, request: "PendingRequest | None") -> None:
        pending = self._pending()
        place = pending.index(request) if request is not None else 0
        self._current = request
        draft = self._draft_of(request) if request is not None else RequestDraft()
        kind = self.kind
        own_folder = self._session.folder if self._session else ""
        self._permission.show(
            request if kind == "permission" else None, draft, self._folder(request), own_folder
        )
        skips = self._session is not None and _SKIPS in self._session.info.capabilities
        self._question.show(request if kind in ("question", "server") else None, draft, skips)
        self._plan.show(request if kind == "plan" else None, draft)
        self._offer_modes()
        self._set_place(place, [request.id for request in pending], another=True)
        self.changed.emit()
        self.foldedChanged.emit()

    @Slot()
    def _offer_modes(self) -> None:
        """Offer the modes that may follow a plan. They depend on the session's mode, which may change."""
        if self._session is None or self.kind != "plan":
            return
        from claude_desk.session.permissions.decisions import modes_after_plan
        from claude_desk.ui.session.choices import is_offered

        session = self._session
        wanted, before = (
            mode if is_offered(session, mode) else "default"
            for mode in (session.settings.wanted_mode, session.info.before_plan)
        )
        self._plan.offer(modes_after_plan(wanted, before))

    def _still_waits(self, request: "PendingRequest") -> bool:
        """Return False if another request has this request's id now.

        The signal `requests_changed` reports such a request a moment too late.
        """
        return all(_is_same(request, each) for each in self._pending() if each.id == request.id)

    def _draft_of(self, request: "PendingRequest") -> RequestDraft:
        draft = self._drafts.setdefault(request.id, RequestDraft())
        draft.request = request
        return draft

    def _set_place(self, place: int, ids: list[str], another: bool = False) -> None:
        before, self._alike = self._alike, self._find_alike()
        alike_changed = [request.id for request in before] != [request.id for request in self._alike]
        if another or alike_changed or (place, tuple(ids)) != (self._place, self._queue):
            self._place, self._queue = place, tuple(ids)
            self.countChanged.emit()
            if alike_changed:
                self.alikeListChanged.emit()

    def _find_alike(self) -> "list[PendingRequest]":
        """Return the current request and the requests like it, without those that the user edited."""
        changed = {name for name, draft in self._drafts.items() if draft.text is not None}
        as_asked = [each for each in self._pending() if each.id not in changed]
        return similar_requests.alike(as_asked, self._current, self._folder(), self._keys)

    @Slot(object)
    def _on_request_withdrawn(self, request: "PendingRequest") -> None:
        self._withdrawn.append(request)
        self.withdrawnChanged.emit()

    @Slot(object)
    def _on_decided(self, decision: "Decision") -> None:
        if self._session is not None and self._current is not None:
            if not self._still_waits(self._current):
                self._requests_changed()
                return
            name, draft = self._current.id, self._draft_of(self._current)
            self._drafts[name] = draft.without(decision)  # the decision sends everything else
            try:
                self._session.requests.decide(name, decision)
            finally:
                if name in self._drafts:
                    self._drafts[name] = draft  # the request still waits

    @Slot()
    def _on_state_changed(self) -> None:
        """Drop the list of withdrawn requests when their turn ends."""
        session = self._session
        if session is not None and session.state.phase.between_turns:
            self.forgetWithdrawn()


def _is_same(one: "PendingRequest | None", other: "PendingRequest | None") -> bool:
    """Return whether `one` and `other` are the same request. Two requests may have the same id."""
    return one is other or one == other


def _is_of(draft: RequestDraft, request: "PendingRequest | None") -> bool:
    """Return whether the draft belongs to this waiting request; False without a request."""
    return request is not None and (draft.request is None or _is_same(draft.request, request))
