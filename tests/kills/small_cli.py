"""A CLI of a few lines that answers every prompt and writes its session file, as the real CLIs do.

`python small_cli.py [flags of the CLI]`. A prompt with a uuid that is already in the file is replayed to the
host and not answered. Prompts are read one after the other, so no prompt is added to a running turn.
"""

import json
import os
import re
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

sys.path[0] = str(Path(__file__).resolve().parents[2])

from claude_desk.demo.message_builder import MessageBuilder  # noqa: E402
from tests.scripted_cli.script import INITIALIZE  # noqa: E402

PIECES = 8


class Cli:
    def __init__(self, flags: list[str]) -> None:
        told = dict(flag.split("=", 1) for flag in flags if "=" in flag)
        self._id = told.get("--resume") or told.get("--session-id") or str(uuid4())
        folder = re.sub(r"[^a-zA-Z0-9]", "-", str(Path.cwd()))
        self._file = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects", folder, f"{self._id}.jsonl")
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        known = [json.loads(line) for line in lines if line.endswith("}")]
        self._last = known[-1]["uuid"] if known else None
        self._known = {line["uuid"] for line in known}
        self._wire = MessageBuilder(self._id)

    def run(self) -> None:
        for data in sys.stdin:
            told = json.loads(data)
            if told["type"] == "control_request":
                self._answer(told)
            elif told["type"] == "user":
                self._turn(told)

    def _answer(self, told: dict[str, Any]) -> None:
        answer = INITIALIZE if told["request"]["subtype"] == "initialize" else {}
        inner = {"subtype": "success", "request_id": told["request_id"], "response": answer}
        self._say({"type": "control_response", "response": inner})

    def _turn(self, told: dict[str, Any]) -> None:
        content = told["message"]["content"]
        text = content if isinstance(content, str) else content[0]["text"]
        self._say(self._wire.replay(text, told["uuid"]))
        if told["uuid"] in self._known:
            return
        self._say(self._wire.init("default"))
        self._write("user", told["uuid"], {"role": "user", "content": content})
        name, words = f"msg_{told['uuid']}", f"An answer to {text}. "
        block = {"type": "text", "text": words}
        self._say(self._wire.message_start(name), self._wire.block_start(0, block))
        for _, frame in self._wire.deltas(0, block, PIECES):
            time.sleep(0.02)
            self._say(frame)
        whole = self._wire.assistant(name, block) | {"uuid": str(uuid4())}
        self._say(whole, self._wire.block_stop(0), *self._wire.message_end())
        self._write("assistant", whole["uuid"], whole["message"])
        self._say(self._wire.result(words))

    def _say(self, *messages: dict[str, Any]) -> None:
        for message in messages:
            sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()

    def _write(self, kind: str, uuid: str, message: dict[str, Any]) -> None:
        at = datetime.now(UTC).isoformat().replace("+00:00", "Z")
        line = {"type": kind, "parentUuid": self._last, "uuid": uuid, "isSidechain": False, "timestamp": at}
        line |= {"sessionId": self._id, "cwd": str(Path.cwd()), "version": "2.1.37", "userType": "external"}
        with self._file.open("a") as file:
            file.write(json.dumps(line | {"message": message}) + "\n")
        self._last = uuid
        self._known.add(uuid)


if __name__ == "__main__":
    Cli(sys.argv[1:]).run()
