"""Messages with pictures and files."""

import base64
import tempfile
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, TurnFooter
from tests.gallery.entry_maker import Maker

LONG = "minutes-of-the-meeting-about-the-new-storage-layer-with-all-its-appendices-2026-11-final-v7 (2).pdf"


def painted(width: int, height: int, hue: int = 20) -> QImage:
    """Return a picture that differs for each hue, with a sky, a sun and a hill."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    sky = QLinearGradient(0, 0, 0, height)
    sky.setColorAt(0, QColor.fromHsl(hue % 360, 130, 170))
    sky.setColorAt(1, QColor.fromHsl((hue + 40) % 360, 120, 225))
    painter.fillRect(0, 0, width, height, sky)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(QColor.fromHsl((hue + 30) % 360, 200, 240))
    side = min(width, height) // 3
    painter.drawEllipse(width // 2, height // 5, side, side)
    painter.setBrush(QColor.fromHsl((hue + 200) % 360, 60, 90))
    painter.drawEllipse(-width // 3, height * 2 // 3, width * 5 // 4, height)
    painter.end()
    return image


def encoded(image: QImage, kind: str = "PNG") -> bytes:
    stored = QByteArray()
    buffer = QBuffer(stored)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    buffer.close()
    return bytes(stored.data())


def of_bytes(name: str, data: bytes, media_type: str = "image/png") -> Attachment:
    return Attachment(name, media_type, base64.b64encode(data).decode(), size=len(data))


def picture(name: str, width: int = 320, height: int = 200, hue: int = 20) -> Attachment:
    return of_bytes(name, encoded(painted(width, height, hue)))


def document(name: str, size: int = 183_000) -> Attachment:
    return Attachment(name, "application/pdf", base64.b64encode(b"%PDF-1.7 nothing").decode(), size=size)


def several(count: int) -> list[Attachment]:
    """Return pictures of every shape, with files between them."""
    shapes = ((320, 200), (200, 320), (300, 300), (900, 120), (90, 400))
    return [
        document(f"report-{number}.pdf") if number % 4 == 3
        else picture(f"screen-{number}.png", *shapes[number % 5], hue=number * 37)
        for number in range(count)
    ]  # fmt: skip


LOG = "\n".join(
    f"2026-11-23 14:0{number % 10}:12 upload {number} of 50: {'ok' if number % 9 else 'cut off at 2 MB'}"
    for number in range(1, 51)
)


def text(name: str = "ci-log.txt", words: str = LOG) -> Attachment:
    return of_bytes(name, words.encode(), "text/plain")


def broken() -> Attachment:
    """Return a picture file that is cut off."""
    return of_bytes("torn.png", encoded(painted(320, 200))[:60])


def attachments(make: Maker) -> list[Entry]:
    footer = TurnFooter(seconds=12, tokens_in=15234, tokens_out=842, cost=0.03)
    two = [picture("before.png", hue=200), picture("after.png", 200, 320)]
    return [
        make(EntryKind.USER, "Why does the button look like this?", attachments=[picture("button.png")]),
        make(EntryKind.PROSE, "Its label is set in the wrong colour."),
        make(EntryKind.FOOTER, footer=footer),
        make(EntryKind.USER, "", attachments=two),
        make(EntryKind.PROSE, "The second one is right."),
        make(
            EntryKind.USER, "All of these, please, and the long one first.",
            attachments=[document(LONG), *several(6), document("a.txt", 12), text(), broken()],
        ),
        make(EntryKind.PROSE, "Nine files and a broken one."),
        make(EntryKind.USER, "And thirty.", attachments=several(30)),
    ]  # fmt: skip


def project() -> Path:
    """Make a folder with pictures, and return its path."""
    folder = Path(tempfile.gettempdir()) / "claude-desk-gallery" / "pictures"
    (folder / "out").mkdir(parents=True, exist_ok=True)
    for name, width, height in (("latency.png", 1_200, 640), ("icon.png", 64, 64), ("tall.png", 300, 900)):
        (folder / "out" / name).write_bytes(encoded(painted(width, height, hue=width)))
    return folder


def named(make: Maker) -> list[Entry]:
    """Claude's text names pictures of the project."""
    return [
        make(EntryKind.USER, "Plot the latency before and after the pool, and draw the icon."),
        make(EntryKind.PROSE, "The pool halves the latency above 200 requests a second:"),
        make(EntryKind.PROSE, "![Latency by load](out/latency.png)"),
        make(EntryKind.PROSE, "The icon is `out/icon.png`, and [a tall one](out/tall.png) has the legend."),
        make(EntryKind.PROSE, "- There is no `out/missing.png` yet, and `out/icon.png` is shown once."),
        make(EntryKind.FOOTER, footer=TurnFooter(seconds=12, tokens_in=15234, tokens_out=842, cost=0.03)),
    ]  # fmt: skip


SHOWS = {"attachments": attachments, "named-pictures": named}
