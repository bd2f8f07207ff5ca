"""The questions of the request being looked at, and what the person does with them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import requests
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
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = QuestionsModel(self)
        self._can_skip = False
        self._asker = ""

    def show(self, pending: "PendingRequest | None", draft: Draft, can_skip: bool) -> None:
        """Take the questions of a request; the answers given so far are its draft's.

        `can_skip`: the CLI can be told that a question was left without an answer.
        """
        if pending is not None and draft.questions is None:
            draft.questions = questions_of(pending.request.input)
        questions = draft.questions or []
        asker = pending.asker if pending is not None else "Claude"
        self._asker = f"Asked by {requests.safe(asker)}" if asker != "Claude" else ""
        self._can_skip = can_skip and len(questions) > 1
        self._model.show(questions)
        self.changed.emit()

    @Slot()
    def answer(self) -> None:
        from claude_desk.session.decisions import Answers

        if self._model.complete():
            self.decided.emit(Answers(self._model.answers(), self._annotations()))

    @Slot()
    def dismiss(self) -> None:
        from claude_desk.session.decisions import Dismiss

        self.decided.emit(Dismiss())

    def _annotations(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for question in self._model.questions:
            if question.skipped:
                found[question.asked.text] = {"unanswered": "skipped"}
            elif preview := question.previews():
                found[question.asked.text] = {"preview": preview}
        return found

    def _get_can_skip(self) -> bool:
        return self._can_skip

    def _get_asker(self) -> str:
        return self._asker

    def _get_model(self) -> QuestionsModel:
        return self._model

    asker = Property(str, _get_asker, notify=changed)  # "" for Claude itself
    canSkip = Property(bool, _get_can_skip, notify=changed)
    model = Property(QuestionsModel, _get_model, constant=True)
