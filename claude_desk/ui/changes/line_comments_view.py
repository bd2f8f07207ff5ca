"""Comments on lines of the changes: the comment that is being written, and the saved comments."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.qt_types import Property
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.snapshots.change_review import ChangeReview
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.changes.change_rows import ChangeRow

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST_PLACE = 300


@QmlElement
class LineCommentsView(QObject):
    """The comments and their text field.

    `begin` and `edit` open the field. `save` and `leave` close it: `leave` keeps an unfinished text as a
    draft, which is not sent.
    """

    changed = Signal()  # the field was opened, closed or filled
    renewed = Signal()  # the saved comments have changed, or are those of another session
    unsent_changed = Signal()
    finished = Signal(object)  # the user has finished this LineComment, which is sent with the next message
    removed = Signal(str)  # the user removes the comment with this id
    typed = Signal(object)  # the comment in the field with its text, a LineComment; None: the field is closed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review: ChangeReview | None = None
        self._in_message: frozenset[str] = frozenset()
        # the comment in the text field, as it was before the edit; None if the field is closed
        self._written: LineComment | None = None
        self._text = ""

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, review: "ChangeReview | None") -> None:
        self.leave()
        self._review = review
        self.renew()

    def renew(self) -> None:
        """Report that the comments of the review have changed."""
        self.renewed.emit()

    @property
    def known(self) -> "Mapping[str, LineComment]":
        """The saved comments that were not sent yet, by id."""
        return self._review.comments if self._review is not None else {}

    @property
    def complete(self) -> bool:
        """Whether `known` has the comments of earlier runs too."""
        return self._review is not None and not self._review.reading

    def set_in_message(self, ids: Iterable[str]) -> None:
        """Set which comments are in the message."""
        if (known := frozenset(ids)) != self._in_message:
            self._in_message = known
            self.unsent_changed.emit()

    @property
    def unsent(self) -> frozenset[str]:
        """The ids of the finished comments that are not in the message."""
        return frozenset(each.id for each in self.known.values() if each.text) - self._in_message

    @Slot(str)
    def addToMessage(self, name: str) -> None:
        """Put a finished comment into the message again."""
        if (comment := self.known.get(name)) is not None and comment.text:
            self.finished.emit(comment)

    def add(self, comment: "LineComment") -> None:
        """Save a comment that the message has, and the review does not: it came back with the message. A
        draft of it stays."""
        if self._review is not None:
            from dataclasses import replace  # not needed for the first frame

            known = self._review.comments.get(comment.id)
            self._review.comment(replace(comment, draft=known.draft if known is not None else ""))

    @Slot(object)
    def take(self, ids: Iterable[str]) -> None:
        """Drop comments that were sent. Keep the drafts. If a comment in the text field is sent, close the
        field."""
        if self._review is None:
            return
        sent = set(ids)
        if self._written is not None and self._written.id in sent:
            self.leave()
        found = [each for each in self._review.comments.values() if each.id in sent]
        from dataclasses import replace  # not needed for the first frame

        self._review.drop(*(each.id for each in found if not each.draft))
        for each in found:
            if each.draft:
                self._review.comment(replace(each, text=""))

    def begin(self, comment: "LineComment") -> None:
        """Open the text field for a comment. Keep the text of another comment that is being written."""
        if self._written is not None and self._written.id == comment.id:
            return
        self.leave()
        self._written, self._text = comment, comment.draft or comment.text
        self.changed.emit()

    @property
    def comment(self) -> "LineComment | None":
        """The comment in the text field, None if the field is closed."""
        return self._written

    def of(self, path: str) -> "list[LineComment]":
        """Return the comments on a file, with the comment in the text field."""
        comments = dict(self._review.comments) if self._review is not None else {}
        if self._written is not None:
            comments.setdefault(self._written.id, self._written)
        return [each for each in comments.values() if each.path == path]

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def edit(self, name: str) -> None:
        if self._review is not None and name in self._review.comments:
            self.begin(self._review.comments[name])

    @Slot(str)
    def keep(self, text: str) -> None:
        """Store the text of the field, which the user is typing. It survives if the program is killed."""
        if self._written is None or text == self._text:
            return
        from dataclasses import replace  # not needed for the first frame

        self._text = text
        unfinished = text.strip()
        changed = unfinished and unfinished != self._written.text
        self.typed.emit(replace(self._written, draft=unfinished) if changed else None)

    @Slot(object)
    def add_found(self, comment: "LineComment") -> None:
        """Keep a comment as a draft that was being written when the program was killed. Do nothing if the
        user has finished it with the same words."""
        if self._review is not None:
            known = self._review.comments.get(comment.id)
            if known is None or known.draft or known.text != comment.draft:
                self._review.comment(comment)
            self.typed.emit(None)

    @Slot()
    def save(self) -> None:
        """Finish the comment and close the field. Without text, remove the comment."""
        written, text = self._written, self._text.strip()
        if written is not None and not text:
            self.removed.emit(written.id)
        self._close(text, "")
        if written is not None and text and (saved := self.known.get(written.id)) is not None:
            self.finished.emit(saved)

    @Slot()
    def leave(self) -> None:
        """Close the field, and keep a changed text as a draft."""
        if self._written is not None:
            before, text = self._written.text, self._text.strip()
            self._close(before, "" if text == before else text)

    @Slot(str)
    def remove(self, name: str) -> None:
        """Remove a comment, also with the text of its field."""
        self.removed.emit(name)
        if self._written is not None and self._written.id == name:
            self._close("", "")
        elif self._review is not None:
            self._review.drop(name)

    # ---------------------------------------------------------------------------------------------

    def _close(self, text: str, draft: str) -> None:
        written, self._written = self._written, None
        self._text = ""
        if written is not None and self._review is not None:
            if text or draft:
                from dataclasses import replace  # not needed for the first frame

                self._review.comment(replace(written, text=text, draft=draft))
            else:
                self._review.drop(written.id)
        if written is not None:
            self.typed.emit(None)
        self.changed.emit()

    @Property(bool, notify=changed)
    def writing(self) -> bool:
        return self._written is not None

    @Property(str, notify=changed)
    def lines(self) -> str:
        """Return the commented lines without the file; "" for a comment on the file."""
        return lines_words(self._written) if self._written is not None else ""

    @Property(str, notify=changed)
    def place(self) -> str:
        if self._written is None:
            return ""
        return translate("LineCommentsView", "Comment on {place}", place=place_words(self._written))

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._text


def place_words(comment: "LineComment") -> str:
    """Return `src/a.py, lines 3–4`."""
    file = safe_names.path(comment.path, _LONGEST_PLACE)
    if not comment.first:
        return file
    first, last = locale_format.number(comment.first), locale_format.number(comment.last)
    if comment.last == comment.first and comment.gone:
        return translate("LineCommentsView", "{file}, deleted line {line}", file=file, line=first)
    if comment.last == comment.first:
        return translate("LineCommentsView", "{file}, line {line}", file=file, line=first)
    if comment.gone:
        return translate(
            "LineCommentsView", "{file}, deleted lines {first}–{last}", file=file, first=first, last=last
        )
    return translate("LineCommentsView", "{file}, lines {first}–{last}", file=file, first=first, last=last)


def lines_words(comment: "LineComment") -> str:
    """Return `Lines 3–4`; "" for a comment on the file."""
    if not comment.first:
        return ""
    first, last = locale_format.number(comment.first), locale_format.number(comment.last)
    if comment.last == comment.first and comment.gone:
        return translate("LineCommentsView", "Deleted line {line}", line=first)
    if comment.last == comment.first:
        return translate("LineCommentsView", "Line {line}", line=first)
    if comment.gone:
        return translate("LineCommentsView", "Deleted lines {first}–{last}", first=first, last=last)
    return translate("LineCommentsView", "Lines {first}–{last}", first=first, last=last)


def comment_on(row: "ChangeRow", path: str, start: int, end: int, side: int = 0) -> "LineComment":
    """Return a new comment on a row, without text.

    On the row of lines, the comment is about the lines with the characters from `start` to `end` (`lines_at`
    of line_choice.py). If there are no such lines, or on the row of a hunk, it is about the hunk. On any
    other row, it is about the file.
    """
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.changes.line_choice import lines_at  # not needed for the first frame

    name = uuid4().hex
    if row.lines is None or row.hunk < 0:
        return LineComment(name, path, 0, 0, False, "", "")
    lines, hunk = row.lines.diff.lines, row.lines.diff.hunks[row.hunk]
    rows: Sequence[int] = range(hunk.row, hunk.row + hunk.count)
    rows = lines_at(row, start, end, side) or rows
    now = [lines.new[at] for at in rows if lines.signs[at] in " +"]
    was = [lines.old[at] for at in rows if lines.signs[at] == "-"]
    numbers = now or was or [0]
    texts = (lines.text[lines.starts[at] : lines.starts[at + 1] - 1] for at in rows)
    quote = "\n".join(f"{lines.signs[at]}{text}" for at, text in zip(rows, texts, strict=True))
    return LineComment(name, path, min(numbers), max(numbers), not now and bool(was), quote, "")
