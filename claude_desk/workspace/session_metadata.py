"""The user's metadata of sessions: titles, and whether a session is pinned or archived. The CLI's files do
not contain these."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.files.session_metadata_file import (
    SessionMetadataFile,
    StoredSessionMetadata,
    read_session_metadata,
    write_session_metadata,
)
from claude_desk.protocol.phrase import Phrase
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked

_log = logging.getLogger(__name__)

_NONE = StoredSessionMetadata()
_LONGEST_TITLE = 200
_Stamp = tuple[int, int, int]


class SessionMetadata(QObject):
    """The metadata of all sessions, in one JSON file.

    A change is written immediately. It is applied to the file's current content, because another window may
    have written the file. If a change cannot be written, `not_saved` is emitted. The change then holds while
    the program runs, and the next write includes it.
    """

    changed = Signal(object)  # set[str]: session ids
    not_saved = Signal(object)  # Text: the reason

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._stamp: _Stamp | None = None
        self.damaged = False  # whether a damaged file was found and kept aside
        self.unread = ""  # the system's reason why the file could not be read
        self._kept: dict[str, StoredSessionMetadata] = {}
        self._unsaved: dict[str, StoredSessionMetadata] = {}
        self._kept = self._fresh().sessions

    def of(self, session_id: str) -> StoredSessionMetadata:
        """Return the metadata of a session. Do not change it."""
        return self._kept.get(session_id, _NONE)

    @property
    def ids(self) -> frozenset[str]:
        """The ids of sessions that have metadata."""
        return frozenset(self._kept)

    def rename(self, session_id: str, title: str) -> None:
        """Set the session's title. An empty title restores the CLI's title."""
        title = " ".join(title.split())[:_LONGEST_TITLE]
        self._change(session_id, lambda kept: kept.changed(title=title))

    def pin(self, session_id: str, pinned: bool) -> None:
        self._change(session_id, lambda kept: kept.changed(pinned=pinned))

    def archive(self, session_id: str, archived: bool) -> None:
        self._change(session_id, lambda kept: kept.changed(archived=archived))

    def follow(self, session_id: str, earlier: str, title: str) -> None:
        """Record that the session replaced the session `earlier`. `title`: the title of `earlier`."""
        title = " ".join(title.split())[:_LONGEST_TITLE]
        self._change(session_id, lambda kept: kept.changed(earlier=earlier, earlier_title=title))

    def forget(self, session_id: str) -> StoredSessionMetadata:
        """Remove the session's metadata, and return it for `restore`."""
        kept = self.of(session_id)
        self._change(session_id, lambda _: _NONE)
        return kept

    def restore(self, session_id: str, kept: StoredSessionMetadata) -> None:
        self._change(session_id, lambda _: kept)

    def refresh(self) -> None:
        """Read the file again if another window has written it. Otherwise this costs a single `stat`."""
        if self._stamp != _stamp_of(self._path):
            self._replace({**self._fresh().sessions, **self._unsaved})

    def _change(
        self, session_id: str, change: Callable[[StoredSessionMetadata], StoredSessionMetadata]
    ) -> None:
        if not session_id:
            return
        try:
            with locked(self._path):
                file = self._read()
                file.sessions.update(self._unsaved)
                file.sessions[session_id] = change(file.sessions.get(session_id, _NONE))
                write_atomic(self._path, write_session_metadata(file))
                self._stamp = _stamp_of(self._path)
                self._unsaved.clear()
        except OSError as error:
            _log.warning("what was done with a session was not saved: %s", error.strerror)
            self._unsaved[session_id] = change(self.of(session_id))
            self._replace({**self._kept, **self._unsaved})
            self.not_saved.emit(error.strerror or Phrase("session_notice.disk_failed"))
        else:
            self._replace(file.sessions)

    def _replace(self, fresh: dict[str, StoredSessionMetadata]) -> None:
        old = self._kept
        differ = {name for name in {*old, *fresh} if old.get(name, _NONE) != fresh.get(name, _NONE)}
        self._kept = {name: kept for name, kept in fresh.items() if not kept.says_nothing}
        if differ:
            self.changed.emit(differ)

    def _fresh(self) -> SessionMetadataFile:
        """Return the file's content. If the file cannot be read, return the content that was read before."""
        try:
            return self._read()
        except OSError as error:
            _log.warning("titles and pins were not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return SessionMetadataFile(sessions=dict(self._kept))

    def _read(self) -> SessionMetadataFile:
        """Return the file's content. A damaged file is kept aside and counts as empty.

        Raise OSError if the file cannot be read, so that it is not overwritten.
        """
        stamp = _stamp_of(self._path)
        data = read_if_there(self._path)
        self._stamp = stamp  # not before the read: `refresh` must retry a file that could not be read
        if data is None:
            return SessionMetadataFile()
        found = read_session_metadata(data)
        if found is None:
            _log.warning("the file of titles and pins was damaged; it is kept aside")
            put_aside(self._path, data)
            self.damaged = True
        return found or SessionMetadataFile()


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
