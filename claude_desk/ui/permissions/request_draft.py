"""The user's texts and choices for a request, kept as long as the request waits. No Qt."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_text
from claude_desk.ui.permissions.plan_model import Comments
from claude_desk.ui.permissions.question_model import Question

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import Decision, PendingRequest

_QUOTED = 300  # longest quote of a question or a plan's part, in characters


@dataclass(slots=True)
class RequestDraft:
    """The draft of an answer to a request."""

    # the request itself, because a later request may have the same id
    request: "PendingRequest | None" = None
    folded: bool = False  # whether the request is folded to its title
    text: str | None = None  # the input as the user changed it; None if unchanged
    asked: str = ""  # the original input, if the user changed it
    editing: bool = False  # whether the content of the file is edited; otherwise the change is shown
    adding: bool = False  # whether the user is adding words for Claude
    words: str = ""
    part: int = 0  # number of the part of a long input or schema that is shown
    place: str = ""  # place where rules are saved; "" for the suggested place
    granting: bool = False  # whether the section for rules, folders and modes is open
    # numbers of the rules that `Always allow` adds; None before the user chooses
    rules: set[int] | None = None
    # numbers of the folders and modes to allow along with the request
    offers: set[int] = field(default_factory=set)
    questions: list[Question] | None = None  # questions with the answers given so far
    # the JSON answer to a server's question that no form can show; None before the view shows a template
    answer: str | None = None
    comments: Comments = field(default_factory=dict)  # comments on parts of a plan

    def without(self, decision: "Decision") -> "RequestDraft":
        """Return a draft of only the words and comments that the decision does not send.

        The draft has the words if the decision has no words, and the comments if it approves a plan.
        """
        from claude_desk.session.permissions.decisions import ApprovePlan

        words = "" if getattr(decision, "words", "") else self.words
        return RequestDraft(words=words, comments=self.comments if isinstance(decision, ApprovePlan) else {})

    def unsent(self) -> str:
        """Return the user's unsent texts and choices, for the composer; "" if there is nothing to send.

        Each answer follows a quote of its question, and each comment a quote of its part of the plan.
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
    """Replace `@` in text that the user did not write, because `@` would attach a file to the message."""
    return safe_text.readable(text).replace("@", "\uff20")
