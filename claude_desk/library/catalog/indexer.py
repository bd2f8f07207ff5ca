"""The child that keeps the index up to date: it looks when it is asked to, and reads words behind."""

import contextlib
import os
import sqlite3
import threading
import time
from pathlib import Path

from claude_desk.library.catalog.index import SessionIndex
from claude_desk.library.catalog.looking import CatalogChanges, DiskScanner
from claude_desk.library.catalog.requests import IndexProgress
from claude_desk.library.catalog.schema import NAME, check, is_damage, throw_away
from claude_desk.library.catalog.word_index import WordIndexer
from claude_desk.library.error_redaction import complain, words_of
from claude_desk.library.request_base import LibraryPaths, Notify

# How often it is said how far the reading has come, in seconds.
_TOLD = 0.25


class Indexer:
    """`look()` for the thread that is asked; the words are read in another, one step after the other."""

    def __init__(self, places: LibraryPaths, tell: Notify, since: int) -> None:
        self._places = places
        self._notify = tell
        self._news = CatalogChanges(since)
        self._scanner = DiskScanner(places.config, self._news)
        self._wanted = threading.Event()
        self._files = 0
        self._checked = False
        self._thread: threading.Thread | None = None

    def scan(self, index: SessionIndex) -> int:
        """Tell what has changed, and see to it that the words are read. Gives how many files there are."""
        if not self._checked:
            check(index.sql)
            self._checked = True
        self._files = self._scanner.scan(index, self._notify)
        self._wanted.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="words", daemon=True)
            self._thread.start()
        return self._files

    def _work(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            try:
                self._read_words()
            except Exception as error:  # it goes on with the next look
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
        self._news.notify(index, self._notify, self._files, self._files)
        self._notify(IndexProgress(*index.totals()))

    def _step(self, wording: WordIndexer, index: SessionIndex) -> None:
        told = 0.0
        while (remark := wording.step()) is not None:
            if remark or time.monotonic() - told > _TOLD:
                self._news.notify(index, self._notify, self._files, self._files)
                self._notify(IndexProgress(*index.totals(), remark))
                told = time.monotonic()
            if self._wanted.is_set():
                self._wanted.clear()
                wording.again()


class IndexerLock:
    """A lock among all processes that read words into an index; it goes with the process that holds it."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"{NAME}.lock"
        self._lock: sqlite3.Connection | None = None

    def __enter__(self) -> bool:
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        self._lock = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    def __exit__(self, *error: object) -> None:
        if self._lock is not None:
            with contextlib.suppress(sqlite3.Error):
                self._lock.close()
