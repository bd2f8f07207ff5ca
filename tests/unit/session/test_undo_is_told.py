"""The texts for Claude and for the user say exactly what an undo has done, whatever the disk refused."""

import errno
import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject

from claude_desk.protocol.files.journal_file import JournalRecord
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig, SnapshotSource
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.snapshots.change_undo import ChangeUndo, _quoted, change_name
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots, parted
from claude_desk.snapshots import file_restorer
from claude_desk.snapshots.file_restorer import FileRestorer, RestoreStep
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import find_git
from claude_desk.snapshots.instant import instant_now
from claude_desk.snapshots.records import Change, SnapshotConfig, SnapshotMoment
from claude_desk.snapshots.requests import SnapshotError, SnapshotRequest
from claude_desk.snapshots.server import answer
from tests.scripted_cli.script import Script
from tests.soak.snapshot_rounds import RandomFolder, _folders_above, contents, quick_folder
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import reply
from tests.waiting import signal_of
from tests.whole_tables import first_of

ID = "0d5c7a3e-0000-4000-8000-00000000000a"
_ROUNDS = 12
_LEFT = (
    "rewind.changed_since", "rewind.in_the_way", "rewind.not_stored", "rewind.before_unsure",
    "rewind.not_written",
)  # fmt: skip


class Source:
    """A source of snapshots that answers in this process."""

    def __init__(self, store: FolderSnapshots) -> None:
        self.store = store

    async def ask(self, request: SnapshotRequest, seconds: float = 1.0) -> Any:
        return answer(self.store, request)


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, source: random.Random, share: float) -> Iterator[None]:
    """Simulate a disk on which some files, folders and links cannot be written, and some cannot be
    deleted."""
    write, delete = file_restorer._write_file, FileRestorer._delete
    acts = {"mkdir": errno.EDQUOT, "rmdir": errno.EROFS, "symlink": errno.ENOSPC}

    def no_room(fd: int, name: bytes, data: bytes, bits: int) -> None:
        if source.random() < share:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(fd, name, data, bits)

    def read_only(self: FileRestorer, fd: int, name: bytes, step: RestoreStep) -> None:
        if source.random() < share:
            raise OSError(errno.EROFS, "Read-only file system")
        delete(self, fd, name, step)

    def failing_act(name: str) -> Callable[..., Any]:
        act = getattr(os, name)

        def done(*given: Any, **more: Any) -> Any:
            if source.random() < share:
                raise OSError(acts[name], os.strerror(acts[name]))
            return act(*given, **more)

        return done

    hostile = ModuleType("os")
    vars(hostile).update(vars(os), **{name: failing_act(name) for name in acts})
    with monkeypatch.context() as patch:
        patch.setattr(file_restorer, "os", hostile)
        patch.setattr(file_restorer, "_write_file", no_room)
        patch.setattr(FileRestorer, "_delete", read_only)
        yield


def figures(said: Text) -> int:
    """Return how many files the text names as left alone."""
    if isinstance(said, str):
        return 0
    if said.kind == "notice.lines":
        return sum(figures(part) for part in said.values.values() if isinstance(part, (str, Phrase)))
    assert said.kind in _LEFT, said
    more = said.values["more"]
    assert isinstance(more, int)
    return 1 + more


@pytest.mark.parametrize("seed", first_of(4))
async def test_what_is_told_is_what_was_done(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    source = random.Random(20261129 + seed)
    git = find_git()
    assert git is not None
    with quick_folder() as root:
        top = root / "project"
        top.mkdir()
        folder = RandomFolder(top, source)
        folder.change(20)
        config = SnapshotConfig(root / "ours", root / "home")
        store = FolderSnapshots(str(top), config, git, lambda news: None)
        undo = make_session(Script(reply("Done.")), snapshots=Source(store)).session.change_undo
        for number in range(_ROUNDS):
            where = f"seed {seed}, round {number}"
            wanted, since = contents(top), None
            if source.random() < 0.3:
                since = instant_now()
                folder.change(2)
            taken = store.take(SnapshotMoment.TURN_START, "s", str(number), since).snapshot
            folder.change(6)
            found = store.changes(taken.id, "")
            changes, folders = parted(found.changes)
            comparison = Comparison(ChangeScope.TURN, "t", taken.id, "", changes, folders)
            if source.random() < 0.3:
                folder.change(2)  # another program changes the folder after it was shown
            now = contents(top)
            ended = signal_of(undo.ended)
            with failing(monkeypatch, source, source.choice((0.0, 0.3, 1.0))):
                undo.undo_files(comparison, changes)
                said = (await ended)[0] if changes else ""
            after = contents(top)
            made = {above for path in after.keys() - now.keys() for above in _folders_above(path)}
            done, told, part = [], [], False
            for change in changes:
                paths = [path for path in (change.path, change.old_path) if path]
                as_now = all(after.get(path) == now.get(path) for path in paths)
                if as_now or (change.unsure and change.path in made):
                    continue  # such a folder was made for a file that was put back
                back = [path for path in paths if after.get(path) == wanted.get(path)]
                assert not change.unsure and back in (paths, [change.old_path]), (where, change.path, back)
                done.append(change)
                told.append(
                    change.path if after.get(change.path) != now.get(change.path) else change.old_path
                )
                part |= back != paths
            names = ", ".join(map(_quoted, sorted(told)))
            line = undo.report.splitlines()[-1].removeprefix("- ") if done else ""
            if len(done) <= 20:
                back = how_told(len(done), sum(change.before is None for change in done))
                assert line == f"{names}: {back}" if done else not undo.report, (where, line, names)
            left = [c for c in changes if c not in done and now.get(c.path) != wanted.get(c.path)]
            assert figures(said) >= len(left), (where, left, said)
            kept = [c for c in folders if after.get(c.path) != wanted.get(c.path)]
            assert left or kept or part or len(done) < len(changes) or not said, (where, said)
            undo.forget_report()


def how_told(files: int, deleted: int) -> str:
    """Return the text for Claude about this many files, of which `deleted` were new."""
    if files == deleted:
        return "new, and deleted again"
    new = f" ({deleted} of these {'was' if deleted == 1 else 'were'} new, and deleted again)"
    return "put back to what it was before" + (new if deleted else "")


class Rounds:
    """Random changes of a folder, and how they are shown."""

    def __init__(self, root: Path, source: random.Random) -> None:
        git = find_git()
        assert git is not None
        self.top = root / "project"
        self.top.mkdir()
        self.folder = RandomFolder(self.top, source)
        self.folder.change(20)
        config = SnapshotConfig(root / "ours", root / "home")
        self.store = FolderSnapshots(str(self.top), config, git, lambda news: None)

    def shown(self, number: int) -> Comparison:
        taken = self.store.take(SnapshotMoment.TURN_START, "s", str(number), None).snapshot
        self.folder.change(6)
        changes, folders = parted(self.store.changes(taken.id, "").changes)
        return Comparison(ChangeScope.TURN, "t", taken.id, "", changes, folders)

    def contents(self) -> dict[bytes, Any]:
        return contents(self.top)


@pytest.mark.parametrize("seed", first_of(3))
async def test_what_a_rewind_tells_is_what_was_done(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    source = random.Random(20261130 + seed)
    with quick_folder() as root:
        rounds = Rounds(root, source)
        undo = make_session(Script(reply("Done.")), snapshots=Source(rounds.store)).session.change_undo
        for number in range(_ROUNDS):
            where = f"seed {seed}, round {number}"
            wanted = rounds.contents()
            comparison = rounds.shown(number)
            if source.random() < 0.3:
                rounds.folder.change(2)  # another program changes the folder after it was shown
            now = rounds.contents()
            with failing(monkeypatch, source, source.choice((0.0, 0.3, 1.0))):
                back = await undo.rewind(comparison, comparison.changes)
            after = rounds.contents()
            written, deleted, told, left = [], [], list[bytes](), 0
            for change in comparison.changes:
                paths = [path for path in (change.path, change.old_path) if path]
                changed = [path for path in paths if after.get(path) != now.get(path)]
                assert all(after.get(path) == wanted.get(path) for path in changed), (where, change.path)
                left += any(after.get(path) != wanted.get(path) for path in paths)
                if not changed:
                    continue
                told.append(changed[0])
                name = change_name(replace(change, path=changed[0], old_path=b""))
                (deleted if change.before is None else written).append(name)
            assert sorted(back.written) == sorted(written), where
            assert sorted(back.deleted) == sorted(deleted), where
            assert figures(back.left) >= left, (where, left, back.left)
            assert back.restore or after == now, where
            line = undo.report.splitlines()[-1].removeprefix("- ") if undo.report else ""
            names = ", ".join(map(_quoted, sorted(told)))
            if len(told) <= 20:
                how = how_told(len(told), len(deleted))
                assert line == f"{names}: {how}" if names else not line, (where, line, names)
            if source.random() < 0.5:
                undo.drop_report(back.restore)
                assert not undo.report, "the conversation goes back too: Claude does not know of the changes"
            undo.forget_report()


class Runs:
    """The `ChangeUndo` of one session through several runs of the program."""

    def __init__(self, root: Path, store: FolderSnapshots) -> None:
        self._owner = QObject()
        self._tasks = AsyncTasks()
        self._info = SessionInfo("", "default", ID)
        self._config = SessionConfig(
            str(root), None, {}, root / "journals", resume=ID, snapshots=cast(SnapshotSource, Source(store))
        )
        self.undo = self._begin()

    def _begin(self) -> ChangeUndo:
        journal = JournalWriter(self._config.journals, self._info, lambda why: None, ID)
        snapshots = SessionSnapshots(
            self._config, self._info, journal, self._tasks, SessionFacts, None, self._owner
        )
        return ChangeUndo(
            self._config, snapshots, self._info, journal, self._tasks, SessionFacts, self._owner
        )

    async def restart(self) -> None:
        await self._tasks.finish()
        self.undo = self._begin()
        self.undo.begin_recall()
        await self._tasks.finish()


@pytest.mark.parametrize("restarts", ["", "before", "between"])
@pytest.mark.parametrize("is_told", [False, True])
@pytest.mark.parametrize("seed", first_of(2))
async def test_what_is_told_of_what_is_made_again_is_what_was_done(
    monkeypatch: pytest.MonkeyPatch, seed: int, is_told: bool, restarts: str
) -> None:
    """An undo is redone first on a disk that refuses writes, then on a disk that does not. `is_told`: the
    undo was reported to Claude before. `restarts`: the program restarts before the first redo, or between the
    two redos."""
    source = random.Random(20261201 + seed)
    with quick_folder() as root:
        rounds = Rounds(root, source)
        runs = Runs(root, rounds.store)
        undo = runs.undo
        for number in range(8):
            where = f"seed {seed}, round {number}"
            comparison = rounds.shown(number)
            now = rounds.contents()
            if len(comparison.changes) > 20:
                continue  # the text for Claude does not have all names
            ended = signal_of(undo.ended)
            undo.undo_files(comparison, comparison.changes)
            await ended
            undone = names_in(undo.report)
            if is_told:
                undo.forget_report()
            if source.random() < 0.3:
                rounds.folder.change(2)
            for share in (source.choice((0.3, 1.0)), 0.0):
                if ("before" if share else "between") in restarts:
                    could, told = undo.can_redo, undo.report
                    await runs.restart()
                    undo = runs.undo
                    assert undo.can_redo == could, where
                    assert undo.report == told, where
                if not undo.can_redo:
                    break
                before = rounds.contents()
                ended = signal_of(undo.ended)
                with failing(monkeypatch, source, share):
                    undo.redo()
                    await ended
                after = rounds.contents()
                again = {name for name in undone if same(after, now, name)}
                if is_told:
                    assert names_in(undo.report) <= again, where
                    made = {name for name in undone if same(after, now, name) and not same(before, now, name)}
                    assert made <= names_in(undo.report), (where, share, made, undo.report)
                else:
                    assert names_in(undo.report) == undone - again, (where, share, undo.report)
            undo.forget_report()


class Life:
    """Simulates a kill of the program after `left` more writes and requests."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.left = -1
        ask, write = Source.ask, JournalWriter._write

        async def asked(source: Source, request: SnapshotRequest, seconds: float = 1.0) -> Any:
            if self._is_over():
                raise SnapshotError("killed")
            return await ask(source, request, seconds)

        def written(journal: JournalWriter, record: JournalRecord) -> None:
            if not self._is_over():
                write(journal, record)

        patch.setattr(Source, "ask", asked)
        patch.setattr(JournalWriter, "_write", written)

    def _is_over(self) -> bool:
        self.left = max(self.left - 1, -1) if self.left != 0 else 0
        return self.left == 0


@pytest.mark.parametrize("is_told", [False, True])
async def test_what_is_told_after_a_kill_at_any_moment_is_what_was_done(
    monkeypatch: pytest.MonkeyPatch, is_told: bool
) -> None:
    """The program is killed at each moment of an undo, and of its redo, on a disk that refuses some writes.
    `is_told`: the undo was reported to Claude before the redo."""
    source = random.Random(20261205)
    life = Life(monkeypatch)
    with quick_folder() as root:
        rounds = Rounds(root, source)
        runs = Runs(root, rounds.store)
        for number, (undoing, moment) in enumerate((u, m) for m in range(1, 6) for u in (True, False)):
            where = f"round {number}, killed at {moment} of the {'undo' if undoing else 'redo'}"
            comparison = rounds.shown(number)
            before, share = rounds.contents(), source.choice((0.0, 0.4))
            files = [change for change in comparison.changes if not change.unsure][:20]
            if undoing:
                life.left = moment
            ended = signal_of(runs.undo.ended)
            with failing(monkeypatch, source, share if undoing else 0.0):
                runs.undo.undo_files(comparison, files)
                await ended
            life.left = -1
            undone, told = rounds.contents(), names_in(runs.undo.report)
            if undoing:
                await runs.restart()
                assert names_in(runs.undo.report) == names_of(files, before, undone), where
            else:
                if is_told:
                    runs.undo.forget_report()
                life.left = moment
                ended = signal_of(runs.undo.ended)
                with failing(monkeypatch, source, share):
                    runs.undo.redo()
                    await ended
                life.left = -1
                after = rounds.contents()
                again = {name for name in told if same(after, before, name)}
                for _ in range(2):  # a second restart must find the same state
                    await runs.restart()
                    assert names_in(runs.undo.report) == (again if is_told else told - again), where
                    assert not is_told or not again or "made these changes of yours again" in runs.undo.report
                    assert runs.undo.can_redo or told <= again, where
            runs.undo.forget_report()
            while runs.undo.can_redo:  # the next round begins with nothing undone
                ended = signal_of(runs.undo.ended)
                could = len(runs.undo._undone)
                runs.undo.redo()
                await ended
                if len(runs.undo._undone) == could:
                    break
            runs.undo.forget_report()


def names_of(changes: Sequence[Change], some: dict[bytes, Any], others: dict[bytes, Any]) -> set[str]:
    """Return the names for Claude of the changes whose files differ."""
    found = set()
    for change in changes:
        paths = [path for path in (change.path, change.old_path) if path]
        differing = [path for path in paths if some.get(path) != others.get(path)]
        found |= {_quoted(path) for path in differing[:1]}
    return found


def names_in(told: str) -> set[str]:
    """Return the names of the files in the text for Claude."""
    lines = [line.removeprefix("- ") for line in told.splitlines() if line.startswith("- ")]
    return {name for line in lines for name in line.partition(": ")[0].split(", ") if name}


def same(some: dict[bytes, Any], others: dict[bytes, Any], name: str) -> bool:
    known = {_quoted(path): path for path in (*some, *others)}
    path = known.get(name, b"")
    return some.get(path) == others.get(path)
