"""The attachments of the message in the composer: files, pictures and long texts from the user."""

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QObject, QRectF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QClipboard, QGuiApplication, QImage, QTextDocumentFragment
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text import chip_text
from claude_desk.transcript.text.line_comments import comment_in
from claude_desk.transcript.text.mention_text import mention_in
from claude_desk.ui import safe_text
from claude_desk.ui.attachments.attachment_loader import AttachmentLoader
from claude_desk.ui.composer.attachment_list import (
    COMMENT,
    MENTION,
    NAMES,
    PASTED_TEXT,
    QUOTED_TEXT,
    TERMINAL_TEXT,
    AttachmentItem,
    AttachmentListModel,
    fenced,
)
from claude_desk.ui.composer.chip_size import placed
from claude_desk.ui.composer.mentions import mention_of
from claude_desk.ui.composer.message_text import MessageText, PlacedChip, TextPlaceholder
from claude_desk.ui.file_dialogs.file_address import path_of
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.safe_text import utf16_units
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.transcript.text.line_comments import LineComment
    from claude_desk.ui.attachments.attachment_encoder import FolderRefused


# -------------------------------------------------------------------------------------------------
# The note below the composer: what was refused or changed, and how to undo it.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# Greatest number of lines that a note shows. One more line says how many further lines there are.
_MOST = 3


@QmlElement
class ComposerNote(QObject):
    """The note below the composer; `text` is "" without a note.

    The note stays until it is closed or replaced, or the message is sent. A note about refusals also
    disappears when the user adds or removes something.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Text] = []
        self._warns = False
        self._undo: Callable[[], None] | None = None

    def show_text(self, text: Text, undo: Callable[[], None] | None = None) -> None:
        self._lines, self._undo, self._warns = [text], undo, False
        self.changed.emit()

    def take_back(self, text: Text) -> None:
        """Close the note if it shows only this text."""
        if self._lines == [text]:
            self.close()

    def refuse(self, text: Text) -> None:
        """Add a line about a refusal below earlier refusals, in place of any other note."""
        self._lines = [*self._lines, text] if self._warns else [text]
        self._undo, self._warns = None, True
        self.changed.emit()

    def begin(self) -> None:
        """Drop earlier refusals, because the user begins another action."""
        if self._warns:
            self.close()

    @Slot()
    def close(self) -> None:
        if self._lines:
            self._lines, self._undo, self._warns = [], None, False
            self.changed.emit()

    @Slot()
    def undo(self) -> None:
        undo = self._undo
        self.close()
        if undo is not None:
            undo()

    @Property(str, notify=changed)
    def text(self) -> str:
        more = len(self._lines) - _MOST
        lines = [words(line) for line in self._lines[:_MOST]]
        if more > 0:
            lines.append(translate("ComposerAttachments", "…and %Ln more", n=more, one="…and %Ln more"))
        return "\n".join(lines)

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return self._undo is not None

    @Property(bool, notify=changed)
    def warns(self) -> bool:
        return self._warns


# -------------------------------------------------------------------------------------------------
# Pasted text: its hidden characters are removed, and long text is folded into a chip. No Qt.


# A longer text, by either measure, is folded into a chip.
LONG_CHARACTERS = 2000
LONG_LINES = 40
# Largest message in bytes of UTF-8. In any script, this is more text than a model reads.
TOO_LONG = 4_000_000

# Characters that draw nothing, and that can carry hidden text to Claude: controls, marks of direction,
# zero-width characters, fillers, tags and the variation selectors that emoji do not use.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffc\ud800-\udfff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# The flag of a region, such as Scotland's, contains tags.
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,8}\U000e007f")
_JOINERS = "\u200c\u200d"
_LINE_ENDS = re.compile("\r\n?|[\x85\u2028\u2029]")


class PastedText(NamedTuple):
    text: str
    removed: int  # number of hidden characters that were removed


def cleaned(text: str) -> PastedText:
    """Return the text with \\n as line ends and without hidden characters.

    Joiners inside emoji and inside words of non-Latin scripts stay. The tags in the flags of regions stay
    too.
    """
    text = _LINE_ENDS.sub("\n", text)
    if text.isascii() and text.isprintable():
        return PastedText(text, 0)
    flags = [match.span() for match in _FLAG.finditer(text)] if "\U0001f3f4" in text else []
    removed = 0

    def drop(found: re.Match[str]) -> str:
        nonlocal removed
        at = found.start()
        if (found[0] in _JOINERS and _joins(text, at)) or any(begin <= at < end for begin, end in flags):
            return found[0]
        removed += 1
        return ""

    return PastedText(_HIDDEN.sub(drop, text), removed)


def is_too_long(*texts: str) -> bool:
    """Return whether the texts together are too long for a message. This takes milliseconds at any length."""
    if sum(map(len, texts)) > TOO_LONG:
        return True
    return sum(len(text.encode("utf-8", "surrogatepass")) for text in texts) > TOO_LONG


def is_long(text: str) -> bool:
    return len(text) > LONG_CHARACTERS or text.count("\n") >= LONG_LINES


def _joins(text: str, at: int) -> bool:
    """Return whether a joiner is between two visible characters of a non-Latin script or of an emoji."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    return before > "\u02ff" and after > "\u02ff" and not _HIDDEN.match(before) and not _HIDDEN.match(after)


# Greatest number of characters of a page's HTML that are read. Reading them takes milliseconds.
_MOST_HTML = 200_000
# Greatest number of attachments of a message.
_MOST_CARRIED = 100
# Greatest number of characters that are edited in a dialog; laying out more takes too long.
_MOST_EDITED = 200_000
_MOST_SAID = 60  # characters before a chip that are looked at to say where it is
# A file name for attachments without a name. It is not translated.
_PASTED_IMAGE = PurePosixPath("Pasted image.png")


# The data of copied chips: only its key is on the clipboard. Only the last copy of each mode is kept.
_CHIPS_FORMAT = "application/x-claude-desk-chips"


@dataclass(frozen=True, slots=True)
class CopiedChips:
    """A copied part of a message: its text with marks, and the chips."""

    text: str
    chips: tuple[AttachmentItem, ...]
    key: str = field(default_factory=lambda: secrets.token_hex(16))


class AttachmentRead(NamedTuple):
    """An attachment that is being read. `start`: begins to read it, for a chip. `path`: its file; "" for a
    picture without one. `again`: an earlier run has begun to read it, and the user may not see why it cannot
    be read."""

    start: "Callable[[AttachmentLoader, str], None]"
    path: str = ""
    again: bool = False


_COPIED: dict[QClipboard.Mode, CopiedChips] = {}


@QmlElement
class ComposerAttachments(QObject):
    """Attaches files, pictures and texts that the user pastes, drops or chooses.

    `note` reports refusals and changes.
    """

    # The title of a text to show in full, its ListingPart, and its file name.
    fullContentWanted = Signal(str, object, str)
    # A chip was taken out while no field shows the message: its row.
    dropped = Signal(int)
    # The primary selection has chips as object characters: `copyMarked` gives it their texts.
    marked = Signal()
    editedChanged = Signal()
    comment_wanted = Signal(str)  # the id of a comment on lines that the user wants to edit
    edited_text = Signal(str, object)  # the number of the chip in the editor, and its text; None: closed

    def __init__(self, text: MessageText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._session: Session | None = None
        self.list = AttachmentListModel(self)
        self.lines = ComposerNote(self)
        self._attaching = AttachmentLoader(self)
        self._attaching.ready.connect(self._on_attachment_ready)
        self._attaching.refused.connect(self._refuse)
        self._pictures = 0  # number of pictures pasted so far, for their names
        self._reads: dict[str, AttachmentRead] = {}  # what is being read, by the number of the chip
        self._edited = ""
        self._edit: str | None = None  # the user's text in the editor, while another session is shown
        self._cursor = 0  # position in the text where a folder or a file of the project is mentioned
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection():
            # Later, because the field is still putting its selection there.
            clipboard.selectionChanged.connect(self._on_selection_changed, Qt.ConnectionType.QueuedConnection)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session | None") -> None:
        self._session = session

    def close(self) -> None:
        self._attaching.close()

    def restore(self, attachments: "Sequence[Attachment]") -> None:
        """Attach the attachments of an unsent message again."""
        for attachment in attachments:
            self._append(self.list.make(attachment.name, attachment))

    def ready(self, text: str = "") -> bool:
        """Return whether the text and all attachments can be sent now. If not, the note says why."""
        self.lines.begin()
        if self.list.reading:
            self.lines.show_text(Phrase("attachment_note.still_loading"))
            return False
        # Together, attachments can be too large if several unsent messages came back and were joined.
        if self.list.all and self._too_much():
            self.lines.refuse(Phrase("attachment_note.attachments_too_large"))
            return False
        if is_too_long(text.replace(chip_text.MARK, ""), *(each.readable for each in self.list.all)):
            self.lines.refuse(Phrase("attachment_note.texts_too_long"))
            return False
        return True

    def attach_if_long(self, text: str) -> bool:
        """Attach restored text as a chip if it is long. Return whether it was attached."""
        if is_long(text):
            self._append(self.pasted(text))
            return True
        return False

    def pasted(self, text: str) -> AttachmentItem:
        """Return a new chip of a pasted text. It is not in the message yet."""
        return self.list.make(PASTED_TEXT.name, text=text)

    def take_over(self, item: AttachmentItem, source: "ComposerAttachments") -> AttachmentItem:
        """Return a new chip that is the same as a chip of another composer. It is not in the message yet. If
        its file is being read there, read it here too."""
        unsaved = source._edit if item.number == source._edited else None
        made = self.list.make(item.name, item.attachment, unsaved or item.text)
        made.missing, made.unread, made.comment = item.missing, item.unread, item.comment
        if (read := source._reads.get(item.number)) is not None:
            self._read(made, read)
        return made

    def _read(self, made: AttachmentItem, read: AttachmentRead) -> None:
        self._reads[made.number] = read
        read.start(self._attaching, made.number)

    @Slot(str)
    def add_output(self, text: str) -> None:
        """Attach what a command has printed (`shell_text`)."""
        self._append(self.pasted(text))

    def put_comment(self, comment: "LineComment", cursor: int) -> None:
        """Put the chip of a comment on lines into the message, at the position `cursor` of its text. If the
        message has the comment, do nothing."""
        if not any(each.on_lines and each.text == comment.id for each in self.list.all):
            self._insert_word(self.comment_chip(comment), cursor, cursor)

    def comment_chip(self, comment: "LineComment") -> AttachmentItem:
        """Return a new chip of a comment on lines. It is not in the message yet."""
        made = self.list.make(COMMENT.name, text=comment.id)
        made.comment, made.missing = comment, ""
        return made

    def sent_chip(self, chip: chip_text.SentChip) -> AttachmentItem:
        """Return a new chip that is the same as the chip of a sent message. It is not in the message yet."""
        if chip.kind == "comment" and (comment := comment_in(chip.text)) is not None:
            return self.comment_chip(comment)
        return self.list.make(NAMES[chip.kind], text=chip.text)

    @Slot(str)
    def take_out_comment(self, comment_id: str) -> None:
        """Take the chips of a comment on lines out of the message. An undo step brings them back."""
        for each in [each for each in self.list.all if each.on_lines and each.text == comment_id]:
            self._take_out(each.number)

    def outputs(self) -> list[str]:
        """Return what commands have printed, in the order of the chips."""
        return [each.text for each in self.list.all if each.output]

    def not_typed(self) -> list[AttachmentItem]:
        """Return the chips that are no part of a shell command: files, pictures, outputs of commands, and
        comments on lines."""
        return [each for each in self.list.all if each.output or each.on_lines or not each.text]

    def put_back(self, items: Sequence[AttachmentItem]) -> None:
        """Put chips behind the text again."""
        for each in items:
            self._append(each)

    def unfold_texts(self) -> bool:
        """Put the texts of all pasted and quoted texts and mentions into the message. Return whether there
        was one."""
        found = [each for each in self.list.all if each.pasted or each.quoted or each.mention]
        for each in reversed(found):  # the places of the earlier ones stay
            self.unfold(each.number, each.text)
        return bool(found)

    def clear(self, sent: Sequence[AttachmentItem] = ()) -> None:
        """Drop all attachments and the note, after the message was sent with these chips. An undo step brings
        them back."""
        self.list.empty(sent)
        self.lines.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(result="QVariantList")
    def items(self) -> list[dict[str, object]]:
        """Return the items of all attachments that are read (ui/attachments/attachment_items.py)."""
        from claude_desk.ui.attachments.attachment_items import items_of

        return items_of(list(self.list.attachments()))

    @Slot(int, int, bool)
    def paste(self, begin: int, end: int, primary: bool) -> None:
        """Attach the clipboard's files.

        Without files, replace the range from `begin` to `end` by the clipboard's text. Without text, attach
        the picture. Without a picture, insert the words of the HTML. `primary`: use the primary selection
        instead of the clipboard.
        """
        mode = QClipboard.Mode.Selection if primary else QClipboard.Mode.Clipboard
        mime_data = QGuiApplication.clipboard().mimeData(mode)
        if mime_data is None:
            return
        self._cursor = end
        self.lines.begin()
        if self._paste_chips(begin, end, mime_data):
            return
        if self._add_files(_files_of(mime_data)):
            return
        text = mime_data.text()
        if text:
            self._cursor = self._put(begin, end, text)
        if not (mime_data.hasImage() or _picture_of(mime_data)):
            if not text and mime_data.hasHtml():
                self._put(begin, end, _words_of_html(mime_data.html()))
            elif not text and mime_data.formats():  # a file's content in a format that is not supported
                self.lines.refuse(Phrase("attachment_note.unknown_format"))
        elif text:
            self.lines.show_text(Phrase("attachment_note.text_without_image"))
        elif made := self._waiting(self._picture_name()):
            self._load_picture(made, mime_data)

    def _load_picture(self, made: AttachmentItem, mime_data: QMimeData) -> None:
        """Load the picture from the clipboard.

        If Qt cannot read the picture, load its raw data, so that the note can say what is wrong.
        """
        image = mime_data.imageData()
        if isinstance(image, QImage) and not image.isNull():
            name = made.name
            self._read(made, AttachmentRead(lambda loader, number: loader.load_image(number, image, name)))
            return
        self._read_picture(made, bytes(mime_data.data(_picture_of(mime_data)).data()))

    def _read_picture(self, made: AttachmentItem, data: bytes) -> None:
        name = made.name
        self._read(made, AttachmentRead(lambda loader, number: loader.load_picture(number, data, name)))

    @Slot(result=QUrl)
    def place(self) -> QUrl:
        """Return the folder where the file dialog begins; an empty URL without a session."""
        return QUrl.fromLocalFile(self._folder) if self._folder else QUrl()

    @property
    def _folder(self) -> str:
        """The folder where Claude works; "" without a session. Mentions are relative to the folder."""
        return self._session.work_folder if self._session is not None else ""

    @Slot("QVariantList", int)
    def addFiles(self, addresses: list[QUrl | str], cursor: int) -> None:
        """Attach files that the user chose or dropped. `cursor` is the position of the cursor in the text.

        A text file in the session's folder is mentioned instead: Claude Code reads it when the message is
        sent.
        """
        self._cursor = cursor
        self.lines.begin()
        self._add_files([path_of(QUrl(address)) for address in addresses])

    @Slot("QVariantList", result="QVariantList")
    def ghosts(self, addresses: list[QUrl | str]) -> list[dict[str, str]]:
        """Return chips for the first files that are dragged over the page (`dropped_files.ghosts_of`)."""
        from claude_desk.ui.composer import dropped_files  # not needed at the start

        return dropped_files.ghosts_of(_local(addresses), self._mention_inside)

    @Slot("QVariantList", result=str)
    def dropWords(self, addresses: list[QUrl | str]) -> str:
        """Return what kinds of files are dragged over the page (`dropped_files.drop_words`)."""
        from claude_desk.ui.composer import dropped_files

        return dropped_files.drop_words(_local(addresses), self._mention_inside)

    @Slot(str, bool, int)
    def mention(self, path: str, folder: bool, cursor: int) -> None:
        """Mention a file, or a `folder`, at the position `cursor` of the message."""
        if mention := self._mention_of(path, "/" if folder else ""):
            self.insert_mention(cursor, cursor, mention)

    def insert_mention(self, begin: int, end: int, mention: str, joined: bool = False) -> None:
        """Replace a range of the message by the chip of a mention, with the spaces that it needs."""
        self._insert_word(self.list.make(MENTION.name, text=mention), begin, end, joined)

    def _insert_word(self, made: AttachmentItem, begin: int, end: int, joined: bool = False) -> None:
        """Replace a range of the message by a chip that is a word, with the spaces that it needs. If no field
        shows the message, put the chip behind it."""
        before, after = self._text.around(begin)[0], self._text.around(end)[1]
        first = "" if not before or before.isspace() else " "
        last = "" if after.isspace() else " "
        if not self._text.replace_pieces(begin, end, [first, placed(made, self._text), last], joined):
            self.list.add_again([made])

    @Slot(QByteArray)
    def addPicture(self, data: QByteArray) -> None:
        """Attach a dropped picture, given in its own file format."""
        if made := self._waiting(self._picture_name()):
            self._read_picture(made, bytes(data.data()))

    @Slot(int, str)
    def addText(self, cursor: int, text: str) -> None:
        """Insert dropped text into the message, or attach it if it is long."""
        self.lines.begin()
        self._put(cursor, cursor, text)

    @Slot(int, str)
    def addPage(self, cursor: int, html: str) -> None:
        """Add the words of a dropped page that came without plain text."""
        self.addText(cursor, _words_of_html(html))

    @Slot(str)
    def remove(self, number: str) -> None:
        """Take a chip out of the message. An undo step brings it back."""
        self.lines.begin()
        self._take_out(number)

    @Slot(str, int, result=str)
    def move(self, number: str, to: int) -> str:
        """Move a chip to a position of the message. Return the words that say where it is now, "" if it has
        not moved."""
        if not self._text.move_chip(number, to):
            return ""
        before = safe_text.flat(self._text.before(number, _MOST_SAID), _MOST_SAID)
        if not before.replace(chip_text.MARK, "").strip():
            return translate("ComposerAttachments", "Moved to the beginning")
        word = before.replace(chip_text.MARK, " ").split()[-1]
        return translate("ComposerAttachments", "Moved behind “{word}”", word=word)

    @Slot(str, bool, result=str)
    def moveByWord(self, number: str, left: bool) -> str:
        """Move a chip by a word to the left or to the right, as `move` does."""
        by = -1 if left != self._text.is_right_to_left(number) else 1
        to = self._text.word_beside(number, by)
        return self.move(number, to) if to >= 0 else ""

    @Slot(int, result=QRectF)
    def placeOf(self, position: int) -> QRectF:
        """Return the place of the chip at a position of the message, in the coordinates of the text field."""
        return self._text.chip_rectangle(position)

    @Slot()
    def fit(self) -> None:
        """Give the chips the size that they take now: the font or the width of the field has changed."""
        self._text.fit({each.number: placed(each, self._text) for each in self.list.all})

    @Slot(str, result=int)
    def positionOf(self, number: str) -> int:
        """Return the position of a chip in the message, -1 if it has none."""
        return self.list.position_of(number)

    @Slot(int, int, result=str)
    def selected(self, begin: int, end: int) -> str:
        """Return the number of the chip that a range consists of, "" for any other range."""
        here = [each for each in self.list.all if self.list.position_of(each.number) == begin]
        return here[0].number if here and end == begin + 1 else ""

    @Slot(int, int, result=bool)
    def copy(self, begin: int, end: int) -> bool:
        """Copy a range with chips: other programs get its text, this program also gets the chips. Return
        False if the range has no chip."""
        return self._copy(begin, end, QClipboard.Mode.Clipboard)

    @Slot(int, int)
    def copyMarked(self, begin: int, end: int) -> None:
        """Copy the selected range to the primary selection, as `copy` does, if it is what that has."""
        there = QGuiApplication.clipboard().text(QClipboard.Mode.Selection)
        if self._text.between(begin, end).replace(chip_text.MARK, "") == there.replace(chip_text.MARK, ""):
            self._copy(begin, end, QClipboard.Mode.Selection)

    @Slot()
    def _on_selection_changed(self) -> None:
        clipboard = QGuiApplication.clipboard()
        ours = self.list.all and self._text.shown and clipboard.ownsSelection()
        if ours and chip_text.MARK in clipboard.text(QClipboard.Mode.Selection):
            self.marked.emit()

    def _copy(self, begin: int, end: int, mode: QClipboard.Mode) -> bool:
        places = {self.list.position_of(each.number): each for each in self.list.all}
        chips = [places[at] for at in sorted(places) if begin <= at < end]
        if not chips:
            return False
        text = self._text.between(begin, end)
        copied = CopiedChips(text, tuple(chips))
        data = QMimeData()
        data.setText(chip_text.copied(text, [replace(each, text=each.readable) for each in chips]))
        data.setData(_CHIPS_FORMAT, copied.key.encode())
        _COPIED[mode] = copied
        QGuiApplication.clipboard().setMimeData(data, mode)
        return True

    @Slot(str)
    def open(self, number: str) -> None:
        """Open the text of a chip for editing. What is too long to edit, or was printed by a command, is only
        shown. A comment is edited at its lines."""
        each = self.list.one(number)
        if each is None or not each.text or each.mention:
            return
        if each.on_lines:
            self.comment_wanted.emit(each.text)
            return
        if len(each.text) <= _MOST_EDITED and not each.output:
            self._edited = number
            self.editedChanged.emit()
            return
        from claude_desk.transcript.tools.card import ListingPart  # cards load after the first frame

        self.fullContentWanted.emit(each.title, ListingPart(each.readable), each.name)

    @Slot(str, result=str)
    def addressOf(self, number: str) -> str:
        """Return the address of the file that a chip mentions; "" if it is no mention."""
        each = self.list.one(number)
        return mention_in(each.text).address if each is not None and each.mention else ""

    @Slot()
    def closeEditor(self) -> None:
        number, self._edited, self._edit = self._edited, "", None
        self.edited_text.emit(number, None)
        self.editedChanged.emit()

    @Slot(str)
    def keepEdit(self, text: str) -> None:
        """Keep the text of the editor, also over a kill: the user is typing, or another session is shown. If
        the user has closed the editor, do nothing."""
        if self._edited and text != self.edit():
            self._edit = text
            self.edited_text.emit(self._edited, text)

    @Slot(str, str)
    def resume_edit(self, number: str, text: str) -> None:
        """Open the editor of a chip with a text that the user has not saved."""
        self._edited, self._edit = number, text
        self.editedChanged.emit()

    @Slot(result=str)
    def edit(self) -> str:
        """Return the text that the editor begins with."""
        return self._edit if self._edit is not None else self.textOf(self._edited)

    @Slot(str, result=str)
    def nameOf(self, number: str) -> str:
        each = self.list.one(number)
        return each.title if each is not None else ""

    @Slot(int, result=str)
    def nameAt(self, position: int) -> str:
        """Return the name of the chip at this position of the text; "" if no chip is there."""
        found = (each for each in self.list.all if self.list.position_of(each.number) == position)
        return next((each.title for each in found), "")

    @Slot(str, result=str)
    def textOf(self, number: str) -> str:
        """Return the text of a pasted or quoted text."""
        each = self.list.one(number)
        return each.text if each is not None else ""

    @Slot(str, str)
    def revise(self, number: str, text: str) -> None:
        """Replace the text of a chip. An empty text takes the chip out of the message."""
        each, at = self.list.one(number), self.list.position_of(number)
        if each is not None and text == each.text:
            return
        if each is None or at < 0:  # the message has been replaced, but not the text in the editor
            if text.strip():
                self._append(self.pasted(text))
            return
        self.lines.begin()
        if is_too_long(text):
            self.lines.refuse(Phrase("attachment_note.too_many_characters", count=len(text)))
        elif text.strip():
            self._text.replace_pieces(at, at + 1, [placed(self.list.make(each.name, text=text), self._text)])
        else:
            self._take_out(number)

    @Slot(str, str)
    def unfold(self, number: str, text: str) -> None:
        """Put this text into the message, in the place of a chip."""
        at = self.list.position_of(number)
        if at >= 0:
            self._text.replace(at, at + 1, text)

    @Slot(int, int, str)
    def quote(self, begin: int, end: int, text: str) -> None:
        """Replace a range of the message by a quotation."""
        self._insert(self.list.make(QUOTED_TEXT.name, text=text), begin, end)

    @Slot(int, int, str)
    def addTerminalText(self, begin: int, end: int, text: str) -> None:
        """Replace a range of the message by text that was selected in the terminal."""
        self._insert(self.list.make(TERMINAL_TEXT.name, text=fenced(text)), begin, end)

    # --- chips in the text ---------------------------------------------------------------------

    def _insert(self, made: AttachmentItem, begin: int, end: int) -> int:
        """Put a new chip into the text, or behind it if no field shows it. Return the position behind it."""
        span = self._text.replace_pieces(begin, end, [placed(made, self._text)])
        if span is None:
            self.list.add_again([made])
            return begin
        return span.span[1]

    def _append(self, made: AttachmentItem) -> None:
        self._insert(made, self._text.length, self._text.length)

    def _take_out(self, number: str, replacement: str = "", joined: bool = False) -> bool:
        """Replace a chip by words. Return False if no field shows it; then the words are not put anywhere."""
        at = self.list.position_of(number)
        if at >= 0 and self._text.shown:
            self._text.replace_pieces(at, at + 1, [replacement], joined)
            return True
        if (row := self.list.remove(number)) >= 0:
            self.dropped.emit(row)
        return False

    def _paste_chips(self, begin: int, end: int, mime_data: QMimeData) -> bool:
        """Insert copied text with its chips, as new chips. Return False if the data has none."""
        key = bytes(mime_data.data(_CHIPS_FORMAT).data()).decode("ascii", "replace")
        copied = next((each for each in _COPIED.values() if key and each.key == key), None)
        if copied is None:
            return False
        made: list[str | PlacedChip] = []
        chips = sum(1 for each in copied.chips if not each.text)
        if len(self.list.all) + chips > _MOST_CARRIED:
            return False
        for typed, chip in chip_text.pieces(copied.text, copied.chips):
            if chip is None:
                made.append(typed)
            elif not chip.reading:
                new = self.list.make(chip.name, chip.attachment, chip.text)
                new.missing, new.comment = chip.missing, chip.comment
                made.append(placed(new, self._text))
        self._text.replace_pieces(begin, end, made)
        return True

    # --- pasting -------------------------------------------------------------------------------

    def _put(self, begin: int, end: int, given: str) -> int:
        """Replace a range of the message with text. Long text becomes a chip. Return the position behind it.

        Refuse text that is too long for a message. Removed hidden characters can be brought back from the
        note.
        """
        if is_too_long(given):
            self.lines.refuse(Phrase("attachment_note.too_many_characters", count=len(given)))
            return end
        text, removed = cleaned(given)
        if is_long(text):
            made = self.pasted(text)
            after = self._insert(made, begin, end)
            undo = partial(self._keep_all, made.number, given)
        else:
            place = self._text.replace(begin, end, text)
            after = place.span[1] if place is not None else end
            undo = partial(self._put_back, place, text, given)
        if removed:
            self.lines.show_text(Phrase("attachment_note.hidden_removed", count=removed), undo)
        return after

    def _put_back(self, place: TextPlaceholder | None, text: str, given: str) -> None:
        """Bring hidden characters back into the message.

        If another session was shown in the meantime, the place of the pasted text is lost. In that case,
        search for the text.
        """
        begin, end = place.span if place is not None else (0, 0)
        if text and begin == end:
            begin = self._text.find(text)
            end = begin + utf16_units(text)
        if begin >= 0:
            self._text.replace(begin, end, given)

    def _keep_all(self, number: str, given: str) -> None:
        """Bring hidden characters back into the pasted text of a chip."""
        self.revise(number, given)

    def _add_files(self, paths: Sequence[str]) -> bool:
        """Start to read the files. Return False if there are no paths.

        Refuse an empty path, which means a file on another machine.
        """
        if "" in paths:
            self.lines.refuse(Phrase("attachment_note.not_local"))
        for path in paths:
            if path and (made := self._waiting(Path(path).name, path)):
                self._read_file(made, path)
        return bool(paths)

    def _read_file(self, made: AttachmentItem, path: str, again: bool = False) -> None:
        self._read(made, AttachmentRead(lambda loader, number: loader.load_file(number, path), path, again))

    @Slot(str)
    def read_again(self, number: str) -> None:
        """Read the file of a chip that an earlier run has not read to the end."""
        each = self.list.one(number)
        if each is None or each.attachment is None:
            return
        unread = each.attachment

        def set_unread(each: AttachmentItem) -> None:
            each.attachment, each.unread = None, unread

        self.list.change(number, set_unread)
        self._read_file(each, unread.path, again=True)

    def _waiting(self, name: str, path: str = "") -> AttachmentItem | None:
        """Return a new chip for a file, or for a picture without a path, to read. If there are too many
        chips, return None."""
        from claude_desk.transcript.attachments import Attachment

        if len(self.list.all) < _MOST_CARRIED:
            made = self.list.make(name)
            made.unread = Attachment(made.name, path=path)
            self._cursor = self._insert(made, self._cursor, self._cursor)
            return made
        self.lines.refuse(Phrase("attachment_note.too_many_files", name=name, most=_MOST_CARRIED))
        return None

    def _picture_name(self) -> str:
        self._pictures += 1
        if self._pictures == 1:
            return _PASTED_IMAGE.name
        return _PASTED_IMAGE.with_stem(f"{_PASTED_IMAGE.stem} {self._pictures}").name

    # --- attachments that were read ------------------------------------------------------------

    @Slot(str, object)
    def _on_attachment_ready(self, number: str, made: "Attachment | FolderRefused") -> None:
        from claude_desk.ui.attachments.attachment_encoder import FolderRefused

        read = self._reads.pop(number, None)
        waiting, path = self.list.one(number), read.path if read is not None else ""
        if waiting is None:  # the user removed the chip while its file was being read
            return
        if isinstance(made, FolderRefused):
            if not self._mention(number, made.path, "/"):
                name = Path(made.path).name
                kept = Phrase("attachment_note.not_kept", name=name)
                unnamed = Phrase("attachment_note.not_mentioned", name=name)
                self._lose(number, kept if mention_of(made.path) else unnamed, read)
        elif made.media_type == "text/plain" and self._is_in_folder(path) and self._mention(number, path):
            pass
        elif self._too_much(len(made.data)):
            self._refuse_read(number, Phrase("attachment_note.too_large_together"), read)
        else:

            def set_it(each: AttachmentItem) -> None:
                each.attachment, each.unread = made, None

            self.list.change(number, set_it)

    def _lose(self, number: str, why: Phrase, read: AttachmentRead | None) -> None:
        """Take out a chip whose file is not attached, and say why. An undo step brings it back as a missing
        file, which says the same.

        If an earlier run has begun to read the file, the chip stays as a missing file, also over the next
        start: no one has seen yet that the file is missing.
        """
        stays = read is not None and read.again

        def set_missing(each: AttachmentItem) -> None:
            each.missing, each.unread = why, each.unread if stays else None

        if not stays:
            self._take_out(number)
        self.list.change(number, set_missing)
        self.lines.refuse(why)

    def _too_much(self, more: int = 0) -> bool:
        """Return whether the attachments and `more` characters of base64 are too much for one message."""
        from claude_desk.ui.attachments.attachment_encoder import MOST_TOGETHER

        return sum(len(each.data) for each in self.list.attachments()) + more > MOST_TOGETHER

    @Slot(str, object)
    def _refuse(self, number: str, reason: Phrase) -> None:
        self._refuse_read(number, reason, self._reads.pop(number, None))

    def _refuse_read(self, number: str, reason: Phrase, read: AttachmentRead | None) -> None:
        waiting = self.list.one(number)
        if waiting is not None:
            why = Phrase("attachment_note.not_attached", name=waiting.title, reason=reason)
            self._lose(number, why, read)

    def _is_in_folder(self, path: str) -> bool:
        return bool(path and self._folder) and Path(self._folder) in Path(path).parents

    def _mention(self, number: str, named: str, end: str = "") -> bool:
        """Mention a file, or with `end` a folder, in the place of its chip. Return False if a mention cannot
        have its path, or if no field shows the chip."""
        mention, at = self._mention_of(named, end), self.list.position_of(number)
        if not mention or at < 0 or not self._text.shown:
            return False
        self.insert_mention(at, at + 1, mention, joined=True)
        if (each := self.list.one(number)) is not None:
            # An undo step may bring the chip back.
            each.missing, each.unread = Phrase("attachment_note.mentioned", name=each.title), None
        return True

    def _mention_of(self, named: str, end: str) -> str:
        """Return the words that mention a path with `end` behind it; "" if no mention can have the path."""
        path = Path(named)
        shown = path.relative_to(self._folder) if self._is_in_folder(named) else path
        return mention_of(shown.as_posix().rstrip("/") + end)

    def _mention_inside(self, path: str) -> str:
        """Return the mention of a file in the session's folder; "" for another file."""
        return self._mention_of(path, "") if self._is_in_folder(path) else ""

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=editedChanged)  # the number of the chip whose text is edited; "" for none
    def edited(self) -> str:
        return self._edited

    attachments = constant(AttachmentListModel, "list")
    note = constant(ComposerNote, "lines")


def _local(addresses: Sequence[QUrl | str]) -> list[str]:
    """Return the paths of the addresses on this machine."""
    return [path for address in addresses if (path := path_of(QUrl(address)))]


def _picture_of(mime_data: QMimeData) -> str:
    """Return the media type of the picture in the data, "" without a picture."""
    return next((kind for kind in mime_data.formats() if kind.startswith("image/")), "")


def _words_of_html(html: str) -> str:
    """Return the words of a page. For a long page, return only the words of its beginning."""
    return QTextDocumentFragment.fromHtml(html[:_MOST_HTML]).toPlainText()


def _files_of(mime_data: QMimeData) -> list[str]:
    return [path_of(url) for url in mime_data.urls() if url.isLocalFile()] if mime_data.hasUrls() else []
