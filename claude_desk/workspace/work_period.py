"""When a session began and ended to work for the user: the news that notifications and sounds announce."""

from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase


class WorkPeriod:
    """The phases of a session from its first work to its rest.

    Claude Code also begins turns by itself, for example about a command that has ended. A period with only
    such turns is not `asked`, and its end is no news.
    """

    def __init__(self, session: Session) -> None:
        self.before = self.phase = session.state.phase
        self.asked = False  # whether the user began a turn of this period, or agents work
        self.asked_now = False  # whether `asked` became true with the newest phase

    @property
    def works(self) -> bool:
        return self.phase.at_work

    @property
    def ended(self) -> bool:
        """Whether the newest phase ended the period."""
        return self.before.at_work and not self.works

    @property
    def done(self) -> bool:
        """Whether the newest phase ended a period that the user has asked for, and not by a stop."""
        ready = self.phase is SessionPhase.READY and self.before is not SessionPhase.STOPPING
        return ready and self.ended and self.asked

    def follow(self, session: Session) -> bool:
        """Take the session's new phase. Return False if the phase is not final: the last agent has just
        ended, and Claude Code usually begins a turn about it."""
        if session.state.phase is SessionPhase.READY and session.report_due:
            return False
        self.before, self.phase = self.phase, session.state.phase
        if self.works:
            asked = self.asked and self.before.at_work
            self.asked = asked or session.works_for_user
            self.asked_now = self.asked and not asked
        return True
