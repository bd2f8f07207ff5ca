"""What the child of a bench has to write, and what it noted."""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

CHILD = Path(__file__).with_name("child.py")


@dataclass(frozen=True)
class Reply:
    """Written in deltas of `step` characters (0: at once), one every `every` seconds (0: as fast as
    possible)."""

    text: str
    step: int = 0
    every: float = 0.0


class Plan:
    """A child's replies, kept in a folder."""

    def __init__(self, folder: Path, *replies: Reply) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._log = folder / "log"
        self._file = folder / "plan.json"
        wanted = {"replies": [asdict(reply) for reply in replies], "log": str(self._log)}
        self._file.write_text(json.dumps(wanted))
        self.begin()

    def begin(self) -> None:
        """Forget what was noted."""
        self._log.write_text("")

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-S", str(CHILD), str(self._file)]

    def noted(self, what: str) -> list[float]:
        """Return when this happened: seconds of the monotonic clock, which all processes share."""
        lines = [json.loads(line) for line in self._log.read_text().splitlines()]
        return [line["at"] for line in lines if line["what"] == what]
