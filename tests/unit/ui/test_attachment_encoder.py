"""Files and pictures on their way into a message: what is accepted, what is scaled, what is refused and
why."""

import base64
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.attachment_encoder import (
    AttachmentRefused,
    FolderRefused,
    from_file,
    from_image,
)
from claude_desk.ui.phrases.phrase_words import words
from tests.gallery.attachments import encoded, painted

pytestmark = pytest.mark.usefixtures("qapp")


def read(path: Path, data: bytes | None = None) -> Attachment:
    if data is not None:
        path.write_bytes(data)
    made = from_file(str(path))
    assert isinstance(made, Attachment)
    return made


def picture_in(made: Attachment) -> QImage:
    return QImage.fromData(base64.b64decode(made.data))


def noise(width: int, height: int) -> QImage:
    return QImage(os.urandom(width * height * 4), width, height, QImage.Format.Format_RGB32).copy()


@pytest.mark.parametrize(("kind", "ending"), [("PNG", "png"), ("JPEG", "jpg"), ("WEBP", "webp")])
def test_a_picture_within_the_limits_goes_as_it_is(tmp_path: Path, kind: str, ending: str) -> None:
    data = encoded(painted(320, 200), kind)
    made = read(tmp_path / "a.txt", data)
    assert made.media_type == f"image/{kind.lower()}"
    assert base64.b64decode(made.data) == data
    assert (made.name, made.size) == ("a.txt", len(data))


@pytest.mark.parametrize("kind", ["BMP", "TIFF"])
def test_other_pictures_become_png(tmp_path: Path, kind: str) -> None:
    made = read(tmp_path / "scan.x", encoded(painted(64, 48), kind))
    assert (made.name, made.media_type) == ("scan.png", "image/png")
    assert picture_in(made).size() == QSize(64, 48)


def test_a_picture_with_too_long_a_side_is_scaled(tmp_path: Path) -> None:
    made = read(tmp_path / "wide.png", encoded(painted(9000, 90)))
    assert picture_in(made).size() == QSize(2000, 20)


def test_a_picture_of_too_many_bytes_is_made_smaller(tmp_path: Path) -> None:
    data = encoded(noise(1200, 1200))
    assert len(data) > 3_900_000
    made = read(tmp_path / "noise.png", data)
    assert made.size <= 3_900_000
    assert len(made.data) <= 5 * 1024 * 1024
    assert (made.name, made.media_type) == ("noise.jpg", "image/jpeg")


def test_a_transparent_picture_stays_so() -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    made = from_image(image, "Pasted image.png")
    assert picture_in(made).pixelColor(5, 5).alpha() == 0


def test_texts_of_any_encoding(tmp_path: Path) -> None:
    def text(data: bytes) -> str:
        made = read(tmp_path / "a.md", data)
        assert made.media_type == "text/plain"
        return base64.b64decode(made.data).decode()

    assert text("Grüße\n".encode()) == "Grüße\n"
    assert text(b"\xef\xbb\xbfhi") == "hi"
    assert text("hi ü".encode("utf-16")) == "hi ü"
    assert text("Grüße".encode("cp1252")) == "Grüße"
    assert text(b"<svg xmlns='http://www.w3.org/2000/svg'/>").startswith("<svg")


@pytest.mark.parametrize(
    "data",
    [bytes(range(1, 256)), b"Rar!\x1a\x07" + bytes(range(128, 256)), "wide".encode("utf-16") + b"x"],
    ids=["any bytes", "an archive", "half a character"],
)
def test_what_is_no_text_is_refused_though_no_byte_is_zero(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(data)
    assert "PDF and text files" in refusal(tmp_path / "a.bin")


def test_a_pdf(tmp_path: Path) -> None:
    assert read(tmp_path / "a.pdf", b"%PDF-1.4\n...").media_type == "application/pdf"


def test_a_folder_is_one_to_be_mentioned(tmp_path: Path) -> None:
    assert from_file(str(tmp_path)) == FolderRefused(str(tmp_path))


def refusal(path: Path | str) -> str:
    with pytest.raises(AttachmentRefused) as caught:
        from_file(str(path))
    return words(caught.value.reason)


def test_what_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "zip").write_bytes(b"PK\x03\x04\0\0\0")
    (tmp_path / "torn.png").write_bytes(encoded(painted(320, 200))[:200])
    with (tmp_path / "large.pdf").open("wb") as file:
        file.write(b"%PDF-1.7")
        file.truncate(40 * 1024 * 1024)
    (tmp_path / "large.txt").write_text("x" * 1_100_000)
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "empty") == "it is empty"
    assert "PNG, JPEG" in refusal(tmp_path / "zip")
    assert refusal(tmp_path / "torn.png") == "it is not a readable image"
    assert "40.0 MB" in refusal(tmp_path / "large.pdf")
    assert "mention the file with @" in refusal(tmp_path / "large.txt")
    assert refusal(tmp_path / "pipe") == "it is not a regular file"
    assert refusal("/dev/zero") == "it is not a regular file"
    assert refusal(tmp_path / "gone") == "it cannot be read (No such file or directory)"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text("x")

    def refuse(*_: object, **how: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert refusal(tmp_path / "secret") == "it cannot be read (Permission denied)"


def test_a_link_is_followed(tmp_path: Path, qapp: QGuiApplication) -> None:
    (tmp_path / "real.txt").write_text("hi")
    (tmp_path / "link.txt").symlink_to(tmp_path / "real.txt")
    assert read(tmp_path / "link.txt").name == "link.txt"
