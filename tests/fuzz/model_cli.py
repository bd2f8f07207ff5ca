"""A CLI that keeps to its protocol step by step, as 2.1.330 and 2.1.37 do, with the faults of real CLIs."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from claude_desk.agent.outcome import ProcessOutcome
from tests.fuzz.cli_output import LOST, MISPLACED, answer, lifecycle
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.json_values import line_of
from tests.unit.transcript import cli_messages as f
from tests.unit.transcript.cli_messages import Frame

IN_USE = "Error: Session ID x is already in use."
FATES = (
    "up",
    "up and gone",  # the CLI answers `initialize` and ends in the same moment
    "misplaced",  # the CLI does not find the message at which to resume; then as "up and gone"
    "speaks early",  # the CLI sends a message, and ends before it is up
    "lost",  # the CLI does not find the conversation; then as "up and gone"
    "in use",
    "refuses",
    "dies",
    "silent",  # the CLI does nothing until it gets another fate, or its input is closed
)


class ModelCli(FakeProcess):
    """A CLI that does nothing by itself: `step` makes it take its next step.

    The CLI accepts messages only while it is up and its input is open. `taken` counts by uuid how often a
    message was begun, over all processes.
    """

    fates: ClassVar[list[str]] = []
    """The fates of the next starts; the fate of later starts is "up"."""
    old: ClassVar[bool] = False
    """Whether the CLI behaves as 2.1.37: it sends no receipts, repeats a prompt after the answer, and cannot
    cancel a prompt."""
    taken: ClassVar[dict[str, int]] = {}
    no_place: ClassVar[bool] = False
    """Whether no start finds the message at which to resume."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.fate = ModelCli.fates.pop(0) if ModelCli.fates else "up"
        self.up = False
        self.flags: list[str] = []
        self.decided = lambda id: True
        self.dies_in_write = False
        self._told = False  # whether the CLI has sent the messages of its fate
        self._answered: set[str] = set()
        self._read = 0  # how many of the sent frames the CLI has read
        self._queue: list[Frame] = []
        self._turn: Iterator[list[Frame]] | None = None
        self._input_open = True
        self._ending = False
        self._dead = False
        self._calls = 0

    # --- actions of the agent ------------------------------------------------------------------

    def start(self, command: object, arguments: Any, cwd: str, environment: object) -> None:
        self.flags = list(arguments)
        super().start(command, arguments, cwd, environment)

    def write(self, data: bytes) -> None:
        if b'"type":"user"' in data:
            assert self.running or self._dead, "a message is written to a program that does not run"
            assert self.up, "a message is written to a program that is not up"
            assert self._input_open and not self._ending, "a message is written to a program that is ending"
        if self.dies_in_write and self.running:
            self.dies_in_write = False
            self.running, self._dead = False, True
            asyncio.get_event_loop().call_soon(self._tell_end, ProcessOutcome(True, None, 9))
        elif self._input_open:
            super().write(data)

    def close_input(self) -> None:
        self._input_open = False

    def interrupt(self) -> None:
        self._ending = True

    def terminate(self) -> None:
        self._ending = True

    def _tell_end(self, outcome: ProcessOutcome) -> None:
        self.running = True
        self.end(outcome)

    # --- actions of the CLI --------------------------------------------------------------------

    def be_good(self) -> None:
        """Behave well from now on. A CLI with the fate "speaks early" still ends."""
        self.dies_in_write = False
        if self.fate != "speaks early":
            self.fate = "up"

    @property
    def idle(self) -> bool:
        return self._turn is None and not self._queue

    def step(self) -> None:
        if not self.running:
            return
        if self._ending:
            self.end(ProcessOutcome(True, 143))
            return
        if not self.up and self._begin():
            return
        if frames := self._hear():
            self._say(frames)
        elif self._turn is not None:
            self._go_on()
        elif self._queue:
            self._turn = self._play(self._queue.pop(0))
            self._go_on()
        elif not self._input_open:
            self.end(ProcessOutcome(True, 0))

    def _begin(self) -> bool:
        """Start as the fate says. Return True, because that was the whole step."""
        (request_id,) = self.asked("initialize")
        fine = answer(request_id, {"subtype": "success", "response": {}})
        resumes = any(flag.startswith("--resume") for flag in self.flags)
        nowhere = self.no_place and any(flag.startswith("--resume-session-at") for flag in self.flags)
        fate = "misplaced" if nowhere else self.fate
        match fate:
            case "misplaced" | "lost" if resumes and not self._told:
                self._told = True
                words = MISPLACED if fate == "misplaced" else LOST
                self._say([f.result("error_during_execution", is_error=True, errors=[words], num_turns=0)])
            case "up and gone" | "misplaced" | "lost" if resumes or fate == "up and gone":
                self._say([fine])
                self.end(ProcessOutcome(True, 1))
            case "speaks early" if not self._told:
                self._told = True
                self._say([f.init(), f.said(f.text("Early."), id=f"early{id(self)}")])
            case "speaks early":
                self.end(ProcessOutcome(True, 1))
            case "in use" if "--fork-session" in self.flags:
                self.end(ProcessOutcome(True, 1, stderr_tail=IN_USE))
            case "refuses":
                if request_id not in self._answered:
                    self._answered.add(request_id)
                    self._say([answer(request_id, {"subtype": "error", "error": "no"})])
                elif not self._input_open:
                    self.end(ProcessOutcome(True, 1))
            case "dies":
                self.end(ProcessOutcome(True, None, 9))
            case "silent":
                if not self._input_open:
                    self.end(ProcessOutcome(True, 0))
            case _:
                self.up = True
                self._answered.add(request_id)
                self._say([fine])
        return True

    def _hear(self) -> list[Frame]:
        """Read the frames that were sent, and return the immediate answers."""
        new, self._read = self.sent[self._read :], len(self.sent)
        said: list[Frame] = []
        for frame in new:
            if frame["type"] == "user":
                self._queue.append(frame)
                if not self.old:
                    said.append(lifecycle(frame["uuid"], "queued"))
            elif frame["type"] == "control_request" and frame["request_id"] not in self._answered:
                self._answered.add(frame["request_id"])
                said += self._answer(frame["request_id"], frame["request"])
        return said

    def _answer(self, request_id: str, request: Frame) -> list[Frame]:
        fine: Frame = {"subtype": "success", "response": {}}
        match request["subtype"]:
            case "interrupt":
                said = [answer(request_id, fine)]
                if not self.old and request.get("cancel_queued"):
                    said += [lifecycle(each["uuid"], "cancelled") for each in self._queue]
                    self._queue.clear()
                return [*said, *self._abort()]
            case "cancel_async_message":
                if self.old:
                    return []
                found = [each for each in self._queue if each["uuid"] == request["message_uuid"]]
                self._queue = [each for each in self._queue if each not in found]
                fine["response"] = {"cancelled": bool(found)}
                said = [lifecycle(each["uuid"], "cancelled") for each in found]
                return [answer(request_id, fine), *said]
            case "set_permission_mode":
                fine["response"] = {"mode": request["mode"]}
            case "rewind_files":
                fine["response"] = {"canRewind": True, "filesChanged": []}
        return [answer(request_id, fine)]

    def _abort(self) -> list[Frame]:
        """Break off the running turn, and return the frames about that."""
        if self._turn is None:
            return []
        self._turn = None
        asked = [{"type": "control_cancel_request", "request_id": id} for id in sorted(self.waiting)]
        ended = f.result("error_during_execution", is_error=not self.old, terminal_reason="aborted_streaming")
        return [*asked, f.user("[Request interrupted by user]"), ended]

    def _go_on(self) -> None:
        assert self._turn is not None
        frames = next(self._turn, None)
        if frames is None:
            self._turn = None
        elif frames:
            self._say(frames)

    def _play(self, prompt: Frame) -> Iterator[list[Frame]]:
        """Yield the frames of one turn: a text and, if the message contains `ask`, a call that needs
        permission. The messages that were sent meanwhile follow the call's result, unless the answer to the
        call interrupts the turn."""
        uuid, text = prompt["uuid"], str(prompt["message"]["content"])
        again = f.replay(text, uuid)
        self._calls += 1
        name, message = f"{id(self)}.{self._calls}", f"m{id(self)}.{self._calls}"
        self._take(uuid)
        yield [f.init("2.1.37")] if self.old else [lifecycle(uuid, "started"), f.init(), again]
        yield [f.start(message), *f.streamed(0, f.text(""), "Half of ")]
        yield [f.said(f.text(f"answer to {text}"), id=message)]
        if self.old:
            yield [again]
        if "ask" in text:
            request = {"subtype": "can_use_tool", "tool_name": "Bash", "input": {"command": "ls"}}
            request |= {"tool_use_id": name, "permission_suggestions": []}
            yield [f.said(f.tool(name), id=message)]
            yield [{"type": "control_request", "request_id": f"ask {name}", "request": request}]
            while f"ask {name}" in self.waiting:
                yield []
            yield [f.result_of(name)]
            if self._interrupts(f"ask {name}"):
                yield [f.result("error_during_execution", terminal_reason="aborted_tools")]
                return
            for folded in self._queue:
                self._take(folded["uuid"])
                said = f.replay(str(folded["message"]["content"]), folded["uuid"])
                yield [said] if self.old else [lifecycle(folded["uuid"], "started"), said]
            self._queue.clear()
            yield [f.said(f.text("More."), id=f"{message}b")]
        yield [f.result()]

    def _interrupts(self, request_id: str) -> bool:
        answers = [frame["response"] for frame in self.sent if frame["type"] == "control_response"]
        given = next(each for each in answers if each["request_id"] == request_id)
        return bool(given.get("response", {}).get("interrupt"))

    def _take(self, uuid: str) -> None:
        ModelCli.taken[uuid] = ModelCli.taken.get(uuid, 0) + 1

    def _say(self, frames: Sequence[Frame]) -> None:
        self.says(*map(line_of, frames))
