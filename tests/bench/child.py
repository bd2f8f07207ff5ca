"""A CLI that writes replies at a given pace: `python child.py PLAN.json [flags]`. It uses only the standard
library.

The plan has `replies`, one for each received message. A reply is `{"text", "step", "every"}`: the text in
deltas of `step` characters, one every `every` seconds. With `every` 0 the deltas come as fast as they can be
written. With `step` 0 only the whole text comes. An `interrupt` ends a reply. Each frame is made and written
separately, as the real CLI does.

The plan's `log` is the path of a file. Each event appends a line of JSON to that file: `{"what", "at"}`.
`at` is in seconds of the monotonic clock.
"""

import json
import os
import select
import sys
import time
import uuid
from pathlib import Path
from typing import Any

SESSION = "3bcf0000-aaaa-4bbb-8ccc-ddddeeeeffff"

Frame = dict[str, Any]


class Stopped(Exception):
    """The host interrupts the reply."""


class Ended(Exception):
    """The host has closed our stdin."""


class Child:
    def __init__(self, plan: dict[str, Any]) -> None:
        self._replies = plan["replies"]
        self._log = Path(plan["log"])
        self._rest = b""
        self._said: list[Frame] = []  # prompts that have no reply yet
        self._speaking = False
        self._waiting: list[bytes] = []  # lines that wait to be written
        self._writing = False

    def run(self) -> None:
        os.set_blocking(1, False)
        for number, reply in enumerate(self._replies):
            while not self._said:
                self._hear(None)
            prompt = self._said.pop(0)
            self._speaking = True
            try:
                self._reply(number, reply, prompt)
            except Stopped:
                self._write(self._frame("result", subtype="error_during_execution", is_error=True, **_COSTS))
            self._speaking = False
        while True:
            self._hear(None)

    # --- messages to the host ------------------------------------------------------------------

    def _reply(self, number: int, reply: dict[str, Any], prompt: Frame) -> None:
        text, step, every = reply["text"], reply["step"], reply["every"]
        name = f"msg_{number:04}"
        message = {"id": name, "type": "message", "role": "assistant", "model": "bench"}
        self._write(self._frame("system", subtype="init", cwd="/", model="bench", permissionMode="default"))
        self._write({**prompt, "isReplay": True, "session_id": SESSION})
        if step:
            self._event({"type": "message_start", "message": {**message, "content": []}}, name)
            self._event({"type": "content_block_start", "index": 0, "content_block": _EMPTY}, name)
        began = time.monotonic()
        for count, at in enumerate(range(0, len(text) if step else 0, step or 1)):
            if every:
                self._wait_until(began + count * every)
            delta = {"type": "text_delta", "text": text[at : at + step]}
            self._event({"type": "content_block_delta", "index": 0, "delta": delta}, name)
        self._note("last delta")
        content = [{"type": "text", "text": text}]
        whole = {**message, "content": content}
        self._write(self._frame("assistant", message=whole, parent_tool_use_id=None))
        if step:
            self._event({"type": "content_block_stop", "index": 0}, name)
            self._event({"type": "message_stop"}, name)
        self._write(self._frame("result", subtype="success", is_error=False, result=text, **_COSTS))

    def _event(self, event: Frame, name: str) -> None:
        self._write(self._frame("stream_event", event=event, parent_tool_use_id=None, api_message_id=name))

    def _frame(self, kind: str, **fields: Any) -> Frame:
        return {"type": kind, **fields, "session_id": SESSION, "uuid": str(uuid.uuid4())}

    def _write(self, frame: Frame) -> None:
        """Write a line. Input that arrives while the line is written is answered after the line."""
        self._waiting.append(json.dumps(frame, separators=(",", ":")).encode() + b"\n")
        if self._writing:
            return
        self._writing = True
        try:
            while self._waiting:
                self._put(memoryview(self._waiting.pop(0)))
        finally:
            self._writing = False

    def _put(self, view: memoryview) -> None:
        stop = False
        while view:
            readable, writable, _ = select.select([0], [1], [])
            if readable:
                try:
                    self._hear(0)
                except Stopped:
                    stop = True
            if writable:
                view = view[os.write(1, view) :]
        if stop:
            raise Stopped

    def _wait_until(self, moment: float) -> None:
        while (left := moment - time.monotonic()) > 0:
            self._hear(left)

    # --- messages from the host ----------------------------------------------------------------

    def _hear(self, timeout: float | None) -> None:
        """Read and handle what the host wrote. Wait for it at most `timeout` seconds."""
        if not select.select([0], [], [], timeout)[0]:
            return
        data = os.read(0, 65536)
        came = time.monotonic()
        if not data:
            raise Ended
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._take(json.loads(line), came)

    def _take(self, frame: Frame, came: float) -> None:
        if frame["type"] == "user":
            self._note("prompt", came)
            self._said.append(frame)
        elif frame["type"] == "control_request":
            subtype = frame["request"]["subtype"]
            self._note(subtype, came)
            answer = _INITIALIZED if subtype == "initialize" else {}
            body = {"subtype": "success", "request_id": frame["request_id"], "response": answer}
            self._write({"type": "control_response", "response": body})
            if subtype == "interrupt" and self._speaking:
                self._speaking = False
                raise Stopped

    def _note(self, what: str, at: float | None = None) -> None:
        line = json.dumps({"what": what, "at": at or time.monotonic()}) + "\n"
        with self._log.open("a") as file:
            file.write(line)


_EMPTY = {"type": "text", "text": ""}
_COSTS = {"duration_ms": 1, "duration_api_ms": 1, "num_turns": 1, "total_cost_usd": 0.0}
_INITIALIZED = {
    "commands": [],
    "models": [{"value": "default", "displayName": "Default", "description": "The bench's"}],
    "account": {},
    "claude_code_version": "2.1.330",
}


if __name__ == "__main__":
    try:
        Child(json.loads(Path(sys.argv[1]).read_text())).run()
    except Ended:
        os._exit(0)
