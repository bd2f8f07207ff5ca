"""Desktop notifications about sessions that the user does not see, and the user's reactions to notifications.

The user can show the session, deny a permission, or reply to a finished turn. A notification never grants a
permission: desktops queue and reorder notifications, the screen may be locked, and a notification is too
short for a long command.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.session_windows import SessionWindows
from claude_desk.protocol.phrase import Text
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import DecidedIn, DenyOnce, PendingRequest, RequestKind
from claude_desk.transcript.entries import TurnFooter
from claude_desk.transcript.failure_reason import why_failed
from claude_desk.ui.settings.settings_view import SettingsView
from claude_desk.ui.window.window_activation import bring_to_front
from claude_desk.workspace.desktop.notifier import DesktopNotification, Notifier
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.work_period import WorkPeriod

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit
    from claude_desk.ui.notification_text import NotificationKind, NotificationText

_SHOW, _DENY, _SEND_THEN = "show", "deny", "send-then"


@dataclass(frozen=True, slots=True)
class _Subject:
    """The subject of a notification. `request`: the id of a request, or empty. `turn`: how many turns
    the session had when the notification was made; 0 for a request. `waiting`: whether it says that agents
    work. `messages`: the ids of the messages that `Send then` sends after the reset of the limit."""

    controller: SessionController
    session: Session
    request: str = ""
    turn: int = 0
    waiting: bool = False
    messages: tuple[str, ...] = ()


class _Watched:
    """A controller's session, and what was announced of it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.period = WorkPeriod(session)
        self.since = time.monotonic()  # when the session last began to work for the user
        self.announced = ""  # id of the request that was announced last
        self.failed: TurnFooter | None = None  # of the failed turn that was announced last
        self.waiting = 0  # number of the turn after which it was announced that agents work


class NotificationController(QObject):
    """Shows the notifications. `notifier` is None if this system cannot show notifications."""

    def __init__(
        self,
        sessions: SessionManager,
        settings: Settings,
        view: SettingsView,
        window: QQuickWindow,
        windows: SessionWindows,
        notifier: Notifier | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions = sessions
        self._settings = settings
        self._view = view
        self._window = window
        self._windows = windows
        self._notifier = notifier
        self._keys = map(str, count(1))
        self._subjects: dict[str, _Subject] = {}
        self._trial = ""  # the key of the last trial notification
        self._watched: dict[SessionController, _Watched] = {}
        # Limits that were announced, by profile.
        self._limits: set[tuple[str, str, float | None]] = set()
        view.show_notifier(notifier is not None)
        if notifier is None:
            return
        sessions.opened.connect(self._on_opened)
        sessions.left.connect(self._on_left)
        sessions.changed.connect(self._on_front_changed)
        window.activeChanged.connect(self._on_front_changed)
        windows.activeChanged.connect(self._on_front_changed)
        view.notificationTried.connect(self._on_tried)
        notifier.acted.connect(self._on_acted)
        notifier.replied.connect(self._on_replied)
        notifier.posted.connect(self._on_posted)

    async def close(self) -> None:
        """Withdraw all notifications, and announce nothing more. This takes a bounded time."""
        self._watched.clear()
        self._subjects.clear()
        if self._notifier is not None:
            await self._notifier.close()

    # --- sessions ------------------------------------------------------------------------------

    def _on_opened(self, controller: SessionController) -> None:
        controller.begun.connect(partial(self._follow, controller))

    def _on_left(self, controller: SessionController) -> None:
        self._watched.pop(controller, None)
        self._withdraw(lambda subject: subject.controller is controller)

    def _follow(self, controller: SessionController) -> None:
        """Watch the controller's new session. Signals of its earlier session are ignored."""
        session = controller.session
        if session is None:
            return
        self._withdraw(lambda subject: subject.controller is controller)
        self._watched[controller] = _Watched(session)
        session.state_changed.connect(partial(self._on_state_changed, controller, session))
        session.requests_changed.connect(partial(self._on_requests_changed, controller, session))
        session.usage.changed.connect(partial(self._on_usage_changed, controller, session))
        self._on_requests_changed(controller, session)

    def _on_requests_changed(self, controller: SessionController, session: Session) -> None:
        watched = self._watched.get(controller)
        if watched is None or watched.session is not session:
            return
        pending = session.requests.pending
        first = pending[0].id if pending else ""
        self._withdraw(lambda subject: subject.session is session and subject.request not in ("", first))
        if first != watched.announced:
            watched.announced = first
            if pending:
                self._announce_request(controller, session, pending[0])

    def _on_state_changed(self, controller: SessionController, session: Session) -> None:
        watched = self._watched.get(controller)
        if watched is None or watched.session is not session or not watched.period.follow(session):
            return
        period = watched.period
        if period.works and period.asked_now:
            watched.since = time.monotonic()
            self._withdraw(lambda subject: subject.session is session and not subject.request)
        elif period.ended and (period.asked or period.phase is SessionPhase.NOT_RUNNING):
            seconds = time.monotonic() - watched.since
            # Announce the end after the other messages that were read together with the state. They may
            # report the limit that made the turn fail.
            asyncio.get_running_loop().call_soon(self._announce_end, controller, session, seconds)
        elif period.before is not period.phase is SessionPhase.AGENTS:
            seconds = time.monotonic() - watched.since
            asyncio.get_running_loop().call_soon(self._announce_waiting, controller, session, seconds)

    def _on_usage_changed(self, controller: SessionController, session: Session) -> None:
        exhausted = filter(_is_exhausted, session.usage.limits)
        standing = {(controller.profile, limit.kind, limit.until): limit for limit in exhausted}
        fresh = [limit for key, limit in standing.items() if key not in self._limits]
        if fresh:
            self._limits |= standing.keys()
            self._announce_limit(controller, session, fresh[0])

    # --- notifications -------------------------------------------------------------------------

    def _announce_request(
        self, controller: SessionController, session: Session, request: PendingRequest
    ) -> None:
        from claude_desk.ui import notification_text as text

        actions = [(_SHOW, text.show_label())]
        if request.kind is RequestKind.PERMISSION:
            hidden = self._settings.kept.notify_hidden
            subject = "" if hidden else text.subject_text(request, controller.folder)
            actions.append((_DENY, text.deny_label(subject)))
        said = text.request_text(_title(controller), controller.folder, request)
        self._announce(
            _Subject(controller, session, request.id), text.NotificationKind.REQUEST, said, tuple(actions)
        )

    def _announce_end(self, controller: SessionController, session: Session, seconds: float) -> None:
        from claude_desk.ui import notification_text as text

        watched, footer = self._watched.get(controller), session.store.last_footer
        if watched is None or watched.session is not session or watched.period.works:
            return
        self._withdraw(lambda other: other.session is session and other.waiting)
        if footer is not None and footer.stopped and session.state.phase is not SessionPhase.NOT_RUNNING:
            return  # the user stopped the turn
        subject = _Subject(controller, session, turn=session.store.last_number)
        if session.state.phase is SessionPhase.NOT_RUNNING or (footer is not None and footer.failed):
            self._announce_failure(controller, session)
        elif session.state.phase is SessionPhase.READY and seconds >= self._settings.kept.notify_seconds:
            commands = len(session.workers.in_background)
            said = text.done_text(_title(controller), controller.folder, seconds, commands)
            self._announce(subject, text.NotificationKind.DONE, said, reply=text.reply_label())

    def _announce_waiting(self, controller: SessionController, session: Session, seconds: float) -> None:
        """Announce once after a turn of the user that agents work, or that the turn has failed."""
        from claude_desk.ui import notification_text as text

        watched, turn = self._watched.get(controller), session.store.last_begun()
        if watched is None or watched.session is not session:
            return
        self._announce_failure(controller, session)
        ended = turn is not None and turn.uuid and session.state.phase is SessionPhase.AGENTS
        if not ended or turn is None or turn.number == watched.waiting or _failed(session):
            return
        watched.waiting = turn.number
        if seconds >= self._settings.kept.notify_seconds:
            said = text.waiting_text(_title(controller), controller.folder, session.state.agents)
            subject = _Subject(controller, session, turn=session.store.last_number, waiting=True)
            self._announce(subject, text.NotificationKind.WAITING, said)

    def _announce_failure(self, controller: SessionController, session: Session) -> None:
        """Announce that the turn has failed, or that Claude Code has ended. Do nothing about a turn that was
        announced already, or that has failed while a limit is reached: the limit was announced."""
        from claude_desk.ui import notification_text as text

        watched, footer = self._watched.get(controller), session.store.last_footer
        if watched is None or watched.session is not session:
            return
        failed = False
        if footer is not None and footer.failed and footer is not watched.failed:
            watched.failed = footer
            failed = not any(map(_is_exhausted, session.usage.limits))
        if failed or session.state.phase is SessionPhase.NOT_RUNNING:
            said = text.failed_text(_title(controller), controller.folder, _reason(session))
            subject = _Subject(controller, session, turn=session.store.last_number)
            self._announce(subject, text.NotificationKind.FAILED, said)

    def _announce_limit(self, controller: SessionController, session: Session, limit: "AccountLimit") -> None:
        from claude_desk.ui import notification_text as text

        messages = _messages_to_send(session)
        said = text.limit_text(_title(controller), controller.folder, limit, len(messages))
        subject = _Subject(controller, session, turn=session.store.last_number, messages=messages)
        actions = [(_SHOW, text.show_label()), (_SEND_THEN, text.send_then_label())] if messages else []
        self._announce(subject, text.NotificationKind.LIMIT, said, tuple(actions))

    def _announce(
        self,
        subject: _Subject,
        kind: "NotificationKind",
        said: "NotificationText",
        actions: tuple[tuple[str, str], ...] = (),
        reply: str = "",
    ) -> None:
        from claude_desk.ui.notification_text import hidden_text, with_profile

        kept = self._settings.kept
        if (
            self._notifier is None
            or not getattr(kept, f"notify_{kind}")
            or self.is_in_front(subject.controller)
        ):
            return
        if kept.notify_hidden:
            said = hidden_text(kind)
        elif profile := subject.controller.view.profile.name:
            said = with_profile(said, profile)
        key = next(self._keys)
        self._subjects[key] = subject
        lasting = bool(subject.request)
        self._notifier.show(key, DesktopNotification(said.title, said.body, actions, lasting, reply))
        window = self._windows.window_of(subject.controller) or self._window
        if not window.isActive():
            window.alert(0)

    def is_in_front(self, controller: SessionController) -> bool:
        """Return whether the user sees the session: its separate window is active, or it is visible in the
        active main window."""
        own = self._windows.window_of(controller)
        if own is not None:
            return own.isActive()
        return self._window.isActive() and self._sessions.is_seen(controller)

    def _on_front_changed(self) -> None:
        """Withdraw the notifications of sessions that the user sees now."""
        self._withdraw(lambda subject: self.is_in_front(subject.controller))

    def _withdraw(self, which: Callable[[_Subject], bool]) -> None:
        for key in [key for key, subject in self._subjects.items() if which(subject)]:
            del self._subjects[key]
            if self._notifier is not None:
                self._notifier.withdraw(key)

    # --- reactions of the user -----------------------------------------------------------------

    def _on_acted(self, key: str, action: str, token: str) -> None:
        subject = self._subjects.pop(key, None)
        if self._notifier is not None:
            self._notifier.withdraw(key)  # some desktops do not remove the notification
        if key == self._trial:
            bring_to_front(self._window, token)
        if subject is None or subject.controller.session is not subject.session:
            return
        pending = next(
            (each for each in subject.session.requests.pending if each.id == subject.request), None
        )
        if action == _DENY:
            if pending is not None and pending.kind is RequestKind.PERMISSION:
                subject.session.requests.decide(pending.id, DenyOnce(decided_in=DecidedIn.NOTIFICATION))
        elif action == _SEND_THEN and subject.messages == _messages_to_send(subject.session):
            subject.session.scheduled_messages.send_then()
        else:  # also if other messages wait now than when the notification was shown
            bring_to_front(self._windows.window_of(subject.controller) or self._window, token)
            self._sessions.show(subject.controller)
            if pending is not None:
                subject.controller.view.show_request(pending.id)

    def _on_replied(self, key: str, words: str) -> None:
        """Send the reply if the session is idle and nothing was sent since the notification. Otherwise put
        the reply into the composer. Do nothing if the controller has another session now."""
        subject = self._subjects.pop(key, None)
        if subject is None or subject.controller.session is not subject.session:
            return
        session = subject.session
        same = subject.turn == session.store.last_number and session.state.phase is SessionPhase.READY
        if same and not session.message_dispatch.queue.queue:
            subject.controller.view.send(words)
        else:
            session.restore_text(words)

    # --- the settings' page --------------------------------------------------------------------

    def _on_tried(self) -> None:
        from claude_desk.ui.notification_text import trial_text

        if self._notifier is not None:
            said = trial_text()
            self._notifier.withdraw(self._trial)
            self._trial = next(self._keys)
            self._notifier.show(self._trial, DesktopNotification(said.title, said.body))

    def _on_posted(self, key: str, shown: bool) -> None:
        if key == self._trial:
            self._view.show_notification_trial(shown)


def _title(controller: SessionController) -> str:
    return str(controller.view.title)


def _failed(session: Session) -> bool:
    footer = session.store.last_footer
    return footer is not None and footer.failed


def _reason(session: Session) -> Text:
    """Return why there is no process, or what the last turn says about its failure; "" if nothing says it."""
    turn = session.store.last_begun()
    problem = session.state.problem
    return problem.text if problem is not None else why_failed(turn.entries if turn is not None else ())


def _messages_to_send(session: Session) -> tuple[str, ...]:
    """Return the ids of the waiting messages that could be sent after the reset; () if its time is not
    known."""
    scheduled = session.scheduled_messages
    return tuple(each.uuid for each in scheduled.candidates) if scheduled.moment else ()


def _is_exhausted(limit: "AccountLimit") -> bool:
    return limit.status == "rejected"
