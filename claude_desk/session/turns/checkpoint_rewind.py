"""Rewinds files with the CLI's own checkpoints, and finds out what became of each file.

In a dry run the CLI names the files that would change. After a real rewind the CLI reports almost nothing:
2.1.330 counts failures only if it restored no file, and 2.1.37 never counts them. So we read the files'
states before and after. Then we ask the CLI once more what would still change.
"""

import os
import stat
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import RewindAnswer, RewindFiles
from claude_desk.session.core import session_texts
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.disk_looks import looked
from claude_desk.session.snapshots.change_undo import ChangeUndo, FilesBack

_FILES_SECONDS = 30.0
_DISK_SECONDS = 10.0  # for reading the disk; if the disk does not answer, we believe the CLI


class _Fate(Enum):
    """What became of a file. `UNSURE`: the file was or may have been changed, and may not be as it was at the
    checkpoint. `BLOCKED`: the file was not put back because something is in the way. `LEFT`: the file was not
    put back, for an unknown reason. `SAME`: there was nothing to do."""

    WRITTEN = "written"
    DELETED = "deleted"
    UNSURE = "unsure"
    BLOCKED = "blocked"
    LEFT = "left"
    SAME = "same"


@dataclass(frozen=True, slots=True)
class _PathState:
    """What is at a path. `mark` changes when something is written at the path, or to the target of a link at
    the path. `there`: something is at the path. `blocked`: a file cannot be put at the path. `linked`: the
    path contains a symbolic link."""

    mark: tuple[int, ...]
    there: bool
    blocked: bool
    linked: bool


class CheckpointRewind:
    """Rewinds files by the CLI's checkpoints: call `plan`, then `restore`. A restore cannot be undone.
    `ChangeUndo` reports the restored files to Claude."""

    def __init__(
        self,
        child: CliRunner,
        folder: str,
        undo: ChangeUndo,
        before_files: Callable[[str], Awaitable[None]],
    ) -> None:
        """`before_files` is awaited before files change, with the uuid of the message."""
        self._child = child
        self._folder = folder
        self._done: set[str] = set()  # ids of the restores that this object made
        self._undo = undo
        self._before_files = before_files

    async def plan(self, uuid: str) -> tuple[RewindAnswer, Text]:
        """Return the files that would change, and why they cannot be rewound ("" if they can be)."""
        return await self._ask(uuid, dry=True)

    async def restore(self, uuid: str, plan: RewindAnswer) -> tuple[FilesBack, Text]:
        """Carry out the plan. Return what was done, and why the CLI failed ("" if it did not fail)."""
        await self._before_files(uuid)
        paths = tuple(dict.fromkeys(plan.files_changed))
        before = await self._read_states(paths)
        names = {path: self.inside(path) for path in paths}
        restore = self._undo.begin_elsewhere(tuple(names.values())) if paths else ""
        answer, why = await self._ask(uuid, dry=False)
        after = await self._read_states(paths)
        still: Collection[str] | None = None
        if paths and self._child.agent is not None and why != session_texts.NO_FILES:
            later, unknown = await self._ask(uuid, dry=True)
            still = None if unknown else later.files_changed
        fates = {
            path: _fate(path, before, after, still, skips_links=answer.skipped_links > 0) for path in paths
        }
        of = {fate: tuple(names[path] for path in paths if fates[path] is fate) for fate in _Fate}
        back = FilesBack(
            of[_Fate.WRITTEN],
            of[_Fate.DELETED],
            session_texts.files_left(of[_Fate.UNSURE], of[_Fate.BLOCKED], () if why else of[_Fate.LEFT]),
            restore,
            of[_Fate.UNSURE],
        )
        if restore:
            self._done.add(restore)
            self._undo.end_elsewhere(back)
        is_done = back.written or back.deleted or back.unsure
        return back if is_done else replace(back, restore=""), why

    def is_of(self, back: FilesBack) -> bool:
        """Whether these files were put back by the CLI's checkpoints, and not from a snapshot."""
        return back.restore in self._done

    def report_again(self, back: FilesBack) -> None:
        """Report these files to Claude again. The user undid the rewind of the conversation, but the files
        stay rewound."""
        self._undo.end_elsewhere(back)

    def inside(self, path: str) -> str:
        """Return the path relative to the session's folder if it is inside; else the path itself."""
        beyond = os.path.relpath(path, self._folder) if self._folder else path
        return path if beyond.startswith("..") else beyond

    async def _read_states(self, paths: Sequence[str]) -> Mapping[str, _PathState]:
        return await looked(lambda: {path: _read_state(path) for path in paths}, {}, seconds=_DISK_SECONDS)

    async def _ask(self, uuid: str, *, dry: bool) -> tuple[RewindAnswer, Text]:
        try:
            request = RewindFiles(user_message_id=uuid, dry_run=True if dry else None)
            answer = RewindAnswer.model_validate(await self._child.ask(request, _FILES_SECONDS))
        except RequestTimeout:
            return RewindAnswer(), session_texts.NO_FILES
        except (RequestFailed, AgentGone) as error:
            return RewindAnswer(), session_texts.no_files(session_texts.not_answered(error))
        return answer, "" if answer.can_rewind else session_texts.no_files(answer.error or "")


def _fate(
    path: str,
    before: Mapping[str, _PathState],
    after: Mapping[str, _PathState],
    still: Collection[str] | None,
    *,
    skips_links: bool,
) -> _Fate:
    """Return what became of a file. `still`: the paths that the CLI would still change; None if not known."""
    was, now = before.get(path), after.get(path)
    is_changed = was != now or now is None
    if still is not None and path not in still:
        if not is_changed:
            return _Fate.SAME
        return _Fate.WRITTEN if now is None or now.there else _Fate.DELETED
    if is_changed or now is None:
        return _Fate.UNSURE
    return _Fate.BLOCKED if now.blocked or (now.linked and skips_links) else _Fate.LEFT


def _read_state(path: str) -> _PathState:
    """Read from the disk what is at a path."""
    linked = False
    try:
        linked = os.path.realpath(path) != os.path.normpath(path)
        own = os.lstat(path)
    except NotADirectoryError:
        return _PathState((), there=False, blocked=True, linked=linked)
    except (OSError, ValueError):
        return _PathState((), there=False, blocked=False, linked=linked)
    marks = [own]
    if stat.S_ISLNK(own.st_mode):
        with suppress(OSError):  # the link may lead nowhere
            marks.append(Path(path).stat())
    mark = tuple(
        part
        for each in marks
        for part in (each.st_ino, each.st_mode, each.st_size, each.st_mtime_ns, each.st_ctime_ns)
    )
    return _PathState(mark, there=True, blocked=stat.S_ISDIR(own.st_mode), linked=linked)
