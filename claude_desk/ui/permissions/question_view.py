"""The questions of the request on display, from Claude or an MCP server, and the answers to them."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.text.member_text import members_text
from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.question_model import QuestionModel, form_of, questions_of
from claude_desk.ui.permissions.request_draft import RequestDraft
from claude_desk.ui.permissions.request_text import marked
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, QVariantList, constant
from claude_desk.ui.translation import translate
from claude_desk.ui.window import link_opener

if TYPE_CHECKING:
    from claude_desk.protocol.requests.control import Elicitation
    from claude_desk.session.permissions.decisions import PendingRequest

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of rules that `unchecked` names.
_MOST_RULES = 6
# Greatest number of characters of a server's message in a text item.
_LONGEST = 4_000


@QmlElement
class QuestionView(QObject):
    """The questions of a request. `decided` carries the decision; `RequestView` passes it to the session."""

    decided = Signal(object)
    changed = Signal()
    answerChanged = Signal()  # the JSON answer to a server changed
    partChanged = Signal()  # another part of a long schema is shown

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = QuestionModel(self)
        self._can_skip = False
        self._asker: Text = ""  # "" if Claude itself or a server asks
        self._server: Elicitation | None = None
        self._more = ""
        self._draft = RequestDraft()
        # parts of the schema if the answer is written as JSON; otherwise ("",)
        self._schema: tuple[str, ...] = ("",)
        self._as_text = False

    def show(self, pending: "PendingRequest | None", draft: RequestDraft, can_skip: bool) -> None:
        """Show the questions of a request, with the answers in its draft. None clears the view.

        `can_skip`: whether the CLI accepts an answer that leaves a question unanswered.
        """
        self._server = pending.elicitation if pending is not None else None
        self._draft = draft
        self._read_schema()
        if pending is not None and draft.questions is None:
            form = self._server
            draft.questions = questions_of(pending.request.input) if form is None else form_of(form)
        rest = pending.request.input if pending is not None and self._server is None else {}
        own_members = ("questions", "answers")  # members that have their own place in the view
        self._more = members_text({name: item for name, item in rest.items() if name not in own_members})
        questions = draft.questions or []
        other = pending is not None and self._server is None and not request_text.is_claude(pending.asker)
        self._asker = pending.asker if pending is not None and other else ""
        self._can_skip = can_skip and len(questions) > 1 and self._server is None
        self._model.show(questions, form=self._server is not None)
        self.changed.emit()

    @Slot(str)
    def write(self, text: str) -> None:
        """Store the JSON answer to a server, which the user is writing."""
        if text != self._draft.answer:
            self._draft.answer = text
            self.answerChanged.emit()

    @Slot(int)
    def turn(self, by: int) -> None:
        """Show the part that is `by` parts further in a long schema."""
        self._draft.part = min(max(self._draft.part + by, 0), len(self._schema) - 1)
        self.partChanged.emit()

    @property
    def question_model(self) -> QuestionModel:
        return self._model

    @Slot()
    def answer(self) -> None:
        from claude_desk.session.permissions.decisions import AnswerElicitation, AnswerQuestions

        if self._as_text:
            content, problem = self._read_answer()
            if content is not None and not problem:
                self.decided.emit(AnswerElicitation(content))
            return
        if not self._model.allAnswered:
            return
        if self._server is not None:
            self.decided.emit(AnswerElicitation(self._model.content()))
        else:
            self.decided.emit(AnswerQuestions(self._model.answers(), self._annotations()))

    @Slot()
    def openAddress(self) -> None:
        """Open the page that a server wants the user to visit, and answer the server.

        Do nothing if the page cannot be opened.
        """
        from claude_desk.session.permissions.decisions import AnswerElicitation

        if self.opens and link_opener.open_web(self._url()):
            self.decided.emit(AnswerElicitation({}))

    @Slot()
    def dismiss(self) -> None:
        from claude_desk.session.permissions.decisions import DeclineElicitation, DismissQuestions

        self.decided.emit(DismissQuestions() if self._server is None else DeclineElicitation())

    def _annotations(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for question in self._model.questions:
            if question.skipped:
                found[question.asked.text] = {"unanswered": "skipped"}
            elif preview := question.previews():
                found[question.asked.text] = {"preview": preview}
        return found

    def _read_schema(self) -> None:
        """Read the server's schema if no form can show its question. The answer is then written as JSON."""
        from claude_desk.protocol.requests.elicitation import read_form

        asked = self._server
        self._as_text = asked is not None and asked.mode != "url" and read_form(asked) is None
        self._schema = ("",)
        if asked is not None and self._as_text:
            from claude_desk.protocol.requests.json_answer import schema_text, template

            self._schema = request_text.parts(safe_text.visible(schema_text(asked)), request_text.PART)
            if self._draft.answer is None:
                self._draft.answer = template(asked)
        self.answerChanged.emit()
        self.partChanged.emit()

    def _read_answer(self) -> "tuple[dict[str, Any] | None, str]":
        """Return the JSON answer and "", or None and the problem; (None, "") if a form shows the question."""
        from claude_desk.protocol.requests.elicitation import InvalidValue
        from claude_desk.protocol.requests.json_answer import read_answer

        if self._server is None or not self._as_text:
            return None, ""
        try:
            return read_answer(self._server, self._draft.answer or ""), ""
        except InvalidValue as wrong:
            return None, words(wrong.wanted)

    def _url(self) -> str:
        server = self._server
        return (server.url or "") if server is not None and server.mode == "url" else ""

    @Property(str, notify=changed)  # "" if Claude itself or a server asks
    def asker(self) -> str:
        if not self._asker:
            return ""
        return translate("QuestionView", "Asked by {asker}", asker=request_text.asker_words(self._asker))

    @Property(bool, notify=changed)
    def canSkip(self) -> bool:
        return self._can_skip

    @Property(str, notify=changed)  # name of the server that asks; "" if Claude asks
    def server(self) -> str:
        return request_text.safe(self._server.mcp_server_name) if self._server is not None else ""

    @Property(str, notify=changed)  # name of the server that asks, for use within a sentence
    def namedServer(self) -> str:
        return safe_names.named(self._server.mcp_server_name) if self._server is not None else ""

    @Property(str, notify=changed)  # the server's message
    def message(self) -> str:
        said = self._server.message.strip() if self._server is not None else ""
        return safe_text.readable(said if len(said) <= _LONGEST else said[:_LONGEST] + "…")

    @Property(bool, notify=changed)  # whether the server wants the user to visit a page
    def isAddress(self) -> bool:
        return self._server is not None and self._server.mode == "url"

    @Property(bool, notify=changed)  # whether the server's page can be opened
    def opens(self) -> bool:
        address = self._url()
        return (
            address.lower().startswith(("https:", "http:")) and link_opener.target_of(address, "") is not None
        )

    @Property(str, notify=changed)
    def address(self) -> str:
        return request_text.safe_address(self._url())

    @Property(str, notify=changed)
    def host(self) -> str:
        return marked("address", self._url()).host if self._url() else ""

    @Property(QVariantList, notify=changed)  # warnings about the address
    def notes(self) -> list[dict[str, str]]:
        if not self.isAddress:
            return []
        notes = [{"text": note, "tone": tone} for note, tone in marked("address", self._url()).notes]
        if not self.opens:
            notes.append({"text": translate("QuestionView", "Cannot be opened from here"), "tone": "bad"})
        return notes

    # whether the answer is JSON, because no form can show the question
    @Property(bool, notify=changed)
    def asText(self) -> bool:
        return self._as_text

    @Property(str, notify=answerChanged)
    def answerText(self) -> str:
        return self._draft.answer or ""

    @Property(str, notify=answerChanged)  # "" if the answer can be sent
    def answerProblem(self) -> str:
        return self._read_answer()[1]

    # whether the user changed the template
    @Property(bool, notify=answerChanged)
    def answerBegun(self) -> bool:
        from claude_desk.protocol.requests.json_answer import template

        return self._server is not None and self._as_text and self._draft.answer != template(self._server)

    @Property(str, notify=partChanged)
    def schema(self) -> str:
        return self._schema[min(self._draft.part, len(self._schema) - 1)]

    @Property(str, notify=partChanged)  # "" if the whole schema is shown
    def schemaPart(self) -> str:
        at = min(self._draft.part, len(self._schema) - 1)
        return request_text.part_words(at, self._schema)

    @Property(str, notify=changed)
    def unchecked(self) -> str:
        """Return `Not checked here: pattern` for rules of the schema; "" if every rule is checked."""
        from claude_desk.protocol.requests.json_answer import unchecked

        found = unchecked(self._server) if self._server is not None and self._as_text else ()
        if not found:
            return ""
        rules = locale_format.listed(safe_names.named(rule) for rule in found[:_MOST_RULES])
        return translate("QuestionView", "Not checked here: {rules}", rules=rules)

    @Property(str, notify=changed)  # the members of Claude's request besides the questions, with names
    def more(self) -> str:
        return self._more

    model = constant(QuestionModel, "_model")
