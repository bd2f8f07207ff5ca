"""What goes with the message: files, pictures and long texts, pasted, dropped or chosen."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QByteArray, QMimeData, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QClipboard, QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from claude_desk.ui.attachments.attachment_loader import AttachmentLoader
from claude_desk.ui.composer import pasting
from claude_desk.ui.composer.attachment_list import AttachmentItem, AttachmentListModel
from claude_desk.ui.composer.composer_note import ComposerNote
from claude_desk.ui.composer.mentions import mention_of
from claude_desk.ui.composer.message_text import MessageText, TextPlaceholder
from claude_desk.ui.window.file_dialogs import path_of

if TYPE_CHECKING:
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.ui.attachments.attachment_encoder import FolderRefused

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

# A message carries no more than this.
_MOST_CARRIED = 100


@QmlElement
class ComposerAttachments(QObject):
    """Takes into the message what is given to it; `note` tells what was refused, or changed."""

    # A text to be read: its title, Listing, a file name.
    fullContentWanted = Signal(str, object, str)

    def __init__(self, text: MessageText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._folder = ""
        self.list = AttachmentListModel(self)
        self.lines = ComposerNote(self)
        self._attaching = AttachmentLoader(self)
        self._attaching.ready.connect(self._on_attachment_ready)
        self._attaching.refused.connect(self._refuse)
        self._pictures = 0  # pasted so far, for their names
        self._cursor = 0  # where a folder that is dropped is mentioned

    # --- what Python calls ---------------------------------------------------------------------

    def set_folder(self, folder: str) -> None:
        """The session's: where files are looked for at first, and what mentions are relative to."""
        self._folder = folder

    def close(self) -> None:
        self._attaching.close()

    def restore(self, attachments: "Sequence[Attachment]") -> None:
        """What a message carried that was not sent."""
        for attachment in attachments:
            self.list.add(attachment.name, attachment)

    def ready(self, text: str = "") -> bool:
        """Whether all of it can go now, with the text that is written; where not, it is told why."""
        if self.list.reading:
            self.lines.show_text("An attachment is still being read.")
            return False
        if self.list.all and self._too_much():  # messages that came back together
            self.lines.refuse("Together the attachments are more than a message can carry: remove some.")
            return False
        if pasting.is_too_long(text, *(each.text for each in self.list.all)):
            self.lines.refuse("Together the texts are too long for a message: attach them as files.")
            return False
        return True

    def all_of_it(self) -> "tuple[list[str], tuple[Attachment, ...]]":
        """The pasted texts and the attachments."""
        return [each.text for each in self.list.all if each.text], tuple(self.list.attachments())

    def clear(self) -> None:
        """All of it was sent."""
        self.list.pop_all()
        self.lines.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(result="QVariantList")
    def items(self) -> list[dict[str, object]]:
        """What ui/pictures.py tells of all that was read."""
        from claude_desk.ui.attachments.attachment_items import items_of

        return items_of(list(self.list.attachments()))

    @Slot(int, int, bool)
    def paste(self, begin: int, end: int, primary: bool) -> None:
        """Put the clipboard in the place of the selection; `primary`: what is selected anywhere."""
        mode = QClipboard.Mode.Selection if primary else QClipboard.Mode.Clipboard
        told = QGuiApplication.clipboard().mimeData(mode)
        if told is None:
            return
        self._cursor = end
        if self._add_files(_files_of(told)):
            return
        text = told.text()
        if text:
            self._put(begin, end, text)
        elif told.hasImage():
            image = told.imageData()
            if isinstance(image, QImage) and (made := self._waiting(self._picture_name())):
                self._attaching.load_image(made.number, image, made.name)

    @Slot(result=QUrl)
    def place(self) -> QUrl:
        """Where files are looked for at first: the session's folder; an empty one before there is any."""
        return QUrl.fromLocalFile(self._folder) if self._folder else QUrl()

    @Slot("QVariantList", int)
    def addFiles(self, addresses: list[QUrl], cursor: int) -> None:
        """Files that were chosen or dropped; `cursor`: where the message is written at."""
        self._cursor = cursor
        self._add_files([path_of(QUrl(address)) for address in addresses])

    @Slot(QByteArray)
    def addPicture(self, data: QByteArray) -> None:
        """A picture that was dropped, in a format of its own."""
        if made := self._waiting(self._picture_name()):
            self._attaching.load_picture(made.number, bytes(data.data()), made.name)

    @Slot(int, str)
    def addText(self, cursor: int, text: str) -> None:
        """Text that was dropped."""
        self._put(cursor, cursor, text)

    @Slot(str)
    def remove(self, number: str) -> None:
        self.list.remove(number)

    @Slot(str)
    def open(self, number: str) -> None:
        """Show a pasted text whole."""
        each = self.list.one(number)
        if each is not None and each.text:
            from claude_desk.transcript.tools.card import ListingPart  # cards come after the first frame

            self.fullContentWanted.emit(each.name, ListingPart(each.text), "pasted.txt")

    @Slot(str, int)
    def unfold(self, number: str, cursor: int) -> None:
        """Put a pasted text into the message itself."""
        each = self.list.one(number)
        if each is not None and each.text:
            self.list.remove(number)
            self._text.replace(cursor, cursor, each.text)

    # --- pasting -------------------------------------------------------------------------------

    def _put(self, begin: int, end: int, given: str) -> None:
        """Put text in the place of a stretch of the message; a long one beside it."""
        if pasting.is_too_long(given):
            self.lines.refuse(f"{len(given):,} characters are too many to paste: attach them as a file.")
            return
        text, removed = pasting.cleaned(given)
        if pasting.is_long(text):
            number = self.list.add(pasting.words_of(text), text=text).number
            undo = partial(self._keep_all, number, None, given)
        else:
            undo = partial(self._keep_all, "", self._text.replace(begin, end, text), given)
        if removed:
            many = f"{removed:,} hidden characters were" if removed > 1 else "A hidden character was"
            self.lines.show_text(f"{many} removed from what was pasted.", undo)

    def _keep_all(self, number: str, place: TextPlaceholder | None, given: str) -> None:
        """Bring hidden characters back."""
        if place is not None:
            self._text.replace(*place.span, given)

        def set_text(each: AttachmentItem) -> None:
            each.text = given

        self.list.change(number, set_text)

    def _add_files(self, paths: Sequence[str]) -> bool:
        """Read them; False for none."""
        if "" in paths:
            self.lines.refuse("Only files of this computer can be attached.")
        for path in paths:
            if path and (made := self._waiting(Path(path).name)):
                self._attaching.load_file(made.number, path)
        return bool(paths)

    def _waiting(self, name: str) -> AttachmentItem | None:
        """A chip for what is being read; None where there are too many."""
        if len(self.list.all) < _MOST_CARRIED:
            return self.list.add(name)
        self.lines.refuse(f"{name} was not attached: a message carries at most {_MOST_CARRIED} files.")
        return None

    def _picture_name(self) -> str:
        self._pictures += 1
        return "Pasted picture.png" if self._pictures == 1 else f"Pasted picture {self._pictures}.png"

    # --- what was read -------------------------------------------------------------------------

    @Slot(str, object)
    def _on_attachment_ready(self, number: str, made: "Attachment | FolderRefused") -> None:
        from claude_desk.ui.attachments.attachment_encoder import FolderRefused

        waiting = self.list.one(number)
        if waiting is None:  # removed while it was read
            return
        if isinstance(made, FolderRefused):
            self.list.remove(number)
            self._mention(made.path)
        elif self._too_much(len(made.data)):
            self._refuse(number, "together they are more than a message can carry")
        else:

            def set_it(each: AttachmentItem) -> None:
                each.attachment = made

            self.list.change(number, set_it)

    def _too_much(self, more: int = 0) -> bool:
        """Whether what is carried, with so many characters of base64 more, is too much for one message."""
        from claude_desk.ui.attachments.attachment_encoder import MOST_TOGETHER

        return sum(len(each.data) for each in self.list.attachments()) + more > MOST_TOGETHER

    @Slot(str, str)
    def _refuse(self, number: str, why: str) -> None:
        waiting = self.list.one(number)
        if waiting is not None:
            self.list.remove(number)
            self.lines.refuse(f"{waiting.name} was not attached: {why}.")

    def _mention(self, folder: str) -> None:
        """Write a folder into the message, where the cursor was."""
        path = Path(folder)
        inside = self._folder and path.is_relative_to(self._folder) and path != Path(self._folder)
        named = path.relative_to(self._folder).as_posix() if inside else path.as_posix()
        words = mention_of(named.rstrip("/") + "/")
        if not words:
            self.lines.refuse(f"{path.name} cannot be mentioned: its name has a space and a quote in it.")
            return
        before, after = self._text.around(self._cursor)
        words = ("" if not before or before.isspace() else " ") + words + ("" if after.isspace() else " ")
        place = self._text.replace(self._cursor, self._cursor, words)
        self._cursor = place.span[1] if place is not None else self._cursor

    # --- properties ----------------------------------------------------------------------------

    def _get_carried(self) -> AttachmentListModel:
        return self.list

    def _get_note(self) -> ComposerNote:
        return self.lines

    attachments = Property(AttachmentListModel, _get_carried, constant=True)
    note = Property(ComposerNote, _get_note, constant=True)


def _files_of(told: QMimeData) -> list[str]:
    return [path_of(url) for url in told.urls() if url.isLocalFile()] if told.hasUrls() else []
