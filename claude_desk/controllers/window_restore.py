"""Saves the open sessions and the places of the windows whenever they change. Restores them at the next
start."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.session_windows import SessionWindows
from claude_desk.protocol.files.window_file import (
    OpenFolders,
    OpenSession,
    ReadingPlace,
    SecondPane,
    WindowFile,
    WindowGeometry,
)
from claude_desk.session.core.disk_looks import existing_folder
from claude_desk.workspace.window_state import WindowState

_KEEP_AFTER_MS = 500
_LARGE = (QWindow.Visibility.Maximized, QWindow.Visibility.FullScreen)
_AWAY = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)


class WindowRestore(QObject):
    """Restores the sessions of the last run.

    `begin_in(controller, session_id)` begins the session with that id in the controller, without a child. If
    the CLI never had that session, `begin_in` begins a new session with the draft of that id. If the session
    was to be a fork, it begins the fork again. It is called when the controller is first shown. Until that
    time, the session is only in the list.
    """

    not_kept = Signal(object)  # Text: why a write failed, or empty once a write succeeds

    def __init__(
        self,
        folder: Path,
        manager: SessionManager,
        window: QQuickWindow,
        windows: SessionWindows,
        begin_in: Callable[[SessionController, str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._keeper = WindowState(folder)
        self._session_manager = manager
        self._window = window
        self._windows = windows
        self._begin_in = begin_in
        self._waiting: list[OpenSession] = []  # sessions that still need a controller
        self._earlier = 0  # number of waiting sessions before the first restored session
        self._first: SessionController | None = None
        # The controller that was shown before anything was restored.
        self._opened: SessionController | None = None
        self._other_pane: OpenSession | None = None  # the session for the second pane
        self._left: WindowFile | None = None
        self._place = WindowGeometry()
        self._maximized = False  # whether the window filled the screen when it was last visible
        self._closed = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def was_cut(self) -> bool:
        """Whether the last run had open sessions and did not end normally."""
        left = self._left
        return left is not None and not left.ended and bool(left.sessions)

    @property
    def damaged(self) -> bool:
        """Whether a state file of an earlier window was damaged."""
        return self._keeper.damaged

    @property
    def unread(self) -> str:
        """The system's reason why a state file of an earlier window could not be read; empty if there is
        none."""
        return self._keeper.unread

    def adopt(self) -> None:
        """Read the state of the newest window and of windows that did not end normally. The newest window's
        file becomes this window's file."""
        self._left = self._keeper.adopt_last()

    def had(self, folder: str) -> bool:
        """Return whether a session of the last window was in the folder. `folder`: a path in which links are
        resolved."""
        sessions = self._left.sessions if self._left is not None else []
        return any(folder in (session.folder, existing_folder(session.folder)) for session in sessions)

    def begin(self, wanted: bool) -> bool:
        """Restore the sessions that were open, and save the open sessions from now on. Return whether a
        session is shown.

        `wanted`: whether to restore sessions also after a normal end. The session that is already shown stays
        shown, and stays last in the list.
        """
        left = self._left
        self._opened = self._session_manager.main
        if left is not None and left.sessions and (wanted or self.was_cut):
            self._bring_back(left)
        self._watch()
        return self._session_manager.main is not None

    def save(self) -> None:
        """Save the open sessions as after a normal end, because the system may end the program soon."""
        if not self._closed:
            self._keeper.end(self._now())

    def end(self) -> None:
        """Save the open sessions for the next run, and stop."""
        self.save()
        self.close()

    def close(self) -> None:
        """Stop saving, and unlock the file."""
        self._closed = True
        self._timer.stop()
        self._keeper.close()

    # --- restoring -----------------------------------------------------------------------------

    def _bring_back(self, left: WindowFile) -> None:
        """Restore first the session that was shown in the last run, or else the last session. Restore the
        other sessions later, one at a time."""
        sessions = list(left.sessions)
        if 0 <= left.beside.session < len(sessions) and left.shown >= 0 and self._opened is None:
            self._other_pane = sessions[left.beside.session]
        at = left.shown if 0 <= left.shown < len(sessions) else len(sessions) - 1
        session = sessions.pop(at)
        controller = self._lay(session, before=self._opened)
        if left.shown >= 0 and self._opened is None:
            self._session_manager.show(controller)
        elif session.apart:
            self._windows.move_out_quietly(controller)
        self._waiting, self._earlier, self._first = sessions, at, controller
        QTimer.singleShot(0, self, self._lay_next)

    def _lay_next(self) -> None:
        if self._waiting and not self._closed:
            session = self._waiting[0]
            if not (session.id and self._session_manager.with_id(session.id)):
                laid = self._lay(session, before=self._first if self._earlier > 0 else self._opened)
                shows_first = self._session_manager.main is self._first
                if session is self._other_pane and self._left is not None and shows_first:
                    pane = self._left.beside
                    self._session_manager.fill_other_pane(laid, pane.leading, pane.share)
                elif session.apart:
                    self._windows.move_out_quietly(laid)
            self._earlier -= 1
            del self._waiting[0]
            self._session_manager.notify_changed()
            QTimer.singleShot(0, self, self._lay_next)

    def _lay(self, session: OpenSession, before: SessionController | None = None) -> SessionController:
        controller = self._session_manager.add(existing_folder(session.folder), complete=False, before=before)
        if session.place.usable:
            self._windows.set_place(controller, session.place)
        controller.profile = session.profile
        controller.view.return_to(session.reading)
        controller.view.open_folders_again(session.files)
        controller.defer(session.id, session.title, partial(self._begin_in, controller, session.id))
        return controller

    # --- saving --------------------------------------------------------------------------------

    def _watch(self) -> None:
        self._session_manager.opened.connect(self._watch_controller)
        for controller in self._session_manager:
            self._watch_controller(controller)
        self._session_manager.changed.connect(self._on_sessions_changed)
        self._session_manager.panes_moved.connect(self._note)
        self._windows.placed.connect(self._note)
        window = self._window
        for signal in (
            window.xChanged,
            window.yChanged,
            window.widthChanged,
            window.heightChanged,
        ):
            signal.connect(self._note)
        window.visibilityChanged.connect(self._on_visibility_changed)
        self._on_visibility_changed()

    def _on_visibility_changed(self) -> None:
        if (shown := self._window.visibility()) not in _AWAY:
            self._maximized = shown in _LARGE
        self._note()

    def _watch_controller(self, controller: SessionController) -> None:
        controller.view.infoChanged.connect(self._note)
        controller.view.drafted.connect(self._note)
        controller.view.placed.connect(self._note)

    def _on_sessions_changed(self) -> None:
        if not self._closed:
            self._timer.start(0)

    def _note(self) -> None:
        if not self._closed and not self._timer.isActive():
            self._timer.start(_KEEP_AFTER_MS)

    def _on_timeout(self) -> None:
        if self._waiting:
            self._note()  # save only after every session has its controller
        else:
            self.not_kept.emit(self._keeper.keep(self._now()))

    def _now(self) -> WindowFile:
        kept = [controller for controller in self._session_manager if self._counts(controller)]
        current = self._session_manager.main
        sessions = [
            OpenSession(
                id=controller.session_id,
                profile=controller.profile,
                folder=controller.folder,
                title=controller.view.known_title,
                apart=self._session_manager.has_own_window(controller),
                place=self._windows.place_of(controller),
                reading=controller.view.reading or ReadingPlace(),
                files=controller.view.open_folders or OpenFolders(),
            )
            for controller in kept
        ]
        return WindowFile(
            shown=kept.index(current) if current in kept else -1,
            beside=self._second_pane_now(kept),
            sessions=[*sessions, *self._waiting],
            place=self._place_now(),
        )

    def _second_pane_now(self, kept: list[SessionController]) -> SecondPane:
        for place, session in enumerate(self._waiting, len(kept)):
            if session is self._other_pane and self._left is not None:
                return self._left.beside.changed(session=place)
        other_pane = self._session_manager.other_pane
        leading, share = self._session_manager.pane_layout
        return SecondPane(
            session=kept.index(other_pane) if other_pane in kept else -1, leading=leading, share=share
        )

    def _counts(self, controller: SessionController) -> bool:
        """Return whether the controller should be restored: it is not in the demo, and it is shown or not
        vacant."""
        if controller.demo:
            return False
        manager = self._session_manager
        shown = controller in (manager.main, manager.other_pane) or manager.has_own_window(controller)
        return shown or not controller.vacant

    def _place_now(self) -> WindowGeometry:
        """Return the last place of the window as a normal window, and whether the window filled the screen
        when it was last visible."""
        window = self._window
        shown = window.visibility()
        if shown is QWindow.Visibility.Windowed:
            self._place = WindowGeometry(
                x=window.x(), y=window.y(), width=window.width(), height=window.height()
            )
        return self._place.model_copy(update={"maximized": self._maximized})
