"""Every place where the program writes, on a disk that is full, read-only, unreadable or failing.

For each place, the program reports the reason in the system's words, and the files on disk stay whole. Data
that could not be written stays in memory until the program ends, and is written once the disk accepts it.
`test_full_mount.py` uses a real file system that fills up and is remounted.
"""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from PySide6.QtCore import QCoreApplication

from claude_desk.library.error_redaction import words_of
from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.files.journal_file import SentRecord, read_records
from claude_desk.protocol.files.profiles_file import StoredProfile
from claude_desk.protocol.files.window_file import OpenSession, WindowFile
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.journal.session_journal import SessionJournal
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.snapshots.folder_snapshots import FolderSnapshots
from claude_desk.snapshots.git_store import StoreError, find_git
from claude_desk.snapshots.records import SnapshotConfig, SnapshotLimits, SnapshotMoment
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.store import Turn
from claude_desk.ui.file_saver import FileSaver
from claude_desk.workspace.drafts import Drafts, DraftWriter
from claude_desk.workspace.folder_trust import FolderReview, FolderTrust, TrustAnswer
from claude_desk.workspace.profiles.profiles import Profiles
from claude_desk.workspace.prompt_history import PromptHistory
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.trash import to_trash
from claude_desk.workspace.window_state import WindowState
from tests.faults.disk_faults import Disk, failing_disk, lasting_parts

WRITING = [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT]
READING = [errno.EACCES, errno.EIO, errno.ESTALE]


@dataclass
class Keeper:
    """One place, as a window uses it. `write` stores the next number; if that fails, it adds the reason to
    `told`. `seen` returns the numbers that the window has, and `on_disk` returns the numbers that another
    window would find."""

    root: Path
    told: list[str] = field(default_factory=list)
    has_memory = True  # whether data that could not be written stays in memory

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        raise NotImplementedError

    def write(self, number: int) -> None:
        raise NotImplementedError

    def seen(self) -> set[int]:
        return set()

    def on_disk(self) -> set[int]:
        raise NotImplementedError

    def close(self) -> None:
        pass


class SettingsKeeper(Keeper):
    def begin(self) -> None:
        self.settings = Settings(AppPaths.under(self.root))
        self.settings.not_saved.connect(self.told.append)

    def write(self, number: int) -> None:
        self.settings.add_recent_folder(f"/{number}")

    def seen(self) -> set[int]:
        return {int(name[1:]) for name in self.settings.recent_folders}

    def on_disk(self) -> set[int]:
        return {int(name[1:]) for name in Settings(AppPaths.under(self.root)).recent_folders}


class TitleKeeper(Keeper):
    def begin(self) -> None:
        self.kept = SessionMetadata(self.root / "sessions.json")
        self.kept.not_saved.connect(self.told.append)

    def write(self, number: int) -> None:
        self.kept.rename(f"s{number}", "a title")

    def seen(self) -> set[int]:
        return {int(name[1:]) for name in self.kept.ids}

    def on_disk(self) -> set[int]:
        return {int(name[1:]) for name in SessionMetadata(self.root / "sessions.json").ids}


class TrustKeeper(Keeper):
    def begin(self) -> None:
        tell = lambda why: self.told.append(why) if why else None  # noqa: E731
        self.trust = FolderTrust(AppPaths.under(self.root), self.root, self.root, tell)

    def write(self, number: int) -> None:
        found = FolderReview(f"/{number}", FolderFindings(), "print", "earlier")
        try:
            self.trust.remember(found, TrustAnswer.TRUSTED)
        except OSError as error:
            assert error.strerror == self.told[-1]

    def seen(self) -> set[int]:
        return {int(answer.root[1:]) for answer in self.trust.answers()}

    def on_disk(self) -> set[int]:
        answers = FolderTrust(AppPaths.under(self.root), self.root, self.root).answers()
        return {int(answer.root[1:]) for answer in answers}


class ProfileKeeper(Keeper):
    """A profile that cannot be written is not created, because its form stays open."""

    has_memory = False

    def begin(self) -> None:
        self.profiles = Profiles(AppPaths.under(self.root), {"HOME": str(self.root)})

    def write(self, number: int) -> None:
        try:
            self.profiles.put(StoredProfile(id=f"p{number}", name=f"{number}", folder=f"/p/{number}"))
        except OSError as error:
            self.told.append(error.strerror or "")

    def on_disk(self) -> set[int]:
        return {int(each.name) for each in Profiles(AppPaths.under(self.root), {"HOME": "/"}).all}


class WindowKeeper(Keeper):
    """Only the last write counts, so `write` writes all numbers."""

    def begin(self) -> None:
        self.state = WindowState(self.root / "windows")
        self.numbers: list[int] = []
        self.last = self.state.adopt_last()

    def write(self, number: int) -> None:
        self.numbers.append(number)
        window = WindowFile(sessions=[OpenSession(id=f"{each}", folder="/") for each in self.numbers])
        if why := self.state.keep(window):
            self.told.append(str(why))

    def seen(self) -> set[int]:
        return set(self.numbers)

    def on_disk(self) -> set[int]:
        found = [self.state._read(file) for file in self.state._files()]
        return {int(session.id) for window in found if window is not None for session in window.sessions}

    def close(self) -> None:
        self.state.close()


class JournalKeeper(Keeper):
    def begin(self) -> None:
        self.journal = SessionJournal(self.root / "journals", "s1")
        self.numbers = self.on_disk()

    def write(self, number: int) -> None:
        self.numbers.add(number)
        if why := self.journal.write(SentRecord(uuid=f"{number}", text="x")):
            self.told.append(str(why))

    def seen(self) -> set[int]:
        return self.numbers  # waiting records are written with the next record

    def on_disk(self) -> set[int]:
        file = self.root / "journals" / "s1.jsonl"
        records = read_records(file.read_bytes()) if file.exists() else []
        return {int(record.uuid) for record in records if isinstance(record, SentRecord)}


class WriterKeeper(Keeper):
    """Text that the user writes in a session. `write` ends with a flush, as Ctrl+Q does."""

    def begin(self) -> None:
        self.drafts = Drafts(self.root / "drafts", {"s1"}.__contains__)
        self.drafts.unread.connect(lambda words: self.told.append(str(words.values["reason"])))
        self.writer = self.drafts.open("/srv/atlas", "s1")

    def keep(self, number: int) -> None:
        raise NotImplementedError

    def numbers(self, writer: DraftWriter) -> set[int]:
        raise NotImplementedError

    def write(self, number: int) -> None:
        self.keep(number)
        unsaved = self.drafts.save_all()
        if unsaved:
            self.told.append(str(unsaved[0].why))

    def seen(self) -> set[int]:
        return self.numbers(self.writer)

    def on_disk(self) -> set[int]:
        """Return the numbers that the next run finds."""
        copied = self.root.parent / f"found-{uuid4().hex}"  # an earlier call's `Drafts` may still write
        if (self.root / "drafts").exists():
            shutil.copytree(self.root / "drafts", copied, ignore=shutil.ignore_patterns("*.lock"))
        later = Drafts(copied, {"s1"}.__contains__)
        try:
            return self.numbers(later.open("/srv/atlas", "s1"))
        finally:
            later.close()

    def close(self) -> None:
        self.drafts.close_writer(self.writer)
        self.drafts.close()


class DraftKeeper(WriterKeeper):
    def keep(self, number: int) -> None:
        text = f"{self.writer.fresh().text} {number}".strip()
        self.writer.keep_text(text, len(text))

    def numbers(self, writer: DraftWriter) -> set[int]:
        return {int(word) for word in writer.fresh().text.split() if word.isdigit()}


class QueueKeeper(WriterKeeper):
    def keep(self, number: int) -> None:
        self.writer.keep_queue([*self.writer.fresh().queue, OutgoingMessage(f"{number}", "x", ())])

    def numbers(self, writer: DraftWriter) -> set[int]:
        return {int(message.uuid) for message in writer.fresh().queue}


class AttachmentKeeper(WriterKeeper):
    def keep(self, number: int) -> None:
        attachment = Attachment(f"{number}", "image/png", f"{number}aaaa", size=5)
        self.writer.keep_parts([*self.writer.fresh().parts, (f"{number}", attachment, "")])

    def numbers(self, writer: DraftWriter) -> set[int]:
        return {int(name) for name, attachment, _ in writer.fresh().parts if attachment is not None}


class HistoryKeeper(Keeper):
    """A failed write is only logged, because the conversation has the sent messages too."""

    def begin(self) -> None:
        self.history = PromptHistory(self.root / "history", "/srv/atlas")

    def write(self, number: int) -> None:
        self.history.add(f"{number}")

    def seen(self) -> set[int]:
        return {int(text) for text in self.history.texts}

    def on_disk(self) -> set[int]:
        return {int(text) for text in PromptHistory(self.root / "history", "/srv/atlas").texts}


class ExportKeeper(Keeper):
    """The user can try again: the old file stays until the new file is complete."""

    has_memory = False

    def begin(self) -> None:
        self.saver = FileSaver()
        self.saver.done.connect(lambda path, why: self.told.append(why) if why else None)
        self.known: list[int] = []

    def write(self, number: int) -> None:
        self.known = sorted({*self.on_disk(), number})
        self.saver.start(self.root / "talk.md", [f"{each}\n".encode() for each in self.known])
        while self.saver.running:
            self.saver._on_slice_due()

    def on_disk(self) -> set[int]:
        file = self.root / "talk.md"
        return {int(line) for line in file.read_text().split()} if file.exists() else set()


class SnapshotKeeper(Keeper):
    """A snapshot is complete or does not exist; earlier snapshots stay."""

    has_memory = False

    def begin(self) -> None:
        self.project = self.root.parent / "project"
        self.project.mkdir(exist_ok=True)

    def store(self) -> FolderSnapshots:
        git = find_git()
        assert git is not None
        config = SnapshotConfig(self.root / "snapshots", self.root.parent / "home", SnapshotLimits())
        return FolderSnapshots(str(self.project), config, git, lambda news: None)

    def write(self, number: int) -> None:
        (self.project / f"{number}").write_text("x" * number)
        store = self.store()
        try:
            store.take(SnapshotMoment.TURN_START, f"{number}", "turn")
        except (OSError, StoreError) as error:
            self.told.append(words_of(store.cause_of(error)))

    def on_disk(self) -> set[int]:
        return {int(each.session) for each in self.store().snapshots()}


class Place(NamedTuple):
    keeper: Callable[[Path], Keeper]
    tells: bool = True  # whether the user sees the failure; otherwise it is only logged
    parts: int = 2  # smallest number of disk changes in a write; each change fails once


PLACES: dict[str, Place] = {
    "settings": Place(SettingsKeeper),
    "titles": Place(TitleKeeper),
    "answers about folders": Place(TrustKeeper),
    "profiles": Place(ProfileKeeper),
    "open sessions": Place(WindowKeeper),
    "journal": Place(JournalKeeper, parts=1),
    "draft": Place(DraftKeeper),
    "queue": Place(QueueKeeper, parts=1),
    "attachments": Place(AttachmentKeeper),
    "prompt history": Place(HistoryKeeper, tells=False, parts=1),
    "export": Place(ExportKeeper),
    "snapshots": Place(SnapshotKeeper),
}


@pytest.fixture
def root(tmp_path: Path, qapp: object) -> Path:
    (tmp_path / "ours").mkdir()
    return tmp_path / "ours"


@pytest.fixture
def disk(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    with failing_disk(root, monkeypatch) as disk:
        yield disk


def check_whole(root: Path, keeper: Keeper, before: set[int], now: set[int]) -> None:
    """Check that the place has the old numbers, the new numbers, or a state between them, and that no file is
    half-written or damaged."""
    found = keeper.on_disk()
    assert found in (before, now) or before <= found <= now, (found, before, now)
    assert not lasting_parts(root, 0.5)
    assert not list(root.rglob("*.damaged"))


@pytest.mark.parametrize("error", WRITING, ids=errno.errorcode.get)
@pytest.mark.parametrize("name", PLACES)
def test_a_disk_that_takes_nothing(name: str, error: int, root: Path, disk: Disk) -> None:
    """Test a disk that already has files of the place, and a disk without them."""
    place = PLACES[name]
    for one, two, three in ((0, 2, 3), (11, 12, 13)):
        keeper = place.keeper(root)
        if one:
            keeper.write(one)
            assert keeper.on_disk() >= {one}
        before = keeper.on_disk()
        keeper.told.clear()
        disk.fail(1, 10**9, error)
        keeper.write(two)
        assert keeper.told == ([os.strerror(error)] if place.tells else []), name
        disk.heal()
        check_whole(root, keeper, before, before | {two})
        if keeper.has_memory:
            assert keeper.seen() >= before | {two}, "it is there as long as we live"
        keeper.write(three)
        assert keeper.on_disk() >= (keeper.seen() if keeper.has_memory else set()) | before | {three}
        keeper.close()


@pytest.mark.parametrize("name", PLACES)
def test_each_change_of_the_disk_fails_once(name: str, root: Path, disk: Disk) -> None:
    """Let each open, write, mkdir and rename fail, one after the other."""
    place = PLACES[name]
    keeper = place.keeper(root)
    keeper.write(1)
    number, n = 1, 0
    while n == 0 or disk.failed:
        n, number, before = n + 1, number + 1, keeper.on_disk()
        disk.fail(n)
        keeper.write(number)
        failed = disk.failed
        disk.heal()
        check_whole(root, keeper, before, before | keeper.seen() | {number})
        if failed:
            disk.fail(n)
            disk.changes = n  # as before `heal`: the loop ends with the first write without a failure
    assert n > place.parts, f"{name}: only {n} changes"
    disk.heal()
    keeper.write(99)
    assert keeper.on_disk() >= {1, 99} | (keeper.seen() if keeper.has_memory else set())
    keeper.close()


@pytest.mark.parametrize("error", READING, ids=errno.errorcode.get)
@pytest.mark.parametrize("name", [name for name in PLACES if name not in ("export", "journal")])
def test_a_disk_that_cannot_be_read(name: str, error: int, root: Path, disk: Disk) -> None:
    """The program does not take an unreadable file for an empty file: it never overwrites the file, and shows
    the error."""
    place = PLACES[name]
    keeper = place.keeper(root)
    keeper.write(1)
    keeper.close()
    held = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    disk.refuse_reading(error)
    later = place.keeper(root)
    later.write(2)
    disk.heal()
    for path, data in held.items():
        if path.suffix in (".json", ".jsonl", ".queue"):
            assert path.exists() and path.read_bytes().startswith(data[:1]), path
    told = {*later.told, *_unread(later)}
    if place.tells:
        assert os.strerror(error) in told, told
    assert later.on_disk() >= {1}
    later.write(3)
    assert later.on_disk() >= {1, 3}
    later.close()


def _unread(keeper: Keeper) -> set[str]:
    """Return the reasons why files could not be read, as `MainController` reports them at the start."""
    names = ("settings", "kept", "trust", "profiles", "state")
    parts: list[Any] = [getattr(keeper, name, None) for name in names]
    return {part.unread for part in parts if part is not None and part.unread}


def test_old_turns_stay_in_memory_where_the_disk_takes_none(root: Path, disk: Disk) -> None:
    cache = TurnCache(root)
    disk.fail(1, 10**9)
    assert not cache.put(cache.new_page(), [Turn(1)])
    assert not cache.writable
    cache.close()


def test_a_trash_that_cannot_be_used_takes_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(root))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (root / ".local" / "share").mkdir(parents=True)
    (root / ".local" / "share" / "Trash").write_text("a file is in the way")
    file = root / "session.jsonl"
    file.write_text("{}\n")
    with pytest.raises(OSError) as caught:
        to_trash(file)
    assert caught.value.strerror == os.strerror(errno.ENOTDIR)
    assert file.read_text() == "{}\n"


def test_all_writers_are_in_the_table() -> None:
    """Every module that writes files is in the table, or in `elsewhere` with its test or the reason."""
    package = Path(__file__).parents[2] / "claude_desk"
    ways = ("write_atomic(", "replace_file(", "append_lines(", "AtomicFile(", "TemporaryFile(", "mkstemp(")
    found = {
        str(file.relative_to(package))
        for file in package.rglob("*.py")
        if any(way in file.read_text() for way in ways)
    }
    in_the_table = {
        "workspace/settings.py", "workspace/session_metadata.py", "workspace/folder_trust.py",
        "workspace/profiles/profiles.py", "workspace/window_state.py", "workspace/drafts.py",
        "workspace/queue_journal.py", "workspace/attachment_files.py", "workspace/prompt_history.py",
        "session/journal/session_journal.py", "ui/file_saver.py", "session/history/turn_cache.py",
        "snapshots/folder_snapshots.py", "snapshots/git_store.py", "snapshots/scan_cache.py",
        "snapshots/restore_journal.py", "snapshots/store_list.py", "snapshots/atomic_file.py",
        "workspace/atomic_files.py",
    }  # fmt: skip
    elsewhere = {
        "paths.py": "test_paths, test_full_mount",
        "workspace/file_snapshot.py": "test_file_snapshot",
        "session/journal/wire_log.py": "a file without a name, of this run alone: test_wire_log",
        "ui/attachments/attachment_actions.py": "what the person opens or saves elsewhere: test_lightbox",
        "library/history/strand_file.py": "a copy for Claude Code, told if it is not made: test_resumed_leaf",
        "desktop_entry.py": "a command, which ends with the reason",
        "snapshots/project_rules.py": "a copy for git, gone with the look: test_folder_snapshots",
    }
    assert found - in_the_table - {*elsewhere} == set()
    QCoreApplication.processEvents()
