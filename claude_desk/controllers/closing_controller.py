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
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App

_MOST_NAMED = 6
_TITLE_LENGTH = 80


def stop_and_close() -> str:
    """The button."""
    return translate("ClosingController", "Stop and close")


def keep_working() -> str:
    return translate("ClosingController", "Keep working")


def cancel() -> str:
    return translate("ClosingController", "Cancel")


def nothing_runs() -> str:
    return translate("ClosingController", "Nothing is running any more.")


def work_in(controller: SessionController) -> str:
    """What closing the session would end, and what waits in its queue, in sentences; "" where it ends
    nothing."""
    session = controller.session
    if session is None:
        return ""
    title = flat(cast(str, controller.view.title), _TITLE_LENGTH)
    queued = len(session.message_dispatch.queue)
    tasks = len(session.background)
    if session.state is SessionState.WAITING:
        said = translate("ClosingController", "“{title}” is waiting for you.", title=title)
    elif controller.view.busy:
        said = translate("ClosingController", "“{title}” is working.", title=title)
    elif session.state is SessionState.STARTING and queued:
        said = translate("ClosingController", "“{title}” is starting.", title=title)
    elif tasks:
        said = translate(
            "ClosingController",
            "“{title}” has %Ln background tasks running.",
            n=tasks,
            one="“{title}” has a background task running.",
            title=title,
        )
    else:
        return ""
    if queued:
        waits = translate(
            "ClosingController",
            "%Ln messages are queued in it.",
            n=queued,
            one="A message is queued in it.",
        )
        return f"{said} {waits}"
    return said


def end_words(controllers: Iterable[SessionController]) -> str:
    """What closing does to them."""
    demos = {controller.demo for controller in controllers}
    said = [translate("ClosingController", "“Stop and close” ends everything that is running.")]
    if False in demos:
        said.append(translate("ClosingController", "Conversations, drafts and queued messages are kept."))
    if True in demos:
        said.append(translate("ClosingController", "Demo sessions are not saved."))
    return " ".join(said)


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
        self._prompt.ask(self._question, self._close, self._keep_working)

    def _question(self) -> PromptWords:
        at_work = self._at_work()
        if not at_work:
            return PromptWords(
                translate("ClosingController", "Close Claude Desk?"),
                nothing_runs(),
                translate("ClosingController", "Close"),
                cancel(),
            )
        named = [work_in(controller) for controller in at_work[:_MOST_NAMED]]
        if (more := len(at_work) - len(named)) > 0:
            named.append(
                translate("ClosingController", "And %Ln more sessions.", n=more, one="And one more session.")
            )
        minimizes = translate(
            "ClosingController", "“Keep working” minimizes the window, and Claude continues."
        )
        return PromptWords(
            translate("ClosingController", "Close Claude Desk while Claude is working?"),
            "\n\n".join(("\n".join(named), f"{end_words(at_work)} {minimizes}")),
            stop_and_close(),
            cancel(),
            keep_working(),
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
