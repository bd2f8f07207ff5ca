"""What the window asks about the branches of a session's file."""

from dataclasses import dataclass

from claude_desk.library.request_base import SessionRequest


@dataclass(frozen=True, slots=True)
class FindCut(SessionRequest):
    """Where the file of a session may be cut: before the person's message `uuid`, or with `behind` behind
    the message of Claude's that has that uuid, or whose line begins at `offset`.

    The answer is a `CutPoint`."""

    session_id: str
    folder: str
    uuid: str
    behind: bool = False
    offset: int = -1


@dataclass(frozen=True, slots=True)
class ContinuesFrom(SessionRequest):
    """Whether the CLI has the message `uuid` in the conversation when it resumes the session: a bool."""

    session_id: str
    folder: str
    uuid: str
