"""The open sessions. The main window shows at most two of them, and each separate window shows one."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from claude_desk.controllers.session_controller import SessionController, SessionServices
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import real_folder
from claude_desk.session.core.session import Session
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.app_view import App

_log = logging.getLogger(__name__)

_CLOSE_SECONDS = 20.0


class SessionManager(QObject):
    """Opens, shows and closes sessions. The first controller has the window's first view."""

    changed = Signal()  # a session was opened, closed, shown or hidden, or the user entered another window
    panes_moved = Signal()  # the panes' widths have changed
    moved_out = Signal(object)  # SessionController: show it in a separate window
    taken_back = Signal(object)  # SessionController: remove its separate window
    front_wanted = Signal(object)  # SessionController: bring its window to the front; None: the main window
    opened = Signal(object)  # SessionController: a new controller, before a session begins in it
    left = Signal(object)  # SessionController: a controller that is being closed

    def __init__(self, app: App, services: SessionServices, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._services = services
        self._controllers: list[SessionController] = []
        self._tasks = AsyncTasks()
        # The controller in the main window. Of two controllers there, it is the controller that had the
        # keyboard focus last.
        self.main: SessionController | None = None
        self.other_pane: SessionController | None = None  # the controller in the other pane
        self._windowed: list[SessionController] = []  # controllers with a separate window
        # The controller of the separate window that the user is in; None in the main window.
        self._front: SessionController | None = None
        self._last: SessionController | None = None  # the controller that was shown last and is hidden now
        self._opens_in_other_pane = False
        app.splitChanged.connect(self.changed)
        app.paneShareChanged.connect(self.panes_moved)

    def __iter__(self) -> Iterator[SessionController]:
        return iter(tuple(self._controllers))

    def __len__(self) -> int:
        return len(self._controllers)

    @property
    def current(self) -> SessionController | None:
        """The controller in the window and pane where the user is."""
        return self._front or self.main

    def of(self, view: SessionView) -> SessionController | None:
        return next((controller for controller in self._controllers if controller.view is view), None)

    def with_id(self, session_id: str) -> SessionController | None:
        """Return the controller in which that session is open; None if it is not open."""
        return next(
            (controller for controller in self._controllers if controller.session_id == session_id), None
        )

    def in_folder(self, folder: str) -> SessionController | None:
        """Return the current controller if it is in the folder, otherwise the last controller in the folder,
        or None."""
        there = [controller for controller in self._controllers if controller.folder == folder]
        return self.current if self.current in there else (there[-1] if there else None)

    def open(self, folder: str) -> SessionController:
        """Show and return a vacant controller in the folder, or a new controller.

        Links in the folder's path are resolved first.
        """
        folder = real_folder(folder)
        controller = next(
            (
                controller
                for controller in self._controllers
                if controller.vacant and controller.folder == folder
            ),
            None,
        )
        if controller is None:
            controller = self.add(folder)
        self.show(controller)
        return controller

    def add(
        self, folder: str, complete: bool = True, before: SessionController | None = None
    ) -> SessionController:
        """Add a controller without showing it, as the last controller or before the controller `before`. If
        `complete` is False, most of the view is made later, when the view is shown."""
        at = self._controllers.index(before) if before in self._controllers else len(self._controllers)
        next_view = before.view if before is not None else None
        spare = self._app.pane_view
        view = spare if self.of(spare) is None else self._app.add_view(complete, next_view)
        controller = SessionController(view, folder, self._services, self._other_sessions, self)
        self._controllers.insert(at, controller)
        controller.asked.connect(self._on_trust_asked)
        controller.question_closed.connect(self._turn_page)
        controller.answered.connect(partial(self._on_trust_answered, controller))
        self.opened.emit(controller)
        return controller

    def notify_changed(self) -> None:
        """Emit `changed`, because a session that waits to be restored has got its controller."""
        self.changed.emit()

    def show_main_window(self) -> None:
        """Bring the main window to the front, if the user is in another one."""
        if self._front is not None:
            self.front_wanted.emit(None)

    def show(self, controller: SessionController) -> None:
        """Bring the user to the controller. If the controller is hidden, show it in place of the main
        window's current controller. Within `opening_in_other_pane`, show it in a second pane instead."""
        if controller in self._windowed:
            self.enter_window(controller)
            self.front_wanted.emit(controller)
            return
        front, self._front = self._front, None
        before = self.main
        if controller is self.other_pane:
            self.other_pane = before
        elif before is not None and before is not controller and self._opens_in_other_pane:
            self._note_hidden(self.other_pane)
            self.other_pane = before
        elif before is not controller:
            self._note_hidden(before)
        self.main = controller
        controller.view.create_late_views()
        if self.other_pane is before is not None:
            self._app.show_in_other_pane(controller.view)
        else:
            self._app.show_view(controller.view)
        controller.begin_deferred()
        self._turn_page()
        self.changed.emit()
        if front is not None:
            self.front_wanted.emit(None)

    def has_own_window(self, controller: SessionController) -> bool:
        """Return whether the controller has a separate window."""
        return controller in self._windowed

    def enter_window(self, controller: SessionController | None) -> None:
        """Record in which window the user is: the controller's separate window, or the main window for
        None."""
        if controller is not self._front:
            self._front = controller
            self._app.enter_window(controller.view if controller is not None else None)
            self.changed.emit()

    def move_out(self, controller: SessionController) -> None:
        """Show the controller in a separate window. The main window then shows another controller, if there
        is one."""
        if controller in self._windowed:
            return
        self.close_pane(controller)
        self._windowed.append(controller)
        controller.view.create_late_views()
        neighbour = self._last if self._last in self._in_main() else self._next_to(controller)
        if self.main is controller:
            self.main = None
            if neighbour is not None:
                self.show(neighbour)
        self._app.move_to_window(controller.view)
        self.moved_out.emit(controller)
        controller.begin_deferred()
        self._turn_page()
        self.changed.emit()

    def take_back(self, controller: SessionController, shown: bool = True) -> None:
        """Remove the controller's separate window. The controller stays in the list. If `shown` is True or
        the main window is empty, the main window shows the controller."""
        if controller not in self._windowed:
            return
        self._windowed.remove(controller)
        if controller is self._front:
            self._front = None
        self._app.take_back(controller.view)
        self.taken_back.emit(controller)
        if shown or self.main is None:
            self.show(controller)
            self.front_wanted.emit(None)
        else:
            self._note_hidden(controller)
            self.changed.emit()

    def toggle_window(self, controller: SessionController) -> None:
        """Move the controller into a separate window, or back into the main window."""
        if controller in self._windowed:
            self.take_back(controller)
        else:
            self.move_out(controller)

    @contextlib.contextmanager
    def opening_in_other_pane(self) -> Iterator[None]:
        """Within this context, `show` shows a controller in a second pane, next to the current controller."""
        self._opens_in_other_pane = True
        try:
            yield
        finally:
            self._opens_in_other_pane = False

    def show_other_pane(self) -> bool:
        """Show a second controller next to the main window's controller: the controller that was hidden last,
        or else the last in the list. Return False if the main window is empty or there is no second
        controller."""
        hidden = [each for each in self._in_main() if each is not self.main]
        if self._last in hidden:
            hidden = [self._last]
        if self.main is None or not hidden:
            return False
        with self.opening_in_other_pane():
            self.show(hidden[-1])
        return True

    def fill_other_pane(self, controller: SessionController, leading: bool, share: float) -> None:
        """Show the controller in another pane, without moving the keyboard focus there. Do nothing if the
        main window is empty, shows this controller or has two panes.

        `leading`: whether the new pane is the first pane. `share`: the first pane's share of the width.
        """
        if self.main in (None, controller) or self.other_pane is not None:
            return
        self.other_pane = controller
        controller.view.create_late_views()
        self._app.fill_other_pane(controller.view, leading, share)
        controller.begin_deferred()
        self.changed.emit()

    def close_pane(self, controller: SessionController) -> None:
        """Hide a controller that is in one of two panes. The controller stays open."""
        if self.other_pane is None or controller not in (self.main, self.other_pane):
            return
        if controller is self.main:
            self.main = self.other_pane
        self.other_pane = None
        self._note_hidden(controller)
        self._app.close_pane(controller.view)
        self._turn_page()
        self.changed.emit()

    @property
    def pane_layout(self) -> tuple[bool, float]:
        """Whether `other_pane` is in the first pane, and the first pane's share of the width."""
        return self._app.pane_layout

    def is_seen(self, controller: SessionController) -> bool:
        """Return whether the main window shows the controller."""
        return controller in (self.main, self.other_pane) and self._app.is_seen(controller.view)

    def close(self, controller: SessionController) -> "asyncio.Task[None]":
        """Close the controller. The returned task ends the controller's child. If the main window showed the
        controller, show another controller there, if there is one."""
        self.close_pane(controller)
        if controller in self._windowed:
            self._windowed.remove(controller)
            self._front = self._front if self._front is not controller else None
            self.taken_back.emit(controller)
        neighbour = self._next_to(controller)
        self._controllers.remove(controller)
        self.left.emit(controller)
        controller.detach()
        if self._last is controller:
            self._last = None
        if self.main is controller:
            self.main = None
            if neighbour is not None:
                self.show(neighbour)
        self._app.remove_view(controller.view)
        ending = self._tasks.start(self._end(controller))
        self.changed.emit()
        return ending

    async def close_all(self, by: StopBy = StopBy.CLOSE) -> None:
        """Detach all controllers, and end their children at the same time. This takes a bounded time. `by`
        says why running turns end."""
        for controller in self._controllers:
            controller.detach()
        ends = [asyncio.ensure_future(controller.close(by)) for controller in self._controllers]
        if ends:
            await asyncio.wait(ends, timeout=_CLOSE_SECONDS)
            for end in ends:
                if end.cancelled():
                    _log.error("closing a session was cancelled")
                elif end.done() and (error := end.exception()) is not None:
                    _log.error("a session could not be closed", exc_info=error)
        await self._tasks.finish()

    def _on_trust_answered(self, controller: SessionController) -> None:
        for each in tuple(self._controllers):
            if each is not controller and each.folder == controller.folder:
                each.check_trust_again()

    def _other_sessions(self, controller: SessionController) -> list[Session]:
        """Return the other sessions of the controller's folder."""
        sessions = [
            each.session
            for each in self._controllers
            if each is not controller and each.folder == controller.folder
        ]
        return [session for session in sessions if session is not None]

    def _in_main(self) -> list[SessionController]:
        """Return the controllers without a separate window."""
        return [each for each in self._controllers if each not in self._windowed]

    def _next_to(self, controller: SessionController) -> SessionController | None:
        """Return the controller that the main window can show instead of `controller`: the next in the list,
        or else the last, or None."""
        place = self._controllers.index(controller)
        neighbours = [each for each in self._in_main() if each is not controller]
        after = [each for each in neighbours if self._controllers.index(each) > place]
        return next(iter(after or neighbours[-1:]), None)

    def _note_hidden(self, controller: SessionController | None) -> None:
        if controller is not None:
            self._last = controller

    async def _end(self, controller: SessionController) -> None:
        await controller.close()
        controller.deleteLater()

    def _on_trust_asked(self) -> None:
        if self.main is not None and self.main.waits_for_trust:
            self._turn_page()

    def _turn_page(self) -> None:
        """Show the main window's page for its controller: the question about the folder, or the
        conversation."""
        controller = self.main
        if controller is not None and controller.waits_for_trust and controller.consent is not None:
            self._app.show_trust_page(controller.consent.review)
        elif controller is not None:
            self._app.show_conversation(controller.folder)
