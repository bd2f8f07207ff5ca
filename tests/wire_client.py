"""Drives a CLI at the level of the wire: for the recorder, and for learning what a CLI does.

It uses no Qt and shares no code with the program, so that it can show where the program is wrong.
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

Frame = dict[str, Any]
Decide = Callable[[Frame], Frame]
"""Takes the `request` of a `can_use_tool` and returns the `response` of the answer."""

FLAGS = (
    "--output-format",
    "stream-json",
    "--input-format",
    "stream-json",
    "--verbose",
    "--include-partial-messages",
    "--replay-user-messages",
    "--permission-prompt-tool",
    "stdio",
    "--permission-mode",
    "default",
)


def allow(request: Frame) -> Frame:
    return {"behavior": "allow", "updatedInput": request["input"], "toolUseID": request["tool_use_id"]}


def deny(message: str, interrupt: bool = False) -> Decide:
    return lambda request: {
        "behavior": "deny",
        "message": message,
        "interrupt": interrupt,
        "toolUseID": request["tool_use_id"],
    }


def answer_questions(answers: Mapping[str, str]) -> Decide:
    """Allow an AskUserQuestion with these answers, keyed by the question's text (protocol/README.md 7.3)."""
    return lambda request: {
        "behavior": "allow",
        "updatedInput": {**request["input"], "answers": dict(answers)},
        "toolUseID": request["tool_use_id"],
    }


class WireCli:
    """A running CLI. `log` contains every line in both directions: `(seconds, "in" or "out", frame)`."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        environment: Mapping[str, str],
        extra: Sequence[str] = (),
        decide: Decide = allow,
    ) -> None:
        self.decide = decide
        self.log: list[tuple[float, str, Frame]] = []
        self.noise: list[str] = []
        self.stderr = ""
        self._began = time.monotonic()
        self._frames: queue.SimpleQueue[Frame | None] = queue.SimpleQueue()
        self._process = subprocess.Popen(
            [*command, *FLAGS, *extra],
            cwd=folder,
            env={**environment, "PWD": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._read, self._read_stderr)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def frames(self) -> list[Frame]:
        """The frames that the CLI has written so far."""
        return [frame for _, direction, frame in self.log if direction == "out"]

    def send(self, frame: Frame) -> None:
        self.log.append((time.monotonic() - self._began, "in", frame))
        stdin = self._stream(self._process.stdin)
        with contextlib.suppress(BrokenPipeError):
            stdin.write(json.dumps(frame).encode() + b"\n")
            stdin.flush()

    def ask(self, subtype: str, **fields: Any) -> Frame:
        """Send a control request, wait for its answer, and return the answer's frame."""
        request_id = str(uuid.uuid4())
        self.request(subtype, request_id, **fields)
        return self.wait_for(
            lambda f: f.get("type") == "control_response" and f["response"].get("request_id") == request_id
        )

    def request(self, subtype: str, request_id: str, **fields: Any) -> None:
        request = {"subtype": subtype, **fields}
        self.send({"type": "control_request", "request_id": request_id, "request": request})

    def say(self, text: str) -> str:
        """Send a prompt and return its uuid."""
        name = str(uuid.uuid4())
        message = {"role": "user", "content": text}
        self.send(
            {"type": "user", "message": message, "parent_tool_use_id": None, "session_id": "", "uuid": name}
        )
        return name

    def wait_for(self, accepts: Callable[[Frame], bool], timeout: float = 40.0) -> Frame:
        """Return the next frame that `accepts` accepts. Until then `decide` answers permission requests, and
        other requests of the CLI get an error.

        Raise `TimeoutError`, or `EOFError` with the end of stderr if the CLI has ended.
        """
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            try:
                frame = self._frames.get(timeout=left)
            except queue.Empty:
                break
            if frame is None:
                self._frames.put(None)
                raise EOFError(f"the CLI ended: {self.stderr[-2000:]}")
            if accepts(frame):
                return frame
            self._answer(frame)
        raise TimeoutError(f"no such frame in {timeout} s; last: {self.frames[-3:]}; {self.stderr[-500:]}")

    def wait_for_result(self, timeout: float = 40.0) -> Frame:
        return self.wait_for(lambda frame: frame.get("type") == "result", timeout)

    def wait_for_ask(self, timeout: float = 40.0) -> Frame:
        """Return the next permission request without answering it."""
        return self.wait_for(is_ask, timeout)

    def answer(self, frame: Frame, response: Frame) -> None:
        body = {"subtype": "success", "request_id": frame["request_id"], "response": response}
        self.send({"type": "control_response", "response": body})

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float = 60.0) -> int:
        """Wait until the CLI ends, read its remaining output, and return its exit code."""
        code = self._process.wait(timeout)
        for thread in self._threads:
            thread.join(5)
        return code

    def close(self) -> int:
        """Close stdin, wait until the CLI ends, and return its exit code. Kill the CLI if it does not end in
        time."""
        with contextlib.suppress(BrokenPipeError):
            self._stream(self._process.stdin).close()
        try:
            return self.wait()
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self.wait()
        finally:
            self._stream(self._process.stdout).close()
            self._stream(self._process.stderr).close()

    def __enter__(self) -> "WireCli":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _answer(self, frame: Frame) -> None:
        if is_ask(frame):
            self.answer(frame, self.decide(frame["request"]))
        elif frame.get("type") == "control_request":
            body = {"subtype": "error", "request_id": frame["request_id"], "error": "not supported"}
            self.send({"type": "control_response", "response": body})

    def _read(self) -> None:
        for line in self._stream(self._process.stdout):
            try:
                frame = json.loads(line)
            except ValueError:
                self.noise.append(line.decode("utf-8", "replace"))
                continue
            self.log.append((time.monotonic() - self._began, "out", frame))
            self._frames.put(frame)
        self._frames.put(None)

    def _read_stderr(self) -> None:
        for line in self._stream(self._process.stderr):
            self.stderr += line.decode("utf-8", "replace")

    @staticmethod
    def _stream(stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream


def is_ask(frame: Frame) -> bool:
    return frame.get("type") == "control_request" and frame["request"].get("subtype") == "can_use_tool"
