"""What the window asks about the conversation branches of a session's file."""

from dataclasses import dataclass

from claude_desk.library.request_base import SessionRequest


@dataclass(frozen=True, slots=True)
class FindCut(SessionRequest):
    """Where the file of a session can be cut: before the user's message `uuid` or, with `behind`, after
    Claude's message that has that uuid, or whose line begins at `offset`.

    The answer is a `CutPoint`."""

    session_id: str
    folder: str
    uuid: str
    behind: bool = False
    offset: int = -1


@dataclass(frozen=True, slots=True)
class ContinuesFrom(SessionRequest):
    """Whether the conversation that the CLI resumes has the message `uuid`: a bool."""

    session_id: str
    folder: str
    uuid: str
