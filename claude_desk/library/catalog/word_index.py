"""Puts the words of the files into the index, the newest files first, in steps. The work can be stopped after
any step.

Each step is one transaction. It stores the words, and how far each file was read. If a file has grown,
reading continues there. If the earlier bytes have changed, the file is read again from its beginning. A step
needs memory only for its texts and one line. A line that is too long is skipped.
"""

import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from itertools import chain, count

from claude_desk.library.catalog.index import CHUNK, DAY, SessionIndex, forget_words, next_number
from claude_desk.library.catalog.line_reader import ROLES, LineReader, ReadStep, ReadTask, SpokenDocument
from claude_desk.protocol.disk.searchable_text import SearchableTextScan
from claude_desk.system.patience import Patience

# Limits of a step: seconds, and characters of text.
_SECONDS = 0.25
_TEXT = 1_000_000
_PATIENCE_SECONDS = 10.0  # for one file in a step

# Dead entries belong to deleted lines. `tidy` removes them once they are more than this number, and more than
# the live entries.
_DEAD = 20_000


class WordIndexer:
    """Reads the words of all files into the index. Call `step()` until it returns None."""

    def __init__(self, index: SessionIndex) -> None:
        self._index = index
        self._tools: dict[str, int] = dict(index.sql.execute("SELECT name, id FROM tools"))
        self._open: LineReader | None = None
        self._patience = Patience(_PATIENCE_SECONDS)
        self._silent: set[int] = set()  # files whose disk did not answer; they are skipped until `again`

    def tidy(self) -> None:
        """Empty the index of words if it has too many dead entries (see `_DEAD`). Then all words are read
        again."""
        sql = self._index.sql
        (dead,) = sql.execute("SELECT dead FROM state").fetchone()
        if dead > _DEAD and dead > sql.execute("SELECT count(*) FROM docs").fetchone()[0]:
            with self._index.writing():
                sql.execute("INSERT INTO words (words) VALUES ('delete-all')")
                sql.execute("DELETE FROM docs")
                sql.execute("DELETE FROM chunks")
                sql.execute(
                    "UPDATE files SET indexed = 0, print = x'', scan = '', skipped = 0, sure = 0, "
                    "chunk = 0, filled = 0"
                )
                sql.execute("UPDATE state SET dead = 0")

    def step(self) -> str | None:
        """Read and store some words. Return remarks about skipped lines, usually "". Return None if there was
        nothing to read, or no disk with unread files answered."""
        end = time.monotonic() + _SECONDS
        parts: list[tuple[ReadStep, LineReader]] = []
        left = _TEXT
        while left > 0 and (not parts or time.monotonic() < end):
            reading = self._open or self._next({part.file for part, _ in parts} | self._silent)
            if reading is None:
                break
            read = self._patience.run(reading.folder, partial(reading.read, left, end), None)
            if read is None:
                self._silent.add(reading.task.file)
                self._open = None
                continue
            part, text = read
            left -= text
            parts.append((part, reading))
            self._open = None if part.finished else reading
            if not part.finished:
                break
        if not parts:
            return None
        try:
            self._keep(parts)
        except BaseException:
            # The index lacks the lines that were read, so they must be read again.
            for _, reading in parts:
                reading.close()
            self._open = None
            raise
        return " ".join(part.warning for part, _ in parts if part.warning)

    def again(self) -> None:
        """Close the current file, so that the next step begins with the newest file. Do not skip silent files
        any more. Call this method when files have changed."""
        self._close_file()
        self._silent.clear()

    def close(self) -> None:
        self._close_file()
        self._patience.close()

    def _close_file(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None

    def _next(self, without: set[int]) -> LineReader | None:
        rows = self._index.sql.execute(
            "SELECT id, path, main, agent, size, indexed, print, scan FROM files "
            "WHERE indexed + skipped < size OR NOT sure ORDER BY mtime_ns DESC, id LIMIT ?",
            (len(without) + 1,),
        )
        task = next((ReadTask(*row) for row in rows.fetchall() if row[0] not in without), None)
        return LineReader(task) if task is not None else None

    def _keep(self, parts: list[tuple[ReadStep, LineReader]]) -> None:
        with self._index.writing() as sql:
            docs: list[tuple[int, SpokenDocument, str]] = []
            number = next_number(sql)
            for part, reading in parts:
                # Meanwhile another process may have removed the file from the index, or reset it.
                row = sql.execute("SELECT indexed, print FROM files WHERE id = ?", (part.file,)).fetchone()
                if row is None or row != (reading.task.start, reading.task.print):
                    reading.close()
                    self._open = None
                    continue
                if reading.anew:
                    forget_words(sql, part.file)
                docs += _numbered(sql, part)
                self._note(sql, part, reading, number)
            # SQLite stores the words fastest in the order of their numbers.
            self._put(sql, sorted(docs, key=lambda doc: doc[0]))

    def _note(self, sql: sqlite3.Connection, part: ReadStep, reading: "LineReader", number: int) -> None:
        print = reading.print_at(part.end)
        state = reading.scan.state()
        # If the file has become shorter since the last scan, the missing bytes count as read.
        skipped = max(part.rest, reading.task.size - part.end, 0) if part.finished else 0
        sql.execute(
            "UPDATE files SET indexed = ?, print = ?, scan = ?, skipped = ?, sure = ? WHERE id = ?",
            (part.end, print, state, skipped, part.finished, part.file),
        )
        reading.task = reading.task._replace(start=part.end, print=print, scan=state)
        reading.anew = False
        if part.finished:
            reading.close()
            if part.main:
                _put_counts(sql, part.file, reading.scan, number)

    def _put(self, sql: sqlite3.Connection, docs: list[tuple[int, SpokenDocument, str]]) -> None:
        tools = [self._tool(sql, doc.tool) for _, doc, _ in docs]
        sql.executemany(
            "INSERT INTO docs (id, offset, length, role, tool, time) VALUES (?, ?, ?, ?, ?, ?)",
            (
                (id, doc.offset, doc.length, doc.role, tool, doc.time)
                for (id, doc, _), tool in zip(docs, tools, strict=True)
            ),
        )
        sql.executemany(
            "INSERT INTO words (rowid, tool, claude, user, thinking, other, mark) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                _columns(id, doc, f"{mark} t{tool}" if tool else mark)
                for (id, doc, mark), tool in zip(docs, tools, strict=True)
            ),
        )

    def _tool(self, sql: sqlite3.Connection, name: str) -> int:
        if not name:
            return 0
        if name not in self._tools:
            sql.execute("INSERT OR IGNORE INTO tools (name) VALUES (?)", (name,))
            (self._tools[name],) = sql.execute("SELECT id FROM tools WHERE name = ?", (name,)).fetchone()
        return self._tools[name]


def _numbered(sql: sqlite3.Connection, part: ReadStep) -> Iterator[tuple[int, SpokenDocument, str]]:
    """Yield each document with its number and the mark of its folder.

    The number is in the file's last chunk. A new chunk begins if the chunk is full, or if the document is not
    from the 24 hours after the chunk's time (a chunk's number is a time in seconds, see `_new_chunk`).
    """
    mark = f"p{_folder_of(sql, part.file)}"
    chunk, filled = sql.execute("SELECT chunk, filled FROM files WHERE id = ?", (part.file,)).fetchone()
    for doc in part.docs:
        if not chunk or not 0 <= doc.time - chunk < DAY or filled == CHUNK:
            chunk, filled = _new_chunk(sql, part.file, doc.time), 0
        yield chunk * CHUNK + filled, doc, mark
        filled += 1
    sql.execute("UPDATE files SET chunk = ?, filled = ? WHERE id = ?", (chunk, filled, part.file))


def _new_chunk(sql: sqlite3.Connection, file: int, time: int) -> int:
    """Make a chunk whose number is the time or, if that number is in use, the next free number below it. Only
    if no number of the 24 hours before the time is free, use the next free number above it. Return the
    number."""
    first = max(1, time)
    numbers = chain(range(first, max(0, first - DAY), -1), count(first + 1))
    id = next(n for n in numbers if not sql.execute("SELECT 1 FROM chunks WHERE id = ?", (n,)).fetchone())
    sql.execute("INSERT INTO chunks (id, file) VALUES (?, ?)", (id, file))
    return id


def _columns(id: int, doc: SpokenDocument, mark: str) -> tuple[int | str | None, ...]:
    texts: list[str | None] = [None] * len(ROLES)
    texts[doc.role] = doc.text
    return id, *texts, mark


def _folder_of(sql: sqlite3.Connection, file: int) -> int:
    row = sql.execute(
        "SELECT s.folder FROM files f JOIN files m ON m.path = f.main JOIN sessions s ON s.file = m.id "
        "WHERE f.id = ?",
        (file,),
    ).fetchone()
    return int(row[0]) if row else 0


def _put_counts(sql: sqlite3.Connection, file: int, scan: SearchableTextScan, number: int) -> None:
    """Store the counts of a session, and the titles and first words that the scan has found in its file."""
    changed = sql.execute(
        "UPDATE sessions SET messages = ?1, tokens = ?2, damaged = ?3, cost = coalesce(?4, cost), "
        "custom = coalesce(nullif(?5, ''), custom), made = coalesce(nullif(?6, ''), made), "
        "first = better_words(first, ?7) WHERE file = ?8 AND "
        "(messages, tokens, damaged, custom, made, first) <> (?1, ?2, ?3, ?5, ?6, better_words(first, ?7))",
        (scan.messages, scan.tokens, scan.damaged, scan.cost, scan.custom, scan.made, scan.first, file),
    )
    if changed.rowcount:
        sql.execute("UPDATE files SET changed = ? WHERE id = ?", (number, file))
