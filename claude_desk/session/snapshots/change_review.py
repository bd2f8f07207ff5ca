"""The user's review of a session's changes: reviewed marks, and comments on lines."""

import hashlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.files.journal_file import (
    JOURNAL_BYTES,
    JOURNAL_LINE_BYTES,
    CommentRecord,
    ReviewRecord,
    read_line,
)
from claude_desk.protocol.wire.characters import mend_surrogates
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.worker_threads import run_in_thread
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.session_journal import is_file_name
from claude_desk.snapshots.records import Change, PathState
from claude_desk.system.files import lines_of
from claude_desk.transcript.text.line_comments import LineComment

_log = logging.getLogger(__name__)

_KINDS = (b'"kind":"reviewed"', b'"kind":"comment"')


class ChangeReview(QObject):
    """The marks and comments, kept in the session's journal. A mark belongs to one change of a file. If the
    file changes again, the new change is not marked."""

    changed = Signal()

    def __init__(
        self,
        journals: Path,
        info: SessionInfo,
        journal: JournalWriter,
        tasks: AsyncTasks,
        awaited: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`awaited`: returns whether the rows of earlier runs are awaited, after which `begin_recall` is
        called."""
        super().__init__(parent)
        self._awaited = awaited
        self._journals = journals
        self._info = info
        self._journal = journal
        self._tasks = tasks
        self._marks: set[str] = set()
        self._read = ""  # the session whose earlier review is known
        self._reading = False
        self.comments: dict[str, LineComment] = {}  # by id, the comments that were not sent to Claude yet

    @property
    def reading(self) -> bool:
        """Whether the review of earlier runs is not known yet."""
        return self._reading or self._awaited()

    def is_reviewed(self, change: Change) -> bool:
        return bool(self._marks) and _mark_of(change) in self._marks

    def mark(self, change: Change, *, reviewed: bool) -> None:
        mark = _mark_of(change)
        if reviewed != (mark in self._marks):
            self._marks ^= {mark}
            self._journal.review_noted(ReviewRecord(mark=mark, reviewed=reviewed))
            self.changed.emit()

    def comment(self, comment: LineComment) -> None:
        """Add a comment on lines, or replace the comment that has the same id."""
        fields = (comment.path, comment.first, comment.last, comment.gone, comment.quote, comment.text)
        path, first, last, gone, quote, text = fields
        record = CommentRecord(
            id=comment.id,
            path=mend_surrogates(path),
            first=first,
            last=last,
            gone=gone,
            quote=mend_surrogates(quote),
            text=mend_surrogates(text),
            draft=mend_surrogates(comment.draft),
        )
        self.comments[comment.id] = _comment_of(record)
        self._journal.review_noted(record)
        self.changed.emit()

    def drop(self, *ids: str) -> None:
        """Drop comments that were sent or deleted."""
        for each in ids:
            if self.comments.pop(each, None) is not None:
                self._journal.review_noted(CommentRecord(id=each))
        self.changed.emit()

    def begin_recall(self) -> None:
        """Start to read the review of earlier runs, whose rows are shown now."""
        self._reading = True
        self._tasks.start(self.recall())

    async def recall(self) -> None:
        """Read the review of earlier runs."""
        name = self._info.session_id
        if self._read != name and is_file_name(name):
            self._read = name
            try:
                marks, comments = await run_in_thread(read_review, self._journals / f"{name}.jsonl")
            except OSError as error:
                _log.warning("what was reviewed is not known: %s", error.strerror)
            else:
                self._marks |= marks
                self.comments = {**comments, **self.comments}
        self._reading = False
        self.changed.emit()


def read_review(path: Path) -> tuple[set[str], dict[str, LineComment]]:
    """Read the marks and the comments from a journal. Raise `OSError` if the journal cannot be
    read."""
    marks: set[str] = set()
    comments: dict[str, LineComment] = {}
    for record in _records(path):
        if isinstance(record, CommentRecord) and (record.text or record.draft):
            comments[record.id] = _comment_of(record)
        elif isinstance(record, CommentRecord):
            comments.pop(record.id, None)
        elif record.reviewed:
            marks.add(record.mark)
        else:
            marks.discard(record.mark)
    return marks, comments


def _records(path: Path) -> Iterator[ReviewRecord | CommentRecord]:
    try:
        for line in lines_of(path, JOURNAL_BYTES, JOURNAL_LINE_BYTES):
            if any(kind in line[:80] for kind in _KINDS):
                record = read_line(line)
                if isinstance(record, ReviewRecord | CommentRecord):
                    yield record
    except FileNotFoundError:
        return


def _comment_of(record: CommentRecord) -> LineComment:
    return LineComment(
        record.id,
        record.path,
        record.first,
        record.last,
        record.gone,
        record.quote,
        record.text,
        record.draft,
    )


def _mark_of(change: Change) -> str:
    parts = (change.old_path, change.path, _state(change.before), _state(change.after))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _state(state: PathState | None) -> bytes:
    return b"" if state is None else f"{state.kind} {state.mode:o} {state.oid}".encode()
