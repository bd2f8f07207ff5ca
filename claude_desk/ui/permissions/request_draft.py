"""What the user typed and chose for a request so far, kept while another request is shown. No Qt."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_text
from claude_desk.ui.permissions.plan_model import Comments
from claude_desk.ui.permissions.question_model import Question

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import Decision, PendingRequest

_QUOTED = 300  # the most characters of a quoted question or plan part


@dataclass(slots=True)
class RequestDraft:
    """The draft of one request, until the request is gone."""

    request: "PendingRequest | None" = None  # the draft's request: another request may have its id later
    folded: bool = False  # to its title
    text: str | None = None  # the input as the user changed it, None if it is unchanged
    asked: str = ""  # the original input, if it was changed
    editing: bool = False  # whether the content of the file is edited instead of the change shown
    adding: bool = False  # whether words for Claude are being added
    words: str = ""
    part: int = 0  # the part of a long input that is shown
    place: str = ""  # where rules are to be kept, "" for the suggested place
    granting: bool = False  # whether the section of what may be allowed beyond this call is unfolded
    rules: set[int] | None = None  # numbers of the rules that `Always allow` adds; None: not chosen yet
    offers: set[int] = field(default_factory=set)  # numbers of the folders and modes that are allowed too
    questions: list[Question] | None = None  # with the answers given so far
    answer: str | None = None  # the JSON answer to a server's question that no form shows; None: not begun
    comments: Comments = field(default_factory=dict)  # on parts of a plan

    def without(self, decision: "Decision") -> "RequestDraft":
        """Return what the decision does not send: words if it has none, comments if it approves a plan."""
        from claude_desk.session.permissions.decisions import ApprovePlan

        words = "" if getattr(decision, "words", "") else self.words
        return RequestDraft(words=words, comments=self.comments if isinstance(decision, ApprovePlan) else {})

    def unsent(self) -> str:
        """Return all that the user typed and chose, for the message box; "" if there is nothing.

        Each answer and each comment follows a quote of what it is about.
        """
        said = [_answered(question) for question in self.questions or () if question.touched]
        for (_, part), comment in sorted(self.comments.items(), key=lambda each: each[0][0]):
            said.append(f"{_quoted(part)}\n{comment.strip()}")
        changed = self.text if self.text is not None and self.text != self.asked else ""
        pieces = [changed, *said, self.words.strip()]
        return "\n\n".join(piece for piece in pieces if piece.strip())


def _answered(question: Question) -> str:
    given = replace(question, other=False)
    lines = [_harmless(given.answer())] if not given.free else []
    typed = question.words.strip()
    return "\n".join([_quoted(question.asked.text), *filter(None, lines), *([typed] if typed else ())])


def _quoted(text: str) -> str:
    return f"> {_harmless(one_line(safe_text.readable(text), _QUOTED))}"


def _harmless(text: str) -> str:
    """Make text that the user did not write safe for the user's message: an `@` there would attach a file."""
    return safe_text.readable(text).replace("@", "\uff20")
