"""What subagents did: their own files beside a session's, and lines in it that are theirs (2.0.x)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from claude_desk.library.history.kinds import prompt_text
from claude_desk.protocol.session_file import FileLine, read_line

# Bytes of one subagent's file that are shown.
MOST = 8 * 1024 * 1024
_MOST_FILES = 500


class AgentLine(NamedTuple):
    offset: int
    line: FileLine


class Known:
    """Subagents whose lines were read already; `of_prompt` finds none."""

    def __init__(self, lines: Mapping[str, Sequence[AgentLine]]) -> None:
        self._lines = lines

    def lines(self, agent: str) -> Iterable[AgentLine]:
        return self._lines.get(agent, ())

    def of_prompt(self, prompt: str) -> str:
        return ""


class Agents:
    """The subagents of the session at this path."""

    def __init__(self, path: Path) -> None:
        self._folders = (path.with_suffix("") / "subagents", path.parent)
        self._prompts: dict[str, str] | None = None  # first words said to a subagent -> its id

    def lines(self, agent: str) -> Iterator[AgentLine]:
        """What is in a subagent's file, in its order; at most `MOST` bytes."""
        path = self.path_of(agent)
        if path is None:
            return
        try:
            with path.open("rb") as file:
                data = file.read(MOST)
        except OSError:
            return
        at = 0
        for raw in data.split(b"\n"):
            line = read_line(raw)
            if line is not None:
                yield AgentLine(at, line)
            at += len(raw) + 1

    def path_of(self, agent: str) -> Path | None:
        """The file; None where there is none, or the id is none."""
        if not agent.isalnum():
            return None
        paths = (folder / f"agent-{agent}.jsonl" for folder in self._folders)
        return next((path for path in paths if path.is_file()), None)

    def of_prompt(self, prompt: str) -> str:
        """The subagent that was told this, where no result names it; "" where there is none."""
        if self._prompts is None:
            self._prompts = dict(self._first_words())
        return self._prompts.get(prompt.strip(), "") if prompt else ""

    def _first_words(self) -> Iterator[tuple[str, str]]:
        try:
            paths = sorted(self._folders[0].glob("agent-*.jsonl"))[:_MOST_FILES]
        except OSError:
            return
        for path in paths:
            agent = path.stem.removeprefix("agent-")
            try:
                with path.open("rb") as file:
                    line = read_line(file.readline(1024 * 1024))
            except OSError:
                continue
            if line is not None and line.type == "user":
                yield prompt_text(line).strip(), agent
