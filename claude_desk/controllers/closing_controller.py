"""The window is to be closed: asks first where a turn or a background task would be ended by it."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.session.core.session_state import SessionState
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.ui.window.app_view import App

STOP_AND_CLOSE, KEEP_WORKING, CANCEL = "Stop and close", "Keep working", "Cancel"

_MOST_NAMED = 6
_TITLE_LENGTH = 80
_ENDS = "Stop and close ends what runs."
_KEPT = "Conversations, drafts and queued messages are kept."
_DEMO = "A conversation of the demo is not kept."
_MINIMIZES = "Keep working minimizes the window, and Claude goes on."
_DONE = "Nothing runs any more."


def work_in(controller: SessionController) -> str:
    """What closing the session would end, and what waits in its queue, in sentences; "" where it ends
    nothing."""
    session = controller.session
    if session is None:
        return ""
    title = f"“{flat(cast(str, controller.view.title), _TITLE_LENGTH)}”"
    queued = len(session.message_dispatch.queue)
    tasks = len(session.background)
    if session.state is SessionState.WAITING:
        said = f"{title} waits for you."
    elif controller.view.busy:
        said = f"{title} is working."
    elif session.state is SessionState.STARTING and queued:
        said = f"{title} is starting."
    elif tasks:
        said = f"{title} runs {tasks} background tasks." if tasks > 1 else f"{title} runs a background task."
    else:
        return ""
    if queued:
        said += f" {queued} messages wait in its queue." if queued > 1 else " A message waits in its queue."
    return said


def end_words(controllers: Iterable[SessionController]) -> str:
    """What closing does to them."""
    demos = {controller.demo for controller in controllers}
    return " ".join((_ENDS, *([_KEPT] if False in demos else ()), *([_DEMO] if True in demos else ())))


class ClosingController(QObject):
    """`close` closes the window, with all that runs behind it.

    The question follows what it names: its words are those of the moment. While the window is minimized, the
    end of a turn calls the person; a request does so anyhow.
    """

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        window: QQuickWindow,
        close: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._session_manager = manager
        self._window = window
        self._close = close
        self._prompt = app.session_list.session_prompt
        self._busy: set[SessionController] = set()
        manager.opened.connect(self._on_session_opened)
        manager.left.connect(self._on_session_left)

    def may_close(self) -> bool:
        """Whether the window may be closed at once; else the question is there."""
        if not self._at_work():
            return True
        self._ask()
        if self._is_minimized:
            self._window.setWindowStates(self._window.windowStates() & ~Qt.WindowState.WindowMinimized)
            self._window.requestActivate()
        return False

    @property
    def _is_minimized(self) -> bool:
        return self._window.visibility() is QWindow.Visibility.Minimized

    def _at_work(self) -> list[SessionController]:
        return [controller for controller in self._session_manager if work_in(controller)]

    def _ask(self) -> None:
        at_work = self._at_work()
        if not at_work:
            self._prompt.ask("Close Claude Desk?", _DONE, "Close", CANCEL, self._close)
            return
        named = [work_in(controller) for controller in at_work[:_MOST_NAMED]]
        if (more := len(at_work) - len(named)) > 0:
            named.append(f"And {more} more sessions." if more > 1 else "And one more session.")
        words = "\n\n".join(("\n".join(named), f"{end_words(at_work)} {_MINIMIZES}"))
        heading = "Close Claude Desk while Claude works?"
        self._prompt.ask(
            heading, words, STOP_AND_CLOSE, CANCEL, self._close, (KEEP_WORKING, self._keep_working)
        )

    def _keep_working(self) -> None:
        self._window.setWindowStates(self._window.windowStates() | Qt.WindowState.WindowMinimized)

    def _on_session_opened(self, controller: SessionController) -> None:
        controller.view.stateChanged.connect(partial(self._on_state_changed, controller))

    def _on_session_left(self, controller: SessionController) -> None:
        self._busy.discard(controller)

    def _on_state_changed(self, controller: SessionController) -> None:
        if self._prompt.asks(self._close):
            self._ask()
        was_busy = controller in self._busy
        if controller.view.busy:
            self._busy.add(controller)
        elif was_busy:
            self._busy.discard(controller)
            if self._is_minimized:
                self._app.call_attention()
