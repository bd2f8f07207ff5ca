"""The session's choices: permission mode, model, effort and thinking."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.session.core.session_state import SettingSubject
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.session import choices
from claude_desk.ui.session.choices import ChoiceListModel
from claude_desk.ui.signal_connections import SignalConnections

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ChoicesView(QObject):
    """The session's choices. The user must confirm bypass. `asking` is true while this question is shown."""

    changed = Signal()
    askingChanged = Signal()
    # True: the shortcut switched to auto mode. The shortcut does not say what a mode means, so the window
    # says what auto mode means. False: auto mode has ended.
    autoEntered = Signal(bool)
    tasksChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._asking = False
        self._auto_entered = False
        self._mode = ChoiceListModel(self)
        self._mode.chosen.connect(self._on_mode_chosen)
        self._model = ChoiceListModel(self)
        self._effort = ChoiceListModel(self)
        self._thinking = ChoiceListModel(self)
        self._model.chosen.connect(partial(self._set, SettingSubject.MODEL))
        self._effort.chosen.connect(partial(self._set, SettingSubject.EFFORT))
        self._thinking.chosen.connect(partial(self._set, SettingSubject.THINKING))
        self._on_info_changed()

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.info_changed, self._on_info_changed)
        self._connections.connect(session.workers_changed, self.tasksChanged)
        self._on_info_changed()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._ask(False)
        self._on_info_changed()

    @property
    def model_words(self) -> str:
        """The model in words, for Python; "" without a session."""
        return self._model.said if self._session is not None else ""

    def retranslate(self) -> None:
        self._on_info_changed()

    @Slot()
    def nextMode(self) -> None:
        """Switch to the mode that `choices.next_mode` returns."""
        if self._session is not None:
            self._ask(False)
            mode = choices.next_mode(self._session.settings.wanted_mode, self._session)
            self._set(SettingSubject.MODE, mode)
            self._enter_auto(mode == choices.AUTO)

    @Slot()
    def useBypass(self) -> None:
        """Use bypass, because the user confirmed it. Do nothing if the question is not shown."""
        if self._asking:
            self._set(SettingSubject.MODE, choices.BYPASS)
        self._ask(False)

    @Slot()
    def askForPermissions(self) -> None:
        """Use the mode in which Claude Code asks for permissions."""
        self._ask(False)
        self._set(SettingSubject.MODE, "default")

    @Slot()
    def declineBypass(self) -> None:
        """Close the question, because the user declined bypass."""
        self._ask(False)

    @Slot(str)
    def _on_mode_chosen(self, value: str) -> None:
        if self._session is None:
            return
        asks = value == choices.BYPASS and self._session.settings.wanted_mode != value
        self._ask(asks)
        if not asks:
            self._set(SettingSubject.MODE, value)

    def _set(self, subject: SettingSubject, value: str) -> None:
        if self._session is not None:
            self._session.settings.set(subject, value)

    def _ask(self, asking: bool) -> None:
        if asking != self._asking:
            self._asking = asking
            self.askingChanged.emit()

    def _enter_auto(self, entered: bool) -> None:
        if entered != self._auto_entered:
            self._auto_entered = entered
            self.autoEntered.emit(entered)

    @Slot()
    def _on_info_changed(self) -> None:
        session = self._session
        if session is None or session.settings.wanted_mode != choices.AUTO:
            self._enter_auto(False)
        if session is None:
            first = choices.modes()[:1]
            self._mode.show(first, first[0].value)
            for view in (self._model, self._effort, self._thinking):
                view.show((), "")
        else:
            self._show(session)
        self.changed.emit()

    def _show(self, session: "Session") -> None:
        self._mode.show(choices.modes_of(session), session.info.mode)
        self._model.show(
            choices.models_of(session), choices.model_value(session), choices.model_words(session)
        )
        efforts = choices.efforts_of(session)
        self._effort.show(efforts, session.info.effort, choices.effort_words(session.info.effort))
        budgets = choices.budgets_of(session) if session.info.models else []
        self._thinking.show(budgets, session.info.thinking, choices.budget_words(session.info.thinking))

    mode = constant(ChoiceListModel, "_mode")
    model = constant(ChoiceListModel, "_model")
    effort = constant(ChoiceListModel, "_effort")
    thinking = constant(ChoiceListModel, "_thinking")

    # Whether the current mode is bypass, in which Claude Code never asks.
    @Property(bool, notify=changed)
    def bypasses(self) -> bool:
        return self._session is not None and self._session.info.mode == choices.BYPASS

    @Property(str, notify=changed)
    def modeKind(self) -> str:
        return choices.MODE_KINDS.get(self._mode.chosen_value, "auto")

    @Property(bool, notify=askingChanged)
    def asking(self) -> bool:
        return self._asking

    # Bypass needs a restart of Claude Code, which would end this number of background tasks.
    @Property(int, notify=tasksChanged)
    def tasksToEnd(self) -> int:
        return len(self._session.workers.in_background) if self._session is not None else 0
