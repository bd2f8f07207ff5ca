"""The separate windows of sessions. A window can be made and removed while its session continues."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.protocol.files.window_file import WindowGeometry
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.window_activation import bring_to_front
from claude_desk.ui.window.window_engine import WindowEngine, WindowPlacement
from claude_desk.workspace.folder_trust import TrustAnswer

if TYPE_CHECKING:
    from claude_desk.ui.window.session_window import SessionWindowView

# Time until the window in front is checked: some desktops do not let a window bring itself to the front.
_REFUSED_MS = 1000
_LARGE = (QWindow.Visibility.Maximized, QWindow.Visibility.FullScreen)


class _OwnWindow(NamedTuple):
    window: QQuickWindow
    view: "SessionWindowView"


class SessionWindows(QObject):
    """One window for each session that was moved out of the main window."""

    activeChanged = Signal()  # a window came to the front or left it
    placed = Signal()  # a window was moved or resized
    answered = Signal(object, object)  # SessionController; TrustAnswer

    def __init__(self, engine: WindowEngine, manager: SessionManager, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._manager = manager
        self._windows: dict[SessionController, _OwnWindow] = {}
        self._places: dict[SessionController, WindowGeometry] = {}  # the last place of each window
        self._quiet = False
        self._refused = QTimer(self, singleShot=True, interval=_REFUSED_MS)
        self._refused.timeout.connect(self._on_main_active)
        manager.moved_out.connect(self._on_moved_out)
        manager.taken_back.connect(self._on_taken_back)
        manager.front_wanted.connect(self.bring_to_front)
        manager.left.connect(self._on_left)
        engine.window.activeChanged.connect(self._on_main_active)
        engine.app.windowToggleWanted.connect(self._on_window_toggle_wanted)
        engine.app.session_list.session_prompt.changed.connect(self._on_asked)

    # --- methods for other controllers ---------------------------------------------------------

    def window_of(self, controller: SessionController) -> QQuickWindow | None:
        """Return the session's separate window, or None."""
        own = self._windows.get(controller)
        return own.window if own is not None else None

    def place_of(self, controller: SessionController) -> WindowGeometry:
        """Return the current or last place of the session's separate window. If no place is known, return a
        place without size."""
        self._note_place(controller)
        return self._places.get(controller, WindowGeometry())

    def set_place(self, controller: SessionController, place: WindowGeometry) -> None:
        """Set the place for the session's separate window, which may be opened later."""
        self._places[controller] = place

    def move_out_quietly(self, controller: SessionController) -> None:
        """Give the session a separate window without bringing that window to the front."""
        self._quiet = True
        try:
            self._manager.move_out(controller)
        finally:
            self._quiet = False

    def bring_to_front(self, controller: SessionController | None, token: str = "") -> None:
        """Bring the session's separate window to the front, or the main window if the session has no separate
        window."""
        own = self.window_of(controller) if controller is not None else None
        bring_to_front(own or self._engine.window, token)
        self._refused.start()

    def replace(self, before: SessionController, after: SessionController) -> None:
        """Give `after` a separate window in the place of `before`'s window, and remove that window. `before`
        stays in the list."""
        self._places[after] = self.place_of(before)
        self._manager.move_out(after)
        self._manager.take_back(before, shown=False)

    def hide(self) -> None:
        """Hide the windows, because the program ends."""
        self._refused.stop()
        for own in self._windows.values():
            own.window.hide()

    def close(self) -> None:
        """Cancel the check for the window in front."""
        self._refused.stop()

    # --- the windows ---------------------------------------------------------------------------

    def _on_moved_out(self, controller: SessionController) -> None:
        from claude_desk.ui.window.session_window import SessionWindowView  # imported late: seldom needed

        view = SessionWindowView(controller.view, self._engine.app)
        place = self._places.get(controller)
        begins: dict[str, object] = {}
        if place is not None and place.usable:
            begins = WindowPlacement(
                place.x, place.y, place.width, place.height, place.maximized
            ).properties()
        maximized = begins.pop("visibility", None) is not None
        window = self._engine.open_other("SessionWindow", {"own": view, **begins})
        self._windows[controller] = _OwnWindow(window, view)
        view.closed.connect(partial(self._manager.take_back, controller, False))
        view.backWanted.connect(partial(self._manager.take_back, controller))
        view.wished.connect(self._run_in_main)
        view.trusted.connect(lambda: self.answered.emit(controller, TrustAnswer.TRUSTED))
        view.folderRetryWanted.connect(controller.review_again)
        view.openedWithout.connect(lambda: self.answered.emit(controller, TrustAnswer.WITHOUT))
        window.activeChanged.connect(partial(self._on_active, controller))
        for signal in (
            window.xChanged,
            window.yChanged,
            window.widthChanged,
            window.heightChanged,
            window.visibilityChanged,
        ):
            signal.connect(lambda *_: self._on_placed(controller))
        controller.asked.connect(self._turn_pages)
        controller.question_closed.connect(self._turn_pages)
        controller.begun.connect(self._turn_pages)
        self._turn_pages()
        if self._quiet:
            window.setProperty("_q_showWithoutActivating", True)
        window.showMaximized() if maximized else window.show()
        if not self._quiet:
            window.requestActivate()
        self._note_place(controller)

    def _on_taken_back(self, controller: SessionController) -> None:
        self._note_place(controller)
        own = self._windows.pop(controller)
        for signal in (controller.asked, controller.question_closed, controller.begun):
            signal.disconnect(self._turn_pages)
        self._engine.close_other(own.window)
        own.view.deleteLater()
        self.activeChanged.emit()

    def _on_placed(self, controller: SessionController) -> None:
        self._note_place(controller)
        self.placed.emit()

    def _on_left(self, controller: SessionController) -> None:
        self._places.pop(controller, None)

    def _note_place(self, controller: SessionController) -> None:
        """Record where the window is. For a maximized or full-screen window, record only that it is
        maximized. Ignore a minimized or hidden window."""
        own = self._windows.get(controller)
        if own is None:
            return
        window, shown = own.window, own.window.visibility()
        if shown is QWindow.Visibility.Windowed:
            self._places[controller] = WindowGeometry(
                x=window.x(), y=window.y(), width=window.width(), height=window.height()
            )
        elif shown in _LARGE:
            before = self._places.get(controller, WindowGeometry())
            self._places[controller] = before.changed(maximized=True)

    def _turn_pages(self) -> None:
        """Show in each separate window the question about the folder, or the conversation."""
        for controller, own in self._windows.items():
            if controller.waits_for_trust and controller.consent is not None:
                review = controller.consent.review
                own.view.ask_trust(review)
            else:
                own.view.show_conversation()

    # --- the window in front -------------------------------------------------------------------

    def _on_active(self, controller: SessionController) -> None:
        own = self._windows.get(controller)
        if own is not None and own.window.isActive():
            self._manager.enter_window(controller)
        self.activeChanged.emit()

    def _on_main_active(self) -> None:
        if self._engine.window.isActive():
            self._manager.enter_window(None)

    # --- actions of the user -------------------------------------------------------------------

    def _on_window_toggle_wanted(self, view: SessionView) -> None:
        if (controller := self._manager.of(view)) is not None:
            self._manager.toggle_window(controller)

    def _run_in_main(self, action: str) -> None:
        """Run a shortcut's action in the main window, and bring the main window to the front."""
        QMetaObject.invokeMethod(self._engine.window, "run", Q_ARG(str, action))
        bring_to_front(self._engine.window)

    def _on_asked(self) -> None:
        """If a question appears while a separate window is active, bring the main window to the front: it
        shows the question."""
        prompt = self._engine.app.session_list.session_prompt
        if prompt.property("heading") and any(own.window.isActive() for own in self._windows.values()):
            bring_to_front(self._engine.window)
