"""Announces changes of the session on display to screen readers (spoken_text.py)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.failure_reason import why_failed
from claude_desk.transcript.visible_text import visible_texts
from claude_desk.ui.agents.agent_rows import state_of
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.request_view import RequestView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.session import spoken_text
from claude_desk.ui.session.spoken_text import AgentMoment, SessionMoment
from claude_desk.ui.session.state_text import WorkState, work_state
from claude_desk.ui.signal_connections import SignalConnections

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_PATIENCE_MS = 1_000  # how long an announcement of a request waits for its risks


@QmlElement
class Announcer(QObject):
    """Emits `announced` for what is new since the last turn of the event loop."""

    # A text for the screen reader, and whether it interrupts what is being said.
    announced = Signal(str, bool)

    def __init__(self, requests: RequestView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._requests = requests
        self._session: Session | None = None
        self._last = SessionMoment(WorkState.STARTING)
        self._connections = SignalConnections()
        # Messages that were read together are one change.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._compare)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._on_patience_over)

    def attach(self, session: "Session") -> None:
        """Announce the changes of this session from now on."""
        self._session = session
        for signal in (session.state_changed, session.workers_changed, session.requests_changed):
            self._connections.connect(signal, self._soon.start)
        self._connections.connect(self._requests.changed, self._soon.start)
        self._connections.connect(self._requests.permission_view.notesChanged, self._soon.start)
        # The rows of the history are no news.
        self._connections.connect(session.history.opened, self._take_in)
        self._take_in()

    def detach(self) -> None:
        self._connections.disconnect()
        self._soon.stop()
        self._patience.stop()
        self._session = None

    @Slot()
    def _take_in(self) -> None:
        if self._session is not None:
            self._last = self._moment(self._session)

    @Slot()
    def _compare(self) -> None:
        if self._session is not None:
            self._tell(self._with_last_request(self._moment(self._session)))

    @Slot()
    def _on_patience_over(self) -> None:
        if self._session is not None:
            self._tell(self._moment(self._session))

    def _with_last_request(self, now: SessionMoment) -> SessionMoment:
        """Return the moment without a new permission request whose risks are not known yet. It is announced
        once they are known, or after a while: a disk may never answer."""
        is_known = self._requests.kind != "permission" or self._requests.permission_view.is_checked
        if is_known or now.request == self._last.request:
            self._patience.stop()
            return now
        if not self._patience.isActive():
            self._patience.start()
        return replace(now, request=self._last.request, asked=self._last.asked)

    def _tell(self, now: SessionMoment) -> None:
        before, self._last = self._last, now
        for said in spoken_text.news(before, self._last):
            self.announced.emit(said.text, said.urgent)

    def _moment(self, session: "Session") -> SessionMoment:
        state, requests = session.state, self._requests
        shown = work_state(state)
        asking = [pending.request.agent_id or "" for pending in session.requests.pending]
        workers = {
            worker.id: AgentMoment(worker.words, WorkState(state_of(worker, asking)))
            for worker in session.workers.workers.values()
            if worker.thinks and not worker.filed
        }
        turn = session.store.last_begun()
        turns = 0 if turn is None else turn.number - (not turn.ended)
        entries = turn.entries if turn is not None else ()
        if shown not in spoken_text.FAILURES:
            said = _said(entries)
        else:
            said = words(state.problem.text if state.problem is not None else why_failed(entries))
        return SessionMoment(shown, state.agents, turns, said, requests.requestId, _asked(requests), workers)


def _said(entries: Sequence[Entry]) -> str:
    """Return the beginning of Claude's last answer in the rows of a turn."""
    first: Entry | None = None
    for entry in reversed(entries):
        if entry.kind in (EntryKind.TOOL, EntryKind.USER):
            break
        if entry.kind is EntryKind.PROSE and entry.depth == 0:
            first = entry
    return "\n".join(visible_texts(first, "", words)) if first is not None else ""


def _asked(requests: RequestView) -> str:
    """Return what the request on display asks, the risks first."""
    match requests.kind:
        case "":
            return ""
        case "permission":
            shown = requests.permission_view
            risks = [*(each["words"] for each in shown.legend), *(each["text"] for each in shown.notes)]
            text = shown.path or shown.input
            return spoken_text.request_words(
                risks, f"{shown.heading} {shown.asked}", text, spoken_text.permission_keys()
            )
    keys = spoken_text.answer_keys()
    return spoken_text.request_words([], requests.title, request_text.safe(requests.first_question), keys)
