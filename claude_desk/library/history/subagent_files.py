"""Reads the lines of subagents from their own files. The lines of a subagent without a file are read from
progress lines in the session's file (CLI 2.1.17 to 2.1.44)."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from claude_desk.library.history.line_kinds import prompt_text
from claude_desk.library.history.line_table import LineTable
from claude_desk.protocol.disk.session_file import (
    DAMAGED,
    FileLine,
    agent_progress,
    read_line,
    read_lines,
)
from claude_desk.protocol.disk.subagent_meta import SubagentMeta, subagent_meta
from claude_desk.system.files import open_to_read

# At most so many bytes are read of one subagent.
MOST = 8 * 1024 * 1024
_MOST_FILES = 500
_META = 64 * 1024  # bytes that are read of a meta file
_ID = re.compile(r"[A-Za-z0-9_-]{1,100}")
_WORKFLOWS = "workflows"


class SubagentLine(NamedTuple):
    """A line of a subagent. `inside`: whether the line comes from a progress line in the session's own file.
    `call`: the call for which the subagent worked; "" if `inside` is False."""

    offset: int
    line: FileLine
    inside: bool = False
    call: str = ""


class WorkflowSubagent(NamedTuple):
    """A subagent of a workflow, with the title of its phase."""

    id: str
    title: str = ""
    phase: str = ""


class KnownSubagents:
    """Subagents in memory, with those methods of `SubagentFiles` that a `LinePlayer` calls.

    `lines`: the lines of each subagent's file. `inside`: the lines of each subagent from progress lines.
    `first_calls`: the first call of each subagent. `workflows`: a workflow's folder -> its subagents.
    """

    def __init__(
        self,
        lines: Mapping[str, Sequence[SubagentLine]],
        inside: Mapping[str, Sequence[SubagentLine]],
        first_calls: Mapping[str, str],
        workflows: Mapping[str, Sequence[WorkflowSubagent]],
    ) -> None:
        self._lines = lines
        self._inside = inside
        self._first_calls = first_calls
        self._workflows = workflows

    def lines(self, agent: str) -> Iterable[SubagentLine]:
        return self._lines.get(agent) or self._inside.get(agent, ())

    def is_cut(self, agent: str) -> bool:
        return False

    def of_call(self, call: str, prompt: str = "") -> str:
        found = (agent for agent, lines in self._inside.items() if any(each.call == call for each in lines))
        return next(found, "") or next(
            (agent for agent, each in self._first_calls.items() if each == call), ""
        )

    def first_call(self, agent: str) -> str:
        return self._first_calls.get(agent, "")

    def of_workflow(self, folder: str) -> Sequence[WorkflowSubagent]:
        return self._workflows.get(folder, ())


class SubagentFiles:
    """The subagents of the session with the file `path`. `table`: the lines of this file that were read;
    without a table, first calls and progress lines are not known."""

    def __init__(self, path: Path, table: LineTable | None = None) -> None:
        self._path = path
        self._table = table
        self._folders = (path.with_suffix("") / "subagents", path.parent)
        self._prompts: dict[str, str] | None = None  # the first prompt of a subagent -> the subagent's id

    def lines(self, agent: str) -> Iterator[SubagentLine]:
        """Yield the lines of a subagent's file, each after its parent, and each uuid once. Without such a
        file, yield the subagent's lines from progress lines in the session's own file. Read at most `MOST`
        bytes, and leave out unreadable lines."""
        path = self.path_of(agent)
        yield from self._inside(agent) if path is None else _in_order([*self._of_file(path)])

    @staticmethod
    def _of_file(path: Path) -> Iterator[SubagentLine]:
        try:
            with open_to_read(path) as file:
                data = file.read(MOST)
        except OSError:
            return
        at = 0
        for raw in data.split(b"\n"):
            for begin, _, line in read_lines(raw):
                if line.type != DAMAGED:
                    yield SubagentLine(at + begin, line)
            at += len(raw) + 1

    def is_cut(self, agent: str) -> bool:
        """Return whether the subagent's file has more bytes than `lines` reads."""
        path = self.path_of(agent)
        try:
            return path is not None and path.stat().st_size > MOST
        except OSError:
            return False

    def _inside(self, agent: str) -> Iterator[SubagentLine]:
        indexes = self._table.progress.get(agent, ()) if self._table is not None else ()
        seen: set[str] = set()
        left = MOST
        try:
            with open_to_read(self._path) as file:
                for index in indexes:
                    span = self._table.span(index) if self._table is not None else None
                    if span is None or left < span.size:
                        return
                    left -= span.size
                    file.seek(span.offset)
                    line = read_line(file.read(span.size))
                    progress = agent_progress(line) if line is not None else None
                    if progress is not None and progress.line.uuid not in seen:
                        seen.add(progress.line.uuid)
                        yield SubagentLine(span.offset, progress.line, inside=True, call=progress.call)
        except OSError:
            return

    def first_call(self, agent: str) -> str:
        """Return the first call that the subagent worked for; "" if the call is not known."""
        known = self._table.first_calls.get(agent, "") if self._table is not None else ""
        return known or next((call for call, each in self._by_call.items() if each == agent), "")

    def path_of(self, agent: str) -> Path | None:
        """Return the subagent's file; None if the file does not exist, or the id is malformed."""
        if not _ID.fullmatch(agent):
            return None
        name = f"agent-{agent}.jsonl"
        paths = (folder / name for folder in self._folders)
        found = next((path for path in paths if path.is_file()), None)
        return found or next(self._folders[0].glob(f"{_WORKFLOWS}/*/{name}"), None)

    def workflow_of(self, agent: str) -> str:
        """Return the name of the folder of the subagent's workflow; "" without a workflow."""
        path = self.path_of(agent)
        return path.parent.name if path is not None and path.parent.parent.name == _WORKFLOWS else ""

    def of_workflow(self, folder: str) -> list[WorkflowSubagent]:
        """Return at most `_MOST_FILES` subagents of a workflow, in the order in which they began."""
        try:
            paths = sorted((self._folders[0] / _WORKFLOWS / folder).glob("agent-*.jsonl"))[:_MOST_FILES]
        except OSError:
            return []
        began = {path: line.at for path in paths if (line := _first_line(path))}
        metas = ((path, read_meta(path) or SubagentMeta()) for path in sorted(began, key=began.__getitem__))
        return [WorkflowSubagent(_id_of(path), meta.name, meta.phase) for path, meta in metas]

    def of_call(self, call: str, prompt: str = "") -> str:
        """Find the subagent of a call by the progress lines about the call, by the meta files, or else by the
        call's `prompt`. Return "" if this finds no subagent."""
        if self._table is not None and call in self._table.progress_of:
            return self._table.progress_of[call]
        if call in self._by_call:
            return self._by_call[call]
        if not prompt:
            return ""
        if self._prompts is None:
            self._prompts = dict(self._first_words())
        return self._prompts.get(prompt.strip(), "")

    @cached_property
    def _by_call(self) -> dict[str, str]:
        """The subagents by their first calls, from their meta files."""
        metas = ((path, read_meta(path)) for path in self._own_files())
        return {meta.call: _id_of(path) for path, meta in metas if meta is not None and meta.call}

    def _own_files(self) -> list[Path]:
        """Return at most `_MOST_FILES` files of subagents, without those of workflows."""
        try:
            return sorted(self._folders[0].glob("agent-*.jsonl"))[:_MOST_FILES]
        except OSError:
            return []

    def _first_words(self) -> Iterator[tuple[str, str]]:
        for path in self._own_files():
            line = _first_line(path)
            if line is not None and line.type == "user":
                yield prompt_text(line).strip(), _id_of(path)


def _in_order(lines: Sequence[SubagentLine]) -> Iterator[SubagentLine]:
    """Yield each line after its parent, and only the first of several lines with a uuid. 2.1.37 may write a
    line before its parent, and after a restart writes the earlier lines again."""
    left = {each.line.uuid: each for each in reversed(lines) if each.line.uuid}
    for each in lines:
        if not each.line.uuid:
            yield each
        chain: list[SubagentLine] = []
        above = left.pop(each.line.uuid, None)
        while above is not None:
            chain.append(above)
            above = left.pop(above.line.parent, None)
        yield from reversed(chain)


def meta_path(file: Path) -> Path:
    """Return the path of the meta file of a subagent's file."""
    return file.with_name(f"{file.stem}.meta.json")


def read_meta(file: Path) -> SubagentMeta | None:
    """Return what the meta file of a subagent's file says; None if it cannot be read."""
    try:
        with open_to_read(meta_path(file)) as opened:
            return subagent_meta(opened.read(_META))
    except OSError:
        return None


def _id_of(file: Path) -> str:
    return file.stem.removeprefix("agent-")


def _first_line(path: Path) -> FileLine | None:
    try:
        with open_to_read(path) as file:
            return read_line(file.readline(1024 * 1024))
    except OSError:
        return None
