"""Tells when a session starts and stops working for the user: notifications and sounds announce it."""

from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase


class WorkPeriod:
    """Follows a session's phases. A period begins when the session starts to work, and ends when it stops.

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
        """Whether the session became ready after a period that the user asked for and did not stop."""
        ready = self.phase is SessionPhase.READY and self.before is not SessionPhase.STOPPING
        return ready and self.ended and self.asked

    def follow(self, session: Session) -> bool:
        """Take the session's new phase and return True. If the phase is not final, change nothing and return
        False: the last agent has just ended, and Claude Code usually begins a turn about it."""
        if session.state.phase is SessionPhase.READY and session.report_due:
            return False
        self.before, self.phase = self.phase, session.state.phase
        if self.works:
            asked = self.asked and self.before.at_work
            self.asked = asked or session.works_for_user
            self.asked_now = self.asked and not asked
        return True
