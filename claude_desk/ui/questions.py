"""Questions of Claude's, and the answers as far as they are given."""

from dataclasses import dataclass, field
from enum import IntEnum, auto
from json import dumps
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.ui import markup
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class Role(IntEnum):
    TEXT = USER_ROLE + 1
    HEADER = auto()
    MULTIPLE = auto()
    LABELS = auto()
    DESCRIPTIONS = auto()
    CHOSEN = auto()  # the labels chosen
    OTHER = auto()  # whether `Other` is
    WORDS = auto()  # the person's own words


@dataclass(slots=True)
class Question:
    """One question and its answer so far."""

    key: str  # the question as the CLI gave it
    header: str
    multiple: bool
    labels: list[str]
    descriptions: list[str]
    chosen: set[int] = field(default_factory=set)
    other: bool = False
    words: str = ""

    @property
    def answered(self) -> bool:
        return bool(self.words.strip()) if self.other else bool(self.chosen)

    def answer(self) -> str:
        """The labels, and the person's own words after them (protocol.md section 4.3)."""
        given = [self._quoted(self.labels[index]) for index in sorted(self.chosen)]
        if self.other:
            given.append(self.words.strip())
        return ", ".join(given)

    def _quoted(self, label: str) -> str:
        """A label among several that holds what separates them is quoted."""
        return (
            dumps(label, ensure_ascii=False) if self.multiple and (", " in label or '"' in label) else label
        )


@QmlElement
class QuestionsModel(QAbstractListModel):
    completeChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: list[Question] = []

    def show(self, questions: list[Question]) -> None:
        """Take these questions; the answers are put into them."""
        self.beginResetModel()
        self._questions = questions
        self.endResetModel()
        self.completeChanged.emit()

    def answers(self) -> dict[str, str]:
        return {question.key: question.answer() for question in self._questions}

    def complete(self) -> bool:
        """Whether every question has its answer."""
        return bool(self._questions) and all(question.answered for question in self._questions)

    allAnswered = Property(bool, complete, notify=completeChanged)

    @Slot(int, int, bool)
    def choose(self, row: int, option: int, on: bool) -> None:
        """Choose an option or take the choice back; the one after the last is `Other`."""
        if not 0 <= row < len(self._questions):
            return
        question = self._questions[row]
        is_other = option >= len(question.labels)
        if not question.multiple and on:
            question.chosen, question.other = set(), False
        if is_other:
            question.other = on
        elif on:
            question.chosen.add(option)
        else:
            question.chosen.discard(option)
        self._changed(row, [Role.CHOSEN, Role.OTHER])

    @Slot(int, str)
    def say(self, row: int, text: str) -> None:
        """The person's own words for a question."""
        if 0 <= row < len(self._questions) and self._questions[row].words != text:
            self._questions[row].words = text
            self._changed(row, [Role.WORDS])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(self._questions)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(Role)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._questions):
            return None
        question = self._questions[index.row()]
        match role:
            case Role.TEXT:
                return markup.readable(question.key)
            case Role.HEADER:
                return markup.readable(question.header)
            case Role.MULTIPLE:
                return question.multiple
            case Role.LABELS:
                return [markup.readable(label) for label in question.labels]
            case Role.DESCRIPTIONS:
                return question.descriptions
            case Role.CHOSEN:
                return [index in question.chosen for index in range(len(question.labels))]
            case Role.OTHER:
                return question.other
            case Role.WORDS:
                return question.words
        return None

    def _changed(self, row: int, roles: list[Role]) -> None:
        index = self.index(row)
        self.dataChanged.emit(index, index, [int(role) for role in roles])
        self.completeChanged.emit()


def questions_of(value: dict[str, Any]) -> list[Question]:
    """The questions of a request's input; malformed ones as far as they can be read."""
    listed = value.get("questions")
    return [_question(item) for item in listed if isinstance(item, dict)] if isinstance(listed, list) else []


def _question(value: dict[str, Any]) -> Question:
    listed = value.get("options")
    options = [item for item in listed if isinstance(item, dict)] if isinstance(listed, list) else []
    return Question(
        key=str(value.get("question") or ""),
        header=str(value.get("header") or ""),
        multiple=value.get("multiSelect") is True,
        labels=[str(option.get("label") or "") for option in options],
        descriptions=[markup.readable(str(option.get("description") or "")) for option in options],
    )
