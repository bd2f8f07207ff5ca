"""The index of the sessions on disk and of their words. Several processes may use it at the same time."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.protocol.disk.session_title import better, title_of
from claude_desk.system.files import is_bounded, open_to_append
from claude_desk.system.patience import Patience

if TYPE_CHECKING:
    from claude_desk.library.catalog.session_paths import SessionPath
    from claude_desk.protocol.disk.session_head import SessionHead


# -------------------------------------------------------------------------------------------------
# The tables of the index. An index of another version, or a damaged index, is deleted and made again:
# everything in it can be read from disk.
#
# `words` keeps no text (`content=''`), so its entries cannot be deleted one by one. An entry without a row
# in `docs` is dead and does not count. When too many entries are dead, all words are read again
# (`WordIndexer.tidy`). The rows of `words` are numbered by time: `chunk * CHUNK + n`. A chunk has lines of
# one file within a day. Its number is the time of its first line in seconds, or the next free number below
# (`word_index._new_chunk`). So the newest entries are found without reading older entries.


VERSION = 7
NAME = "sessions.sqlite"
CHUNK = 1 << 20
DAY = 86_400

# `words` has a column for each speaker. Its column `mark` has words for filters: `p7` for folder 7, `t3` for
# tool 3.
_TABLES = """
CREATE TABLE state (sequence INTEGER NOT NULL, dead INTEGER NOT NULL);
INSERT INTO state VALUES (strftime('%s', 'now') * 1000, 0);
CREATE TABLE folders (id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, repository TEXT NOT NULL);
INSERT INTO folders VALUES (0, '', '');
CREATE TABLE tools (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL);
CREATE TABLE files (
    id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, main TEXT NOT NULL, agent TEXT NOT NULL,
    size INTEGER NOT NULL, mtime_ns INTEGER NOT NULL, inode INTEGER NOT NULL, changed INTEGER NOT NULL,
    indexed INTEGER NOT NULL DEFAULT 0, print BLOB NOT NULL DEFAULT x'', scan TEXT NOT NULL DEFAULT '',
    skipped INTEGER NOT NULL DEFAULT 0, sure INTEGER NOT NULL DEFAULT 0,
    chunk INTEGER NOT NULL DEFAULT 0, filled INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
    file INTEGER PRIMARY KEY, id TEXT NOT NULL, folder INTEGER NOT NULL, custom TEXT NOT NULL,
    made TEXT NOT NULL, summary TEXT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL, branch TEXT NOT NULL,
    active REAL NOT NULL, created REAL NOT NULL, version TEXT NOT NULL, entrypoint TEXT NOT NULL,
    messages INTEGER NOT NULL DEFAULT 0, tokens INTEGER NOT NULL DEFAULT 0, cost REAL,
    damaged INTEGER NOT NULL DEFAULT 0, forked INTEGER NOT NULL DEFAULT 0, worktree TEXT,
    listed INTEGER NOT NULL
);
CREATE TABLE chunks (id INTEGER PRIMARY KEY, file INTEGER NOT NULL);
CREATE INDEX chunks_of ON chunks (file);
CREATE TABLE docs (
    id INTEGER PRIMARY KEY, offset INTEGER NOT NULL, length INTEGER NOT NULL, role INTEGER NOT NULL,
    tool INTEGER NOT NULL, time INTEGER NOT NULL
);
CREATE VIRTUAL TABLE words USING fts5 (
    tool, claude, user, thinking, other, mark,
    content='', columnsize=0, tokenize="unicode61 remove_diacritics 2"
);
"""


_NOT_THE_FILE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
}


_ITS_TABLES = ("no such", "malformed", "constructor failed", "unsupported file format")


class StaleIndex(Exception):
    """The index has another version, is damaged, or has tables that are not ours."""


def connect(folder: Path) -> sqlite3.Connection:
    """Open the index, and make it if it is missing. If it is damaged or has another version, delete it and
    make a new index.

    Raise sqlite3.OperationalError or OSError if the folder cannot be written to, or if another process locks
    the index for more than 10 seconds.
    """
    clear_way(folder)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for _ in range(3):
        try:
            return _open(folder / NAME)
        except (StaleIndex, sqlite3.Error, UnicodeDecodeError) as error:
            if not is_damage(error):
                raise
            throw_away(folder)
    return _open(folder / NAME)


def throw_away(folder: Path) -> None:
    for name in (NAME, f"{NAME}-wal", f"{NAME}-shm"):
        with contextlib.suppress(OSError):
            (folder / name).unlink()


def is_damage(error: Exception) -> bool:
    """Whether the error means that the index must be made again: the file is damaged, has another version, or
    has text that is not UTF-8. A failing disk, or another process that uses the file, is no damage."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_ERROR:  # SQLite also reports a wrong query with this code
            return any(words in str(error) for words in _ITS_TABLES)
        return code not in _NOT_THE_FILE
    return isinstance(error, StaleIndex | UnicodeDecodeError)


def is_of_a_function(error: Exception) -> bool:
    """Whether a function of ours that SQLite called has failed. SQLite does not report the function's own
    error."""
    return isinstance(error, sqlite3.OperationalError) and "user-defined function" in str(error)


def check(index: sqlite3.Connection) -> None:
    """Check the small tables for damage that normal reading does not reveal, such as rows that a table's own
    keys do not find. Raise `StaleIndex` if a table is damaged."""
    for table in ("state", "folders", "tools", "files", "sessions", "chunks"):
        (said,) = index.execute(f"PRAGMA integrity_check({table})").fetchone()
        if said != "ok":
            raise StaleIndex(f"{table} is damaged")


_LARGEST_LOCK = 1 << 20  # bytes


def clear_way(folder: Path) -> None:
    """Remove what prevents us from opening the index: anything but a regular file at the paths of its files,
    a lock file that is too large, and a `folder` that is not a folder. The folder is ours, and everything in
    it may be deleted at any time. Raise `OSError` if something cannot be removed."""
    if os.path.lexists(folder) and not folder.is_dir():
        folder.unlink()
    for path in (folder / f"{NAME}{ending}" for ending in ("", "-wal", "-shm", ".lock")):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif os.path.lexists(path) and not path.is_file():  # such as a pipe, a device, or a broken link
            path.unlink()
    lock = folder / f"{NAME}.lock"
    with contextlib.suppress(OSError):
        if not is_bounded(lock, _LARGEST_LOCK):
            lock.unlink()


def _open(path: Path) -> sqlite3.Connection:
    # Create the file ourselves, so that no other user can read it even for a moment.
    os.close(open_to_append(path))
    index = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    try:
        _prepare(index)
    except BaseException:
        index.close()
        raise
    return index


def _prepare(index: sqlite3.Connection) -> None:
    index.execute("PRAGMA cache_size=-8000")
    (version,) = index.execute("PRAGMA user_version").fetchone()
    if version == 0:
        index.execute("PRAGMA journal_mode=WAL")
        _make(index)
    elif version != VERSION:
        raise StaleIndex(f"version {version}")
    index.execute("PRAGMA synchronous=NORMAL")
    index.execute("PRAGMA secure_delete=OFF")
    index.execute("PRAGMA journal_size_limit=16000000")
    index.execute("SELECT count(*) FROM folders").fetchone()


def _make(index: sqlite3.Connection) -> None:
    """Make the tables, unless another process has just made them. Raise `StaleIndex` if the file has tables
    without a version."""
    index.execute("BEGIN IMMEDIATE")
    if index.execute("PRAGMA user_version").fetchone() == (0,):
        if index.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            index.execute("ROLLBACK")
            raise StaleIndex("tables of nobody")
        for statement in _TABLES.strip().split(";\n"):
            index.execute(statement)
        index.execute(f"PRAGMA user_version={VERSION}")
    index.execute("COMMIT")


_PATIENCE_SECONDS = 1.0

_OF_TITLE = "s.custom, s.made, s.summary, s.first, s.last"
# The folder's path is used as its repository until the folder has answered.
_REPOSITORY = "coalesce(nullif(d.repository, ''), d.path)"
_LIST = f"""
SELECT f.path, s.id, d.path, {_REPOSITORY}, title_of({_OF_TITLE}), title_source({_OF_TITLE}),
    s.first, s.last, s.branch, f.size, s.active, s.created, s.version, s.entrypoint, s.messages, s.tokens,
    s.cost, s.damaged, s.forked, coalesce(s.worktree, '')
FROM sessions s JOIN files f ON f.id = s.file JOIN folders d ON d.id = s.folder
WHERE s.listed AND f.changed > ?
"""

_TITLES = f"""
SELECT f.path, s.id, title_of({_OF_TITLE}), d.path, d.repository, s.active, s.first, s.forked
FROM sessions s JOIN files f ON f.id = s.file JOIN folders d ON d.id = s.folder WHERE s.listed
"""


_FUNCTIONS: tuple[tuple[str, int, Callable[..., str]], ...] = (
    ("title_of", 5, lambda *texts: title_of(*texts).text),
    ("title_source", 5, lambda *texts: title_of(*texts).source),
    ("better_words", 2, better),
)


class IndexedFile(NamedTuple):
    """A file as it was when it was last read."""

    id: int
    size: int
    mtime_ns: int
    inode: int
    indexed: int  # number of bytes whose words are in the index
    complete: bool  # whether the first prompt and the folder are known; True for a subagent's file


class SessionIndex:
    """A connection to the index, for one thread.

    Each change gets a greater number than all earlier changes. A caller can ask for the changes after a
    number.
    """

    def __init__(self, folder: Path) -> None:
        self.sql = connect(folder)
        self._patience = Patience(_PATIENCE_SECONDS)  # wait for the folders of projects
        for name, arguments, function in _FUNCTIONS:
            self.sql.create_function(name, arguments, function, deterministic=True)

    def close(self) -> None:
        self._patience.close()
        self.sql.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Run a transaction. It is stored completely or not at all.

        Until the transaction ends, other connections read the earlier state. Only writers wait for its end.
        """
        self.sql.execute("BEGIN IMMEDIATE")
        try:
            yield self.sql
        except BaseException:
            self.sql.execute("ROLLBACK")
            raise
        self.sql.execute("COMMIT")

    def sequence(self) -> int:
        """Return the number of the last change."""
        return int(self.sql.execute("SELECT sequence FROM state").fetchone()[0])

    def records(self, since: int = 0) -> list[SessionRecord]:
        """Return the listed sessions that changed after `since`, the most recently active first."""
        same: dict[Any, Any] = {}  # equal texts (folders, branches, titles) are sent and kept only once
        share = same.setdefault
        records = [
            SessionRecord._make([share(value, value) if type(value) is str else value for value in row])
            for row in self.sql.execute(_LIST, (since,))
        ]
        records.sort(key=lambda record: -record.modified)
        return records

    def titles(self) -> list[tuple[str, str, str, str, str, float, str, int]]:
        """Return a tuple for each listed session: path, id, title, folder, repository, last activity, first
        words, and whether its file says that it is a fork."""
        return self.sql.execute(_TITLES).fetchall()

    def known(self) -> dict[str, IndexedFile]:
        """Return all files in the index, by path."""
        rows = self.sql.execute(
            "SELECT f.path, f.id, f.size, f.mtime_ns, f.inode, f.indexed, "
            "f.agent <> '' OR (s.first <> '' AND s.folder) FROM files f LEFT JOIN sessions s ON s.file = f.id"
        )
        return {row[0]: IndexedFile._make(row[1:]) for row in rows}

    def totals(self) -> tuple[int, int]:
        """Return the number of bytes that were read or skipped, and the size of all files in bytes."""
        row = self.sql.execute("SELECT sum(min(indexed + skipped, size)), sum(size) FROM files").fetchone()
        return row[0] or 0, row[1] or 0

    def tools(self) -> tuple[str, ...]:
        """Return the names of the tools in all sessions, the newest tool first."""
        rows = self.sql.execute("SELECT name FROM tools WHERE name != '' ORDER BY id DESC")
        return tuple(name for (name,) in rows)

    def put(
        self, files: Iterable[tuple["SessionPath", "SessionHead | None"]], known: dict[str, IndexedFile]
    ) -> None:
        """Store new and changed files and the facts of sessions. Forget a file first if it was replaced or
        cut."""
        files = list(files)
        homes = self._homes_of({head.folder for _, head in files if head is not None})
        with self.writing() as sql:
            number = next_number(sql)
            for found, head in files:
                before = known.get(found.path)
                if before is not None and not is_same(found, before):
                    _forget(sql, before.id)
                    before = None
                id = _put_file(sql, found, number)
                if not found.agent and head is not None:
                    _put_session(sql, id, found, head, homes)

    def find_homes(self) -> None:
        """Look up the repositories of folders that have not answered so far."""
        unknown = "SELECT id, path FROM folders WHERE repository = '' AND path != ''"
        rows = self.sql.execute(unknown).fetchall()
        homes = self._homes_of({path for _, path in rows})
        found = [(homes[path], id) for id, path in rows if homes.get(path)]
        if found:
            with self.writing() as sql:
                sql.executemany("UPDATE folders SET repository = ? WHERE id = ?", found)
                sessions = "SELECT s.file FROM sessions s WHERE s.folder = ?"
                changed = f"UPDATE files SET changed = ? WHERE id IN ({sessions})"
                number = next_number(sql)
                sql.executemany(changed, [(number, id) for _, id in found])

    def _homes_of(self, folders: set[str]) -> dict[str, str]:
        """Find the repository of each folder whose repository is not in the index yet; "" for a folder that
        does not answer.

        Call this method before a transaction, because the folders may be on a slow disk.
        """
        from claude_desk.library.repository import home_of

        known = "SELECT path FROM folders WHERE path = ? AND repository != ''"
        fresh = [each for each in folders if self.sql.execute(known, (each,)).fetchone() is None]
        return {each: self._patience.run(each, partial(home_of, each), "") for each in fresh}

    def remove(self, paths: Iterable[str]) -> None:
        with self.writing() as sql:
            for path in paths:
                row = sql.execute("SELECT id FROM files WHERE path = ?", (path,)).fetchone()
                if row is not None:
                    _forget(sql, row[0])


def is_same(found: "SessionPath", before: IndexedFile) -> bool:
    """Whether the file has the same inode as before and is not shorter. `LineReader` checks its earlier
    content."""
    return found.inode == before.inode and found.size >= before.size


def next_number(sql: sqlite3.Connection) -> int:
    """Return a new number for the change in this transaction."""
    (number,) = sql.execute("UPDATE state SET sequence = sequence + 1 RETURNING sequence").fetchone()
    return int(number)


def forget_words(sql: sqlite3.Connection, file: int) -> None:
    """Drop the words of a file. The numbers of its documents are never used again, because `words` still has
    entries with these numbers."""
    for (chunk,) in sql.execute("SELECT id FROM chunks WHERE file = ?", (file,)).fetchall():
        dead = sql.execute(
            "DELETE FROM docs WHERE id BETWEEN ? AND ?", (chunk * CHUNK, (chunk + 1) * CHUNK - 1)
        )
        sql.execute("UPDATE state SET dead = dead + ?", (dead.rowcount,))
    sql.execute("UPDATE chunks SET file = 0 WHERE file = ?", (file,))
    sql.execute(
        "UPDATE files SET indexed = 0, print = x'', scan = '', skipped = 0, chunk = 0, filled = 0 "
        "WHERE id = ?",
        (file,),
    )


def _forget(sql: sqlite3.Connection, file: int) -> None:
    forget_words(sql, file)
    sql.execute("DELETE FROM sessions WHERE file = ?", (file,))
    sql.execute("DELETE FROM files WHERE id = ?", (file,))


def _put_file(sql: sqlite3.Connection, found: "SessionPath", number: int) -> int:
    (id,) = sql.execute(
        "INSERT INTO files (path, main, agent, size, mtime_ns, inode, changed) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (path) DO UPDATE SET size = excluded.size, mtime_ns = excluded.mtime_ns, "
        "inode = excluded.inode, changed = excluded.changed, sure = 0 RETURNING id",
        (*found, number),
    ).fetchone()
    return int(id)


def _put_session(
    sql: sqlite3.Connection, id: int, found: "SessionPath", head: "SessionHead", homes: Mapping[str, str]
) -> None:
    """Insert or update a session. If the head lacks a value this time, the stored value stays. A stored
    folder, creation time, version or entry point is never replaced."""
    mtime = found.mtime_ns / 1e9
    listed = not head.sidechain and (head.has_conversation or bool(head.custom or head.made or head.first))
    sql.execute(
        "INSERT INTO sessions (file, id, folder, custom, made, summary, first, last, branch, active, "
        "created, version, entrypoint, cost, damaged, forked, worktree, listed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (file) DO UPDATE SET folder = iif(folder, folder, excluded.folder), "
        "custom = coalesce(nullif(excluded.custom, ''), custom), "
        "made = coalesce(nullif(excluded.made, ''), made), "
        "summary = coalesce(nullif(excluded.summary, ''), summary), "
        "first = better_words(first, excluded.first), "
        "last = coalesce(nullif(excluded.last, ''), last), "
        "branch = coalesce(nullif(excluded.branch, ''), branch), active = excluded.active, "
        "created = iif(created, created, excluded.created), version = coalesce(nullif(version, ''), "
        "excluded.version), entrypoint = coalesce(nullif(entrypoint, ''), excluded.entrypoint), "
        "cost = coalesce(excluded.cost, cost), forked = max(forked, excluded.forked), "
        "worktree = coalesce(excluded.worktree, worktree), "
        "listed = max(listed, excluded.listed)",
        (
            id,
            Path(found.path).stem,
            _folder(sql, head.folder, homes),
            head.custom,
            head.made,
            head.summary,
            head.first,
            head.last,
            head.branch,
            min(head.active, mtime) if head.active else mtime,
            head.created or mtime,
            head.version,
            head.entrypoint,
            head.cost,
            head.damaged,
            head.forked,
            head.worktree,
            listed,
        ),
    )


def _folder(sql: sqlite3.Connection, path: str, homes: Mapping[str, str]) -> int:
    """Return the number of a folder; 0 for "". Add an unknown folder with its repository from `homes`. A
    known folder keeps its repository, even if the folder was a worktree and is gone."""
    row = sql.execute("SELECT id FROM folders WHERE path = ?", (path,)).fetchone()
    if row is None:
        home = homes.get(path, "")
        sql.execute("INSERT INTO folders (path, repository) VALUES (?, ?)", (path, home))
        row = sql.execute("SELECT last_insert_rowid()").fetchone()
    return int(row[0])
