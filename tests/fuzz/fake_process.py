"""A fake CLI process for a real Agent. The test controls its input, its output, its signals and its end."""

import json
from collections.abc import Callable
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest, Elicitation
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.protocol.wire.parser import UnknownMessage, parse_line


class FakeProcess(QObject):
    """Has the interface of `agent.process.ChildProcess`. `made`: all processes of this run, oldest first."""

    line_batch = Signal(object)
    broken = Signal()
    ended = Signal(object)

    made: ClassVar[list["FakeProcess"]] = []
    starts: ClassVar[bool] = True
    """Whether the next process can be started at all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running = False
        self.pid = 0
        self.stderr_tail = ""
        self.sent: list[dict[str, Any]] = []
        self.waiting: set[str] = set()  # ids of requests that the user has to decide
        self.unanswered: list[str] = []  # ids of requests that the program refuses by itself
        self.decided: Callable[[str], bool] = lambda id: False  # whether the user has allowed the request
        self.wants_end = False
        FakeProcess.made.append(self)

    # --- actions of the agent ------------------------------------------------------------------

    def start(self, command: object, arguments: object, cwd: str, environment: object) -> None:
        if not FakeProcess.starts:
            self.ended.emit(ProcessOutcome(started=False, error="No such file"))
            return
        self.running, self.pid = True, len(FakeProcess.made)

    def write(self, data: bytes) -> None:
        if not self.running:
            return
        assert data.endswith(b"\n") and data.count(b"\n") == 1
        frame = json.loads(data)
        self.sent.append(frame)
        if frame["type"] == "control_response":
            self._check_answer(frame["response"])

    def restore_share(self) -> None:
        """Do nothing: the fake has the usual share of the processor."""

    def close_input(self) -> None:
        self.wants_end = True

    def interrupt(self) -> None:
        self.wants_end = True

    def terminate(self) -> None:
        self.wants_end = True

    def kill(self) -> None:
        self.end(ProcessOutcome(True, None, 9))

    def _check_answer(self, answer: dict[str, Any]) -> None:
        """Check that every request is answered once, and that no request is allowed without the user."""
        request_id, said = answer["request_id"], answer.get("response") or {}
        if answer["subtype"] == "error":
            assert request_id in self.unanswered, f"not asked, or answered already: {answer}"
            self.unanswered.remove(request_id)
            return
        assert request_id in self.waiting, f"not asked, or answered already: {answer}"
        self.waiting.remove(request_id)
        if said.get("behavior") == "allow" or said.get("action") == "accept":
            assert self.decided(request_id), "nobody allowed that"

    # --- actions of the CLI --------------------------------------------------------------------

    def says(self, *lines: bytes) -> None:
        """Write lines that arrive in one read."""
        if self.running:
            for line in lines:
                self._note(parse_line(line))
            self.line_batch.emit(list(lines))

    def _note(self, message: Any) -> None:
        """Note which requests have to be answered."""
        if isinstance(message, ControlRequest):
            if isinstance(message.request, CanUseTool | Elicitation):
                self.waiting.add(message.request_id)
            else:
                self.unanswered.append(message.request_id)
        elif isinstance(message, ControlCancelRequest):
            self.waiting.discard(message.request_id)
        elif isinstance(message, UnknownMessage) and message.type == "control_request":
            request_id = (message.model_extra or {}).get("request_id")
            self.unanswered += [request_id] if isinstance(request_id, str) else []

    def end(self, outcome: ProcessOutcome) -> None:
        if self.running:
            self.running = False
            self.waiting.clear()
            self.unanswered.clear()
            self.ended.emit(outcome)

    def asked(self, subtype: str = "") -> list[str]:
        """Return the ids of our requests, of one kind or of all kinds."""
        return [
            frame["request_id"]
            for frame in self.sent
            if frame["type"] == "control_request" and subtype in ("", frame["request"]["subtype"])
        ]

    @property
    def prompts(self) -> list[str]:
        """The uuids of the messages that were sent to the process."""
        return [frame["uuid"] for frame in self.sent if frame["type"] == "user"]
