"""Drives an index of sessions step by step, and returns its contents in a form that can be compared."""

from pathlib import Path
from typing import Any

from claude_desk.library.catalog.index import CHUNK, SessionIndex
from claude_desk.library.catalog.indexer import CatalogChanges, DiskScanner
from claude_desk.library.catalog.requests import CatalogUpdate, SessionRecord
from claude_desk.library.catalog.word_index import WordIndexer
from claude_desk.system.patience import Patience


class IndexDriver:
    """`look()` and `read()` do what the child does; `begin_anew()` is another child."""

    def __init__(self, config: Path, folder: Path) -> None:
        self.config = config
        self.folder = folder
        self.told: list[CatalogUpdate] = []
        self.remarks: list[str] = []
        self._begun = False
        self.begin_anew()

    def close(self) -> None:
        if self._begun:
            self.wording.close()
            self.index.close()

    def begin_anew(self) -> None:
        self.close()
        self.index = SessionIndex(self.folder)
        self.looking = DiskScanner(self.config, CatalogChanges(0))
        self.wording = WordIndexer(self.index)
        self.wording._patience.close()
        self.wording._patience = Patience(60.0)  # so that a busy machine is not taken for a silent folder
        self._begun = True

    def look(self) -> list[CatalogUpdate]:
        """Scan the disk; return the updates that the child would send."""
        self.told = []
        self.looking.scan(self.index, self.told.append)
        self.wording.again()
        return self.told

    def read(self, steps: int = 1_000_000) -> bool:
        """Index words, at most `steps` steps; return whether there are more."""
        for _ in range(steps):
            warning = self.wording.step()
            if warning is None:
                return False
            self.remarks += [warning] if warning else []
        return True

    def records(self) -> dict[str, SessionRecord]:
        return {record.path: record for record in self.index.records()}

    def docs(self) -> list[tuple[Any, ...]]:
        """Return every indexed text: path, offset, length, role, tool, time. Check that each text can be
        found."""
        rows = self.index.sql.execute(
            "SELECT d.id, f.path, d.offset, d.length, d.role, t.name, d.time FROM docs d "
            "JOIN chunks c ON c.id = d.id / ? JOIN files f ON f.id = c.file "
            "LEFT JOIN tools t ON t.id = d.tool",
            (CHUNK,),
        ).fetchall()
        marks = [f'"p{row[0]}"' for row in self.index.sql.execute("SELECT id FROM folders")]
        found = self.index.sql.execute("SELECT rowid FROM words WHERE mark MATCH ?", (" OR ".join(marks),))
        assert {row[0] for row in rows} <= {row[0] for row in found}
        assert self.index.sql.execute("SELECT count(*) FROM docs").fetchone() == (len(rows),)
        return sorted((row[1:] for row in rows), key=repr)
