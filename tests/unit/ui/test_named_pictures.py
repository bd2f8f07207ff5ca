"""Which files are shown as the pictures that Claude's text names."""

import os
from pathlib import Path

import pytest

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.attachments import picture_reader, project_pictures
from claude_desk.ui.attachments.picture_reader import AttachmentUnreadable, bytes_of
from claude_desk.ui.attachments.project_pictures import picture_in
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.role_readers import RowRole
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.gallery.attachments import encoded, painted

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    (root / "out").mkdir(parents=True)
    (root / "out" / "a.png").write_bytes(encoded(painted(320, 200)))
    (root / "b.jpg").write_bytes(encoded(painted(40, 90), "JPEG"))
    (root / "text.png").write_text("no picture")
    (root / "drawing.png").write_text(SVG)
    (root / "torn.png").write_bytes(encoded(painted(320, 200))[:20])
    (tmp_path / "secret.png").write_bytes(encoded(painted(10, 10)))
    (root / "out.png").symlink_to(tmp_path / "secret.png")
    (root / "up").symlink_to(tmp_path)
    (root / "in.png").symlink_to(root / "out" / "a.png")
    os.mkfifo(root / "pipe.png")
    (root / "folder.png").mkdir()
    return root


@pytest.mark.parametrize("name", ["out/a.png", "./out/a.png", "in.png", "out/../out/a.png", "{}/out/a.png"])
def test_a_picture_of_the_folder(project: Path, name: str) -> None:
    found = picture_in(name.format(project), [str(project)])
    assert found is not None
    assert (found.wide, found.high, found.attachment.media_type) == (320, 200, "image/png")
    assert found.attachment.path == str(project / "out" / "a.png")


@pytest.mark.parametrize(
    "name",
    ["missing.png", "../secret.png", "up/secret.png", "out.png", "text.png", "drawing.png", "torn.png",
     "pipe.png", "folder.png", "{}/../secret.png", "/dev/zero", "x" * 5000 + ".png"],
)  # fmt: skip
def test_no_picture(project: Path, name: str) -> None:
    assert picture_in(name.format(project), [str(project)]) is None


def test_a_second_folder_and_no_folder(project: Path, tmp_path: Path) -> None:
    assert picture_in("b.jpg", [str(tmp_path), str(project)]) is not None
    assert picture_in("b.jpg", []) is None
    assert picture_in("b.jpg", ["/nosuch"]) is None


def test_a_picture_that_is_too_large_to_decode(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project_pictures, "MOST_POINTS", 320 * 200 - 1)
    assert picture_in("out/a.png", [str(project)]) is None
    assert picture_in("b.jpg", [str(project)]) is not None


def test_a_file_that_is_replaced_by_a_link_is_not_read(project: Path, tmp_path: Path) -> None:
    found = picture_in("out/a.png", [str(project)])
    assert found is not None and bytes_of(found.attachment).startswith(b"\x89PNG")
    (project / "out" / "a.png").unlink()
    (project / "out" / "a.png").symlink_to(tmp_path / "secret.png")
    with pytest.raises(AttachmentUnreadable):
        bytes_of(found.attachment)
    assert picture_reader.bytes_of(Attachment("a", path=str(project / "b.jpg")))


def prose(key: str, text: str, turn: int = 1, final: bool = True) -> Entry:
    return Entry(id=key, kind=EntryKind.PROSE, turn=turn, text=text, final=final)


def names(model: TranscriptModel) -> list[list[str]]:
    rows = range(model.rowCount())
    return [[item["name"] for item in model.data(model.index(row), RowRole.PICTURES)] for row in rows]


def test_each_picture_once_in_a_turn(project: Path, qapp: object) -> None:
    model = TranscriptModel(ProseRenderer(), None, lambda: [str(project)])
    said = "Here: `out/a.png` and b.jpg, no text.png."
    model.reset([prose("1", said), prose("2", said), prose("3", said, turn=2), prose("4", said, final=False)])
    assert names(model) == [["a.png", "b.jpg"], [], ["a.png", "b.jpg"], []]
    assert names(model) == [["a.png", "b.jpg"], [], ["a.png", "b.jpg"], []], "the answer stays"
    [first, _] = model.data(model.index(0), RowRole.PICTURES)
    assert (first["wide"], first["high"], first["picture"]) == (320, 200, True)


def test_the_first_row_that_names_a_picture_shows_it(project: Path, qapp: object) -> None:
    """The rows of a reopened conversation are asked for from its end."""
    model = TranscriptModel(ProseRenderer(), None, lambda: [str(project)])
    model.reset([prose("1", "I write later.png and b.jpg."), prose("2", "Here: later.png, b.jpg.")])
    pictures = [model.data(model.index(row), RowRole.PICTURES) for row in (1, 0)]
    assert [[item["name"] for item in each] for each in pictures] == [[], ["b.jpg"]]
    (project / "later.png").write_bytes(encoded(painted(10, 10)))
    model.reset([prose("1", "I write later.png."), prose("2", "Here: later.png.")])
    assert [len(model.data(model.index(row), RowRole.PICTURES)) for row in (1, 0)] == [0, 1]


def test_a_file_that_came_later_is_shown_where_it_is_named_again(project: Path, qapp: object) -> None:
    model = TranscriptModel(ProseRenderer(), None, lambda: [str(project)])
    model.reset([prose("1", "I write later.png."), prose("2", "Here: later.png.")])
    assert model.data(model.index(0), RowRole.PICTURES) == []
    (project / "later.png").write_bytes(encoded(painted(10, 10)))
    assert [item["name"] for item in model.data(model.index(1), RowRole.PICTURES)] == ["later.png"]


def test_without_the_setting_nothing_is_looked_for(project: Path, qapp: object) -> None:
    renderer = ProseRenderer()
    renderer.pictures = False
    model = TranscriptModel(renderer, None, lambda: pytest.fail("looked"))
    model.reset([prose("1", "`out/a.png`")])
    assert names(model) == [[]]
