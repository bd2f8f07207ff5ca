"""Mode and model, changed by the person in the middle of a session."""

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.control import HostRequest, SetModel, SetPermissionMode
from claude_desk.session import words
from claude_desk.session.child import Child
from claude_desk.session.facts import Facts
from claude_desk.session.tasks import Tasks

ANSWER_SECONDS = 10.0


class Changes(QObject):
    """Without a child the next one is started so; a starting one is told once it is up, a running one now.

    While `under_way`, no message should be sent: it was written to be read with the new choice.
    """

    settled = Signal()
    refused = Signal(str)  # words for a person

    def __init__(self, child: Child, facts: Facts, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._facts = facts
        self._tasks = tasks
        self._late: dict[str, str] = {}  # changed during the start: what the child was started with
        self._running = 0

    @property
    def under_way(self) -> bool:
        return self._running > 0

    def set(self, what: str, value: str) -> None:
        """`what` is "mode" or "model"."""
        if self._child.agent is not None and not self._child.starting:
            self._ask(what, value)
            return
        if self._child.agent is not None:
            self._late.setdefault(what, self._value(what))
        self._keep(what, value, value)
        self.settled.emit()

    def catch_up(self) -> None:
        """The child is up: tell it what was chosen while it started."""
        late, self._late = self._late, {}
        for what, before in late.items():
            if (value := self._value(what)) != before:
                self._ask(what, value, before)

    def child_ended(self) -> None:
        self._late.clear()

    def _value(self, what: str) -> str:
        return self._facts.mode if what == "mode" else self._facts.chosen_model

    def _keep(self, what: str, chosen: str, said: str) -> None:
        if what == "mode":
            self._facts.mode = said
        else:
            self._facts.chosen_model = chosen
            self._facts.model = said

    def _ask(self, what: str, value: str, before: str | None = None) -> None:
        self._running += 1
        self._tasks.start(self._run(what, value, before))

    async def _run(self, what: str, value: str, before: str | None) -> None:
        """`before`: what it was, where the facts already hold the new value."""
        request: HostRequest = (
            SetPermissionMode(mode=value) if what == "mode" else SetModel(model=value or None)
        )
        try:
            answer = await self._child.ask(request, ANSWER_SECONDS)
            self._keep(what, value, str(answer.get(what) or value))
        except (RequestFailed, RequestTimeout, AgentGone) as error:
            if before is not None:
                self._keep(what, before, before)
            self.refused.emit(words.not_changed(what, str(error)))
        finally:
            self._running -= 1
        self.settled.emit()
