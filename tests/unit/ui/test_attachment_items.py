"""How attachments are shown, whatever their number."""

from pathlib import Path

import pytest

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.attachment_items import MOST_SHOWN, attachment_of, items_of, text_of
from tests.gallery.attachments import of_bytes


def test_of_very_many_the_first_are_shown_and_the_others_counted() -> None:
    carried = [Attachment(f"{number}.png", "image/png", "iVBORw0KGgo=") for number in range(30_000)]
    items = items_of(carried)
    assert [item["name"] for item in items[:2]] == ["0.png", "1.png"]
    assert len(items) == MOST_SHOWN + 1
    assert items[-1]["name"] == "29,700 more" and not items[-1]["picture"]
    assert attachment_of(items[-1]["key"]) is None
    assert len(items_of(carried[:MOST_SHOWN])) == MOST_SHOWN


@pytest.mark.parametrize(
    ("data", "media_type", "preview"),
    [
        (b"one\ntwo\n", "text/plain", "one\ntwo"),
        (b"one\r\n\ttwo", "", "one\n    two"),
        ("Grüße €".encode(), "application/json", "Grüße €"),
        ("a\u202eb\x1b[31m".encode(), "text/plain", None),
        (b"x" * 5_000, "text/plain", "x" * 60),
        (b"\n".join(b"line" for _ in range(90)), "text/plain", "\n".join(["line"] * 7)),
        ("ü".encode() * 40_000, "text/plain", "ü" * 60),
        (b"%PDF-1.7", "application/pdf", ""),
        (b"a\0b", "text/plain", ""),
        (b"\xff\xfe\x01", "", ""),
        (b"", "text/plain", ""),
    ],
)
def test_the_first_lines_of_a_text_are_seen_and_of_nothing_else(
    data: bytes, media_type: str, preview: str | None
) -> None:
    item = items_of([of_bytes("a.txt", data, media_type)])[0]
    if preview is None:
        assert item["preview"] and "\u202e" not in item["preview"] and "\x1b" not in item["preview"]
    else:
        assert item["preview"] == preview


def test_a_text_is_opened_whole_and_only_where_it_is_in_memory(tmp_path: Path) -> None:
    words = "Grüße\n" * 3_000
    assert text_of(of_bytes("a.txt", words.encode(), "text/plain")) == words
    assert text_of(of_bytes("a.pdf", b"%PDF", "application/pdf")) is None
    assert text_of(Attachment("a.txt", "text/plain", "no base64!")) is None
    file = tmp_path / "secret.txt"
    file.write_text("secret")
    assert text_of(Attachment("a.txt", "text/plain", path=str(file))) is None
