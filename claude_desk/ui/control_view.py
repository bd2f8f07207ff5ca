"""The choices of the session: how it asks, and which model answers."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import choices
from claude_desk.ui.qt_types import QStringList

if TYPE_CHECKING:
    from claude_desk.session.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ControlView(QObject):
    """What is shown is what the CLI reported; a refused choice goes back by itself."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None

    def attach(self, session: "Session") -> None:
        self._session = session
        session.info_changed.connect(self._tell)
        self._tell()

    def detach(self) -> None:
        if self._session is not None:
            self._session.info_changed.disconnect(self._tell)
        self._session = None
        self._tell()

    @property
    def words(self) -> list[str]:
        """The model and the mode, as far as they are known."""
        if self._session is None:
            return []
        index = choices.model_index(self._session)
        model = choices.models_of(self._session)[index].words if index >= 0 else ""
        return [part for part in (model, self._mode_words()) if part]

    @Slot(int)
    def chooseMode(self, index: int) -> None:
        if self._session is not None and 0 <= index < len(choices.MODES):
            self._session.set_permission_mode(choices.MODES[index].value)

    @Slot(int)
    def chooseModel(self, index: int) -> None:
        models = choices.models_of(self._session) if self._session is not None else []
        if self._session is not None and 0 <= index < len(models):
            self._session.set_model(models[index].value)

    def _mode(self) -> str:
        return str(self._session.permission_mode) if self._session is not None else "default"

    def _mode_labels(self) -> list[str]:
        return [mode.words for mode in choices.MODES]

    def _mode_index(self) -> int:
        return choices.mode_index(self._mode())

    def _mode_words(self) -> str:
        return choices.mode_words(self._mode())

    def _model_labels(self) -> list[str]:
        return (
            [model.words for model in choices.models_of(self._session)] if self._session is not None else []
        )

    def _model_index(self) -> int:
        return choices.model_index(self._session) if self._session is not None else -1

    def _tell(self) -> None:
        self.changed.emit()

    modes = Property(QStringList, _mode_labels, constant=True)
    mode = Property(int, _mode_index, notify=changed)
    modeWords = Property(str, _mode_words, notify=changed)
    models = Property(QStringList, _model_labels, notify=changed)
    model = Property(int, _model_index, notify=changed)
