"""The questions of the request being looked at, and what the person does with them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.drafts import Draft
from claude_desk.ui.questions import QuestionsModel, questions_of

if TYPE_CHECKING:
    from claude_desk.session.decisions import PendingRequest

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class QuestionView(QObject):
    """`decided` carries the decision; whoever shows the request makes it."""

    decided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = QuestionsModel(self)

    def show(self, pending: "PendingRequest | None", draft: Draft) -> None:
        """Take the questions of a request; the answers given so far are its draft's."""
        if pending is not None and draft.questions is None:
            draft.questions = questions_of(pending.request.input)
        self._model.show(draft.questions or [])

    @Slot()
    def answer(self) -> None:
        from claude_desk.session.decisions import Answers

        if self._model.complete():
            self.decided.emit(Answers(self._model.answers()))

    @Slot()
    def dismiss(self) -> None:
        from claude_desk.session.decisions import Dismiss

        self.decided.emit(Dismiss())

    def _get_model(self) -> QuestionsModel:
        return self._model

    model = Property(QuestionsModel, _get_model, constant=True)
