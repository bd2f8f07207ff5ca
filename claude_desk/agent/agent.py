"""The running CLI as the rest of the program sees it: messages come, requests are asked and answered."""

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
from claude_desk.protocol.wire.line_numbers import kept_line, set_line
from claude_desk.protocol.wire.parser import Message, NonJsonLine, UnknownMessage, parse_line
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.system import program_end

STEP_SECONDS = 5.0
"""How long `close` waits at each step; the CLI needs up to that to save its session."""


class StartFailed(Exception):
    """The child ended before it answered `initialize`."""

    def __init__(self, outcome: ProcessOutcome) -> None:
        super().__init__(repr(outcome))
        self.outcome = outcome


class StartRefused(Exception):
    """`initialize` was answered with an error, its words; the child still runs."""


class StartTimeout(Exception):
    """`initialize` was not answered in time; the child still runs, and may yet (`Agent.initialized`)."""


class Agent(QObject):
    """One child, from its start to its end; a new child is a new Agent.

    The signals come in the order of the stream: what stands before a request has been told when the
    request is. They carry Python objects as they are (`Signal(list)` would copy them into QVariants).
    To be used from the GUI thread, with a running asyncio loop.
    """

    messages = Signal(object)
    """list[Message | Noise]: everything but control frames, one list for each read."""
    request = Signal(object)
    """ControlRequest whose request is a CanUseTool or an Elicitation. All else is refused at once."""
    tool_waits = Signal(str)
    """The id of a request: a tool is about to run that may write (`protocol/tool_hold.py`). It runs once that
    is answered by `let_tool_run`, or after the time that `initialize` has named."""
    withdrawn = Signal(str)
    """The id of a request that the CLI has taken back; it is not to be answered any more."""
    broken = Signal()
    """The child does not read or write any more, but runs; what it was asked will not be answered."""
    ended = Signal(object)
    """Outcome; the last signal, exactly once, for a child that could not be started too."""

    def __init__(
        self,
        parent: QObject | None = None,
        keep: Callable[[bytes, bool], int] | None = None,
        started: StartedProcess | None = None,
    ) -> None:
        """`keep` is given every line but deltas, without what is nobody's to read
        (protocol/wire/line_numbers.py), and whether it is ours; it gives the line's number or 0. `started` is
        taken, where it is what `start` would start.
        """
        super().__init__(parent)
        self._started = started
        self._keep = keep or _discard_line
        self._requests = PendingControlRequests()
        self._initialize_id = ""
        self._open: set[str] = set()  # ids of requests to us that wait for an answer
        self._outcome: ProcessOutcome | None = None
        self._ending = False
        self._reads = False  # what the child needs is read, and there is none yet
        self._gone = asyncio.Event()
        self._child = ChildProcess(self)
        self._hear(self._child)

    @property
    def running(self) -> bool:
        return self._child.running

    @property
    def ending(self) -> bool:
        """Whether its end was asked for, or it does not read or write any more: no message reaches it."""
        return self._ending

    @property
    def silent_seconds(self) -> float:
        """Since it wrote the last byte."""
        return self._child.silent_seconds

    def halted(self) -> int:
        """The CLI's process id where it is halted, else 0."""
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
        """Start the CLI and wait until it answers `initialize`, which is the sign that it is up.

        `init` is no such sign: it comes with each turn (protocol/README.md 2.4). Raises StartFailed if
        the child ended first, StartRefused if it answered with an error, StartTimeout if it is still silent
        after `timeout` seconds. `secrets` are read first, and stand over `environ`.
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
        """A child that was started and sent `initialize`, and has written these lines since."""
        self._child.deleteLater()
        self._child = child
        child.setParent(self)
        self._hear(child)
        if self._started is not None:
            self._keep(self._started.initialize.rstrip(b"\n"), True)
        for lines in said:
            self._on_lines(lines)

    async def _read(self, secrets: SecretVariables) -> Mapping[str, str]:
        """The variables; StartFailed where one is missing, or the end was asked for meanwhile."""
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
        """There is no child yet, and there is to be none."""
        if self._reads:
            self._reads, self._ending = False, True
            self._on_child_ended(ProcessOutcome(started=False, error=why))

    async def initialized(self, timeout: float) -> InitializeAnswer:
        """Wait (again, after a StartTimeout) for the answer to `initialize`; raises as `start` does."""
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
        """Send a request and give its answer, {} if it is void.

        Raises RequestFailed, RequestTimeout or AgentGone. The bytes are on their way before the first
        wait, so that requests reach the CLI in the order of the calls.
        """
        return await self.answer_to(self.post(request), timeout)

    def post(self, request: HostRequest) -> str:
        """Send a request now; gives its id, for `answer_to`. Raises AgentGone."""
        if not self.running:
            raise AgentGone(self._outcome)
        request_id = self._requests.open()
        self._write(encoder.control_request(request_id, request))
        return request_id

    async def answer_to(self, request_id: str, timeout: float) -> dict[str, Any]:
        """The answer to a request that was posted; raises as `ask` does."""
        try:
            return await self._requests.answer(request_id, timeout)
        finally:
            self._requests.close(request_id)

    def send(self, text: str, uuid: str, carried: Sequence[Mapping[str, Any]] = ()) -> int:
        """Send a prompt. It may be sent before `start` has returned; the CLI takes it up in time.

        `carried` as in `user_message`. Gives the number of its line, as `answer` does, or 0.
        """
        return self._write(encoder.user_message(text, uuid, carried))

    def answer(self, request_id: str, answer: PermissionAnswer) -> int:
        """Answer a request. One that was answered before, or taken back, is not answered again."""
        if request_id not in self._open:
            return 0
        self._open.remove(request_id)
        return self._write(encoder.permission_answer(request_id, answer))

    def answer_server(self, request_id: str, action: str, content: Mapping[str, Any] | None = None) -> None:
        """Answer an Elicitation, as `answer` does; `action` as in `elicitation_answer`."""
        if request_id in self._open:
            self._open.remove(request_id)
            kept = encoder.elicitation_answer(request_id, action)  # a form may ask for a key
            self._write(encoder.elicitation_answer(request_id, action, content), kept)

    def let_tool_run(self, request_id: str) -> None:
        """Answer `tool_waits`, as `answer` does. Nothing is decided about the tool by it."""
        if request_id in self._open:
            self._open.remove(request_id)
            self._write(encoder.hook_answer(request_id))

    def interrupt_process(self) -> None:
        """SIGINT to the CLI: it stops its turn and ends."""
        self._ending = True
        self._end_unbegun()
        self._child.interrupt()

    def terminate(self) -> None:
        self._ending = True
        self._end_unbegun()
        self._child.terminate()

    def kill(self) -> None:
        """End the CLI and everything below it by force."""
        self._ending = True
        self._end_unbegun()
        self._child.kill()

    async def close(self) -> ProcessOutcome:
        """End the child: its stdin is closed; after 5 s it is terminated, after 5 more killed.

        A turn that runs is finished by the CLI first, unless it was interrupted before. Safe to call when
        the child has ended or never ran, and more than once.
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
            if type(message) is StreamEvent:  # nearly all are; isinstance() is slow on a model that says no
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
        """A request that is not shaped as one is refused too: its sender would wait for ever."""
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
