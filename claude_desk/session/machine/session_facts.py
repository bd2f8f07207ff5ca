"""What the parts of a session do at one moment, and what the session may do at that moment."""

from dataclasses import dataclass, field

from claude_desk.session.core.session_state import ChildPhase
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import ChildState


@dataclass(frozen=True, slots=True)
class SessionFacts:
    """`expects_turn`: Claude Code has a message that it has not accepted. `agents`: the number of agents and
    workflows that work in the background. `report_due`: the last agent has just ended, and Claude Code
    usually begins a turn about it. `waiting`: a message waits to be sent. `has_problem`: a page says why the
    session does not work. `reads_history`: earlier turns are being read. `changes_setting`: a new setting
    waits for the CLI's answer, or for another child. `undoes`: this session writes files for the user.
    `other_session_works`: another session of the folder has a turn or agents at work, or a message that
    begins a turn. `other_session_undoes`: another session of the folder writes files for the user, or
    rewinds.
    """

    machine: ChildState = field(default_factory=ChildState)
    child: ChildPhase = ChildPhase.NONE
    turn_runs: bool = False
    expects_turn: bool = False
    agents: int = 0
    report_due: bool = False
    waiting: bool = False
    has_problem: bool = False
    reads_history: bool = False
    changes_setting: bool = False
    undoes: bool = False
    other_session_works: bool = False
    other_session_undoes: bool = False

    @property
    def works(self) -> bool:
        """Whether a turn runs, or Claude Code has a message that it has not accepted."""
        return self.turn_runs or self.expects_turn

    @property
    def is_ending(self) -> bool:
        """Whether the child has to end, or a rewind is under way. Then no message is written, and only a
        rewind starts another child."""
        return self.machine.end_reason is not EndReason.ITSELF

    @property
    def is_idle(self) -> bool:
        """Whether no turn runs or begins, and no agent works: then the end of the child ends no work of
        Claude."""
        return not (self.works or self.agents or self.report_due)

    @property
    def is_quiet(self) -> bool:
        """Whether the session is idle, and the child does not end: then files may be written for the
        user."""
        return self.is_idle and not self.is_ending

    @property
    def can_write(self) -> bool:
        """Whether a message may be written now, into the running turn or to begin one."""
        held = self.has_problem or self.reads_history or self.changes_setting
        writes = self.undoes or self.other_session_undoes
        return self.child is ChildPhase.UP and not (held or writes or self.is_ending)

    @property
    def can_begin_turn(self) -> bool:
        return self.can_write and not self.works

    @property
    def can_rewind(self) -> bool:
        """Whether a rewind may begin. A rewind that is under way does not prevent that."""
        ending = self.machine.end_reason > EndReason.IN_REWIND
        busy = self.works or self.agents or self.waiting or self.undoes or ending
        return not (busy or self.has_problem or self.reads_history)
