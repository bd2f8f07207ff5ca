"""The replies that the child of a bench writes, and the events that it recorded."""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

CHILD = Path(__file__).with_name("child.py")


@dataclass(frozen=True)
class Reply:
    """A text that is written in deltas of `step` characters, one delta every `every` seconds. With `step` 0,
    it is written in one piece. With `every` 0, it is written as fast as possible."""

    text: str
    step: int = 0
    every: float = 0.0


class Plan:
    """The replies of a child, stored in a folder together with the child's log."""

    def __init__(self, folder: Path, *replies: Reply) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._log = folder / "log"
        self._file = folder / "plan.json"
        wanted = {"replies": [asdict(reply) for reply in replies], "log": str(self._log)}
        self._file.write_text(json.dumps(wanted))
        self.begin()

    def begin(self) -> None:
        """Forget the recorded events."""
        self._log.write_text("")

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-S", str(CHILD), str(self._file)]

    def noted(self, what: str) -> list[float]:
        """Return the times of all events of this kind, in seconds of the monotonic clock. All processes
        share that clock."""
        lines = [json.loads(line) for line in self._log.read_text().splitlines()]
        return [line["at"] for line in lines if line["what"] == what]
