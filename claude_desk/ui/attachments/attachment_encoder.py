"""Turns the files and pictures that the user chose into attachments of a message (protocol/README.md 8.2).

Usable in any thread. The limits are the API's: 5 MB of base64 and 8,000 points a side for a picture, 32 MB
for a request.
"""

import base64
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageReader

from claude_desk.protocol.phrase import Phrase
from claude_desk.system.files import NotRegularError, open_to_read
from claude_desk.transcript.attachments import Attachment, picture_format
from claude_desk.ui.attachments.picture_reader import MOST_POINTS

MOST_TOGETHER = 30 * 1024 * 1024  # characters of base64 of all attachments of a message
_MOST_PICTURE = 3_900_000  # bytes, before base64
# Points: the longest side of a picture that is sent, and the side to which a larger picture is scaled.
_MOST_SIDE = 8000
_SCALED_SIDE = 2000
_MOST_READ = 64 * 1024 * 1024
_MOST_PDF = 22 * 1024 * 1024
_MOST_TEXT = 1024 * 1024
_HEAD = 8192
_PIECE = 96 * 1024  # bytes; a multiple of 3, so that the base64 of pieces can be joined

_SENT_AS_THEY_ARE = {"png": "image/png", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp"}

# Bytes that no text in Windows-1252 has, but compressed or compiled data nearly always has: control
# characters, and bytes without a meaning in that code page.
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\x81\x8d\x8f\x90\x9d]")

Reader = Callable[[int], bytes]


class AttachmentRefused(Exception):
    """Raised if an attachment cannot be sent. `reason` says why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class FolderRefused:
    """The result for a folder, which the message mentions instead of carrying it as an attachment."""

    path: str


def from_file(path: str) -> Attachment | FolderRefused:
    """Return the attachment of a file, or `FolderRefused` for a folder.

    Raise `AttachmentRefused` if the file cannot be sent.
    """
    try:
        with open_to_read(path) as file:
            return _from_open(file.read, Path(path).name, os.fstat(file.fileno()).st_size)
    except NotRegularError:
        if Path(path).is_dir():
            return FolderRefused(path)
        raise AttachmentRefused(Phrase("attachment_note.not_a_file")) from None
    except OSError as error:
        reason = Phrase("attachment_note.unreadable", reason=error.strerror or str(error))
        raise AttachmentRefused(reason) from error


def from_picture(data: bytes, name: str) -> Attachment:
    """Return the attachment of a picture in a format that `picture_format` knows, or in TIFF.

    Keep the bytes of a picture that the API accepts; otherwise convert the picture. Raise `AttachmentRefused`
    if it cannot be sent.
    """
    kind = picture_format(data[:32])
    size = _size(data)
    if size.isEmpty():
        raise AttachmentRefused(Phrase("attachment_note.not_an_image"))
    points = size.width() * size.height()
    if points > MOST_POINTS and kind != "jpeg":
        raise AttachmentRefused(
            Phrase("attachment_note.too_many_pixels", width=size.width(), height=size.height())
        )
    fits = len(data) <= _MOST_PICTURE and max(size.width(), size.height()) <= _MOST_SIDE
    as_it_is = fits and kind in _SENT_AS_THEY_ARE
    # Decode every picture: if the API cannot read it, the API refuses this message and every later message.
    picture = _read(data, QSize() if as_it_is else _scaled(size, kind, len(data)))
    if picture.isNull():
        raise AttachmentRefused(Phrase("attachment_note.not_an_image"))
    if as_it_is:
        return _attachment(name, _SENT_AS_THEY_ARE[kind], data)
    return from_image(picture, name)


def from_image(picture: QImage, name: str) -> Attachment:
    """Return the attachment of a picture in memory, as PNG, or as JPEG if the PNG is too large.

    A picture with transparency is never made a JPEG. Scale the picture down if a side is too long or no
    format is small enough. Raise `AttachmentRefused` if the picture is null or is still too large.
    """
    if picture.isNull():
        raise AttachmentRefused(Phrase("attachment_note.not_an_image"))
    longest = max(picture.width(), picture.height())
    if longest > _MOST_SIDE:
        picture = _to_side(picture, _SCALED_SIDE)
    for side in (longest, _SCALED_SIDE, 1568, 1000, 500):
        smaller = _to_side(picture, side) if side < max(picture.width(), picture.height()) else picture
        for kind in ("PNG",) if picture.hasAlphaChannel() else ("PNG", "JPEG"):
            data = _encoded(smaller, kind)
            if 0 < len(data) <= _MOST_PICTURE:
                ending = ".png" if kind == "PNG" else ".jpg"
                return _attachment(str(Path(name).with_suffix(ending)), f"image/{kind.lower()}", data)
    raise AttachmentRefused(Phrase("attachment_note.image_too_large"))


def from_text(text: str, name: str) -> Attachment:
    return _attachment(name, "text/plain", text.encode("utf-8", "replace"))


def _from_open(read: Reader, name: str, size: int) -> Attachment:
    head = read(_HEAD)
    if not head:
        raise AttachmentRefused(Phrase("attachment_note.empty"))
    if picture_format(head[:32]) or head[:4] in (b"II*\0", b"MM\0*"):
        if size > _MOST_READ:
            raise AttachmentRefused(Phrase("attachment_note.larger_than_read", size=size))
        return from_picture(head + read(_MOST_READ), name)
    if b"%PDF-" in head[:1024]:
        if size > _MOST_PDF:
            raise AttachmentRefused(Phrase("attachment_note.pdf_too_large", size=size, limit=_MOST_PDF))
        return _attachment(name, "application/pdf", head + read(_MOST_PDF))
    text = _text(head, read, size)
    return from_text(text, name)


def _text(head: bytes, read: Reader, size: int) -> str:
    wide = head[:2] in (b"\xff\xfe", b"\xfe\xff")
    if b"\0" in head and not wide:
        raise AttachmentRefused(Phrase("attachment_note.unknown_format"))
    if size > _MOST_TEXT:
        raise AttachmentRefused(Phrase("attachment_note.text_too_large", size=size))
    data = head + read(_MOST_TEXT)
    if b"\0" in data and not wide:
        raise AttachmentRefused(Phrase("attachment_note.unknown_format"))
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        if wide or _NO_TEXT.search(data):
            raise AttachmentRefused(Phrase("attachment_note.unknown_format")) from None
        return data.decode("cp1252", "replace")


def _attachment(name: str, media_type: str, data: bytes) -> Attachment:
    # Encode in pieces, so that other Python threads can run in between.
    encoded = bytearray()
    for start in range(0, len(data), _PIECE):
        encoded += base64.b64encode(data[start : start + _PIECE])
    return Attachment(name, media_type, encoded.decode("ascii"), size=len(data))


def _size(data: bytes) -> QSize:
    buffer = _buffer(data)
    return _reader(buffer, data).size()


def _read(data: bytes, scaled: QSize) -> QImage:
    buffer = _buffer(data)
    reader = _reader(buffer, data)
    if scaled.isValid():
        reader.setScaledSize(scaled)
    picture = reader.read()
    del reader  # delete the reader before its buffer: otherwise a TIFF crashes the program
    return picture


def _buffer(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


def _reader(buffer: QBuffer, data: bytes) -> QImageReader:
    """Return a reader that accepts only the format of the first bytes, or only TIFF if it is unknown."""
    reader = QImageReader(buffer, QByteArray((picture_format(data[:32]) or "tiff").encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    return reader


def _scaled(size: QSize, kind: str, length: int) -> QSize:
    """Return the size to which a picture is scaled while it is read, before it is turned upright.

    Return an invalid size if the picture is not scaled.
    """
    longest = max(size.width(), size.height())
    too_large = longest > _MOST_SIDE or (kind != "png" and length > _MOST_PICTURE and longest > _SCALED_SIDE)
    if not too_large:
        return QSize()
    factor = _SCALED_SIDE / longest
    return QSize(max(1, round(size.width() * factor)), max(1, round(size.height() * factor)))


def _to_side(picture: QImage, side: int) -> QImage:
    from PySide6.QtCore import Qt  # importing Qt's names takes 16 ms, too long before the first frame

    return picture.scaled(
        side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _encoded(picture: QImage, kind: str) -> bytes:
    stored = QByteArray()
    buffer = QBuffer(stored)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, kind, 88 if kind == "JPEG" else -1)  # type: ignore[call-overload]
    buffer.close()
    return bytes(stored.data())
