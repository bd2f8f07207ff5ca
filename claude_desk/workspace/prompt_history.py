"""The history of messages that were sent in a folder, for the user to send again."""

import contextlib
import hashlib
import logging
from pathlib import Path

from claude_desk.protocol.files.draft_file import history_line, read_history
from claude_desk.session.core.disk_looks import real_folder
from claude_desk.session.journal.session_journal import append_lines
from claude_desk.workspace.atomic_files import read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked

_log = logging.getLogger(__name__)

MOST = 200
_LONGEST = 20_000  # characters of one message
_TAIL = 4_000_000  # bytes at the end of the file that are used


class PromptHistory:
    """The history of one folder, in a file that only its owner can read. `texts`: the newest 200 texts, each
    once, the newest last."""

    def __init__(self, places: Path, folder: str) -> None:
        name = hashlib.sha256(real_folder(folder).encode("utf-8", "surrogateescape")).hexdigest()[:32]
        self._path = places / f"{name}.jsonl"
        self._texts: list[str] | None = None
        self._unwritten: list[str] = []  # texts that could not be written: the next write includes them

    @property
    def texts(self) -> list[str]:
        if self._texts is None:
            self._texts = self._read()
        return list(self._texts)

    def add(self, text: str) -> None:
        if not text.strip() or len(text) > _LONGEST:
            return
        if self._texts is not None:
            self._texts = _newest([*self._texts, text])
        self._unwritten = _newest([*self._unwritten, text])
        try:
            with locked(self._path):
                append_lines(self._path, b"".join(map(history_line, self._unwritten)))
            self._unwritten = []
        except OSError as error:
            _log.warning("the history was not written: %s", error.strerror)
            self._texts = _newest([*self.texts, text])  # keep the text while the program runs

    def _read(self) -> list[str]:
        try:
            texts = self._read_texts()
        except OSError as error:
            _log.warning("the history was not read: %s", error.strerror)
            return []
        if len(texts) > 2 * MOST:
            self._shorten()
        return _newest(texts)

    def _read_texts(self) -> list[str]:
        return read_history((read_if_there(self._path) or b"")[-_TAIL:])

    def _shorten(self) -> None:
        """Rewrite the file with only the newest texts. Lock it, so that texts of another window are not
        lost."""
        with contextlib.suppress(OSError), locked(self._path):
            write_atomic(self._path, b"".join(map(history_line, _newest(self._read_texts()))))


def _newest(texts: list[str]) -> list[str]:
    """Return the newest texts, each once, at the position of its last use."""
    return list(dict.fromkeys(reversed(texts)))[:MOST][::-1]
