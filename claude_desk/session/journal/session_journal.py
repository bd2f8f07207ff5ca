"""The journal of a session: what the CLI does not write to disk."""

import contextlib
import logging
import os
import re
import stat
from collections.abc import Set
from pathlib import Path

from claude_desk.protocol.files.journal_file import (
    JOURNAL_BYTES,
    OUTSIDE_CONVERSATION,
    ContinuationRecord,
    ForkRecord,
    JournalRecord,
    SentRecord,
    SnapshotRecord,
    TurnRecord,
    effective_records,
    read_records,
    seam,
    to_line,
    unanswered_fork,
)
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.system.files import open_to_append, read_all

_log = logging.getLogger(__name__)

_DAY = 24 * 60 * 60.0
_MOST_WAITING = 1_000  # lines kept in memory while they cannot be written

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")


def is_file_name(session_id: str) -> bool:
    """Whether an id may name a file: `--resume` passes on what the user typed, even a path."""
    return _FILE_NAME.fullmatch(session_id) is not None


class SessionJournal:
    """Lines appended to `FOLDER/SESSION.jsonl`, readable by their owner only.

    If the disk cannot be written, the conversation continues. The last 1,000 lines that could not be written
    are written with the next record.
    """

    def __init__(self, folder: Path, session_id: str) -> None:
        self._path = folder / f"{session_id}.jsonl"
        self._waiting: list[bytes] = []

    @property
    def exists(self) -> bool:
        return self._path.exists()

    def write(self, record: JournalRecord) -> Text:
        """Append a record. Return why it could not be written; "" on success."""
        failed = bool(self._waiting)
        self._waiting = [*self._waiting[1 - _MOST_WAITING :], to_line(record)]
        return self._append(failed)

    def retry(self) -> Text:
        """Write the lines that the disk refused. Return why the disk still refuses them; "" if no line is
        left."""
        return self._append(failed=True) if self._waiting else ""

    def _append(self, failed: bool) -> Text:
        try:
            append_lines(self._path, b"".join(self._waiting))
        except OSError as error:
            if not failed:
                _log.warning("the journal cannot be written: %s", error.strerror)
            return error.strerror or Phrase("session_notice.disk_failed")
        self._waiting.clear()
        return ""


def append_lines(path: Path, lines: bytes) -> None:
    """Append lines to a file of mode 0600. If that fails, raise `OSError` and remove the part that was
    written, unless another process has written meanwhile.

    The first line begins a new line even if the file's last line was cut off.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with os.fdopen(open_to_append(path), "ab+", buffering=0) as file:
        begin = file.seek(0, 2)
        file.seek(max(0, begin - 1))
        left = seam(file.read(1)) + lines
        end = begin
        try:
            while left:  # a disk that is nearly full accepts only a part
                written = file.write(left)
                left = left[written:]
                end += written
        except OSError:
            with contextlib.suppress(OSError):
                if file.seek(0, 2) == end:  # no other process has written meanwhile
                    file.truncate(begin)
            raise


def move_journal(folder: Path, session_id: str, new_id: str) -> None:
    """Rename the journal, if there is one, of a session that has a new id. If that fails, log it: the new id
    then has no journal."""
    try:
        if is_file_name(session_id) and is_file_name(new_id):
            (folder / f"{session_id}.jsonl").replace(folder / f"{new_id}.jsonl")
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("a journal was not moved: %s", error.strerror)


def strand_file(journals: Path, name: str) -> Path:
    """Return the path of the strand that a session begins with. The strand is read until the CLI
    has a file of that session."""
    return journals.with_name("branches") / f"{name if is_file_name(name) else 'none'}.jsonl"


def sweep_strands(journals: Path, now: float) -> None:
    """Remove strands older than a day whose session no longer needs them.

    Leave files that cannot be looked at or removed. If the folder is a symbolic link, remove nothing: other
    programs may keep files there.
    """
    ours = strand_file(journals, "any")
    for path in () if ours.parent.is_symlink() else ours.parent.glob(f"*{ours.suffix}"):
        with contextlib.suppress(OSError):
            found = path.lstat()
            old = stat.S_ISREG(found.st_mode) and found.st_mtime < now - _DAY
            if old and fork_of(journals, path.stem) is None:
                path.unlink()


def fork_of(folder: Path, session_id: str) -> ForkRecord | None:
    """Return the fork record of a session that began as a fork and has no answer yet. Return None for any
    other session, or if its journal cannot be read."""
    if not is_file_name(session_id):
        return None
    try:
        return unanswered_fork(read_records(read_all(folder / f"{session_id}.jsonl", JOURNAL_BYTES)))
    except FileNotFoundError:
        return None
    except OSError as error:
        _log.warning("a journal was not read: %s", error.strerror)
        return None


def has_conversation(folder: Path, session_id: str, waiting: Set[str] | None) -> bool:
    """Whether the journal has more than messages that still wait to be sent.

    `waiting`: the uuids of those messages; None if no queue or draft of the session is known. If the journal
    cannot be read, return whether `waiting` is None. Return True for an id that cannot name a file.
    """
    if not is_file_name(session_id):
        return True
    try:
        records = read_records(read_all(folder / f"{session_id}.jsonl", JOURNAL_BYTES))
    except OSError:
        return waiting is None
    return any(
        isinstance(record, TurnRecord | ContinuationRecord | ForkRecord)
        or (isinstance(record, SentRecord) and record.uuid not in (waiting or ()))
        for record in effective_records(records)[0]
    )


def copy_journal(folder: Path, forked: ForkRecord, new_id: str, gone: Set[str], open_turn: str) -> None:
    """Begin a fork's journal: the records of the source's journal before the first message of `gone`, then
    `forked`.

    `open_turn`: the message whose turn has not ended at the fork. If the source's journal cannot be read, log
    that and begin without its records.
    """
    if not is_file_name(new_id):
        return
    kept: list[JournalRecord] = []
    snapshots: list[SnapshotRecord] = []
    try:
        if is_file_name(forked.source):
            records = read_records(read_all(folder / f"{forked.source}.jsonl", JOURNAL_BYTES))
            snapshots = [record for record in records if isinstance(record, SnapshotRecord)]
            kept, _ = effective_records(r for r in records if not isinstance(r, OUTSIDE_CONVERSATION))
    except OSError as error:
        _log.info("a fork has no journal to begin with: %s", error.strerror)
    end = next((n for n, r in enumerate(kept) if isinstance(r, SentRecord) and r.uuid in gone), len(kept))
    kept = [r for r in kept[:end] if not (isinstance(r, TurnRecord) and r.uuid == open_turn)]
    journal = SessionJournal(folder, new_id)
    sent = {record.uuid for record in kept if isinstance(record, SentRecord)}
    for record in (*kept, *(each for each in snapshots if each.uuid in sent), forked):
        journal.write(record)
