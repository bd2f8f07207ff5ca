"""The chips of comments on lines in the message. The journal of the review has the comments themselves."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.changes.changes_view import ChangesView
    from claude_desk.ui.composer.composer_view import ComposerView


class CommentChips(QObject):
    """Connects the message of a composer with the comments of its session.

    A finished comment becomes a chip of the message. A chip shows what the comment says now. If the user
    takes the chip out, the comment stays at its lines. If the user removes the comment, its chip is taken
    out. If a message comes back after it was sent, its comments are saved again.
    """

    def __init__(self, composer: "ComposerView", changes: "ChangesView", parent: QObject) -> None:
        super().__init__(parent)
        self._composer = composer
        self._chips = composer.carrying_view
        self._comments = changes.line_comments
        self._comments.renewed.connect(self._match)
        self._comments.finished.connect(self._put)
        self._comments.removed.connect(self._chips.take_out_comment)
        self._chips.list.changed.connect(self._match)
        self._chips.comment_wanted.connect(changes.edit_comment)
        composer.comments_sent.connect(self._comments.take)

    @Slot(object)
    def _put(self, comment: "LineComment") -> None:
        self._chips.put_comment(comment, self._composer.draft_view.property("cursor"))

    @Slot()
    def _match(self) -> None:
        """Show the comments in their chips, and save those that only the message has."""
        comments = self._comments
        self._chips.list.show_comments(comments.known, comments.complete)
        for each in self._composer.draft_view.comments if comments.complete else ():
            known = comments.known.get(each.id)
            if known is None or not known.text:
                comments.add(each)
        comments.set_in_message(each.text for each in self._chips.list.all if each.on_lines)
