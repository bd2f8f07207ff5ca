"""What was undone in earlier runs, from the session's journal and the journal of the restores. Uses no Qt."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from pathlib import Path

from claude_desk.protocol.files.journal_file import JOURNAL_BYTES, JOURNAL_LINE_BYTES, UndoRecord, read_line
from claude_desk.snapshots.records import RestoreRecord
from claude_desk.system.files import lines_of

_KIND = b'"kind":"undo"'


def read_undo_records(path: Path) -> list[UndoRecord]:
    """Return the undo records of a session's journal, in order; [] without a journal. Raise `OSError` if the
    journal cannot be read."""
    try:
        lines = lines_of(path, JOURNAL_BYTES, JOURNAL_LINE_BYTES)
        found = [read_line(line) for line in lines if _KIND in line[:80]]
    except FileNotFoundError:
        return []
    return [record for record in found if isinstance(record, UndoRecord)]


def unnoted_redos(
    restores: Iterable[RestoreRecord], session: str, records: Sequence[UndoRecord]
) -> dict[str, RestoreRecord]:
    """Return the redos during which the program ended, by the id of the undo. The session's journal has the
    beginning of such a redo, but not its end."""
    newest = {record.restore: record for record in records if record.again}
    begun = {name for name, record in newest.items() if not record.by}
    noted = {record.by for record in records}
    made = (each for each in restores if each.session == session and each.complete and each.paths)
    return {each.undoes: each for each in made if each.undoes in begun and each.id not in noted}


def standing_restores(
    restores: Iterable[RestoreRecord], session: str, parts: Set[str] = frozenset()
) -> list[RestoreRecord]:
    """Return this session's restores that have not been undone. A restore in `parts` that was undone in part
    is returned with the files that were not undone.

    `restores`: the restores of all sessions, the oldest first.
    """
    standing: list[RestoreRecord] = []
    for each in restores:
        if each.session != session or not each.paths:
            continue
        if not each.undoes:
            standing.append(each)
        elif each.complete:
            undone = (_without(other, each) if other.id == each.undoes else other for other in standing)
            standing = [other for other in undone if other.id != each.undoes or _is_left(other, parts)]
    return standing


def _without(record: RestoreRecord, other: RestoreRecord) -> RestoreRecord:
    """Return the restore without the paths that another restore has undone."""
    touched = set(other.touched)
    return replace(
        record,
        written=tuple(path for path in record.written if path not in touched),
        deleted=tuple(path for path in record.deleted if path not in touched),
    )


def _is_left(record: RestoreRecord, parts: Set[str]) -> bool:
    return record.id in parts and bool(record.written or record.deleted)
