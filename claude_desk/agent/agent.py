"""`Agent`: one run of the CLI. An agent emits the CLI's messages and exchanges requests with the CLI."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.child_environment import SecretsUnavailable, SecretVariables
from claude_desk.agent.control_requests import (
    AgentGone,
    PendingControlRequests,
    RequestFailed,
    RequestTimeout,
)
from claude_desk.agent.finder import Command, with_program_folder
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.agent.process import ChildProcess
from claude_desk.agent.started_process import Launch, StartedProcess
from claude_desk.protocol.launch_options import LaunchOptions, arguments, environment
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.control import (
    ControlCancelRequest,
    ControlRequest,
    ControlResponse,
    Elicitation,
    HookCallback,
    HostRequest,
    Initialize,
    InitializeAnswer,
)
from claude_desk.protocol.requests.permissions import CanUseTool, PermissionAnswer
from claude_desk.protocol.tool_hold import HOLD_CALLBACK
from claude_desk.protocol.wire import encoder
from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.protocol.wire.line_numbers import kept_line, set_line
from claude_desk.protocol.wire.parser import Message, NonJsonLine, UnknownMessage, parse_line
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.system import program_end

STEP_SECONDS = 5.0
"""Seconds that `close` waits after each step. The CLI needs up to 5 seconds to save its session."""


class StartFailed(Exception):
    """The child could not be started, or ended before it answered `initialize`, or a secret could not be
    read."""

    def __init__(self, outcome: ProcessOutcome) -> None:
        super().__init__(repr(outcome))
        self.outcome = outcome


class StartRefused(Exception):
    """The child answered `initialize` with an error. The exception's text is that error. The child still
    runs."""


class StartTimeout(Exception):
    """The child did not answer `initialize` in time. The child still runs and may answer
    (`Agent.initialized`)."""


class Agent(QObject):
    """One child, from its start to its end. A new child needs a new Agent.

    The signals are emitted in the order of the child's lines. They are declared as `Signal(object)`, because
    `Signal(list)` would copy lists into QVariants. Use the agent from the GUI thread, with a running asyncio
    loop.
    """

    messages = Signal(object)
    """list[Message | NonJsonLine]: the messages of one read, except control frames. A control request
    within the read, or its withdrawal, splits the list in two. A malformed control request is refused, and
    emitted here too."""
    request = Signal(object)
    """A ControlRequest with a CanUseTool or an Elicitation. The agent refuses all other requests immediately,
    except those that it emits with `tool_waits`."""
    tool_waits = Signal(str)
    """The id of a request: a tool that may write is about to run (`protocol/tool_hold.py`). The CLI continues
    with the call (rules, permission request) once `let_tool_run` answers, or after the time that `initialize`
    has set."""
    withdrawn = Signal(str)
    """The id of a request that the CLI has taken back. Do not answer it any more."""
    broken = Signal()
    """The child still runs, but has closed its stdin or stdout. It will not answer requests any more."""
    ended = Signal(object)
    """A ProcessOutcome. This is the last signal. It is emitted exactly once after `start` was called, even if
    the child could not be started."""

    def __init__(
        self,
        parent: QObject | None = None,
        keep: Callable[[bytes, bool], int] | None = None,
        started: StartedProcess | None = None,
        make_process: Callable[[QObject], ChildProcess] = ChildProcess,
    ) -> None:
        """Make an agent without a child.

        `keep` is called with each line of the wire except stream events, and with whether we wrote the line.
        The content of control responses and of answers to MCP servers is removed, because it may have secrets
        (protocol/wire/line_numbers.py). `keep` returns the line's number, or 0. `started` is a process that
        runs already. `start` uses that process if it still fits the launch (`StartedProcess.take`).
        `make_process` makes the process, which is not started yet.
        """
        super().__init__(parent)
        self._started = started
        self._keep = keep or _discard_line
        self._requests = PendingControlRequests()
        self._initialize_id = ""
        self._open: set[str] = set()  # ids of requests to us that wait for an answer
        self._outcome: ProcessOutcome | None = None
        self._ending = False
        self._reads = False  # whether the secrets are being read; there is no child yet
        self._gone = asyncio.Event()
        self._child = make_process(self)
        self._hear(self._child)

    @property
    def running(self) -> bool:
        return self._child.running

    @property
    def ending(self) -> bool:
        """Whether the child was asked to end, or has closed a channel. Messages do not reach it any more."""
        return self._ending

    @property
    def silent_seconds(self) -> float:
        """Seconds since the last output on stdout was read; before the first output, since the process object
        was made."""
        return self._child.silent_seconds

    def halted(self) -> int:
        """Return the CLI's process id if the CLI is halted, else 0. Always 0 on other systems than Linux."""
        return self._child.halted()

    @property
    def stderr_tail(self) -> str:
        return self._child.stderr_tail

    async def start(
        self,
        command: Command,
        options: LaunchOptions,
        cwd: str,
        environ: Mapping[str, str],
        timeout: float = 90.0,
        secrets: SecretVariables | None = None,
    ) -> InitializeAnswer:
        """Start the CLI and wait until it answers `initialize`. The answer shows that the CLI is up.

        An `init` message does not show this: it comes with each turn (protocol/README.md 2.4). `secrets` are
        read first and override `environ`.

        Raise StartFailed if a secret cannot be read, if the agent is ended meanwhile, or if the child cannot
        be started or ends before it answers. Raise StartRefused if the child answers with an error. Raise
        StartTimeout if the child has not answered after `timeout` seconds. Raise RuntimeError at a second
        call.
        """
        if self._initialize_id:
            raise RuntimeError("an agent runs one child")
        self._initialize_id = self._requests.open(self._started.initialize_id if self._started else "")
        if secrets is not None:
            environ = {**environ, **await self._read(secrets)}
        variables = with_program_folder(environment(environ, cwd, options), command)
        launch = Launch(command, tuple(arguments(options)), cwd, variables)
        earlier = self._started.take(launch) if self._started is not None else None
        if earlier is None:
            self._child.start(command, launch.arguments, cwd, variables)
            self._write(encoder.control_request(self._initialize_id, Initialize()))
        else:
            self._take_over(*earlier)
        return await self.initialized(timeout)

    def _take_over(self, child: ChildProcess, said: Sequence[list[bytes]]) -> None:
        """Use a child that runs already and was sent `initialize`. `said`: the lines that it has written."""
        self._child.deleteLater()
        self._child = child
        child.setParent(self)
        self._hear(child)
        if self._started is not None:
            self._keep(self._started.initialize.rstrip(b"\n"), True)
        for lines in said:
            self._on_lines(lines)

    async def _read(self, secrets: SecretVariables) -> Mapping[str, str]:
        """Return the secret variables. Raise StartFailed if they cannot be read or the agent ends
        meanwhile."""
        self._reads = True
        found: Mapping[str, str] = {}
        try:
            found = await secrets.read()
            self._reads = False
        except SecretsUnavailable as error:
            self._end_unbegun(error.why)
        finally:
            self._end_unbegun()
        if self._outcome is not None:
            raise StartFailed(self._outcome)
        return found

    def _end_unbegun(self, why: Text = "") -> None:
        """End the agent if it is still reading the secrets. No child will be started then."""
        if self._reads:
            self._reads, self._ending = False, True
            self._on_child_ended(ProcessOutcome(started=False, error=why))

    async def initialized(self, timeout: float) -> InitializeAnswer:
        """Wait for the answer to `initialize`. Call this to wait again after a StartTimeout.

        Raise StartFailed, StartRefused or StartTimeout, as `start` does.
        """
        try:
            answer = await self._requests.answer(self._initialize_id, timeout)
        except AgentGone as gone:
            raise StartFailed(gone.outcome or ProcessOutcome(started=False)) from None
        except RequestTimeout:
            raise StartTimeout(f"Claude Code did not answer within {timeout:g} s") from None
        except RequestFailed as refused:
            raise StartRefused(refused.error) from None
        self._child.restore_share()
        return InitializeAnswer.model_validate(answer)

    async def ask(self, request: HostRequest, timeout: float = 10.0) -> dict[str, Any]:
        """Send a request and return its answer; {} if the answer has no content.

        The request is sent before the first await. So requests reach the CLI in the order of the calls. Raise
        RequestFailed, RequestTimeout or AgentGone.
        """
        return await self.answer_to(self.post(request), timeout)

    def post(self, request: HostRequest) -> str:
        """Send a request and return its id, for `answer_to`. Raise AgentGone if no child runs."""
        if not self.running:
            raise AgentGone(self._outcome)
        request_id = self._requests.open()
        self._write(encoder.control_request(request_id, request))
        return request_id

    async def answer_to(self, request_id: str, timeout: float) -> dict[str, Any]:
        """Wait for the answer to a posted request. Raise the same errors as `ask`."""
        try:
            return await self._requests.answer(request_id, timeout)
        finally:
            self._requests.close(request_id)

    def send(
        self,
        text: str,
        uuid: str,
        carried: Sequence[Mapping[str, Any]] = (),
        authorship: Authorship = TYPED,
    ) -> int:
        """Send a prompt. Return the number of its line, or 0 if no child runs.

        This is allowed before `start` has returned: the CLI reads the prompt once it is up. `carried` and
        `authorship` as in `user_message`.
        """
        return self._write(encoder.user_message(text, uuid, carried, authorship))

    def answer(self, request_id: str, answer: PermissionAnswer) -> int:
        """Answer a request and return the number of the answer's line.

        Do nothing and return 0 if the request was answered before or withdrawn.
        """
        if request_id not in self._open:
            return 0
        self._open.remove(request_id)
        return self._write(encoder.permission_answer(request_id, answer))

    def answer_server(self, request_id: str, action: str, content: Mapping[str, Any] | None = None) -> None:
        """Answer an Elicitation if it is still open. `action` as in `elicitation_answer`."""
        if request_id in self._open:
            self._open.remove(request_id)
            # The line is kept without `content`, which may contain a secret.
            kept = encoder.elicitation_answer(request_id, action)
            self._write(encoder.elicitation_answer(request_id, action, content), kept)

    def let_tool_run(self, request_id: str) -> None:
        """Answer a request of `tool_waits` if it is still open. The answer does not allow or refuse the
        tool."""
        if request_id in self._open:
            self._open.remove(request_id)
            self._write(encoder.hook_answer(request_id))

    def interrupt_process(self) -> None:
        """Send SIGINT to the CLI. The CLI then stops its turn and ends. On Windows, terminate the CLI."""
        self._ending = True
        self._end_unbegun()
        self._child.interrupt()

    def terminate(self) -> None:
        self._ending = True
        self._end_unbegun()
        self._child.terminate()

    def kill(self) -> None:
        """Kill the CLI, on Linux with all its descendants."""
        self._ending = True
        self._end_unbegun()
        self._child.kill()

    async def close(self) -> ProcessOutcome:
        """End the child, and return how it ended.

        Close the child's stdin, terminate it after 5 s, and kill it after 5 more seconds. The times are
        shorter once the program itself ends. After its stdin is closed, the CLI continues a running turn
        until the turn ends or the 5 s are over. To avoid this wait, interrupt the turn before. Safe to call
        more than once, and if the child has ended or never ran.
        """
        self._ending = True
        self._end_unbegun()
        for step in (self._child.close_input, self._child.terminate, self._child.kill):
            if not self.running:
                break
            step()
            if await self._ends_within(program_end.step(STEP_SECONDS)):
                break
        return self._outcome or ProcessOutcome(started=self.running, error=Phrase("process_end.not_ending"))

    async def _ends_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._gone.wait()
        except TimeoutError:
            return False
        return True

    def _hear(self, child: ChildProcess) -> None:
        child.line_batch.connect(self._on_lines)
        child.broken.connect(self._on_child_broken)
        child.ended.connect(self._on_child_ended)

    def _on_lines(self, lines: list[bytes]) -> None:
        gathered: list[Message | NonJsonLine] = []
        for line in lines:
            message = parse_line(line)
            # Nearly all messages are StreamEvents. An isinstance() that returns False is slow for models.
            if type(message) is StreamEvent:
                gathered.append(message)
                continue
            set_line(message, self._keep(kept_line(message, line), False))
            if isinstance(message, ControlResponse):
                self._requests.settle(message.response)
            elif isinstance(message, ControlRequest | ControlCancelRequest):
                self._notify_messages(gathered)
                gathered = []
                self._handle_control(message)
            else:
                self._refuse_malformed(message)
                gathered.append(message)
        self._notify_messages(gathered)

    def _notify_messages(self, gathered: list[Message | NonJsonLine]) -> None:
        if gathered:
            self.messages.emit(gathered)

    def _handle_control(self, message: ControlRequest | ControlCancelRequest) -> None:
        if isinstance(message, ControlCancelRequest):
            self._open.discard(message.request_id)
            self.withdrawn.emit(message.request_id)
        elif isinstance(message.request, HookCallback) and message.request.callback_id == HOLD_CALLBACK:
            self._open.add(message.request_id)
            self.tool_waits.emit(message.request_id)
        elif not isinstance(message.request, CanUseTool | Elicitation):
            self._refuse(message.request_id, message.request.subtype)
        elif message.request_id not in self._open:
            self._open.add(message.request_id)
            self.request.emit(message)

    def _refuse_malformed(self, message: Message | NonJsonLine) -> None:
        """Refuse a control request that could not be parsed. Without an answer the CLI would wait forever."""
        if isinstance(message, UnknownMessage) and message.type == "control_request":
            request_id = (message.model_extra or {}).get("request_id")
            if isinstance(request_id, str):
                self._refuse(request_id, "of this shape")

    def _write(self, data: bytes, kept: bytes = b"") -> int:
        number = self._keep((kept or data).rstrip(b"\n"), True) if self.running else 0
        self._child.write(data)
        return number

    def _refuse(self, request_id: str, what: str) -> None:
        self._write(encoder.error_answer(request_id, f"Unsupported control request: {what}"))

    def _on_child_broken(self) -> None:
        self._ending = True
        self.broken.emit()

    def _on_child_ended(self, outcome: ProcessOutcome) -> None:
        self._outcome = outcome
        self._open.clear()
        self._requests.fail_all(outcome)
        self._gone.set()
        self.ended.emit(outcome)


def _discard_line(line: bytes, ours: bool) -> int:
    return 0
