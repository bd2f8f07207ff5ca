"""The journal of restores, with a file for each restore. The file is written before the restore changes
anything, and again when the restore is over.

Each field of a file ends with NUL. The first fields are the stage (`open`, `cut` or `whole`), the snapshot
that is restored, the snapshot of the state before, the time, the session, and the restore that this restore
undoes. Four fields follow for each path: its name, its state before, its wanted state, and the path that must
be written first. A state is `KIND BITS OBJECT`, or empty if the path does not exist.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from claude_desk.snapshots.atomic_file import replace_file
from claude_desk.snapshots.file_restorer import RestoreStep
from claude_desk.snapshots.records import FileKind, PathState, RestoreRecord
from claude_desk.system.files import flush_to_disk, read_all

_LONGEST = 256 << 20

OPEN, CUT, COMPLETE = "open", "cut", "whole"


@dataclass(frozen=True, slots=True)
class RestoreEntry:
    id: str
    stage: str
    snapshot: str
    before: str
    at: float
    steps: Sequence[RestoreStep]
    session: str = ""
    undoes: str = ""


class RestoreJournal:
    """The entries in `folder`. The folder is made with the first entry."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, entry: RestoreEntry) -> None:
        """Write an entry. The entry is on the disk when this method returns."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        fields = [entry.stage, entry.snapshot, entry.before, repr(entry.at), entry.session, entry.undoes]
        data = [os.fsencode(field) for field in fields]
        for step in entry.steps:
            data += [step.path, _packed(step.now), _packed(step.then), step.after]
        replace_file(self._folder / entry.id, b"".join(each + b"\0" for each in data), flush=True)
        flush_to_disk(self._folder)

    def read(self, name: str) -> RestoreEntry | None:
        """Read an entry; None if the entry does not exist or cannot be read."""
        try:
            if "/" in name or name.startswith("."):
                return None
            fields = read_all(self._folder / name, _LONGEST).split(b"\0")[:-1]
            stage, snapshot, before, at, session, undoes = map(os.fsdecode, fields[:6])
            rest = fields[6:]
            steps = [
                RestoreStep(path, _unpacked(now), _unpacked(then), after)
                for path, now, then, after in zip(rest[::4], rest[1::4], rest[2::4], rest[3::4], strict=True)
            ]
            return RestoreEntry(name, stage, snapshot, before, float(at), tuple(steps), session, undoes)
        except (OSError, ValueError):
            return None

    def all(self) -> list[RestoreEntry]:
        """Return all entries, the oldest first."""
        try:
            names = sorted(path.name for path in self._folder.iterdir())
        except OSError:
            return []
        return [entry for name in names if (entry := self.read(name)) is not None]

    def records(self, session: str = "") -> tuple[RestoreRecord, ...]:
        """Return the records of all restores, the oldest first. Only records of `session` list their
        files."""
        return tuple(_record(entry, bool(session) and entry.session == session) for entry in self.all())

    def cut(self, entry: RestoreEntry) -> None:
        """Note that the process ended before it had finished this restore."""
        self.write(replace(entry, stage=CUT))

    def drop(self, snapshots: set[str]) -> None:
        """Delete the entries whose `before` is not in `snapshots`."""
        for entry in self.all():
            if entry.before not in snapshots:
                with suppress(OSError):
                    (self._folder / entry.id).unlink()


def _record(e: RestoreEntry, with_files: bool) -> RestoreRecord:
    record = RestoreRecord(
        e.id, e.at, e.snapshot, e.before, len(e.steps), e.stage == COMPLETE, e.session, e.undoes
    )
    if not (with_files and record.complete and e.snapshot):
        return record
    renamed = {step.after: step.path for step in e.steps if step.after}
    above: set[bytes] = set()
    for step in e.steps:
        folder = step.path.rpartition(b"/")[0]
        while folder and folder not in above:
            above.add(folder)
            folder = folder.rpartition(b"/")[0]
    steps = [step for step in e.steps if not (_is_folder(step) and step.path in above)]
    written = [step.path for step in steps if step.then is not None]
    gone = [step for step in steps if step.then is None]
    return replace(
        record,
        written=tuple(renamed.get(path, path) for path in written),
        deleted=tuple(step.path for step in gone if not step.after),
        touched=(*written, *(step.path for step in gone)),
    )


def _is_folder(step: RestoreStep) -> bool:
    """Whether the step is only about a folder."""
    return all(state is None or state.kind is FileKind.FOLDER for state in (step.now, step.then))


def _packed(state: PathState | None) -> bytes:
    return b"" if state is None else f"{state.kind} {state.mode:o} {state.oid}".encode()


def _unpacked(data: bytes) -> PathState | None:
    if not data:
        return None
    kind, mode, oid = data.decode().split(" ")
    return PathState(FileKind(kind), int(mode, 8), oid)
