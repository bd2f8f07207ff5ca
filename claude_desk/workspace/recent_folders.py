"""The folders in which the user works: folders opened in this program, and folders of the sessions on
disk."""

import asyncio
import contextlib
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from claude_desk.library.repository import branch_of, main_checkout, repository_of
from claude_desk.session.core.disk_looks import is_folder
from claude_desk.session.core.worker_threads import start_thread

if TYPE_CHECKING:
    from claude_desk.library.catalog.requests import SessionRecord

INSPECTION_SECONDS = 3.0
"""The longest wait for a folder in seconds. A working network disk answers sooner."""

_AT_ONCE = 4
_INSTRUCTIONS = ("CLAUDE.md", ".claude/CLAUDE.md", "CLAUDE.local.md")
_MOST_HANGING = 12  # threads that wait for a disk that does not answer


@dataclass(frozen=True, slots=True)
class FolderFacts:
    """The facts about a folder from the disk. `repository`: the main checkout of the folder's repository, if
    the folder is the top of a checkout or a linked worktree; empty otherwise."""

    there: bool = True
    branch: str = ""
    repository: str = ""
    # Name of the nearest instruction file, in the folder or in a parent inside the repository.
    instructions: str = ""


@dataclass(frozen=True, slots=True)
class RecentFolder:
    """A folder to offer. `moment`: the time of the last activity in seconds since the epoch, or 0 if it is
    unknown."""

    path: str
    repository: str
    there: bool = True
    branch: str = ""
    sessions: int = 0
    moment: float = 0.0
    inside: bool = False  # whether the folder is listed below its repository's main checkout


def known_folders(
    recent: Sequence[str],
    records: Iterable["SessionRecord"],
    hidden: Collection[str] = (),
    seen: Mapping[str, FolderFacts] | None = None,
) -> list[RecentFolder]:
    """Return all known folders, the newest first, with the folders of a repository together.

    `recent`: the opened folders, the newest first. `hidden`: folders to leave out. `seen`: facts from the
    disk, by path.
    """
    looked = seen or {}
    counts: dict[str, int] = {}
    newest: dict[str, SessionRecord] = {}
    for record in records:
        folder = record.folder
        if folder:
            counts[folder] = counts.get(folder, 0) + 1
            if folder not in newest or newest[folder].modified < record.modified:
                newest[folder] = record
    found = {path: RecentFolder(path, path) for path in recent} | {
        path: RecentFolder(
            path,
            record.repository or path,
            branch=record.branch,
            sessions=counts[path],
            moment=record.modified,
        )
        for path, record in newest.items()
    }
    folders = [_as_seen(each, looked.get(path)) for path, each in found.items() if path not in hidden]
    return _together(folders, _ranks(recent, folders))


def _as_seen(folder: RecentFolder, seen: FolderFacts | None) -> RecentFolder:
    if seen is None:
        return folder
    branch = seen.branch if seen.there else folder.branch
    repository = seen.repository or folder.repository
    return replace(folder, repository=repository, there=seen.there, branch=branch)


def _ranks(recent: Sequence[str], folders: list[RecentFolder]) -> dict[str, float]:
    """Return the time at which each folder was last used. An opened folder without sessions gets the time of
    the folder that was opened next, or the current time if it was opened last."""
    ranks = {folder.path: folder.moment for folder in folders}
    last = time.time()
    for path in recent:
        if path in ranks:
            last = ranks[path] = ranks[path] or last
    return ranks


def _together(folders: list[RecentFolder], ranks: Mapping[str, float]) -> list[RecentFolder]:
    newest: dict[str, float] = {}
    for folder in folders:
        newest[folder.repository] = max(newest.get(folder.repository, 0.0), ranks[folder.path])

    def order(folder: RecentFolder) -> tuple[float, str, bool, float]:
        own = folder.path != folder.repository
        return -newest[folder.repository], folder.repository, own, -ranks[folder.path]

    result: list[RecentFolder] = []
    for repository, group in groupby(sorted(folders, key=order), key=lambda folder: folder.repository):
        members = list(group)
        has_main = members[0].path == repository
        result += [replace(folder, inside=has_main and folder.path != repository) for folder in members]
    return result


def inspect_folder(path: str) -> FolderFacts:
    """Read the facts about the folder from the disk. This may take long."""
    if not is_folder(path):
        return FolderFacts(there=False)
    repository = repository_of(Path(path))
    instructions = _instructions_of(Path(path), repository)
    if repository is None:
        return FolderFacts(instructions=instructions)
    main = main_checkout(repository)
    main_path = str(main or repository) if str(repository) == path else ""
    return FolderFacts(branch=branch_of(repository), repository=main_path, instructions=instructions)


def _instructions_of(folder: Path, repository: Path | None) -> str:
    above = (each for each in folder.parents if repository is not None and each.is_relative_to(repository))
    for each in (folder, *above):
        for name in _INSTRUCTIONS:
            if _is_file(each / name):
                return name
    return ""


def _is_file(path: Path) -> bool:
    """Return whether `path` is a file; False if this is unknown."""
    try:
        return path.is_file()
    except OSError:
        return False


class FolderInspector:
    """Reads the facts about folders outside the event loop, each folder in its own thread.

    A disk that hangs does not block the end of the program. It delays other folders, because four are
    inspected at a time; while 12 folders hang, no other folder is inspected. Once a folder's turn has come,
    the wait for it ends after `INSPECTION_SECONDS`. No second thread for the same folder is started while the
    first is running.
    """

    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Future[FolderFacts | None]] = {}
        self._hanging: set[str] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def inspect(self, path: str) -> FolderFacts | None:
        """Return the facts about the folder. Return None if reading fails or takes too long, or if too many
        threads hang already."""
        if path in self._under_way:
            return await self._result(path)
        async with self._room:
            if path not in self._under_way:
                if len(self._hanging) >= _MOST_HANGING:
                    return None
                self._begin(path)
            return await self._result(path)

    async def _result(self, path: str) -> FolderFacts | None:
        future = self._under_way[path]
        await asyncio.wait({future}, timeout=INSPECTION_SECONDS)
        if future.done():
            return future.result()
        self._hanging.add(path)
        return None

    def _begin(self, path: str) -> None:
        loop = asyncio.get_running_loop()
        future = self._under_way[path] = loop.create_future()

        def finish(seen: FolderFacts | None) -> None:
            del self._under_way[path]
            self._hanging.discard(path)
            future.set_result(seen)

        def work() -> None:
            seen = None
            try:
                seen = inspect_folder(path)
            finally:
                with contextlib.suppress(RuntimeError):  # the loop is closed
                    loop.call_soon_threadsafe(finish, seen)

        start_thread(work, "folders")
