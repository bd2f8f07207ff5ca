"""What the person may choose and stop in the middle of a session, handed on to what does it."""

from claude_desk.session.changes import Subject
from claude_desk.session.control import Control
from claude_desk.session.known import Known
from claude_desk.session.stopping import Stopper
from claude_desk.transcript.entries import StopBy


class Steered(Known):
    """The base of `Session`: its choices and the strengths of its Stop."""

    _control: Control
    _stopper: Stopper

    @property
    def next_stop(self) -> StopBy | None:
        """What another press of Stop would do; None where nothing is left to be done."""
        return self._stopper.next_means

    @property
    def stop_waits(self) -> float:
        """For how many seconds another press does not count yet."""
        return self._stopper.waits

    def stop_task(self, task_id: str) -> None:
        """End one background task, where the CLI can; its end is told like any other."""
        task = next((task for task in self.background if task.id == task_id), None)
        if task is not None:
            self._control.stop_task(task)

    def set_permission_mode(self, mode: str) -> None:
        """Bypass needs a child that was started for it: that is the next one, once no turn runs."""
        self._control.set(Subject.MODE, mode)

    @property
    def wanted_mode(self) -> str:
        """The permission mode that was asked for last, whether the CLI has answered or not."""
        return self._control.wanted_mode

    def set_model(self, model: str) -> None:
        """ "" leaves the choice to the CLI."""
        self._control.set(Subject.MODEL, model)

    def set_effort(self, effort: str) -> None:
        """One of the levels of the model, in the CLI's words."""
        self._control.set(Subject.EFFORT, effort)

    def set_thinking(self, tokens: str) -> None:
        """As `thinking`."""
        self._control.set(Subject.THINKING, tokens)
