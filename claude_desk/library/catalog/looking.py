"""Which files are new, changed or gone since they were last looked at, told as it is found out."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

from claude_desk.library.catalog.index import IndexedFile, SessionIndex, is_same
from claude_desk.library.catalog.requests import CatalogUpdate
from claude_desk.library.catalog.session_heads import head_of
from claude_desk.library.catalog.session_paths import SessionPath, find_files
from claude_desk.library.request_base import Notify
from claude_desk.protocol.disk.session_head import SessionHead

# Of one transaction, in seconds and files: others who write wait no longer, and the window hears that often.
_SECONDS = 0.1
_FILES = 200


class CatalogChanges:
    """Says what has changed in the index, whoever has changed it, and nothing twice. For several threads."""

    def __init__(self, since: int) -> None:
        self._notified_sequence = since
        self._lock = threading.Lock()

    def begin(self, index: SessionIndex) -> None:
        """Where nothing was said about what is known, all is that the index has by now."""
        if self._notified_sequence < 0:
            self._notified_sequence = index.sequence()

    def notify(self, index: SessionIndex, tell: Notify, done: int, total: int, always: bool = False) -> None:
        with self._lock:
            sequence = index.sequence()
            records = index.records(self._notified_sequence)
            self._notified_sequence = sequence
            if records or always:
                tell(CatalogUpdate(records, [], done, total, sequence))


class DiskScanner:
    """`look()` brings the index up to date with what is on disk, but for the words."""

    def __init__(self, config: Path, news: CatalogChanges) -> None:
        self._config = config
        self._news = news
        self._seen: set[str] = set()

    def scan(self, index: SessionIndex, tell: Notify) -> int:
        """Tell what has changed since the last look, the newest first. Gives how many files there are."""
        self._news.begin(index)
        found = sorted(find_files(self._config), key=lambda file: (file.agent != "", -file.mtime_ns))
        known = index.known()
        paths = {file.path for file in found}
        gone = [path for path in known.keys() | self._seen if path not in paths]
        index.remove(path for path in gone if path in known)
        self._seen = paths
        changed = [file for file in found if _has_changed(file, known.get(file.path))]
        done = len(found) - len(changed)
        if gone:
            tell(CatalogUpdate([], gone, done, len(found), index.sequence()))
        for batch in self._batches(changed, known):
            index.put(batch, known)
            done += len(batch)
            self._news.notify(index, tell, done, len(found))
        self._news.notify(index, tell, done, len(found), always=True)
        return len(found)

    def _batches(
        self, changed: list[SessionPath], known: dict[str, IndexedFile]
    ) -> Iterator[list[tuple[SessionPath, SessionHead | None]]]:
        batch: list[tuple[SessionPath, SessionHead | None]] = []
        end = time.monotonic() + _SECONDS
        for file in changed:
            batch.append((file, None if file.agent else _head(file, known.get(file.path))))
            if len(batch) >= _FILES or time.monotonic() > end:
                yield batch
                batch = []
                end = time.monotonic() + _SECONDS
        if batch:
            yield batch


def _head(file: SessionPath, before: IndexedFile | None) -> SessionHead | None:
    known = before is not None and before.complete and is_same(file, before)
    return head_of(file.path, file.size, known)


def _has_changed(file: SessionPath, before: IndexedFile | None) -> bool:
    return before is None or (file.size, file.mtime_ns, file.inode) != (
        before.size,
        before.mtime_ns,
        before.inode,
    )
