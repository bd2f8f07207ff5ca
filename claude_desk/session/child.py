"""The session's CLI over its life: started, started again, resumed, or begun anew."""

import asyncio
import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.agent import Agent, StartFailed, StartRefused, StartTimeout
from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import Outcome
from claude_desk.protocol.control import HostRequest
from claude_desk.protocol.launch import BYPASS, LaunchOptions
from claude_desk.protocol.permissions import PermissionAnswer
from claude_desk.session.facts import Facts
from claude_desk.session.setup import SessionSetup
from claude_desk.session.spool import Spool
from claude_desk.session.tasks import Tasks

_SLOW_START_SECONDS = 60.0
_LONGEST_START_SECONDS = 900.0


class Child(QObject):
    """At most one running CLI. The signals of its agent are passed on; `ended` comes after all of them."""

    messages = Signal(object)  # list[Message | Noise]
    request = Signal(object)  # ControlRequest
    declined = Signal(object)  # Elicitation: a server asked the person, and was told no
    withdrawn = Signal(str)
    answered = Signal(object)  # InitializeAnswer: it is up
    slow = Signal()  # it takes long to start
    ended = Signal(object, bool)  # Outcome, and whether it was still starting

    def __init__(
        self, setup: SessionSetup, facts: Facts, tasks: Tasks, spool: Spool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._spool = spool
        self._setup = setup
        self._facts = facts
        self._tasks = tasks
        self._agent: Agent | None = None
        self._known = bool(setup.resume)  # the CLI may have this session on disk
        self._latest = setup.latest
        self.trusted = setup.trusted  # the next child's
        self.may_bypass = False  # this child was started so that it may be asked to allow everything
        self.resumes = False  # this child is to take up a conversation that it should have on disk
        self.starting = False
        self._refusal = ""  # why the child does not want to start, in its words
        self._ending = False
        self.gone = asyncio.Event()

    @property
    def agent(self) -> Agent | None:
        return self._agent

    def start(self, command: Command) -> None:
        agent = self._agent = Agent(self, self._spool.keep)
        agent.messages.connect(self.messages)
        agent.request.connect(self.request)
        agent.declined.connect(self.declined)
        agent.withdrawn.connect(self.withdrawn)
        agent.ended.connect(self._take_end)
        self.starting = True
        self._refusal = ""
        self._ending = False
        self.resumes = self._known or self._latest
        self.gone = asyncio.Event()
        options = self._options()
        self.may_bypass = options.permission_mode == BYPASS
        self._tasks.start(self._run(agent, command, options))

    def send(self, text: str, uuid: str, carried: Sequence[Mapping[str, Any]] = ()) -> int:
        """As `Agent.send`."""
        self._known = True
        return self._agent.send(text, uuid, carried) if self._agent is not None else 0

    def answer(self, request_id: str, answer: PermissionAnswer) -> int:
        """As `Agent.answer`."""
        return self._agent.answer(request_id, answer) if self._agent is not None else 0

    async def ask(self, request: HostRequest, seconds: float = 10.0) -> dict[str, Any]:
        """As `Agent.ask`; {} where there is no child."""
        return await self._agent.ask(request, seconds) if self._agent is not None else {}

    async def close(self) -> None:
        if self._agent is not None:
            await self._agent.close()

    def end(self) -> None:
        """See to it that this child ends, which it may be about to do by itself."""
        if self._agent is not None and not self._ending:
            self._ending = True
            self._tasks.start(_end(self._agent, self.gone))

    def forget_conversation(self) -> None:
        """The CLI does not have it: the next start begins a new one."""
        self._known = self._latest = False
        self._facts.session_id = str(uuid4())

    async def _run(self, agent: Agent, command: Command, options: LaunchOptions) -> None:
        try:
            try:
                answer = await agent.start(
                    command, options, self._setup.folder, self._setup.environ, _SLOW_START_SECONDS
                )
            except StartTimeout:
                self.slow.emit()
                answer = await agent.initialized(_LONGEST_START_SECONDS)
        except StartFailed:
            return  # its end is told by `ended`
        except StartRefused as refused:
            self._refusal = str(refused)
            await agent.close()
            return
        except StartTimeout:
            agent.kill()
            return
        self.starting = False
        self._facts.initialized(answer)
        self.answered.emit(answer)

    def _options(self) -> LaunchOptions:
        facts, setup = self._facts, self._setup
        return LaunchOptions(
            session_id="" if self.resumes else facts.session_id,
            resume=facts.session_id if self._known and not self._latest else "",
            latest=self._latest,
            model=facts.chosen_model,
            permission_mode=facts.mode,
            trusted=self.trusted,
            extra=setup.extra,
        )

    def _take_end(self, outcome: Outcome) -> None:
        agent, self._agent = self._agent, None
        was_starting, self.starting = self.starting, False
        if self._refusal:
            outcome = dataclasses.replace(outcome, started=False, error=self._refusal)
        if self._facts.confirmed:
            self._latest = False  # from now on it is resumed by its own id
        self.gone.set()  # before `ended`, at which the next child may be started
        self.ended.emit(outcome, was_starting)
        if agent is not None:
            agent.deleteLater()


async def _end(agent: Agent, gone: asyncio.Event) -> None:
    if not gone.is_set():
        await agent.close()
