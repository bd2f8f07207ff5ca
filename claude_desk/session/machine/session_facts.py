"""What the parts of a session do at one moment, and what may happen then."""

from dataclasses import dataclass, field

from claude_desk.session.core.session_state import ChildPhase
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import ChildState


@dataclass(frozen=True, slots=True)
class SessionFacts:
    """`expects_turn`: Claude Code has a message that it has not accepted. `waiting`: a message waits to be
    sent. `has_problem`: a page says why the session does not work. `reads_history`: earlier turns are being
    read. `changes_setting`: a choice waits for its answer, or for another child. `undoes`: files are being
    written for the user. `others_work`, `others_undo`: another session of the folder does so.
    """

    machine: ChildState = field(default_factory=ChildState)
    child: ChildPhase = ChildPhase.NONE
    turn_runs: bool = False
    expects_turn: bool = False
    waiting: bool = False
    has_problem: bool = False
    reads_history: bool = False
    changes_setting: bool = False
    undoes: bool = False
    others_work: bool = False
    others_undo: bool = False

    @property
    def works(self) -> bool:
        """Whether a turn runs, or begins soon by itself."""
        return self.turn_runs or self.expects_turn

    @property
    def is_ending(self) -> bool:
        """Whether we end the child, or will: nothing is written, and no other child starts."""
        return self.machine.end_reason is not EndReason.ITSELF

    @property
    def is_quiet(self) -> bool:
        """Whether files may be written for the user, as far as this session is concerned."""
        return not (self.works or self.is_ending)

    @property
    def can_write(self) -> bool:
        """Whether a message may be written now, into the running turn or to begin one."""
        held = self.has_problem or self.reads_history or self.changes_setting
        writes = self.undoes or self.others_undo
        return self.child is ChildPhase.UP and not (held or writes or self.is_ending)

    @property
    def can_begin_turn(self) -> bool:
        return self.can_write and not self.works

    @property
    def can_rewind(self) -> bool:
        """Whether nothing is going on, and nothing is about to."""
        ending = self.machine.end_reason > EndReason.IN_REWIND
        busy = self.works or self.waiting or self.undoes or ending
        return not (busy or self.has_problem or self.reads_history)
