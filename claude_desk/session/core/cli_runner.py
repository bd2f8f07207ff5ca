"""Starts the CLI of a session. Each start begins a new conversation, or resumes or copies an old one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.agent import Agent, StartFailed, StartRefused, StartTimeout
from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import is_utf8
from claude_desk.protocol.launch_options import BYPASS, LaunchOptions
from claude_desk.protocol.phrase import with_texts
from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.requests.permissions import PermissionAnswer
from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.secret_filter import without_keys
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import ChildPhase
from claude_desk.session.core.session_texts import FOLDER_NOT_UTF8, says_in_use
from claude_desk.session.journal.session_journal import move_journal
from claude_desk.session.journal.wire_log import WireLog

_SLOW_START_SECONDS = 60.0
_LONGEST_START_SECONDS = 900.0


@dataclass(frozen=True, slots=True)
class ResumePoint:
    """Where the next child resumes the conversation.

    `known`: the CLI may have this session on disk. `fork`: the session to copy, if any. `until`: the last
    message to resume; "" for all messages on disk.
    """

    session_id: str
    known: bool = False
    fork: str = ""
    until: str = ""


class CliRunner(QObject):
    """Runs at most one CLI at a time. `ended` comes after all signals of the `Agent` that has ended."""

    agent_made = Signal(object)  # Agent, before it starts: connect to its signals
    answered = Signal(object)  # InitializeAnswer: the child is up
    slow = Signal()  # the child takes long to start
    ended = Signal(object, bool)  # ProcessOutcome, and whether the child was still starting
    id_changed = Signal()  # we have given the session another id

    def __init__(
        self, config: SessionConfig, info: SessionInfo, tasks: AsyncTasks, wire_log: WireLog, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._wire_log = wire_log
        self._config = config
        self._info = info
        self._tasks = tasks
        self._agent: Agent | None = None
        self.resume_point = ResumePoint(info.session_id, bool(config.resume), config.fork, config.until)
        self.copy_taken = False  # the last child could not begin the copy: the copy's id was in use
        self._copies_again = False  # the current child begins another copy, under a new random id
        self._latest = config.latest
        self.trusted = config.trusted  # whether the next child may use the folder's own settings
        self.git_overrides: tuple[tuple[str, str], ...] = ()  # used for a child that is not trusted
        self.may_bypass = False  # the current child was started so that it can switch to bypass
        self.resumes = False  # the current child resumes or copies a conversation that should be on disk
        self.starting = False
        self.answers = False  # Claude has answered in the current child, so the session has a file
        self._refusal = ""  # why the child refused to start, in the child's words
        self._ending = False

    @property
    def agent(self) -> Agent | None:
        return self._agent

    @property
    def phase(self) -> ChildPhase:
        if self._agent is None:
            return ChildPhase.NONE
        if self._ending or self._agent.ending:
            return ChildPhase.ENDING
        return ChildPhase.STARTING if self.starting else ChildPhase.UP

    def start(self, command: Command) -> None:
        agent = self._agent = Agent(
            self, self._wire_log.append, self._config.started, self._config.make_process
        )
        agent.broken.connect(self.end)
        agent.ended.connect(self._on_agent_ended)
        self.starting, self.answers = True, False
        self._refusal = ""
        self._ending = False
        self.resumes = self.resume_point.known or bool(self.resume_point.fork) or self._latest
        options = self._options()
        self.may_bypass = options.permission_mode == BYPASS
        self.agent_made.emit(agent)
        self._tasks.start(self._run(agent, command, options))

    def send(
        self,
        text: str,
        uuid: str,
        carried: Sequence[Mapping[str, Any]] = (),
        authorship: Authorship = TYPED,
    ) -> int:
        """Send a message as `Agent.send` does; return 0 without a child."""
        if not self.resume_point.fork:
            self.resume_point = replace(self.resume_point, known=True)
        return self._agent.send(text, uuid, carried, authorship) if self._agent is not None else 0

    def answer(self, request_id: str, answer: PermissionAnswer) -> int:
        """Answer a request as `Agent.answer` does; return 0 without a child."""
        return self._agent.answer(request_id, answer) if self._agent is not None else 0

    def answer_server(self, request_id: str, action: str, content: Mapping[str, Any] | None = None) -> None:
        """Answer a server's question as `Agent.answer_server` does; do nothing without a child."""
        if self._agent is not None:
            self._agent.answer_server(request_id, action, content)

    async def ask(self, request: HostRequest, seconds: float = 10.0) -> dict[str, Any]:
        """Send a request as `Agent.ask` does; return {} without a child."""
        return await self._agent.ask(request, seconds) if self._agent is not None else {}

    async def close(self) -> None:
        if self._agent is not None:
            await self._agent.close()

    def end(self) -> None:
        """End the current child within 15 s, also if it is ending by itself. A second call does nothing."""
        if self._agent is not None and not self._ending:
            self._ending = True
            self._tasks.start(_close(self._agent))

    def forget_conversation(self) -> None:
        """Begin a new conversation, under another id, at the next start: the CLI does not have the current
        conversation."""
        self._latest = False
        self.resume_at(ResumePoint(str(uuid4())))

    def copy_again(self) -> None:
        """Make another copy at the next start, under another id.

        An earlier child began the copy and ended before any turn was over. The content of that copy is
        unknown: 2.1.37 may have written the prompt without the earlier messages.
        """
        self._copies_again = True
        old, new_id = self.current_resume_point, str(uuid4())
        move_journal(self._config.journals, old.session_id, new_id)
        self.resume_at(replace(old, session_id=new_id))

    def resume_at(self, standing: ResumePoint) -> None:
        """Let the next child resume the conversation at this point. Change the session's id if the point
        names another."""
        self.resume_point = standing
        if standing.session_id != self._info.session_id:
            self._info.session_id = standing.session_id
            self.id_changed.emit()

    @property
    def copying(self) -> bool:
        """Whether the session is a copy in which no turn is over. How much of such a copy is on disk is
        unknown."""
        return bool(self.resume_point.fork)

    def turn_ended(self) -> None:
        """Record that a turn is over, also if the user stopped it before Claude answered. A copy now has its
        own file. After a rewind, the file's newest leaf is now on our strand, so `until` is no longer
        needed."""
        if self.copying:
            self.resume_point = ResumePoint(self._info.session_id, known=True)
        elif self.resume_point.until:
            self.resume_point = replace(self.resume_point, until="")

    @property
    def forgets(self) -> bool:
        """Whether the next child would resume the conversation without the running turn."""
        return self.copying or bool(self.resume_point.until)

    @property
    def current_resume_point(self) -> ResumePoint:
        """Where the next child would resume. Pass it to `resume_at` to return to this point later."""
        return replace(self.resume_point, session_id=self._info.session_id)

    @property
    def file_id(self) -> str:
        """The id of the session whose file has the conversation. While Claude has not answered in a copy,
        this is the id of the copied session."""
        return (not self.answers and self.resume_point.fork) or self._info.session_id

    async def _run(self, agent: Agent, command: Command, options: LaunchOptions) -> None:
        """Start the agent and wait until it is up.

        If another agent has started meanwhile, ignore the answer of this agent.
        """
        try:
            try:
                answer = await agent.start(
                    command,
                    options,
                    self._config.folder,
                    self._config.environ,
                    _SLOW_START_SECONDS,
                    self._config.secrets,
                )
            except StartTimeout:
                if agent is self._agent:
                    self.slow.emit()
                answer = await agent.initialized(_LONGEST_START_SECONDS)
        except StartFailed:
            return  # the agent emits `ended`
        except StartRefused as refused:
            if agent is self._agent:
                self._refusal = str(refused)
                await agent.close()
            return
        except StartTimeout:
            agent.kill()
            return
        if agent is not self._agent:
            return
        self.starting = self._copies_again = False
        self._info.initialized(answer)
        self.answered.emit(answer)

    def _options(self) -> LaunchOptions:
        facts, config = self._info, self._config
        standing = self.resume_point
        resume = standing.fork or (facts.session_id if standing.known and not self._latest else "")
        until = standing.until if resume else ""
        if config.fork_file is not None and standing.fork == config.fork:
            resume = str(config.fork_file)
            until = until if until != config.until else ""  # the file ends at that message
        return LaunchOptions(
            session_id="" if self.resumes and not standing.fork else facts.session_id,
            resume=resume,
            latest=self._latest,
            fork=bool(standing.fork),
            until=until,
            model=facts.chosen_model,
            permission_mode=facts.mode,
            trusted=self.trusted,
            extra=config.extra,
            git_overrides=self.git_overrides,
        )

    def _on_agent_ended(self, outcome: ProcessOutcome) -> None:
        agent, self._agent = self._agent, None
        was_starting, self.starting = self.starting, False
        self.answers = False
        if self._refusal:
            outcome = replace(outcome, started=False, error=self._refusal)
        if was_starting and not is_utf8(self._config.folder):
            outcome = replace(outcome, started=False, error=FOLDER_NOT_UTF8)
        environ, secrets = self._config.environ, self._config.secrets
        hidden = secrets.values if secrets is not None else ()
        outcome = replace(
            outcome,
            error=with_texts(outcome.error, lambda text: without_keys(text, environ, hidden)),
            stderr_tail=without_keys(outcome.stderr_tail, environ, hidden),
        )
        self.copy_taken = self.copying and not self._copies_again and says_in_use(outcome.stderr_tail)
        self._copies_again = False
        if self._info.confirmed:
            self._latest = False  # from now on the session is resumed by its id
        self.ended.emit(outcome, was_starting)
        if agent is not None:
            agent.deleteLater()


async def _close(agent: Agent) -> None:
    await agent.close()
