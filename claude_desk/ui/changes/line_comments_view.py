"""Comments on lines of the changes: the comment that is being written, and the saved comments."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.record_list import ListRecord, RecordListModel
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.snapshots.change_review import ChangeReview
    from claude_desk.session.snapshots.line_comments import LineComment
    from claude_desk.ui.changes.change_rows import ChangeRow

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST_PLACE = 300


@QmlElement
class LineCommentsView(QObject):
    """The comments and their text field. `begin` and `edit` open the field, `save` and `cancel` close it."""

    changed = Signal()  # the field changed
    listChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review: ChangeReview | None = None
        self._model = RecordListModel(self)
        # the comment in the text field, as it was before the edit; None if the field is closed
        self._written: LineComment | None = None

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, review: "ChangeReview | None") -> None:
        self._review = review
        self._written = None
        self._text = ""
        self.changed.emit()
        self.renew()

    def renew(self) -> None:
        """Show the comments of the review. Close the text field if its saved comment no longer exists."""
        comments = self._review.comments.values() if self._review is not None else ()
        if self._written is not None and self._written.text and self._written.id not in self._ids():
            self._written = None  # the comment was sent or removed in the meantime
            self.changed.emit()
        self._model.show([ListRecord(each.id, each.text, place_words(each)) for each in comments])
        self.listChanged.emit()

    def take(self) -> str:
        """Return the comments as text for the next message, and drop them; "" without comments."""
        if self._review is None or not self._review.comments:
            return ""
        # not needed for the first frame
        from claude_desk.session.snapshots.line_comments import comment_words

        words = comment_words(self._review.comments.values())
        self._review.drop(*self._review.comments)
        return words

    def begin(self, comment: "LineComment") -> None:
        """Open the text field for a comment."""
        self._written, self._text = comment, comment.text
        self.changed.emit()

    def of(self, path: str) -> "list[LineComment]":
        """Return the comments on a file."""
        comments = self._review.comments.values() if self._review is not None else ()
        return [each for each in comments if each.path == path]

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def edit(self, name: str) -> None:
        if self._review is not None and name in self._review.comments:
            self.begin(self._review.comments[name])

    @Slot(str)
    def keep(self, text: str) -> None:
        """Store the text of the field, which the user is typing."""
        self._text = text

    @Slot()
    def save(self) -> None:
        """Save the comment and close the field. An empty text removes the comment."""
        from dataclasses import replace

        written, self._written = self._written, None
        if written is not None and self._review is not None:
            if self._text.strip():
                self._review.comment(replace(written, text=self._text.strip()))
            else:
                self._review.drop(written.id)
        self.changed.emit()

    @Slot()
    def cancel(self) -> None:
        """Close the field without saving."""
        self._written = None
        self.changed.emit()

    @Slot(str)
    def remove(self, name: str) -> None:
        if self._review is not None:
            self._review.drop(name)

    # ---------------------------------------------------------------------------------------------

    def _ids(self) -> set[str]:
        return set(self._review.comments) if self._review is not None else set()

    _text = ""

    @Property(bool, notify=changed)
    def writing(self) -> bool:
        return self._written is not None

    @Property(str, notify=changed)
    def place(self) -> str:
        if self._written is None:
            return ""
        return translate("LineCommentsView", "Comment on {place}", place=place_words(self._written))

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._text

    @Property(int, notify=listChanged)
    def count(self) -> int:
        return len(self._model.records)

    # a record has `name`, `words`, and the place as `detail`
    model = constant(RecordListModel, "_model")


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


def comment_on(row: "ChangeRow", path: str, start: int, end: int, side: int = 0) -> "LineComment":
    """Return a new comment on a row, without text.

    On the row of lines, the comment is about the lines with the characters from `start` to `end` (`lines_at`
    of line_choice.py). If there are no such lines, or on the row of a hunk, it is about the hunk. On any
    other row, it is about the file.
    """
    from claude_desk.session.snapshots.line_comments import LineComment
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
