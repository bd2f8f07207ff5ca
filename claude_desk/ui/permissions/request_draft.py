"""What the person did to a request so far: kept while other requests are looked at. No Qt."""

from dataclasses import dataclass, field

from claude_desk.ui.permissions.plan_model import Comments
from claude_desk.ui.permissions.question_model import Question


@dataclass(slots=True)
class RequestDraft:
    """One request's, until the request goes."""

    folded: bool = False  # to its title
    text: str | None = None  # the input as the person changed it, None for as it was asked
    editing: bool = False  # whether a file's content is being changed, not its change looked at
    adding: bool = False  # whether words for Claude are being added
    words: str = ""
    part: int = 0  # which part of a long input is looked at
    place: str = ""  # where rules are to be kept, "" for where it was suggested
    granting: bool = False  # whether what may be allowed beyond this once is unfolded
    rules: set[int] | None = None  # those that `Always allow` adds, by their number; None: not chosen yet
    offers: set[int] = field(default_factory=set)  # folders and modes that are allowed along with it
    questions: list[Question] | None = None  # with the answers given so far
    comments: Comments = field(default_factory=dict)  # on parts of a plan
