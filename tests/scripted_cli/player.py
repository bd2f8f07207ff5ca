"""Plays a script as a stand-in for the CLI: `python -m tests.scripted_cli.player SCRIPT.json [flags]`.

Standard library only. script.py describes the steps. A prompt or request is kept until a step waits for it.
"""

import base64
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

if not __package__:  # the file is run from any folder
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from claude_desk.demo import message_builder
from claude_desk.demo.channel import Channel, EndOfInput, exit_now

Step = dict[str, Any]
_LOOKS_SECONDS = 0.02


class Interrupted(Exception):
    """Raised by SIGINT."""


class Player:
    """One run of a script."""

    def __init__(self, script: dict[str, Any], flags: list[str]) -> None:
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
        self._channel = Channel(Path(script["log"]) if script["log"] else None)

    def run(self) -> NoReturn:
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

    def _play(self, steps: list[Step]) -> None:
        for step in steps:
            getattr(self, f"_do_{step['do']}")(step)

    # --- steps ---------------------------------------------------------------------------------

    def _do_write(self, step: Step) -> None:
        lines = [json.dumps(self._filled(m), ensure_ascii=False) + "\n" for m in step["messages"]]
        data = "".join(lines).encode("utf-8", "surrogatepass")
        self._channel.write_bytes(data, step["chunk"], step["pause"])

    def _do_raw(self, step: Step) -> None:
        self._channel.write_bytes(base64.b64decode(step["data"]), step["chunk"], step["pause"])

    def _do_big(self, step: Step) -> None:
        self._channel.write_bytes(step["before"].encode() + b"x" * step["size"] + step["after"].encode())

    def _do_stderr(self, step: Step) -> None:
        for _ in range(step["times"]):
            self._channel.write_error(step["text"].encode())

    def _do_delay(self, step: Step) -> None:
        end = time.monotonic() + step["seconds"]
        while (left := end - time.monotonic()) > 0:
            self._pump(left)

    def _do_await_path(self, step: Step) -> None:
        while not Path(step["path"]).exists():
            self._pump(_LOOKS_SECONDS)

    def _do_await_user(self, step: Step) -> None:
        message = self._await(lambda m: m.get("type") == "user")
        content = message["message"]["content"]
        self._values["user_uuid"] = message.get("uuid", "")
        self._values["user_text"] = content if isinstance(content, str) else json.dumps(content)

    def _do_await_control(self, step: Step) -> None:
        request = self._await(
            lambda m: m.get("type") == "control_request" and m["request"]["subtype"] == step["subtype"]
        )
        if step["doing"]:
            subprocess.run(step["doing"], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for _ in range(step["times"]):
            if step["error"]:
                self._channel.write(
                    message_builder.control_error(request["request_id"], step["error"], step["code"])
                )
            else:
                answer = self._filled(step["success"])
                self._channel.write(message_builder.control_answer(request["request_id"], answer))

    def _do_ask(self, step: Step) -> None:
        request_id = step["request_id"] or f"ask_{next(self._numbers)}"
        self._do_post({**step, "request_id": request_id})
        answer = self._answer_to(request_id)
        kind = (
            "error" if answer["subtype"] == "error" else answer.get("response", {}).get("behavior", "allow")
        )
        self._play(step["branches"].get(kind, []))

    def _do_post(self, step: Step) -> None:
        self._channel.write(
            message_builder.control_request(step["request_id"], self._filled(step["request"]))
        )

    def _do_await_answer(self, step: Step) -> None:
        self._answer_to(step["request_id"])

    def _do_spawn(self, step: Step) -> None:
        subprocess.Popen(
            step["command"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=step["new_session"],
        )

    def _do_become(self, step: Step) -> NoReturn:
        os.execv(step["command"][0], step["command"])

    def _do_loop(self, step: Step) -> None:
        for _ in range(step["times"]):
            self._play(step["steps"])

    def _do_exit(self, step: Step) -> NoReturn:
        exit_now(step["code"])

    def _do_die(self, step: Step) -> None:
        os.kill(os.getpid(), getattr(signal, f"SIG{step['signal']}"))
        self._do_hang(step)

    def _do_hang(self, step: Step) -> NoReturn:
        while True:
            time.sleep(3600)

    # --- messages of the host ------------------------------------------------------------------

    def _answer_to(self, request_id: str) -> dict[str, Any]:
        message = self._await(
            lambda m: m.get("type") == "control_response" and m["response"]["request_id"] == request_id
        )
        response: dict[str, Any] = message["response"]
        return response

    def _await(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
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
            self._channel.write(message_builder.control_answer(message["request_id"], answer))
        else:
            self._inbox.append(message)

    def _stay_if_told(self) -> None:
        if self._script["ignore_eof"]:
            self._do_hang({})

    def _filled(self, value: Any) -> Any:
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


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise Interrupted


def _terminate(_number: int, _frame: object) -> NoReturn:
    exit_now(143)  # as both versions do (protocol/README.md 9.2)


def main(arguments: list[str]) -> NoReturn:
    script = json.loads(Path(arguments[0]).read_text("utf-8"))
    signal.signal(signal.SIGINT, _interrupt)
    signal.signal(signal.SIGTERM, _terminate)
    for name in script["ignore_signals"]:
        signal.signal(getattr(signal, f"SIG{name}"), signal.SIG_IGN)
    Player(script, arguments[1:]).run()


if __name__ == "__main__":
    main(sys.argv[1:])
