"""The message in the composer: its draft on disk, and sending the message."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickTextDocument

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.text import chip_text
from claude_desk.ui.composer.message_text import MessageText, PlacedChip
from claude_desk.ui.qt_types import OBJECT, Property, constant

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.composer.attachment_list import AttachmentItem, AttachmentListModel
    from claude_desk.ui.composer.completion import Completion
    from claude_desk.ui.composer.composer_attachments import ComposerAttachments
    from claude_desk.ui.composer.prompt_history_view import PromptHistoryView
    from claude_desk.ui.composer.unknown_command import UnknownCommandView
    from claude_desk.workspace.drafts import Draft, DraftWriter, Part, StashedDraft
    from claude_desk.workspace.prompt_history import PromptHistory
else:
    # These modules are loaded after the first frame. For Qt, the properties are plain objects; mypy sees the
    # real types.
    ComposerAttachments = Completion = PromptHistoryView = UnknownCommandView = OBJECT


# -------------------------------------------------------------------------------------------------
# The draft: the message in the composer, as stored on disk.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_STASH_WORDS = 80  # most characters that are shown of a stashed message


@QmlElement
class DraftView(QObject):
    """The message in the composer. Between `detach` and `attach`, changes are not stored on disk.

    Text that is written before the first `attach` is added to the draft of the first session.
    """

    # The text field must show `text`, with the cursor at `cursor`.
    restored = Signal()
    # The user changed the text, and it is not empty.
    written = Signal()
    stashChanged = Signal()
    edit_found = Signal(str, str)  # an unsaved edit: the number of its chip, and its text
    file_found = Signal(str)  # a file that an earlier run has not read: the number of its chip
    comment_found = Signal(object)  # an unfinished LineComment

    def __init__(self, message: MessageText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._message = message
        self._carried: AttachmentListModel | None = None
        self._keeper: DraftWriter | None = None
        self._text = ""  # with a mark for each chip (chip_text.py)
        self._cursor = 0
        self._filling = False  # whether this object is changing the text of the field
        self._own = True  # True before the first `attach`
        self._stash: tuple[StashedDraft, ...] = ()  # oldest first
        self._edit: tuple[str, str] | None = None  # the number of the chip that is edited, and the new text
        self._comments: tuple[LineComment, ...] = ()  # comments that are being written

    # --- what Python calls ---------------------------------------------------------------------

    def carry(self, carried: "AttachmentListModel") -> None:
        """Store these chips with the text. Call it once, before the first `attach`."""
        self._carried = carried
        carried.changed.connect(self._store)

    def attach(self, writer: "DraftWriter") -> None:
        """Show the stored draft. Append a message that was written before the first session, and pictures
        that are being read: they are not stored yet."""
        draft = writer.draft
        own, self._own = self._own, False
        self._keeper = None  # do not store the changes below: the user did not make them
        if own or not self._is_shown(draft):
            self._add_before(draft, own)
            self._find_edit(draft)
        self._stash = (*draft.stash, *(self._stash if own else ()))
        self.restored.emit()
        self.stashChanged.emit()
        self._keeper = writer
        self._read_files()
        writer.keep_stash(self._stash)
        self._store()
        known = {each.id for each in self._comments}
        self._comments += tuple(each for each in draft.comments if each.id not in known)
        writer.keep_comments(self._comments)
        for comment in self._comments:
            self.comment_found.emit(comment)  # the receiver calls `keep_comment`

    def _read_files(self) -> None:
        """Read the files of the stored message that an earlier run has not read to the end."""
        for each in self._carried.all[:] if self._carried is not None else ():
            if each.attachment is not None and each.attachment.path and not each.attachment.data:
                self.file_found.emit(each.number)

    def _find_edit(self, draft: "Draft") -> None:
        """Open the editor that was open in an earlier run."""
        if draft.edit is not None and self._carried is not None and draft.edit[0] < len(self._carried.all):
            self._edit = (self._carried.all[draft.edit[0]].number, draft.edit[1])
            self.edit_found.emit(*self._edit)

    @Slot(str, object)
    def keep_edit(self, number: str, text: str | None) -> None:
        """Store the text in the editor of a chip; None if the editor was closed."""
        self._edit = (number, text) if text is not None else None
        self._store()

    @Slot(object)
    def keep_comment(self, comment: "LineComment | None") -> None:
        """Store the comment that is being written; None if it is finished or kept in another place."""
        self._comments = (comment,) if comment is not None else ()
        if self._keeper is not None:
            self._keeper.keep_comments(self._comments)

    def _add_before(self, draft: "Draft", own: bool) -> None:
        """Show the draft, with the message on display below it if that is `own`. Otherwise only the pictures
        stay that are being read: the draft that they were in does not have them."""
        from claude_desk.ui.safe_text import utf16_units  # not needed for the first frame

        carried = self._carried.pop_all() if self._carried is not None else []
        first = chip_text.kept(draft.text, len(draft.parts))
        both = [part for part in (first, self._text if own else "") if part]
        self._text = "\n\n".join(both)
        self._cursor = draft.cursor if self._text == first else utf16_units(self._text)
        if self._carried is not None:
            for name, attachment, text in draft.parts:
                self._carried.add(name, attachment, text)
            unkept = [each for each in carried if each.reading and not (each.unread and each.unread.path)]
            self._carried.add_again(carried if own else unkept)

    def _is_shown(self, draft: "Draft") -> bool:
        """Whether the message on display has the text and the loaded attachments of this draft."""
        shown, kept = ([(name, text) for name, _, text in parts] for parts in (self.parts, draft.parts))
        return (self.stored_text, shown) == (chip_text.kept(draft.text, len(kept)), kept)

    def detach(self) -> None:
        self._keeper = None

    def keep_sent(
        self, uuid: str, text: str, attachments: "tuple[Attachment, ...]", pastes: tuple[str, ...]
    ) -> None:
        """Store this message, which is sent next, in place of the draft. Return when it is on disk.
        `pastes`: the parts of the text that the user pasted.

        Do nothing while detached.
        """
        from claude_desk.protocol.wire.authorship import Authorship
        from claude_desk.session.turns.message_queue import OutgoingMessage

        if self._keeper is not None:
            self._keeper.keep_sent(OutgoingMessage(uuid, text, attachments, Authorship(pastes=pastes)))

    @Slot(str)
    def keep_aside(self, text: str) -> None:
        """Store with the draft the user's unsent text for requests.

        The text then survives if the program is killed.
        """
        if self._keeper is not None:
            self._keeper.keep_aside(text)

    def restore(self, text: str) -> None:
        """Put unsent text before the draft. Call this only while no field shows the draft."""
        from claude_desk.ui.safe_text import utf16_units

        text = text.replace(chip_text.MARK, "")
        if text:
            full_text = "\n\n".join(part for part in (text, self._text) if part.strip())
            self._set(full_text, utf16_units(full_text), changed=True)

    def put_before(
        self, text: str, chips: "Sequence[AttachmentItem]", stash: "tuple[StashedDraft, ...]" = ()
    ) -> None:
        """Put a message before the message on display, and its stashed messages before the stashed ones.
        `text`: with a mark for each of the new chips of this composer."""
        from claude_desk.ui.safe_text import utf16_units

        if stash:
            self._stash = (*stash, *self._stash)
            if self._keeper is not None:
                self._keeper.keep_stash(self._stash)
            self.stashChanged.emit()
        if text.strip() or chips:
            carried = self._carried.pop_all() if self._carried is not None else []
            both = [chip_text.kept(text, len(chips)), chip_text.kept(self._text, len(carried))]
            full_text = "\n\n".join(part for part in both if part.strip())
            if self._carried is not None:
                self._carried.add_again([*chips, *carried])
            self._set(full_text, utf16_units(full_text), changed=True)
            self.restored.emit()

    def give_up(self) -> None:
        """Empty the message and the stash, which another composer has now."""
        from claude_desk.workspace.drafts import StashedDraft

        self._show((), StashedDraft())

    @property
    def stored_text(self) -> str:
        """The text with a mark for each of `parts`."""
        chips = self._carried.all if self._carried is not None else []
        text = chip_text.kept(self._text, len(chips))
        return chip_text.only(text, [each.stored for each in chips])

    @property
    def text_with_marks(self) -> str:
        """The text with a mark for each chip, also for those that are being read."""
        return chip_text.kept(self._text, len(self._carried.all) if self._carried is not None else 0)

    @property
    def pieces(self) -> "list[tuple[str, AttachmentItem | None]]":
        """The words and the chips of the message, in their order."""
        return list(chip_text.pieces(self._text, self._carried.all if self._carried is not None else []))

    @property
    def comments(self) -> "list[LineComment]":
        """The comments on lines in the message, each once, in the order of the text."""
        chips = self._carried.all if self._carried is not None else []
        found = (each.comment for each in chips if each.on_lines)
        return list({each.id: each for each in found if each is not None}.values())

    def as_sent(self, text: str | None = None, comments: bool = True) -> chip_text.WrittenMessage:
        """Return the message, or this text of the field, as it is sent, without its files and pictures,
        and without what commands have printed. The text only names each comment on lines; without
        `comments`, it does not."""
        from claude_desk.transcript.text.line_comments import comment_name  # not for the first frame

        same = text is None or text.replace(chip_text.MARK, "") == self._text.replace(chip_text.MARK, "")
        own = self._text if same or text is None else text
        chips = self._carried.all if self._carried is not None else []
        names = {each.id: comment_name(at) for at, each in enumerate(self.comments, 1)}
        left = [each.output or (each.on_lines and not (comments and each.comment)) for each in chips]
        typed = chip_text.only(chip_text.kept(own, len(chips)), [not flag for flag in left])
        return chip_text.written(
            typed,
            [
                chip_text.WordPart(names[each.comment.id]) if each.comment is not None else each
                for each, flag in zip(chips, left, strict=True)
                if not flag
            ],
        )

    def carried_text(self) -> str:
        """Return the message with what commands have printed and with the comments before it, as another
        composer takes it up."""
        from claude_desk.protocol.wire import shell_text  # not needed for the first frame
        from claude_desk.transcript.text.line_comments import with_comments

        chips = self._carried.all if self._carried is not None else []
        said = with_comments(self.comments, self.as_sent().text)
        return shell_text.with_shell_texts([each.text for each in chips if each.output], said)

    @property
    def stashed(self) -> "tuple[StashedDraft, ...]":
        """The stashed messages, oldest first."""
        return self._stash

    @property
    def losable(self) -> bool:
        """Whether the message has attachments or text other than white space."""
        return bool(self._text.strip() or (self._carried is not None and self._carried.all))

    def stash(self) -> None:
        """Move the text and its attachments to the stash."""
        from claude_desk.workspace.drafts import StashedDraft

        self._show((*self._stash, self._shown()), StashedDraft())

    def restore_stash(self) -> None:
        """Show the newest stashed message. A draft that is not empty becomes the oldest stashed message: then
        repeated calls show all messages in turn."""
        if self._stash:
            *rest, newest = self._stash
            self._show((self._shown(), *rest) if self.losable else tuple(rest), newest)

    @Slot(str)
    def drop_restored(self, text: str) -> None:
        """Empty the draft if it is still only this restored text, which is stored in another place now."""
        if text and text.strip() in (self._text.strip(), self.carried_text().strip()):
            if self._carried is not None:
                self._carried.pop_all()
            self._set("", 0, changed=True)
            self.restored.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, int)
    def keep(self, text: str, cursor: int) -> None:
        """Store the text of the field; `cursor` is in UTF-16 units."""
        if self._filling:
            return
        changed = text != self._text
        if (
            self._carried is not None
            and self._message.shown
            and (chip_text.MARK in text or self._carried.all)
        ):
            found = list(self._message.chips(text))
            known = [bool(number) and self._carried.knows(number) for _, number in found]
            text = chip_text.only(text, known)
            changed = text != self._text
            self._text = text
            self._carried.arrange([chip for chip, flag in zip(found, known, strict=True) if flag])
        self._set(text, cursor, changed)

    @Slot(int)
    def moved(self, cursor: int) -> None:
        if not self._filling:
            self._set(self._text, cursor, changed=False)

    @Slot()
    def fill(self, anew: bool = False) -> None:
        """Put the message into the text field. The field then forgets its undo steps. Without `anew`, do
        nothing if the field shows the message."""
        if not self._message.shown:
            return
        chips = self._carried.all if self._carried is not None else []
        self._text = chip_text.kept(self._text, len(chips))
        if anew or not self._message.holds(self._text, [each.number for each in chips]):
            self._filling = True
            try:
                self._message.fill([words or self._placed(chip) for words, chip in self.pieces])
            finally:
                self._filling = False
        if self._carried is not None:
            self._carried.arrange(list(self._message.chips()))
        self._store()

    # --- inside --------------------------------------------------------------------------------

    def _set(self, text: str, cursor: int, changed: bool) -> None:
        self._text, self._cursor = text, cursor
        if self._keeper is not None:
            self._keeper.keep_text(self.stored_text, cursor)
            if changed and text:
                self.written.emit()

    def _shown(self) -> "StashedDraft":
        from claude_desk.workspace.drafts import StashedDraft

        return StashedDraft(self.stored_text, self._cursor, self.parts)

    def _show(self, stash: "tuple[StashedDraft, ...]", draft: "StashedDraft") -> None:
        """Show a message in place of the draft, and store it together with the new stash."""
        self._stash = stash
        if self._keeper is not None:
            self._keeper.keep_stash(stash)
        if self._carried is not None:
            self._carried.pop_all()
            for name, attachment, text in draft.parts:
                self._carried.add(name, attachment, text)
        self._set(chip_text.kept(draft.text, len(draft.parts)), draft.cursor, changed=True)
        self.restored.emit()
        self._read_files()
        self.stashChanged.emit()

    @property
    def parts(self) -> "tuple[Part, ...]":
        """The chips that are stored with the text."""
        chips = self._carried.all if self._carried is not None else []
        return tuple((each.name, each.attachment or each.unread, each.text) for each in chips if each.stored)

    def _placed(self, chip: "AttachmentItem | None") -> "PlacedChip | str":
        from claude_desk.ui.composer.chip_size import placed  # not needed for the first frame

        return placed(chip, self._message) if chip is not None else ""

    @Slot(int)
    def drop_mark(self, row: int) -> None:
        """Drop the mark of the chip that was in this row."""
        self._set(chip_text.without_mark(self._text, row), self._cursor, changed=False)

    @Slot()
    def _store(self) -> None:
        if self._keeper is not None:
            self._keeper.keep_text(self.stored_text, self._cursor)
            self._keeper.keep_parts(self.parts)
            self._keeper.keep_edit(self._stored_edit())

    def _stored_edit(self) -> tuple[int, str] | None:
        """Return which of `parts` is edited, and its new text."""
        if self._edit is None or self._carried is None:
            return None
        number, text = self._edit
        stored = [each.number for each in self._carried.all if each.stored]
        return (stored.index(number), text) if number in stored else None

    @Property(str, notify=restored)
    def text(self) -> str:
        return self._text

    @Property(int, notify=restored)
    def cursor(self) -> int:
        return self._cursor

    @Property(int, notify=stashChanged)  # the number of stashed messages
    def stashCount(self) -> int:
        return len(self._stash)

    @Property(str, notify=stashChanged)
    def stashWords(self) -> str:
        """Return the beginning of the newest stashed message, or the name of its first attachment."""
        if not self._stash:
            return ""
        from claude_desk.ui import safe_text  # not needed for the first frame

        newest = self._stash[-1]
        name, _, pasted = newest.parts[0] if newest.parts else ("", None, "")
        typed = newest.text.replace(chip_text.MARK, " ")
        words = typed if typed.strip() else pasted or name
        return safe_text.flat(safe_text.readable(words.lstrip()[:200]), _STASH_WORDS)


def is_shell_command(text: str) -> bool:
    """Return whether the text is a command for the user's shell: its words begin with `!`."""
    typed = text.replace(chip_text.MARK, "")
    return typed.startswith("!") and bool(typed[1:].strip())


@QmlElement
class ComposerView(QObject):
    """The composer. `sent` carries a message with its uuid, after the composer was emptied.

    Until `create_late_views` is called, the composer accepts only text and sends nothing.
    """

    # The text, a tuple of `Attachment`, the uuid of the stored message, whether it waits for the end of the
    # turn, and a tuple of the texts in it that the user pasted.
    sent = Signal(str, object, str, bool, object)

    shellWanted = Signal(str)  # a shell command that the user wants to run

    # The message is sent, and the field must be emptied.
    emptied = Signal()

    # The message stays in the field, because no message can be sent now (`held`).
    heldBack = Signal()

    comments_sent = Signal(object)  # the ids of the comments on lines that were sent

    viewsReadyChanged = Signal()

    _completion: "Completion"
    _history: "PromptHistoryView"
    _unknown_command: "UnknownCommandView"
    carrying_view: "ComposerAttachments"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views_ready = False
        self.held: Callable[[], bool] = lambda: False  # whether no message can be sent now
        # why no shell command can be run now; None if one can
        self.why_no_shell: Callable[[], Phrase | None] = lambda: Phrase("attachment_note.command_later")
        self._text = MessageText(self)
        self._draft = DraftView(self._text, self)

    # --- what Python calls ---------------------------------------------------------------------

    def create_late_views(self) -> None:
        """Make the views that the window's first frame does not need."""
        if self._views_ready:
            return
        import claude_desk.ui.click_guard  # noqa: F401 - a type that the buttons of the composer use
        from claude_desk.ui.composer.completion import Completion
        from claude_desk.ui.composer.composer_attachments import ComposerAttachments
        from claude_desk.ui.composer.prompt_history_view import PromptHistoryView
        from claude_desk.ui.composer.unknown_command import UnknownCommandView

        self._completion = Completion(self)
        self._history = PromptHistoryView(self)
        self._unknown_command = UnknownCommandView(self)
        self.carrying_view = ComposerAttachments(self._text, self)
        self._draft.carry(self.carrying_view.list)
        self.carrying_view.dropped.connect(self._draft.drop_mark)
        self.carrying_view.edited_text.connect(self._draft.keep_edit)
        self._draft.edit_found.connect(self.carrying_view.resume_edit)
        self._draft.file_found.connect(self.carrying_view.read_again)
        self._views_ready = True
        self.viewsReadyChanged.emit()

    def attach(self, session: "Session") -> None:
        self.carrying_view.attach(session)
        self._completion.attach(session)
        self._history.attach(session)
        self._unknown_command.attach(session)

    def detach(self) -> None:
        self.carrying_view.attach(None)
        self._completion.detach()
        self._history.detach()
        self._unknown_command.detach()

    def close(self) -> None:
        if self._views_ready:
            self._completion.close()
            self.carrying_view.close()

    def keep_with(self, writer: "DraftWriter", history: "PromptHistory") -> None:
        """Show the session's draft and history, and store the user's text there from now on."""
        self._history.set_history(history)
        reading = {each.name for each in self.carrying_view.list.all if each.reading}
        self._draft.attach(writer)
        for name in writer.draft.lost:
            if name not in reading:  # this window has the picture, and attaches it soon
                self.carrying_view.lines.refuse(Phrase("attachment_note.not_kept", name=name))

    def keep_no_more(self) -> None:
        self._draft.detach()

    def restore_attachments(self, attachments: "Sequence[Attachment]") -> None:
        """Attach the attachments of an unsent message again."""
        self.carrying_view.restore(attachments)

    @property
    def draft_view(self) -> DraftView:
        return self._draft

    @property
    def parts(self) -> "tuple[Part, ...]":
        """The attachments of the message."""
        return self._draft.parts

    @property
    def in_use(self) -> bool:
        """Whether the message has text or attachments, or a message is stashed."""
        attached = self._views_ready and self.carrying_view.list.all
        return bool(self._draft.property("text") or attached or self._draft.stashed)

    def restore_text(self, text: str) -> None:
        """Put unsent text back into the draft. Call this only while no field shows the draft."""
        self._draft.restore(text)

    def restore_message(self, text: str, pastes: "Sequence[str]") -> None:
        """Put an unsent message before the message on display. What was a chip in it is a chip again."""
        found = chip_text.unwritten(text, tuple(pastes))
        chips = [self.carrying_view.sent_chip(chip) for chip in found.chips]
        self._draft.put_before(found.text, chips)

    def move_to(self, other: "ComposerView") -> None:
        """Move the message to another composer, with the attachments that are being read and with the stashed
        messages. It is written there before it is removed here. Do nothing before `viewsReady`."""
        if not self._views_ready or other is self:
            return
        other.create_late_views()
        source, target = self.carrying_view, other.carrying_view
        chips = [target.take_over(each, source) for each in source.list.all]
        other.draft_view.put_before(self._draft.text_with_marks, chips, self._draft.stashed)
        self._leave_message()
        source.closeEditor()
        self._draft.give_up()

    def stash(self) -> bool:
        """Move the message to the stash, so that the composer is empty.

        Return False while an attachment is being read, and before `viewsReady`. Then nothing is moved.
        """
        if not self._views_ready:
            return False
        if self.carrying_view.list.reading:
            self.carrying_view.lines.show_text(Phrase("attachment_note.still_loading"))
            return False
        if self._draft.losable:
            self._leave_message()
            self._draft.stash()
        return True

    def _leave_message(self) -> None:
        """Close what belongs to the message on display, because another message replaces it."""
        self._completion.dismiss()
        self._unknown_command.close()
        self.carrying_view.lines.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def stashOrRestore(self) -> None:
        """Stash the message, or restore the newest stashed message if the composer is empty."""
        if not self._views_ready:
            return
        if self._draft.losable:
            self.stash()
        else:
            self.restoreStash()

    @Slot()
    def restoreStash(self) -> None:
        """Show the newest stashed message. A message in the composer moves to the stash."""
        if not self._views_ready:
            return
        if self.carrying_view.list.reading:
            self.carrying_view.lines.show_text(Phrase("attachment_note.still_loading"))
            return
        self._leave_message()
        self._draft.restore_stash()

    @Slot(QQuickTextDocument)
    def setDocument(self, document: QQuickTextDocument) -> None:
        """Set the document of the text field, and put the message into it."""
        self._text.set_document(document)
        self._draft.fill(anew=True)

    @Slot(QQuickTextDocument)
    def dropDocument(self, document: QQuickTextDocument) -> None:
        """Drop the document of a field that now shows another session, unless another document was set since.

        Close the completion list and the question about a command.
        """
        self._text.drop_document(document)
        if self._views_ready:
            self._completion.dismiss()
            self._unknown_command.close()

    @Slot(int, int, str)
    def replace(self, begin: int, end: int, text: str) -> None:
        """Replace text of the message as one undo step."""
        self._text.replace(begin, end, text)

    @Slot(str, result=bool)
    def ready(self, text: str) -> bool:
        """Return whether the message can be sent now.

        If messages are held back, emit `heldBack` and return False. If the attachments or texts cannot be
        sent, or a shell command runs already, show a note and return False. If the message begins with an
        unknown command, ask the user and return False. Also return False without text and attachments,
        for the sign `!` alone, and before `viewsReady`.
        """
        if self.held():
            self.heldBack.emit()
            return False
        if not self._views_ready:
            return False
        typed = text.replace(chip_text.MARK, "")
        if typed.startswith("!") and not typed[1:].strip():
            return False  # the sign of a shell command alone
        if is_shell_command(text):
            if self.carrying_view.unfold_texts():
                return False  # nothing runs that the user has not seen in full
            if (why := self.why_no_shell()) is not None:
                self.carrying_view.lines.show_text(why)
            return why is None
        if not self.carrying_view.ready(text):
            return False
        carried = any(True for _ in self.carrying_view.list.attachments()) or self.carrying_view.outputs()
        if not self._draft.as_sent(text).text.strip() and not carried:
            return False
        return not self._unknown_command.asks(self._draft.as_sent(text, comments=False).text)

    @Slot(str, bool)
    @Slot(str)
    def send(self, text: str, after_turn: bool = False) -> None:
        """Send the text with the attachments. With `after_turn`, wait for the end of the running turn.

        Each mark in the text becomes what its chip stands for. If the text is a shell command, run it
        instead; then the chips stay. What commands have printed and the comments on lines come before the
        text, except before a command for Claude Code, whose name has to come first.

        The message is on disk before the field is emptied. The field is emptied before `sent` is emitted,
        because receivers of `sent` may put text back into the field.
        """
        from uuid import uuid4  # `uuid` loads the module `platform`, which the first frame does not need

        from claude_desk.protocol.wire import shell_text
        from claude_desk.transcript.text.line_comments import with_comments
        from claude_desk.ui.composer.unknown_command import as_message

        self._completion.dismiss()
        if is_shell_command(text):
            self._run_shell(text)
            return
        attachments = tuple(self.carrying_view.list.attachments())
        bare, pasted = self._draft.as_sent(text, comments=False)
        # A command for Claude Code leaves outputs and comments for the next message.
        alone = bare.lstrip().startswith("/")
        full_text = bare if alone else self._draft.as_sent(text).text
        if not full_text.strip():
            full_text = ""
        outputs = [] if alone else self.carrying_view.outputs()
        comments = [] if alone else self._draft.comments
        left = [each for each in self.carrying_view.list.all if alone and (each.output or each.on_lines)]
        if self._unknown_command.is_confirmed(bare):
            bare = full_text = as_message(bare)
        self._unknown_command.close()
        full_text = shell_text.with_shell_texts(outputs, with_comments(comments, full_text))
        uuid = str(uuid4())
        self._draft.keep_sent(uuid, full_text, attachments, pasted)
        # Only the last sent message can be undone: the chips of earlier messages are not kept.
        sent_chips = list(self.carrying_view.list.all)
        self._text.forget_steps()
        self.emptied.emit()
        self.carrying_view.clear(sent_chips)
        self.carrying_view.put_back(left)
        if bare.strip():
            self._history.note(bare)
        self.sent.emit(full_text, attachments, uuid, after_turn, pasted)
        self.comments_sent.emit([each.id for each in comments])

    def _run_shell(self, text: str) -> None:
        typed, left = text.replace(chip_text.MARK, ""), self.carrying_view.not_typed()
        self.emptied.emit()
        self._history.note(typed)
        self.carrying_view.put_back(left)
        self.shellWanted.emit(typed[1:].strip())

    @Slot(str, bool)
    def updateCompletion(self, before: str, from_start: bool) -> None:
        """Complete the text before the cursor, as `Completion.update` does. Chips at the start of the message
        that are no part of its words, such as files, do not count: a command may follow them."""
        words = before.lstrip(chip_text.MARK)
        chips = self.carrying_view.list.all[: len(before) - len(words)]
        worded = any(each.text and not each.output for each in chips)
        self._completion.update(words if from_start and not worded else before, from_start)

    @Slot(int, int, str)
    def complete(self, cursor: int, length: int, text: str) -> None:
        """Replace `length` UTF-16 units before the cursor with a completion, without doubling a space. A
        mention that is complete becomes a chip."""
        if text.startswith("@") and text.endswith(" "):
            self.carrying_view.insert_mention(cursor - length, cursor, text[:-1])
            return
        if text.endswith(" ") and self._text.around(cursor)[1].isspace():
            text = text[:-1]
        self._text.replace(cursor - length, cursor, text)

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=viewsReadyChanged)
    def viewsReady(self) -> bool:
        return self._views_ready

    draft = constant(DraftView, "_draft")
    # Available only once `viewsReady` is true.
    completion = constant(Completion, "_completion")
    history = constant(PromptHistoryView, "_history")
    unknownCommand = constant(UnknownCommandView, "_unknown_command")
    attachments = constant(ComposerAttachments, "carrying_view")
