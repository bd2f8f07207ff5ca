"""What the person did to a request so far: kept while other requests are looked at. No Qt."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_text
from claude_desk.ui.permissions.plan_model import Comments
from claude_desk.ui.permissions.question_model import Question

if TYPE_CHECKING:
    from claude_desk.session.permissions.decisions import Decision, PendingRequest

_QUOTED = 300  # characters of what was asked


@dataclass(slots=True)
class RequestDraft:
    """One request's, until the request goes."""

    request: "PendingRequest | None" = None  # whose it is: its id may be another one's by now
    folded: bool = False  # to its title
    text: str | None = None  # the input as the person changed it, None for as it was asked
    asked: str = ""  # as which it was asked, where it was changed
    editing: bool = False  # whether a file's content is being changed, not its change looked at
    adding: bool = False  # whether words for Claude are being added
    words: str = ""
    part: int = 0  # which part of a long input is looked at
    place: str = ""  # where rules are to be kept, "" for where it was suggested
    granting: bool = False  # whether what may be allowed beyond this once is unfolded
    rules: set[int] | None = None  # those that `Always allow` adds, by their number; None: not chosen yet
    offers: set[int] = field(default_factory=set)  # folders and modes that are allowed along with it
    questions: list[Question] | None = None  # with the answers given so far
    answer: str | None = None  # to a server's question that no form shows, as JSON; None: not begun
    comments: Comments = field(default_factory=dict)  # on parts of a plan

    def without(self, decision: "Decision") -> "RequestDraft":
        """What of it goes with no such decision: words where it takes none, comments where a plan is
        approved."""
        from claude_desk.session.permissions.decisions import ApprovePlan

        words = "" if getattr(decision, "words", "") else self.words
        return RequestDraft(words=words, comments=self.comments if isinstance(decision, ApprovePlan) else {})

    def unsent(self) -> str:
        """All that the person has typed and chosen, for the message box: each answer and comment below what
        it is about. "" for nothing."""
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
    """Words of others in a message of the person's: there an `@` would hand a file over."""
    return safe_text.readable(text).replace("@", "\uff20")
