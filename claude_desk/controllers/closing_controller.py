"""Asks before the window is closed, if closing would end a turn, a background task or a command of the user,
or lose the user's text."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QWindow
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.paths import with_tilde
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.text.text_sanitizer import flat
from claude_desk.ui.locale_format import sentences
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.drafts import Drafts, UnsavedDraft
from claude_desk.workspace.queue_journal import TOO_MUCH

_MOST_NAMED = 6
_TITLE_LENGTH = 80


def stop_and_close() -> str:
    return translate("ClosingController", "Stop and close")


def keep_working() -> str:
    return translate("ClosingController", "Keep working")


def more_words(count: int) -> str:
    """Return `And 3 more sessions.`"""
    return translate("ClosingController", "And %Ln more sessions.", n=count, one="And one more session.")


def nothing_runs() -> str:
    return translate("ClosingController", "Nothing is running any more.")


def work_in(controller: SessionController) -> str:
    """Return sentences about the work that closing the session would end, and about its queued messages.
    Return an empty string if closing would end no work."""
    session = controller.session
    if session is None:
        return ""
    title = flat(controller.view.title, _TITLE_LENGTH)
    queued = len(session.message_dispatch.queue)
    agents = session.workers.agents_at_work
    tasks = len(session.workers.in_background) - agents
    program = flat(session.terminal.foreground(), _TITLE_LENGTH)
    if session.state.phase is SessionPhase.WAITING:
        said = translate("ClosingController", "“{title}” needs you.", title=title)
    elif controller.view.busy:
        said = translate("ClosingController", "“{title}” is working.", title=title)
    elif session.state.phase is SessionPhase.STARTING and queued:
        said = translate("ClosingController", "“{title}” is starting.", title=title)
    elif session.shell_commands.running:
        said = translate("ClosingController", "“{title}” is running your command.", title=title)
    elif agents:
        said = translate(
            "ClosingController",
            "“{title}” has %Ln agents at work.",
            n=agents,
            one="“{title}” has an agent at work.",
            title=title,
        )
        agents = 0
    elif tasks:
        said = translate(
            "ClosingController",
            "“{title}” has %Ln background tasks running.",
            n=tasks,
            one="“{title}” has a background task running.",
            title=title,
        )
        tasks = 0
    elif program:
        said = translate(
            "ClosingController",
            "“{program}” is running in the terminal of “{title}”.",
            program=program,
            title=title,
        )
        program = ""
    else:
        return ""
    more = [said]
    if program:
        more.append(
            translate("ClosingController", "“{program}” is running in its terminal.", program=program)
        )
    if agents:
        more.append(
            translate("ClosingController", "%Ln agents work in it.", n=agents, one="An agent works in it.")
        )
    if tasks:
        more.append(
            translate(
                "ClosingController",
                "%Ln background tasks run in it.",
                n=tasks,
                one="A background task runs in it.",
            )
        )
    if queued:
        more.append(
            translate(
                "ClosingController",
                "%Ln messages are queued in it.",
                n=queued,
                one="A message is queued in it.",
            )
        )
    return sentences(more)


def end_words(controllers: Iterable[SessionController], unsaved: Sequence[UnsavedDraft] = ()) -> str:
    """Return sentences about what closing does to the sessions. `unsaved`: the drafts that could not be
    saved."""
    said = [translate("ClosingController", "“Stop and close” ends everything that is running.")]
    return " ".join([*said, *kept_words(controllers, unsaved)])


def kept_words(controllers: Iterable[SessionController], unsaved: Sequence[UnsavedDraft] = ()) -> list[str]:
    """Return sentences about what is kept of the sessions when they are closed."""
    closed = list(controllers)
    demos = {controller.demo for controller in closed}
    said = []
    if False in demos and not unsaved and all(controller.saves for controller in closed):
        said.append(translate("ClosingController", "Conversations, drafts and queued messages are kept."))
    if True in demos:
        said.append(translate("ClosingController", "Demo sessions are not saved."))
    return said


def unsaved_words(unsaved: UnsavedDraft, title: str) -> str:
    """Return a sentence that says what could not be saved of a session's draft, and why."""
    name, reason = flat(title, _TITLE_LENGTH), words(unsaved.why)
    queued = unsaved.draft.waiting
    if unsaved.why == TOO_MUCH:
        return translate(
            "ClosingController",
            "Attachments in “{title}” are not saved: {reason}.",
            title=name,
            reason=reason,
        )
    if not queued:
        return translate(
            "ClosingController", "Your draft in “{title}” is not saved: {reason}.", title=name, reason=reason
        )
    if unsaved.draft.text.strip() or unsaved.draft.parts or unsaved.draft.stash:
        return translate(
            "ClosingController",
            "Your draft and %Ln queued messages in “{title}” are not saved: {reason}.",
            n=queued,
            one="Your draft and a queued message in “{title}” are not saved: {reason}.",
            title=name,
            reason=reason,
        )
    return translate(
        "ClosingController",
        "%Ln queued messages in “{title}” are not saved: {reason}.",
        n=queued,
        one="A queued message in “{title}” is not saved: {reason}.",
        title=name,
        reason=reason,
    )


class ClosingController(QObject):
    """Asks before the window is closed. `close` closes the window and ends the program.

    The question names sessions, and is updated when their state changes. `Keep working` minimizes the window.
    While the window is minimized, this controller calls for the user's attention when a turn ends.
    """

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        drafts: Drafts,
        window: QQuickWindow,
        close: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._session_manager = manager
        self._drafts = drafts
        self._unsaved: list[UnsavedDraft] = []  # the drafts that were unsaved when the question was asked
        self._window = window
        self._close = close
        self._prompt = app.session_list.session_prompt
        self._busy: set[SessionController] = set()
        manager.opened.connect(self._on_session_opened)
        manager.left.connect(self._on_session_left)

    def may_close(self) -> bool:
        """Return whether the window may be closed without a question. Otherwise ask the question, and show a
        minimized window again."""
        self._unsaved = self._find_unsaved()
        if not (self._at_work() or self._unsaved):
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

    def _find_unsaved(self) -> list[UnsavedDraft]:
        """Save the drafts, and return the drafts that could not be saved. Leave out drafts of demo
        sessions."""
        demos = {controller.session_id for controller in self._session_manager if controller.demo}
        begun = [
            each for each in self._drafts.save_all() if not each.session_id or each.session_id not in demos
        ]
        waiting = (controller for controller in self._session_manager if controller.session is None)
        early = (controller.unsaved() for controller in waiting)
        return [*begun, *(each for each in early if each is not None)]

    def _ask(self) -> None:
        self._prompt.ask(self._question, self._close, self._keep_working)

    def _question(self) -> PromptWords:
        at_work = self._at_work()
        loss = self._loss()
        if not at_work:
            if loss:
                return PromptWords(
                    translate("ClosingController", "Close Claude Desk and lose what you wrote?"),
                    "",
                    translate("ClosingController", "Close and lose it"),
                    lost=loss,
                )
            return PromptWords(
                translate("ClosingController", "Close Claude Desk?"),
                nothing_runs(),
                translate("ClosingController", "Close"),
            )
        named = [work_in(controller) for controller in at_work[:_MOST_NAMED]]
        if (more := len(at_work) - len(named)) > 0:
            named.append(more_words(more))
        minimizes = translate(
            "ClosingController", "“Keep working” minimizes the window, and Claude continues."
        )
        return PromptWords(
            translate("ClosingController", "Close Claude Desk while Claude is working?"),
            f"{end_words(at_work, self._unsaved)} {minimizes}",
            stop_and_close(),
            keep_working(),
            listed="\n".join(named),
            lost=loss,
            signs=tuple(controller.view.work_state.sign for controller in at_work[:_MOST_NAMED]),
        )

    def _loss(self) -> str:
        """Return sentences about unsaved drafts that closing would lose; an empty string if there are
        none."""
        if not self._unsaved:
            return ""
        said = [unsaved_words(each, self._title_of(each)) for each in self._unsaved[:_MOST_NAMED]]
        if (more := len(self._unsaved) - len(said)) > 0:
            said.append(more_words(more))
        lost = translate("ClosingController", "What is not saved is lost when you close.")
        return "\n".join((*said, lost))

    def _title_of(self, unsaved: UnsavedDraft) -> str:
        controller = self._session_manager.with_id(unsaved.session_id) if unsaved.session_id else None
        return controller.view.title if controller is not None else with_tilde(unsaved.folder)

    def _on_not_kept(self) -> None:
        """If the question is shown, update it: saving has failed, or succeeds again."""
        if self._prompt.asks(self._close):
            self._unsaved = self._find_unsaved()
            self._ask()

    def _keep_working(self) -> None:
        self._window.setWindowStates(self._window.windowStates() | Qt.WindowState.WindowMinimized)

    def _on_session_opened(self, controller: SessionController) -> None:
        controller.view.stateChanged.connect(partial(self._on_state_changed, controller))
        controller.not_kept.connect(self._on_not_kept, Qt.ConnectionType.QueuedConnection)

    def _on_session_left(self, controller: SessionController) -> None:
        self._busy.discard(controller)

    def _on_state_changed(self, controller: SessionController) -> None:
        if self._prompt.asks(self._close):
            self._ask()
        was_busy = controller in self._busy
        if controller.session is not None and controller.session.state.phase.at_work:
            self._busy.add(controller)
        elif was_busy:
            self._busy.discard(controller)
            if self._is_minimized:
                self._app.call_attention()
