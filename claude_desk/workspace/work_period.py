"""When a session began and ended to work for the user: the news that notifications and sounds announce."""

from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionState

_AT_WORK = (
    SessionState.WORKING,
    SessionState.RETRYING,
    SessionState.WAITING,
    SessionState.STOPPING,
    SessionState.AGENTS,  # the work is not done while agents work
)


class WorkPeriod:
    """The states of a session from its first work to its rest.

    Claude Code also begins turns by itself, for example about a command that has ended. A period with only
    such turns is not `asked`, and its end is no news.
    """

    def __init__(self, session: Session) -> None:
        self.before = self.state = session.state
        self.asked = False  # whether the user began a turn of this period, or agents work
        self.asked_now = False  # whether `asked` became true with the newest state

    @property
    def works(self) -> bool:
        return self.state in _AT_WORK

    @property
    def ended(self) -> bool:
        """Whether the newest state ended the period."""
        return self.before in _AT_WORK and not self.works

    @property
    def done(self) -> bool:
        """Whether the newest state ended a period that the user has asked for, and not by a stop."""
        ready = self.state is SessionState.READY and self.before is not SessionState.STOPPING
        return ready and self.ended and self.asked

    def follow(self, session: Session) -> bool:
        """Take the session's new state. Return False if the state is not final: the last agent has just
        ended, and Claude Code usually begins a turn about it."""
        if session.state is SessionState.READY and session.report_due:
            return False
        self.before, self.state = self.state, session.state
        if self.works:
            asked = self.asked and self.before in _AT_WORK
            self.asked = asked or session.works_for_user
            self.asked_now = self.asked and not asked
        return True
