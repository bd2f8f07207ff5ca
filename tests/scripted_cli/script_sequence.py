"""Scripts for several children, one after the other, and the messages that each child received."""

import json
from pathlib import Path
from typing import Any

from tests.scripted_cli.script import Script, received, words_of


class ScriptSequence:
    """Scripts for children in turn: child n plays script n, and later children play the last script."""

    folder: Path

    def write_scripts(self, folder: Path, *scripts: Script) -> list[str]:
        """Write the scripts into the folder, and return the command line that plays them."""
        self.folder = folder
        for number, script in enumerate(scripts, 1):
            script.log = self._log(number)
            script.save(folder / f"script-{number}.json")
        return words_of(folder)

    @property
    def starts(self) -> list[list[str]]:
        """The flags of each child."""
        files = sorted(self.folder.glob("start-*.json"), key=lambda file: int(file.stem[6:]))
        return [json.loads(file.read_text()) for file in files]

    def flag(self, start: int, name: str) -> str | None:
        """Return the value of a flag of child number `start`, or None without that flag."""
        found = [flag for flag in self.starts[start - 1] if flag.partition("=")[0] == name]
        return found[0].partition("=")[2] if found else None

    def got(self, script: int = 1) -> list[dict[str, Any]]:
        """Return the messages that the children of a script received. The list is complete once they have
        ended."""
        return received(self._log(script))

    def prompts(self, script: int = 1) -> list[str]:
        """Return the prompts of a script. A prompt of only text blocks is one text."""
        return [_one_text(m["message"]["content"]) for m in self.got(script) if m["type"] == "user"]

    def asked(self, script: int = 1) -> list[dict[str, Any]]:
        """Return the control requests that the children of a script received, except `initialize`."""
        requests = [m["request"] for m in self.got(script) if m["type"] == "control_request"]
        return [request for request in requests if request["subtype"] != "initialize"]

    def answers(self, script: int = 1) -> dict[str, dict[str, Any]]:
        """Return the program's answers by request id, and check that each request was answered once."""
        found = [m["response"] for m in self.got(script) if m["type"] == "control_response"]
        assert len({answer["request_id"] for answer in found}) == len(found)
        return {answer["request_id"]: answer for answer in found}

    def answer(self, request_id: str = "ask_1", script: int = 1) -> dict[str, Any]:
        response: dict[str, Any] = self.answers(script)[request_id]["response"]
        return response

    def _log(self, script: int) -> Path:
        return self.folder / f"log-{script}.ndjson"


def _one_text(content: Any) -> Any:
    if isinstance(content, list) and all(block["type"] == "text" for block in content):
        return "\n".join(block["text"] for block in content)
    return content
