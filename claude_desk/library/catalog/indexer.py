"""Keeps the index up to date: scans the disk on request, and reads words in the background."""

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from claude_desk.library.catalog.index import (
    NAME,
    IndexedFile,
    SessionIndex,
    check,
    clear_way,
    is_damage,
    is_same,
    throw_away,
)
from claude_desk.library.catalog.requests import CatalogUpdate, DiskScan, IndexProgress
from claude_desk.library.catalog.session_heads import head_of
from claude_desk.library.catalog.session_paths import SessionPath, find_files
from claude_desk.library.catalog.word_index import WordIndexer
from claude_desk.library.error_redaction import complain, words_of
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.protocol.disk.session_head import SessionHead
from claude_desk.system.files import open_to_append
from claude_desk.system.patience import Patience

# -------------------------------------------------------------------------------------------------
# Finding the files that are new, changed or gone since the last scan.


# Limits of the files that one transaction stores: seconds for reading them, and their number. The window gets
# news after each transaction.
_SECONDS = 0.1
_FILES = 200
_SILENT = SessionHead()  # the head of a file whose disk does not answer; a later scan reads the file
_PATIENCE_SECONDS = 2.0  # seconds to wait for a folder of sessions, or for the beginning of a file


class CatalogChanges:
    """Reports each new or changed session of the index once, whichever process stored it. `DiskScanner`
    reports the deleted ones. Several threads may use this object."""

    def __init__(self, since: int) -> None:
        self._notified_sequence = since
        self._lock = threading.Lock()

    def begin(self, index: SessionIndex) -> None:
        """If the window knows no earlier change (`since` is negative), count everything in the index as
        reported."""
        if self._notified_sequence < 0:
            self._notified_sequence = index.sequence()

    def report(self, index: SessionIndex, notify: Notify, done: int, total: int, force: bool = False) -> None:
        with self._lock:
            sequence = index.sequence()
            records = index.records(self._notified_sequence)
            self._notified_sequence = sequence
            if records or force:
                notify(CatalogUpdate(records, [], done, total, sequence))


class DiskScanner:
    """Brings the index up to date with the disk, except for the words."""

    def __init__(self, config: Path, news: CatalogChanges) -> None:
        self._config = config
        self._news = news
        self._seen: set[str] = set()
        self._patience = Patience(_PATIENCE_SECONDS)
        self._silent: set[str] = set()  # folders of sessions that did not answer in the last scan

    def scan(self, index: SessionIndex, notify: Notify, other_configs: Sequence[Path] = ()) -> int:
        """Store and report the changes since the last scan: first sessions, then subagents, the newest files
        first. Return the number of files.

        `other_configs`: further CLI folders to scan.
        """
        self._news.begin(index)
        index.find_homes()
        configs = (self._config, *other_configs)
        files: dict[str, SessionPath] = {}
        self._silent = set()
        for config in configs:
            of_it, silent_folders = find_files(config, self._patience)
            files |= {file.path: file for file in of_it}
            self._silent |= silent_folders
        found = sorted(files.values(), key=lambda file: (file.agent != "", -file.mtime_ns))
        known = index.known()
        paths = {file.path for file in found}
        silent = tuple(f"{place}{os.sep}" for place in self._silent)
        gone = [
            path for path in known.keys() | self._seen if path not in paths and not path.startswith(silent)
        ]
        index.remove(path for path in gone if path in known)
        self._seen = paths | {path for path in known if path.startswith(silent)}
        changed = [file for file in found if _has_changed(file, known.get(file.path))]
        done = len(found) - len(changed)
        if gone:
            notify(CatalogUpdate([], gone, done, len(found), index.sequence()))
        for batch in self._batches(changed, known):
            index.put(batch, known)
            done += len(batch)
            self._news.report(index, notify, done, len(found))
        self._news.report(index, notify, done, len(found), force=True)
        return len(found)

    def _batches(
        self, changed: list[SessionPath], known: dict[str, IndexedFile]
    ) -> Iterator[list[tuple[SessionPath, SessionHead | None]]]:
        batch: list[tuple[SessionPath, SessionHead | None]] = []
        end = time.monotonic() + _SECONDS
        for file in changed:
            head = None if file.agent else self._head(file, known.get(file.path))
            if head is not _SILENT:
                batch.append((file, head))
            if len(batch) >= _FILES or time.monotonic() > end:
                yield batch
                batch = []
                end = time.monotonic() + _SECONDS
        if batch:
            yield batch

    def _head(self, file: SessionPath, before: IndexedFile | None) -> SessionHead | None:
        """Return the facts of a session's file; None if the file cannot be read, `_SILENT` if the disk does
        not answer."""
        known = before is not None and before.complete and is_same(file, before)
        silent: SessionHead | None = _SILENT
        folder = os.path.dirname(file.path)  # noqa: PTH120 - of many
        head = self._patience.run(folder, partial(head_of, file.path, file.size, known), silent)
        if head is _SILENT:
            self._silent.add(folder)
        return head

    def silent(self) -> tuple[str, ...]:
        """Return the folders of sessions that did not answer in the last scan."""
        return tuple(self._silent)


def _has_changed(file: SessionPath, before: IndexedFile | None) -> bool:
    return before is None or (file.size, file.mtime_ns, file.inode) != (
        before.size,
        before.mtime_ns,
        before.inode,
    )


# Seconds between two reports of progress.
_PROGRESS_SECONDS = 0.25


class Indexer:
    """Scans in the thread of the request, and reads the words in another thread."""

    def __init__(self, paths: LibraryPaths, notify: Notify, since: int) -> None:
        self._places = paths
        self._notify = notify
        self._news = CatalogChanges(since)
        self._scanner = DiskScanner(paths.config, self._news)
        self._wanted = threading.Event()
        self._files = 0
        self._checked = False
        self._thread: threading.Thread | None = None

    def scan(self, index: SessionIndex, other_configs: Sequence[Path] = ()) -> DiskScan:
        """Scan the disk, report the changes, and start reading the words in the background."""
        if not self._checked:
            check(index.sql)
            self._checked = True
        self._files = self._scanner.scan(index, self._notify, other_configs)
        self._wanted.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="words", daemon=True)
            self._thread.start()
        return DiskScan(self._files, self._scanner.silent())

    def _work(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            try:
                self._read_words()
            except Exception as error:  # reading continues after the next scan
                complain("reading words ended", error)
                self._notify(IndexProgress(0, 0, words_of(error)))
                if is_damage(error):
                    throw_away(self._places.index)

    def _read_words(self) -> None:
        with IndexerLock(self._places.index) as alone:
            if not alone:
                return
            index = SessionIndex(self._places.index)
            try:
                self._read_all(index)
            finally:
                index.close()

    def _read_all(self, index: SessionIndex) -> None:
        with contextlib.closing(WordIndexer(index)) as wording:
            wording.tidy()
            self._step(wording, index)
        self._news.report(index, self._notify, self._files, self._files)
        self._notify(IndexProgress(*index.totals()))

    def _step(self, wording: WordIndexer, index: SessionIndex) -> None:
        reported = 0.0
        while (warning := wording.step()) is not None:
            if warning or time.monotonic() - reported > _PROGRESS_SECONDS:
                self._news.report(index, self._notify, self._files, self._files)
                self._notify(IndexProgress(*index.totals(), warning))
                reported = time.monotonic()
            if self._wanted.is_set():
                self._wanted.clear()
                wording.again()


class IndexerLock:
    """A lock that lets only one process read words into an index. The system releases it when this process
    ends.

    `with` returns whether this process has the lock.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"{NAME}.lock"
        self._lock: sqlite3.Connection | None = None

    def __enter__(self) -> bool:
        clear_way(self._path.parent)
        os.close(open_to_append(self._path))
        self._lock = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        except sqlite3.DatabaseError:  # the file is no database, so it cannot be locked
            self._path.unlink(missing_ok=True)
            return False
        return True

    def __exit__(self, *error: object) -> None:
        if self._lock is not None:
            with contextlib.suppress(sqlite3.Error):
                self._lock.close()
