"""Plays a script as a stand-in for the CLI. `play.py` is the program.

Standard library only. script.py describes the steps. A prompt or request is kept until a step waits for it.

The tests start hundreds of players. So the player imports little: `json`, `pathlib`, `queue`, `subprocess`
and `typing` would take three times as long as the start of Python itself.
"""

import _thread
import itertools
import os
import sys
import time
from _queue import Empty, SimpleQueue

from tests.scripted_cli import lean_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Callable
    from typing import Any, NoReturn

    Step = dict[str, Any]
else:
    import _signal as signal  # without its enumerations

_LOOKS_SECONDS = 0.02
_CHUNK = 64 * 1024


class EndOfInput(Exception):
    """The host has closed the player's stdin."""


class Interrupted(Exception):
    """Raised by SIGINT."""


class Player:
    """One run of a script."""

    def __init__(self, script: "dict[str, Any]", flags: list[str]) -> None:
        self._script = script
        self._inbox: list[dict[str, Any]] = []
        self._numbers = itertools.count(1)
        self._values = {"user_uuid": "", "user_text": "", "session_id": "demo"}
        self._resumed = False
        for flag in flags:
            name, _, value = flag.partition("=")
            if name == "--session-id" or (name == "--resume" and self._values["session_id"] == "demo"):
                self._values["session_id"] = value  # a fork has `--session-id` in addition to `--resume`
            self._resumed = self._resumed or name == "--resume"
        self._channel = Channel(script["log"])

    def run(self) -> "NoReturn":
        steps = self._script["steps"]
        if self._resumed and self._script["resumed"] is not None:
            steps = self._script["resumed"]
        try:
            self._play(steps)
            while True:
                self._pump(None)
        except EndOfInput:
            self._stay_if_told()
            exit_now(0)
        except Interrupted:
            self._play(self._script["on_sigint"] or [])
            exit_now(0)  # 2.1.37 and 2.1.330 exit with code 0 after SIGINT

    def _play(self, steps: "list[Step]") -> None:
        for step in steps:
            getattr(self, f"_do_{step['do']}")(step)

    # --- steps ---------------------------------------------------------------------------------

    def _do_write(self, step: "Step") -> None:
        lines = [lean_json.dumps(self._filled(m)) + "\n" for m in step["messages"]]
        data = "".join(lines).encode("utf-8", "surrogatepass")
        self._channel.write_bytes(data, step["chunk"], step["pause"])

    def _do_raw(self, step: "Step") -> None:
        import binascii

        self._channel.write_bytes(binascii.a2b_base64(step["data"]), step["chunk"], step["pause"])

    def _do_big(self, step: "Step") -> None:
        self._channel.write_bytes(step["before"].encode() + b"x" * step["size"] + step["after"].encode())

    def _do_stderr(self, step: "Step") -> None:
        for _ in range(step["times"]):
            _write_all(2, step["text"].encode())

    def _do_delay(self, step: "Step") -> None:
        end = time.monotonic() + step["seconds"]
        while (left := end - time.monotonic()) > 0:
            self._pump(left)

    def _do_await_path(self, step: "Step") -> None:
        while not os.path.exists(step["path"]):  # noqa: PTH110
            self._pump(_LOOKS_SECONDS)

    def _do_await_user(self, step: "Step") -> None:
        message = self._await(lambda m: m.get("type") == "user")
        content = message["message"]["content"]
        self._values["user_uuid"] = message.get("uuid", "")
        self._values["user_text"] = content if isinstance(content, str) else lean_json.dumps(content)

    def _do_await_control(self, step: "Step") -> None:
        request = self._await(
            lambda m: m.get("type") == "control_request" and m["request"]["subtype"] == step["subtype"]
        )
        if step["doing"]:
            import subprocess

            subprocess.run(step["doing"], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for _ in range(step["times"]):
            if step["error"]:
                self._channel.write(_control_error(request["request_id"], step["error"], step["code"]))
            else:
                answer = self._filled(step["success"])
                self._channel.write(_control_answer(request["request_id"], answer))

    def _do_ask(self, step: "Step") -> None:
        request_id = step["request_id"] or f"ask_{next(self._numbers)}"
        self._do_post({**step, "request_id": request_id})
        answer = self._answer_to(request_id)
        kind = (
            "error" if answer["subtype"] == "error" else answer.get("response", {}).get("behavior", "allow")
        )
        self._play(step["branches"].get(kind, []))

    def _do_post(self, step: "Step") -> None:
        request = self._filled(step["request"])
        self._channel.write({"type": "control_request", "request_id": step["request_id"], "request": request})

    def _do_await_answer(self, step: "Step") -> None:
        self._answer_to(step["request_id"])

    def _do_spawn(self, step: "Step") -> None:
        import subprocess

        subprocess.Popen(
            step["command"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=step["new_session"],
        )

    def _do_become(self, step: "Step") -> "NoReturn":
        os.execv(step["command"][0], step["command"])

    def _do_loop(self, step: "Step") -> None:
        for _ in range(step["times"]):
            self._play(step["steps"])

    def _do_exit(self, step: "Step") -> "NoReturn":
        exit_now(step["code"])

    def _do_die(self, step: "Step") -> None:
        os.kill(os.getpid(), getattr(signal, f"SIG{step['signal']}"))
        self._do_hang(step)

    def _do_hang(self, step: "Step") -> "NoReturn":
        while True:
            time.sleep(3600)

    # --- messages of the host ------------------------------------------------------------------

    def _answer_to(self, request_id: str) -> "dict[str, Any]":
        message = self._await(
            lambda m: m.get("type") == "control_response" and m["response"]["request_id"] == request_id
        )
        response: dict[str, Any] = message["response"]
        return response

    def _await(self, wanted: "Callable[[dict[str, Any]], bool]") -> "dict[str, Any]":
        while True:
            for message in self._inbox:
                if wanted(message):
                    self._inbox.remove(message)
                    return message
            self._pump(None)

    def _pump(self, timeout: float | None) -> None:
        """Read one message. Answer the message if the script has an answer for its subtype, and keep it
        otherwise."""
        message = self._channel.read(timeout)
        if message is None:
            return
        request = message.get("request", {})
        answers = self._script["answers"]
        if message.get("type") == "control_request" and request.get("subtype") in answers:
            answer = self._filled(answers[request["subtype"]])
            self._channel.write(_control_answer(message["request_id"], answer))
        else:
            self._inbox.append(message)

    def _stay_if_told(self) -> None:
        if self._script["ignore_eof"]:
            self._do_hang({})

    def _filled(self, value: "Any") -> "Any":
        """Return the value with the placeholders in its strings filled in."""
        if isinstance(value, str):
            for name, text in self._values.items():
                value = value.replace("{{" + name + "}}", text)
            return value
        if isinstance(value, dict):
            return {key: self._filled(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self._filled(item) for item in value]
        return value


class Channel:
    """Reads stdin in a separate thread, so that `read` can have a time limit. `log`: the file to which every
    line of stdin is appended; empty for none."""

    def __init__(self, log: str) -> None:
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._log = log
        self._ended = False
        _thread.start_new_thread(self._read, ())

    def read(self, timeout: float | None) -> "dict[str, Any] | None":
        """Return the next message; None if no message comes within `timeout` seconds. Raise `EndOfInput` once
        stdin is closed and all messages are read."""
        if self._ended:
            raise EndOfInput
        try:
            line = self._lines.get(timeout=timeout)
        except Empty:
            return None
        if line is None:
            self._ended = True
            raise EndOfInput
        message: dict[str, Any] = lean_json.loads(line)
        return message

    def write(self, message: "dict[str, Any]") -> None:
        self.write_bytes(lean_json.dumps(message).encode("utf-8", "surrogatepass") + b"\n")

    def write_bytes(self, data: bytes, chunk: int = 0, pause: float = 0.0) -> None:
        """Write the bytes in one piece, or in pieces of `chunk` bytes, with `pause` seconds after each
        piece."""
        size = chunk or len(data) or 1
        for start in range(0, len(data), size):
            _write_all(1, data[start : start + size])
            if pause:
                time.sleep(pause)

    def _read(self) -> None:
        rest = b""
        while chunk := os.read(0, _CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._note(line)
                self._lines.put(line)
        self._lines.put(None)

    def _note(self, line: bytes) -> None:
        if self._log:
            with open(self._log, "ab") as file:  # noqa: PTH123
                file.write(line + b"\n")


def exit_now(code: int) -> "NoReturn":
    """End the process immediately. Any thread may call this."""
    sys.stdout.flush()
    os._exit(code)


def _write_all(fd: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(fd, view) :]
        except BrokenPipeError:
            exit_now(1)


def _control_answer(request_id: str, response: "dict[str, Any] | None") -> "dict[str, Any]":
    """Return a success response. With None, the response is empty and has no `response` key
    (protocol/README.md 6.1)."""
    body: dict[str, Any] = {"subtype": "success", "request_id": request_id}
    if response is not None:
        body["response"] = response
    return {"type": "control_response", "response": body}


def _control_error(request_id: str, error: str, code: str) -> "dict[str, Any]":
    body = {"subtype": "error", "request_id": request_id, "error": error}
    if code:
        body["error_code"] = code
    return {"type": "control_response", "response": body}


def _interrupt(_number: int, _frame: object) -> "NoReturn":
    raise Interrupted


def _terminate(_number: int, _frame: object) -> "NoReturn":
    exit_now(143)  # as both versions do (protocol/README.md 9.2)


def main(path: str, flags: list[str]) -> "NoReturn":
    """Play the script at `path`, or the next script of the folder at `path`."""
    with open(_next_of(path, flags) if os.path.isdir(path) else path, "rb") as file:  # noqa: PTH112, PTH123
        script = lean_json.loads(file.read())
    signal.signal(signal.SIGINT, _interrupt)
    signal.signal(signal.SIGTERM, _terminate)
    for name in script["ignore_signals"]:
        signal.signal(getattr(signal, f"SIG{name}"), signal.SIG_IGN)
    Player(script, flags).run()


def _next_of(folder: str, flags: list[str]) -> str:
    names = os.listdir(folder)  # noqa: PTH208
    number = sum(name.startswith("start-") for name in names) + 1
    with open(f"{folder}/start-{number}.json", "wb") as file:  # noqa: PTH123
        file.write(lean_json.dumps(flags).encode("utf-8", "surrogatepass"))
    scripts = sum(name.startswith("script-") for name in names)
    return f"{folder}/script-{min(number, scripts)}.json"
