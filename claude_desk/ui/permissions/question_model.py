"""Questions of Claude or of an MCP server, and the answers given so far."""

from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.transcript.text.member_text import json_text, names_alike
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.control import Elicitation
    from claude_desk.protocol.requests.elicitation import FormField
    from claude_desk.protocol.requests.questions import AskedQuestion

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of characters of a preview that are shown. A line says how many more there are.
_LONGEST_PREVIEW = 10_000

_TITLE = 140  # the most characters of a question that the heading of the card shows


class QuestionRole(IntEnum):
    TEXT = USER_ROLE + 1
    HEADER = auto()
    MULTIPLE = auto()
    LABELS = auto()
    DESCRIPTIONS = auto()
    PREVIEWS = auto()  # preview of each option, "" without a preview
    MORE = auto()  # the question's other members, in one line
    CHOSEN = auto()  # list that says for each option whether it is chosen
    OTHER = auto()  # whether `Other` is chosen
    WORDS = auto()  # the user's own words
    SKIPPED = auto()
    HINT = auto()  # value that a server expects in a field; "" for a question from Claude
    OPTIONAL = auto()  # whether a server's field may stay empty


@dataclass(slots=True)
class Question:
    """A question and its answer so far. `field` is set if the question is a field of a server's form."""

    asked: "AskedQuestion"
    chosen: set[int] = field(default_factory=set)
    other: bool = False
    words: str = ""
    skipped: bool = False
    field: "FormField | None" = None

    @property
    def touched(self) -> bool:
        """Whether the user chose or typed something, or changed the default value of a server's field."""
        if self.field is not None:
            return self.words != self.field.words or self.chosen != self.field.chosen
        return bool(self.chosen or self.words.strip())

    @property
    def free(self) -> bool:
        """Whether the question has no options: the answer is in the user's own words."""
        return not self.asked.options

    @property
    def answered(self) -> bool:
        if self.field is not None:
            return not self.problem()
        if self.other or self.free:
            return bool(self.words.strip())
        return bool(self.chosen)

    def problem(self) -> str:
        """Return what value a server's field needs; "" if its value is valid, or for Claude's question."""
        from claude_desk.protocol.requests.elicitation import InvalidValue

        try:
            if self.field is not None:
                self.field.value(self.chosen, self.words)
        except InvalidValue as wrong:
            return words(wrong.wanted)
        return ""

    def answer(self) -> str:
        """Return the labels of the chosen options (protocol/README.md 7.3).

        If `Other` is chosen or there are no options, append the user's own words.
        """
        from claude_desk.protocol.requests.questions import joined

        labels = [self.asked.options[index].label for index in sorted(self.chosen)]
        given = [joined(labels)] if self.asked.multiple else labels
        if self.other or self.free:
            given.append(self.words.strip())
        return ", ".join(filter(None, given))

    def previews(self) -> str:
        """Return the previews of the chosen options. The CLI expects them back in the answer."""
        shown = [self.asked.options[index].preview for index in sorted(self.chosen)]
        return "\n\n".join(filter(None, shown))


@QmlElement
class QuestionModel(QAbstractListModel):
    completeChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._questions: list[Question] = []
        self._form = False
        self._shown = 0

    def show(self, questions: list[Question], form: bool = False) -> None:
        """Show these questions and store the answers in them.

        `form`: whether they come from a server's form.
        """
        self.beginResetModel()
        self._form = form
        self._questions = questions
        self._shown = max(0, self.openAfter(-1))
        self.endResetModel()
        self.completeChanged.emit()

    @property
    def _here(self) -> Question | None:
        return self._questions[self._shown] if self._shown < len(self._questions) else None

    @property
    def questions(self) -> list[Question]:
        return self._questions

    def answers(self) -> dict[str, str]:
        """Return the answers to the questions that are not skipped, by the question's text."""
        return {q.asked.text: q.answer() for q in self._questions if not q.skipped}

    def content(self) -> dict[str, Any]:
        """Return the values of the form for the server, by field name, without empty fields.

        Raise `InvalidValue` if a value is not valid.
        """
        fields = [(q.field, q) for q in self._questions if q.field is not None and not q.skipped]
        values = {field.name: field.value(q.chosen, q.words) for field, q in fields}
        return {name: value for name, value in values.items() if value is not None}

    def unanswered(self) -> list[Question]:
        return [q for q in self._questions if not q.answered and not q.skipped]

    def _name(self, question: Question) -> str:
        header = one_line(safe_text.readable(question.asked.header), 40)
        if question.field is None:
            number = self._questions.index(question) + 1
            return header or translate("QuestionModel", "question {number}", number=number)
        name = header or one_line(safe_text.readable(question.asked.text), 40)
        return f"{name} ({question.problem()})" if question.words.strip() or question.chosen else name

    @Slot(int)
    def go(self, row: int) -> None:
        """Show another question."""
        if 0 <= row < len(self._questions) and row != self._shown:
            self._shown = row
            self.completeChanged.emit()

    @Slot(int, result=int)
    def openAfter(self, row: int) -> int:
        """Return the next question without an answer after a question, from the first one again after the
        last one; -1 if all have one."""
        count = len(self._questions)
        missing = self.unanswered()
        order = (self._questions[(row + step) % count] for step in range(1, count + 1))
        found = next((each for each in order if any(each is one for one in missing)), None)
        return next((at for at, each in enumerate(self._questions) if each is found), -1)

    @Property(bool, notify=completeChanged)
    def allAnswered(self) -> bool:
        """Return whether every question is answered or skipped.

        If Claude asks, not all questions may be skipped.
        """
        return (self._form or bool(self.answers())) and not self.unanswered()

    @Property(int, notify=completeChanged)
    def shown(self) -> int:
        """Return the question that is shown. A form of a server shows all."""
        return self._shown

    @Property(str, notify=completeChanged)
    def title(self) -> str:
        """Return the text of the shown question if it fits into a heading; "" for any other text, and for a
        form of a server."""
        here = self._here
        text = safe_text.readable(here.asked.text) if here is not None and not self._form else ""
        return text if len(text) <= _TITLE and "\n" not in text else ""

    @Property(bool, notify=completeChanged)
    def skipped(self) -> bool:
        """Return whether the shown question is skipped."""
        return self._here is not None and self._here.skipped

    @Property(bool, notify=completeChanged)
    def opens(self) -> bool:
        """Return whether another question than the shown one has no answer."""
        return any(question is not self._here for question in self.unanswered())

    @Property(bool, notify=completeChanged)
    def isComplete(self) -> bool:
        """Return whether the shown question has its answer, and no further option can be chosen."""
        here = self._here
        return here is not None and here.answered and not (here.asked.multiple or here.other or here.free)

    @Property(str, notify=completeChanged)
    def placeWords(self) -> str:
        """Return `1 of 2`; "" for a single question and for a form of a server."""
        count = len(self._questions)
        if count < 2 or self._form:
            return ""
        return translate(
            "QuestionModel", "{number} of {count}", number=str(self._shown + 1), count=str(count)
        )

    @Property(str, notify=completeChanged)
    def missingWords(self) -> str:
        """Return `Unanswered: Storage, question 2`, or that all questions are skipped.

        Return "" if the answers can be sent, or if there are no questions.
        """
        missing = self.unanswered()
        if not missing:
            done = self.allAnswered or not self._questions
            return "" if done else translate("QuestionModel", "All questions are skipped")
        names = locale_format.listed(self._name(question) for question in missing)
        return translate("QuestionModel", "Unanswered: {questions}", questions=names)

    # number of questions in which the user chose or typed something
    @Property(int, notify=completeChanged)
    def filled(self) -> int:
        return sum(question.touched for question in self._questions)

    @Slot(int, int, bool)
    def choose(self, row: int, option: int, on: bool) -> None:
        """Choose an option, or clear it. A number beyond the last option means `Other`."""
        if not 0 <= row < len(self._questions):
            return
        question = self._questions[row]
        is_other = option >= len(question.asked.options)
        question.skipped = False
        if not question.asked.multiple and on:
            question.chosen, question.other = set(), False
        if is_other:
            question.other = on
        elif on:
            question.chosen.add(option)
        else:
            question.chosen.discard(option)
        self._changed(row, [QuestionRole.CHOSEN, QuestionRole.OTHER, QuestionRole.SKIPPED])

    @Slot(int, str)
    def say(self, row: int, text: str) -> None:
        """Store the user's own words for a question."""
        if 0 <= row < len(self._questions) and self._questions[row].words != text:
            self._questions[row].words = text
            self._questions[row].skipped = False
            self._changed(row, [QuestionRole.WORDS, QuestionRole.SKIPPED])

    @Slot(int, bool)
    def skip(self, row: int, on: bool) -> None:
        """Skip a question and clear its choice, or no longer skip it. A server's field is not skipped:
        only its chosen options are cleared."""
        if 0 <= row < len(self._questions):
            question = self._questions[row]
            question.skipped = on and question.field is None
            if on:
                question.chosen, question.other = set(), False
            self._changed(row, [QuestionRole.CHOSEN, QuestionRole.OTHER, QuestionRole.SKIPPED])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._questions)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(QuestionRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._questions):
            return None
        question = self._questions[index.row()]
        options = question.asked.options
        match role:
            case QuestionRole.TEXT:
                return safe_text.readable(question.asked.text)
            case QuestionRole.HEADER:
                return safe_text.readable(question.asked.header)
            case QuestionRole.MULTIPLE:
                return question.asked.multiple
            case QuestionRole.LABELS:
                if question.field is not None and question.field.boolean:
                    return [translate("QuestionModel", "Yes"), translate("QuestionModel", "No")]
                return _labels([option.label for option in options], question.field)
            case QuestionRole.DESCRIPTIONS:
                return [safe_text.readable(option.description) for option in options]
            case QuestionRole.PREVIEWS:
                return [_preview(option.preview) for option in options]
            case QuestionRole.MORE:
                return safe_text.readable(
                    " · ".join(
                        f"{name}: {safe_names.in_one_line(value)}" for name, value in question.asked.more
                    )
                )
            case QuestionRole.CHOSEN:
                return [index in question.chosen for index in range(len(options))]
            case QuestionRole.OTHER:
                return question.other or question.free
            case QuestionRole.WORDS:
                return question.words
            case QuestionRole.SKIPPED:
                return question.skipped
            case QuestionRole.HINT:
                return words(question.field.hint) if question.field is not None else ""
            case QuestionRole.OPTIONAL:
                return question.field is not None and not question.field.needed
        return None

    def _changed(self, row: int, roles: list[QuestionRole]) -> None:
        index = self.index(row)
        self.dataChanged.emit(index, index, [int(role) for role in roles])
        self.completeChanged.emit()


def _labels(labels: list[str], field: "FormField | None") -> list[str]:
    """Return the labels. Labels that look alike also get the server's value, or the number of the option."""
    alike = {label for pair in names_alike(dict.fromkeys(labels)) for label in pair}
    alike |= {label for label in labels if labels.count(label) > 1}
    shown = []
    for at, label in enumerate(labels):
        said = safe_text.readable(label)
        if label in alike:
            which = json_text(field.values[at], None) if field is not None else str(at + 1)
            said = f"{safe_names.quoted(label, 300)} ({safe_names.in_one_line(which)})"
        shown.append(said)
    return shown


def _preview(text: str) -> str:
    """Return a preview as plain text with its line breaks, cut to `_LONGEST_PREVIEW` characters."""
    left = len(text) - _LONGEST_PREVIEW
    shown = safe_text.readable(text[:_LONGEST_PREVIEW].strip("\n"))
    if left <= 0:
        return shown
    return translate(
        "QuestionModel",
        "{text}\n… %Ln more characters",
        n=left,
        one="{text}\n… %Ln more character",
        text=shown,
    )


def form_of(asked: "Elicitation") -> list[Question]:
    """Return the fields of a server's form, filled with the server's defaults; [] without a form."""
    from claude_desk.protocol.requests.elicitation import read_form

    return [
        Question(field.asked, set(field.chosen), words=field.words, field=field)
        for field in read_form(asked) or ()
    ]


def questions_of(value: dict[str, Any]) -> list[Question]:
    """Return the questions of a request's input, without answers; [] if they cannot be read."""
    from claude_desk.protocol.requests.questions import read_questions

    return [Question(asked) for asked in read_questions(value) or ()]
