"""Desktop notifications about sessions that the user does not see, and the user's reactions to notifications.

The user can show the session, deny a permission, or reply to a finished turn. A notification never grants a
permission: desktops queue and reorder notifications, the screen may be locked, and a notification is too
short for a long command.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.session_windows import SessionWindows
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionState
from claude_desk.session.permissions.decisions import DecidedIn, DenyOnce, PendingRequest, RequestKind
from claude_desk.transcript.entries import TurnFooter
from claude_desk.ui.settings.settings_view import SettingsView
from claude_desk.ui.window.window_activation import bring_to_front
from claude_desk.workspace.desktop.launcher_count import LauncherCount
from claude_desk.workspace.desktop.notifier import DesktopNotification, Notifier
from claude_desk.workspace.settings import Settings

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit
    from claude_desk.ui.notification_text import NotificationKind, NotificationText

_AT_WORK = (
    SessionState.WORKING,
    SessionState.RETRYING,
    SessionState.WAITING,
    SessionState.STOPPING,
    SessionState.AGENTS,  # the work is not done while agents work
)
_SHOW, _DENY = "show", "deny"
# Seconds. When an agent has ended, Claude Code begins a turn by itself, up to 0.2 s later (2.1.330).
AGENT_PAUSE = 1.0


@dataclass(frozen=True, slots=True)
class _Told:
    """The subject of a notification. `request`: the id of a request, or empty. `turn`: how many turns
    the session had when the notification was made; 0 for a request."""

    controller: SessionController
    session: Session
    request: str = ""
    turn: int = 0


class _Watched:
    """A controller's session, with its state at the last signal."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.state = session.state
        self.since = time.monotonic()  # when the session last began to work
        self.told = ""  # id of the request that was announced last
        self.failed: TurnFooter | None = None  # of the failed turn that was announced last


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
        launcher: LauncherCount | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions = sessions
        self._settings = settings
        self._view = view
        self._window = window
        self._windows = windows
        self._notifier = notifier
        self._launcher = launcher
        self._keys = map(str, count(1))
        self._told: dict[str, _Told] = {}
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
        self._told.clear()
        if self._notifier is not None:
            await self._notifier.close()
        if self._launcher is not None:
            await self._launcher.close()

    # --- sessions ------------------------------------------------------------------------------

    def _on_opened(self, controller: SessionController) -> None:
        controller.begun.connect(partial(self._follow, controller))

    def _on_left(self, controller: SessionController) -> None:
        self._watched.pop(controller, None)
        self._withdraw(lambda told: told.controller is controller)
        self._recount()

    def _follow(self, controller: SessionController) -> None:
        """Watch the controller's new session. Signals of its earlier session are ignored."""
        session = controller.session
        if session is None:
            return
        self._withdraw(lambda told: told.controller is controller)
        self._watched[controller] = _Watched(session)
        session.state_changed.connect(partial(self._on_state_changed, controller, session))
        session.requests_changed.connect(partial(self._on_requests_changed, controller, session))
        session.usage.changed.connect(partial(self._on_usage_changed, controller, session))
        self._on_requests_changed(controller, session)

    def _on_requests_changed(self, controller: SessionController, session: Session) -> None:
        watched = self._watched.get(controller)
        if watched is None or watched.session is not session:
            return
        pending = session.requests
        first = pending[0].id if pending else ""
        self._withdraw(lambda told: told.session is session and told.request not in ("", first))
        if first != watched.told:
            watched.told = first
            if pending:
                self._tell_request(controller, session, pending[0])
        self._recount()

    def _on_state_changed(
        self, controller: SessionController, session: Session, *, settled: bool = False
    ) -> None:
        watched = self._watched.get(controller)
        if watched is None or watched.session is not session:
            return
        if not settled and watched.state is SessionState.AGENTS and session.state is SessionState.READY:
            again = partial(self._on_state_changed, controller, session, settled=True)
            asyncio.get_running_loop().call_later(AGENT_PAUSE, again)
            return
        before, watched.state = watched.state, session.state
        was, works = before in _AT_WORK, watched.state in _AT_WORK
        if works and not was:
            watched.since = time.monotonic()
            self._withdraw(lambda told: told.session is session and not told.request)
        elif was and not works:
            seconds = time.monotonic() - watched.since
            # Announce the end after the other messages that were read together with the state. They may
            # report the limit that made the turn fail.
            asyncio.get_running_loop().call_soon(self._tell_end, controller, session, seconds)
        elif before is not watched.state is SessionState.AGENTS:
            asyncio.get_running_loop().call_soon(self._tell_failure, controller, session)

    def _on_usage_changed(self, controller: SessionController, session: Session) -> None:
        reached = filter(_is_reached, session.usage.limits)
        standing = {(controller.profile, limit.kind, limit.until): limit for limit in reached}
        fresh = [limit for key, limit in standing.items() if key not in self._limits]
        if fresh:
            self._limits |= standing.keys()
            self._tell_limit(controller, session, fresh[0])

    # --- notifications -------------------------------------------------------------------------

    def _tell_request(self, controller: SessionController, session: Session, request: PendingRequest) -> None:
        from claude_desk.ui import notification_text as text

        actions = [(_SHOW, text.show_label())]
        if request.kind is RequestKind.PERMISSION:
            actions.append((_DENY, text.deny_label()))
        said = text.request_text(_title(controller), controller.folder, request)
        self._tell(
            _Told(controller, session, request.id), text.NotificationKind.REQUEST, said, tuple(actions)
        )

    def _tell_end(self, controller: SessionController, session: Session, seconds: float) -> None:
        from claude_desk.ui import notification_text as text

        watched, footer = self._watched.get(controller), session.last_footer
        if watched is None or watched.session is not session or session.state in _AT_WORK:
            return
        if footer is not None and footer.stopped:
            return  # the user stopped the turn
        told = _Told(controller, session, turn=session.turn_count)
        if session.state is SessionState.NOT_RUNNING or (footer is not None and footer.failed):
            self._tell_failure(controller, session)
        elif session.state is SessionState.READY and seconds >= self._settings.kept.notify_seconds:
            commands = len(session.background)
            said = text.done_text(_title(controller), controller.folder, seconds, commands)
            self._tell(told, text.NotificationKind.DONE, said, reply=text.reply_label())

    def _tell_failure(self, controller: SessionController, session: Session) -> None:
        """Announce that the turn has failed, or that Claude Code has ended. Do nothing if a limit is reached:
        the limit was announced already."""
        from claude_desk.ui import notification_text as text

        watched, footer = self._watched.get(controller), session.last_footer
        if watched is None or watched.session is not session:
            return
        failed = session.state is SessionState.NOT_RUNNING
        if footer is not None and footer.failed and footer is not watched.failed:
            failed, watched.failed = True, footer
        if failed and not any(map(_is_reached, session.usage.limits)):
            said = text.failed_text(_title(controller), controller.folder)
            told = _Told(controller, session, turn=session.turn_count)
            self._tell(told, text.NotificationKind.FAILED, said)

    def _tell_limit(self, controller: SessionController, session: Session, limit: "AccountLimit") -> None:
        from claude_desk.ui import notification_text as text

        said = text.limit_text(_title(controller), controller.folder, limit)
        self._tell(_Told(controller, session, turn=session.turn_count), text.NotificationKind.LIMIT, said)

    def _tell(
        self,
        told: _Told,
        kind: "NotificationKind",
        said: "NotificationText",
        actions: tuple[tuple[str, str], ...] = (),
        reply: str = "",
    ) -> None:
        from claude_desk.ui.notification_text import hidden_text, with_profile

        kept = self._settings.kept
        if self._notifier is None or not getattr(kept, f"notify_{kind}") or self.is_in_front(told.controller):
            return
        if kept.notify_hidden:
            said = hidden_text(kind)
        elif profile := told.controller.view.profile.name:
            said = with_profile(said, profile)
        key = next(self._keys)
        self._told[key] = told
        lasting = bool(told.request)
        self._notifier.show(key, DesktopNotification(said.title, said.body, actions, lasting, reply))
        window = self._windows.window_of(told.controller) or self._window
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
        self._withdraw(lambda told: self.is_in_front(told.controller))

    def _withdraw(self, which: Callable[[_Told], bool]) -> None:
        for key in [key for key, told in self._told.items() if which(told)]:
            del self._told[key]
            if self._notifier is not None:
                self._notifier.withdraw(key)

    def _recount(self) -> None:
        if self._launcher is not None:
            self._launcher.show(sum(1 for _ in self._asking()))

    def _asking(self) -> Iterator[SessionController]:
        return (each for each, watched in self._watched.items() if watched.session.requests)

    # --- reactions of the user -----------------------------------------------------------------

    def _on_acted(self, key: str, action: str, token: str) -> None:
        told = self._told.pop(key, None)
        if self._notifier is not None:
            self._notifier.withdraw(key)  # some desktops do not remove the notification
        if key == self._trial:
            bring_to_front(self._window, token)
        if told is None or told.controller.session is not told.session:
            return
        pending = next((each for each in told.session.requests if each.id == told.request), None)
        if action == _DENY:
            if pending is not None and pending.kind is RequestKind.PERMISSION:
                told.session.decide(pending.id, DenyOnce(decided_in=DecidedIn.NOTIFICATION))
        else:
            bring_to_front(self._windows.window_of(told.controller) or self._window, token)
            self._sessions.show(told.controller)
            if pending is not None:
                told.controller.view.show_request(pending.id)

    def _on_replied(self, key: str, words: str) -> None:
        """Send the reply if the session is idle and nothing was sent since the notification. Otherwise put
        the reply into the composer. Do nothing if the controller has another session now."""
        told = self._told.pop(key, None)
        if told is None or told.controller.session is not told.session:
            return
        same = told.turn == told.session.turn_count and told.session.state is SessionState.READY
        if same and not told.session.message_dispatch.queue.queue:
            told.controller.view.send(words)
        else:
            told.session.give_back(words)

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


def _is_reached(limit: "AccountLimit") -> bool:
    return limit.status == "rejected"
