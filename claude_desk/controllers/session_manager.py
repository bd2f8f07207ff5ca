"""The open sessions of the window, side by side, and the one that is shown."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from claude_desk.controllers.session_controller import SessionController, SessionServices
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session import Session
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.atomic_files import real_folder

_log = logging.getLogger(__name__)

_CLOSE_SECONDS = 20.0


class SessionManager(QObject):
    """Opens, shows and closes them. The window's first view is that of the first seat."""

    changed = Signal()  # which there are, or which is shown
    opened = Signal(object)  # Seat: before anything is begun there
    left = Signal(object)  # Seat: it is being closed

    def __init__(self, app: App, house: SessionServices, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._services = house
        self._controllers: list[SessionController] = []
        self._tasks = AsyncTasks()
        self.current: SessionController | None = None

    def __iter__(self) -> Iterator[SessionController]:
        return iter(tuple(self._controllers))

    def __len__(self) -> int:
        return len(self._controllers)

    def of(self, view: SessionView) -> SessionController | None:
        return next((seat for seat in self._controllers if seat.view is view), None)

    def with_id(self, session_id: str) -> SessionController | None:
        """The seat in which that session is open."""
        return next((seat for seat in self._controllers if seat.session_id == session_id), None)

    def in_folder(self, folder: str) -> SessionController | None:
        """The newest seat in the folder; that which is shown before all."""
        there = [seat for seat in self._controllers if seat.folder == folder]
        return self.current if self.current in there else (there[-1] if there else None)

    def open(self, folder: str) -> SessionController:
        """A new seat, shown from now on; one not used yet, not even for a draft, is taken instead.

        The folder is resolved here, once: a link on the way to it may be turned later.
        """
        folder = real_folder(folder)
        seat = next((seat for seat in self._controllers if seat.vacant and seat.folder == folder), None)
        if seat is None:
            seat = self.add(folder)
        self.show(seat)
        return seat

    def add(
        self, folder: str, whole: bool = True, before: SessionController | None = None
    ) -> SessionController:
        """A new seat behind what is shown, the last one or before another in their order; not `whole`: most
        of its view is made when it is shown."""
        at = self._controllers.index(before) if before in self._controllers else len(self._controllers)
        beside = before.view if before is not None else None
        view = self._app.view if not self._controllers else self._app.add_view(whole, beside)
        seat = SessionController(view, folder, self._services, self)
        self._controllers.insert(at, seat)
        seat.sessions_beside = partial(self._sessions_beside, seat)
        seat.asked.connect(self._on_trust_asked)
        seat.settled.connect(self._turn_page)
        seat.answered.connect(partial(self._on_trust_answered, seat))
        self.opened.emit(seat)
        return seat

    def show(self, seat: SessionController) -> None:
        self.current = seat
        seat.view.create_late_views()
        self._app.show_view(seat.view)
        seat.begin_deferred()
        self._turn_page()
        self.changed.emit()

    def close(self, seat: SessionController) -> "asyncio.Task[None]":
        """Take it off the window; the task ends its child. Another one is shown, or none."""
        place = self._controllers.index(seat)
        self._controllers.remove(seat)
        self.left.emit(seat)
        seat.leave()
        if self.current is seat:
            self.current = None
            if self._controllers:
                self.show(self._controllers[min(place, len(self._controllers) - 1)])
        self._app.remove_view(seat.view)
        ending = self._tasks.start(self._end(seat))
        self.changed.emit()
        return ending

    async def close_all(self) -> None:
        """End every child, side by side; takes a bounded time."""
        for seat in self._controllers:
            seat.leave()
        ends = [asyncio.ensure_future(seat.close()) for seat in self._controllers]
        if ends:
            await asyncio.wait(ends, timeout=_CLOSE_SECONDS)
            for end in ends:
                if end.done() and (error := end.exception()) is not None:
                    _log.error("a session could not be closed", exc_info=error)
        await self._tasks.finish()

    def _on_trust_answered(self, seat: SessionController) -> None:
        for each in tuple(self._controllers):
            if each is not seat and each.folder == seat.folder:
                each.check_trust_again()

    def _sessions_beside(self, seat: SessionController) -> list[Session]:
        """The other sessions of its folder."""
        others = [
            each.session for each in self._controllers if each is not seat and each.folder == seat.folder
        ]
        return [session for session in others if session is not None]

    async def _end(self, seat: SessionController) -> None:
        await seat.close()
        seat.deleteLater()

    def _on_trust_asked(self) -> None:
        if self.current is not None and self.current.waits_for_trust:
            self._turn_page()

    def _turn_page(self) -> None:
        """The page that belongs to the seat that is shown."""
        seat = self.current
        if seat is not None and seat.waits_for_trust and seat.consent is not None:
            self._app.show_trust_page(seat.consent.review.root, seat.consent.review.findings)
        elif seat is not None:
            self._app.show_conversation(seat.folder)
