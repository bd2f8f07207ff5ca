"""Reads the bytes of attachments and their pictures: known formats, bounded sizes. Usable in any thread."""

import binascii
import os

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QBrush, QImage, QImageIOHandler, QImageReader, QPainter

from claude_desk.protocol.phrase import Phrase
from claude_desk.system.files import NotRegularError, TooLargeError, read_all
from claude_desk.transcript.attachments import Attachment, picture_format

# Greatest number of points of a picture that is decoded.
MOST_POINTS = 40_000_000
# Longest side of a picture for the screen, in points.
LONGEST_SIDE = 8192
# Greatest number of bytes that are read for a picture.
MOST_BYTES = 64 * 1024 * 1024
# Number of bytes that the GUI thread reads of a picture. They nearly always contain the picture's size.
HEAD = 48 * 1024
# Base64 is decoded in pieces, so that other Python threads can run in between.
_PIECE = 64 * 1024

_TURNED = QImageIOHandler.Transformation.TransformationRotate90


class AttachmentUnreadable(ValueError):
    """Raised if the bytes of an attachment cannot be read. `reason` says why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


def bytes_of(attachment: Attachment, most: int = MOST_BYTES) -> bytes:
    """Return all bytes of an attachment.

    Raise `OSError` if its file cannot be read. Raise `AttachmentUnreadable` if the file is not a regular
    file, if the data is not base64, or if there are more than about `most` bytes.
    """
    if attachment.path:
        return _file(attachment.path, most, attachment.folder)
    if len(attachment.data) > most * 4 // 3 + 4:
        raise AttachmentUnreadable(Phrase("attachment_note.too_large"))
    try:
        return _decoded(attachment.data)
    except ValueError as error:
        raise AttachmentUnreadable(Phrase("attachment_note.damaged")) from error


def head_of(attachment: Attachment) -> bytes:
    """Return the first bytes of an attachment in memory; b"" if it is in a file or is not base64."""
    try:
        return _decoded(attachment.data[: HEAD // 3 * 4])
    except ValueError:
        return b""


def size_in(head: bytes, kind: str) -> QSize:
    """Return the upright size of the picture that begins with `head`.

    Return an empty size if `head` does not contain the size.
    """
    buffer = _buffer(head)
    reader = _reader(buffer, kind)
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        return QSize(0, 0)
    return size.transposed() if reader.transformation() & _TURNED else size


def read_picture(attachment: Attachment, wanted: QSize) -> QImage:
    """Return the picture, scaled down so that it just covers `wanted`.

    Return a null image if the picture cannot be read or has more than `MOST_POINTS` points. A width or height
    of 0 in `wanted` does not count; if both are 0, the picture keeps its size. No side is longer than
    `LONGEST_SIDE`.
    """
    try:
        data = bytes_of(attachment)
    except (OSError, ValueError):
        return QImage()
    buffer = _buffer(data)
    reader = _reader(buffer, picture_format(data[:32]))
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > MOST_POINTS:
        return QImage()
    turned = bool(reader.transformation() & _TURNED)
    scaled = _covering(size, wanted.transposed() if turned else wanted)
    if scaled != size:
        reader.setScaledSize(scaled)
    return reader.read()


def fits(data: bytes, kind: str) -> bool:
    """Return whether the picture is small enough to be shown without scaling."""
    size = size_in(data, kind)
    points = size.width() * size.height()
    return 0 < points <= MOST_POINTS and max(size.width(), size.height()) <= LONGEST_SIDE


def cut_round(picture: QImage, size: QSize, radius: int) -> QImage:
    """Return a picture of `size` with the middle of `picture`, cut to round corners.

    If `picture` is smaller in both directions, draw it in the middle, uncut and with its own corners. If only
    one side is smaller, enlarge `picture` first. If `picture` or `size` is empty, return `picture`.
    """
    from PySide6.QtCore import Qt  # importing Qt's names takes 16 ms, too long before the first frame

    if size.isEmpty() or picture.isNull():
        return picture
    wide, high = picture.width() < size.width(), picture.height() < size.height()
    if wide != high:
        picture = picture.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
    left, top = (size.width() - picture.width()) // 2, (size.height() - picture.height()) // 2
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(0)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(picture))
    painter.setBrushOrigin(left, top)
    shown = QRect(left, top, picture.width(), picture.height()).intersected(result.rect())
    corner = min(radius, shown.width() // 2, shown.height() // 2) if not (wide and high) else 0
    painter.drawRoundedRect(shown, corner, corner)
    painter.end()
    return result


def _covering(size: QSize, wanted: QSize) -> QSize:
    factor = max(
        (want / has for want, has in ((wanted.width(), size.width()), (wanted.height(), size.height()))
         if want > 0), default=1.0,
    )  # fmt: skip
    factor = min(factor, 1.0, LONGEST_SIDE / max(size.width(), size.height()))
    if factor >= 1:
        return size
    return QSize(max(1, round(size.width() * factor)), max(1, round(size.height() * factor)))


def _reader(buffer: QBuffer, kind: str) -> QImageReader:
    """Return a reader that accepts only this format, even if the bytes have another format."""
    reader = QImageReader(buffer, QByteArray((kind or "none").encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    return reader


def _buffer(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


def _decoded(text: str) -> bytes:
    if any(blank in text for blank in "\n\r \t"):
        text = "".join(text.split())
    decoded = bytearray()
    for start in range(0, len(text), _PIECE):
        piece = text[start : start + _PIECE]
        decoded += binascii.a2b_base64(piece + "=" * (-len(piece) % 4))
    return bytes(decoded)


def _file(path: str, most: int, folder: str) -> bytes:
    """Return the bytes of a regular file. Refuse a pipe or a device, which could block, and a file that is
    not inside the folder (if one is given)."""
    if folder and not os.path.realpath(path).startswith(folder.rstrip(os.sep) + os.sep):
        raise AttachmentUnreadable(Phrase("attachment_note.not_a_file"))
    try:
        return read_all(path, most)
    except NotRegularError:
        raise AttachmentUnreadable(Phrase("attachment_note.not_a_file")) from None
    except TooLargeError:
        raise AttachmentUnreadable(Phrase("attachment_note.too_large")) from None
