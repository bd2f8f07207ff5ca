"""The window's requests about the strands of a session's file."""

from dataclasses import dataclass

from claude_desk.library.request_base import SessionRequest
from claude_desk.library.strands.cut_points import CutPoint


@dataclass(frozen=True, slots=True)
class FindCut(SessionRequest, answer=CutPoint):
    """Find where the file of a session can be cut. The answer is a `CutPoint`.

    Without `behind`, cut before the user's message `uuid`. With `behind`, cut after Claude's message that has
    this uuid, or that begins at `offset` (if it is not negative).
    """

    session_id: str
    folder: str
    uuid: str
    behind: bool = False
    offset: int = -1


@dataclass(frozen=True, slots=True)
class ContinuesFrom(SessionRequest, answer=bool):
    """Find out whether the conversation that the CLI resumes has the message `uuid`. The answer is a bool."""

    session_id: str
    folder: str
    uuid: str
