"""The journal of a session: what the CLI does not write to disk (design.md section 3)."""

import logging
import os
import re
from collections.abc import Set
from pathlib import Path

from claude_desk.protocol.journal import (
    Forked,
    Record,
    Sent,
    Turn,
    read_records,
    seam,
    standing,
    to_line,
    unanswered_fork,
)

_log = logging.getLogger(__name__)

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")


def is_file_name(session_id: str) -> bool:
    """Whether an id may name a file: `--resume` hands on what was typed, be it a path."""
    return _FILE_NAME.fullmatch(session_id) is not None


class Journal:
    """Lines appended to `FOLDER/SESSION.jsonl`, readable by their owner only.

    A disk that cannot be written costs the journal, never the conversation.
    """

    def __init__(self, folder: Path, session_id: str) -> None:
        self._path = folder / f"{session_id}.jsonl"
        self._failed = False

    @property
    def exists(self) -> bool:
        return self._path.exists()

    def write(self, record: Record) -> None:
        try:
            self._append(to_line(record))
            self._failed = False
        except OSError as error:
            if not self._failed:
                _log.warning("the journal cannot be written: %s", error)
            self._failed = True

    def _append(self, line: bytes) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(self._path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "ab+", buffering=0) as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - 1))
            file.write(seam(file.read(1)) + line)


def move_journal(folder: Path, session_id: str, new_id: str) -> None:
    """The session has another id from now on. What cannot be moved is missing, and logged."""
    try:
        if is_file_name(session_id) and is_file_name(new_id):
            (folder / f"{session_id}.jsonl").replace(folder / f"{new_id}.jsonl")
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("a journal was not moved: %s", error.strerror)


def fork_of(folder: Path, session_id: str) -> Forked | None:
    """What a session that the CLI has no file of begins as a copy of; None where it is no such session."""
    if not is_file_name(session_id):
        return None
    try:
        return unanswered_fork(read_records((folder / f"{session_id}.jsonl").read_bytes()))
    except FileNotFoundError:
        return None
    except OSError as error:
        _log.warning("a journal was not read: %s", error.strerror)
        return None


def copy_journal(folder: Path, forked: Forked, new_id: str, gone: Set[str], open_turn: str) -> None:
    """Begin the journal of a fork with what the source's says, up to the first message of `gone`.

    `open_turn`: the message whose turn has no end there. What cannot be copied is missing, and logged.
    """
    if not is_file_name(new_id):
        return
    kept: list[Record] = []
    try:
        if is_file_name(forked.source):
            kept, _ = standing(read_records((folder / f"{forked.source}.jsonl").read_bytes()))
    except OSError as error:
        _log.info("a fork has no journal to begin with: %s", error.strerror)
    end = next((n for n, r in enumerate(kept) if isinstance(r, Sent) and r.uuid in gone), len(kept))
    kept = [r for r in kept[:end] if not (isinstance(r, Turn) and r.uuid == open_turn)]
    journal = Journal(folder, new_id)
    for record in (*kept, forked):
        journal.write(record)
