"""The index's tables. One of another version, or a damaged one, is thrown away and made anew: it holds
nothing that is not on disk.

`words` keeps no text (`content=''`), so an entry of it cannot be taken out: what has no row in `docs` any
more does not count, and when there is more of that than of the others, all words are read again. Its rows
are numbered by time: `chunk * CHUNK + n`, where a chunk is what was said in a file within a day, numbered by
the second of its first line. So the newest are found first without looking at the others.
"""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

VERSION = 2
NAME = "sessions.sqlite"
CHUNK = 1 << 20
DAY = 86_400

# A column for each who speaks; `mark` holds what is filtered by: `p7` a folder, `t3` a tool.
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
    damaged INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL
);
CREATE TABLE chunks (id INTEGER PRIMARY KEY, file INTEGER NOT NULL);
CREATE INDEX chunks_of ON chunks (file);
CREATE TABLE docs (
    id INTEGER PRIMARY KEY, offset INTEGER NOT NULL, length INTEGER NOT NULL, role INTEGER NOT NULL,
    tool INTEGER NOT NULL, time INTEGER NOT NULL
);
CREATE VIRTUAL TABLE words USING fts5 (
    tool, claude, user, thinking, mark, content='', columnsize=0, tokenize="unicode61 remove_diacritics 2"
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
    """The index is of another version, or damaged."""


def connect(folder: Path) -> sqlite3.Connection:
    """Open the index, making it where it is missing. What is there and cannot be used is thrown away.

    sqlite3.OperationalError or OSError where the folder cannot be written to.
    """
    _clear_way(folder)
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
    """Whether the file is at fault, and not the disk or another who holds it. It also is where its text is
    none."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_ERROR:  # a question may be at fault, too
            return any(words in str(error) for words in _ITS_TABLES)
        return code not in _NOT_THE_FILE
    return isinstance(error, StaleIndex | UnicodeDecodeError)


def is_of_a_function(error: Exception) -> bool:
    """Whether a function of ours that SQLite called has failed; it says no more of that."""
    return isinstance(error, sqlite3.OperationalError) and "user-defined function" in str(error)


def check(index: sqlite3.Connection) -> None:
    """Look through the small tables, for what no reading of them would find: texts too that their own keys do
    not find; Stale where they are damaged."""
    for table in ("state", "folders", "tools", "files", "sessions", "chunks"):
        (said,) = index.execute(f"PRAGMA integrity_check({table})").fetchone()
        if said != "ok":
            raise StaleIndex(f"{table} is damaged")


def _clear_way(folder: Path) -> None:
    """What stands where the index belongs goes: the place is ours, and can be deleted at any time."""
    if os.path.lexists(folder) and not folder.is_dir():
        folder.unlink()
    if (folder / NAME).is_dir():
        shutil.rmtree(folder / NAME)


def _open(path: Path) -> sqlite3.Connection:
    # Made by us, so that nobody else can read it from the first moment.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
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
    """Make the tables, unless another process was quicker."""
    index.execute("BEGIN IMMEDIATE")
    if index.execute("PRAGMA user_version").fetchone() == (0,):
        if index.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            index.execute("ROLLBACK")
            raise StaleIndex("tables of nobody")
        for statement in _TABLES.strip().split(";\n"):
            index.execute(statement)
        index.execute(f"PRAGMA user_version={VERSION}")
    index.execute("COMMIT")
