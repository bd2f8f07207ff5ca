"""An attachment that is shown large, copied and saved; and an attachment that cannot be shown."""

import base64
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.tools.card import PicturesPart
from claude_desk.transcript.tools.registry import card_of
from claude_desk.ui.attachments.attachment_items import attachment_of, items_of
from tests.gallery.attachments import broken, document, encoded, of_bytes, painted, picture
from tests.live_session import LiveSession
from tests.qml.attachment_layout import bench_in, focus
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

BUTTON, DIALOG, TEXT, HEADING = Kind.Button, Kind.Dialog, Kind.StaticText, Kind.Heading


def message(*attachments: Attachment) -> Entry:
    return Entry(id="m", kind=EntryKind.USER, turn=1, text="Look.", final=True, attachments=list(attachments))


@pytest.fixture
def three(open_window: OpenWindow, session: LiveSession) -> Window:
    session.add(
        message(picture("a.png"), document("b.pdf"), picture("c.png", 3000, 2000)),
    )
    return open_window(session)


def shown_picture(window: Window) -> tuple[float, float]:
    """Return the size at which the picture is drawn, once it is loaded."""
    window.qtbot.waitUntil(lambda: bool(window.item("LightboxPicture").property("ready")))
    window.painted()
    view = window.item("LightboxPicture")
    image = next(item for item in window.items("QQuickImage") if item.parentItem().parentItem() == view)
    return image.width(), image.height()


def test_by_keyboard(three: Window) -> None:
    three.wait_for(BUTTON, "Attachment: a.png")
    three.key(Qt.Key.Key_F7)
    for _ in range(8):
        if three.has_focus("Attachment: a.png"):
            break
        three.key(Qt.Key.Key_Tab)
    assert three.has_focus("Attachment: a.png")
    assert not three.items("Lightbox"), "nothing is built before it is wanted"
    three.key(Qt.Key.Key_Return)
    three.wait_for(DIALOG, "Attachment 1 of 3")
    assert three.find(HEADING, "a.png")
    assert shown_picture(three) == (320, 200)
    three.key(Qt.Key.Key_Right)
    three.wait_for(DIALOG, "Attachment 2 of 3")
    assert three.find(BUTTON, "Save…")
    assert three.find(BUTTON, "Copy image") is None, "a file of another kind is not opened"
    three.key(Qt.Key.Key_End)
    three.wait_for(DIALOG, "Attachment 3 of 3")
    fit = shown_picture(three)
    assert 0 < fit[0] < 1280 and abs(fit[0] / fit[1] - 1.5) < 0.01
    three.key(Qt.Key.Key_1)
    assert shown_picture(three) == (3000, 2000)
    three.key(Qt.Key.Key_Plus)
    assert shown_picture(three) == (4500, 3000)
    three.key(Qt.Key.Key_Minus)
    three.key(Qt.Key.Key_0)
    assert shown_picture(three) == fit
    three.key(Qt.Key.Key_Left)
    three.key(Qt.Key.Key_Left)
    three.key(Qt.Key.Key_Left)
    three.wait_for(DIALOG, "Attachment 1 of 3")
    three.key(Qt.Key.Key_Escape)
    three.wait_gone(DIALOG, "Attachment 1 of 3")
    assert not three.items("Lightbox")
    assert three.has_focus("Attachment: a.png")


def test_the_keyboard_stays_inside(three: Window) -> None:
    three.press(BUTTON, "Attachment: c.png")
    three.wait_for(DIALOG, "Attachment 3 of 3")
    seen = set()
    for _ in range(20):
        three.key(Qt.Key.Key_Tab)
        seen |= {node.name for node in three.nodes() if node.focused}
    assert {"Close", "Save…", "Zoom in", "Previous"} <= seen
    assert "Message" not in seen and "Next" not in seen
    three.type("x")
    assert not any(node.name == "Message" and node.value for node in three.nodes())


def test_the_first_tab_goes_to_its_own_buttons(three: Window) -> None:
    three.press(BUTTON, "Attachment: a.png")
    three.wait_for(DIALOG, "Attachment 1 of 3")
    three.key(Qt.Key.Key_Tab)
    assert three.has_focus("Next")


def test_by_mouse(three: Window) -> None:
    three.click(BUTTON, "Attachment: c.png")
    three.wait_for(DIALOG, "Attachment 3 of 3")
    fit = shown_picture(three)
    view = three.item("LightboxPicture")
    middle = view.mapToScene(QPoint(int(view.width() / 2), int(view.height() / 2))).toPoint()
    QTest.mouseClick(three.window, Qt.MouseButton.LeftButton, pos=middle)
    three.qtbot.waitUntil(lambda: shown_picture(three) == (3000, 2000))
    three.click(BUTTON, "Fit or actual size")
    three.qtbot.waitUntil(lambda: shown_picture(three) == fit)
    three.click(BUTTON, "Previous")
    three.click(BUTTON, "Previous")
    three.wait_for(DIALOG, "Attachment 1 of 3")
    shown_picture(three)
    beside = three.item("LightboxPicture").mapToScene(QPoint(20, 20)).toPoint()
    QTest.mouseClick(three.window, Qt.MouseButton.LeftButton, pos=beside)
    three.wait_gone(DIALOG, "Attachment 1 of 3")


def test_the_message_takes_the_keyboard_back(three: Window) -> None:
    three.press(BUTTON, "Attachment: a.png")
    three.wait_for(DIALOG, "Attachment 1 of 3")
    three.press(BUTTON, "Close")
    three.wait_gone(DIALOG, "Attachment 1 of 3")
    focus(three, "Attachment: a.png")
    three.key(Qt.Key.Key_Return)
    three.wait_for(DIALOG, "Attachment 1 of 3")
    three.app.view.transcript.reset([])
    three.painted()
    three.key(Qt.Key.Key_Escape)
    three.wait_gone(DIALOG, "Attachment 1 of 3")
    assert three.has_focus("Conversation"), "what had it before is gone"


def test_pictures_are_turned_over_faster_than_they_are_read(three: Window) -> None:
    """If QML gets the address of a file that no longer exists, QML warns, and the test fails."""
    three.press(BUTTON, "Attachment: a.png")
    for key in (*[Qt.Key.Key_End, Qt.Key.Key_Home] * 4, Qt.Key.Key_End):
        three.key(key)
    assert shown_picture(three) == (992, 661), "c.png"


def test_a_broken_picture_says_so(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(message(broken(), of_bytes("text.png", b"no picture at all"), Attachment("nothing.png")))
    window = open_window(session)
    focus(window, "Attachment: torn.png")
    window.qtbot.waitUntil(lambda: [item.property("broken") for item in window.items("Thumbnail")] == [True])
    window.key(Qt.Key.Key_Return)
    window.wait_for(TEXT, "Cannot show this image.")
    assert window.find(BUTTON, "Save…")
    assert window.find(BUTTON, "Zoom in") is None
    window.key(Qt.Key.Key_Right)
    window.wait_for(TEXT, "image/png · 17 B")
    window.key(Qt.Key.Key_Right)
    window.wait_for(HEADING, "nothing.png")
    assert window.find(BUTTON, "Save…") is None, "there is nothing to save"


def test_saved_and_copied(three: Window, tmp_path: Path) -> None:
    three.press(BUTTON, "Attachment: a.png")
    three.wait_for(DIALOG, "Attachment 1 of 3")
    [key] = [item["key"] for item in three.items("Lightbox")[0].property("items")[:1]]
    attachment = attachment_of(key)
    assert attachment is not None
    place = tmp_path / "out.png"
    three.app.attachments.save(key, place.as_uri())
    three.wait_for(TEXT, "Saved as out.png")
    assert place.read_bytes() == base64.b64decode(attachment.data)
    three.app.attachments.save(key, str(tmp_path / "no" / "folder.png"))
    three.wait_for(TEXT, "Could not save folder.png: No such file or directory")
    QGuiApplication.clipboard().clear()
    three.press(BUTTON, "Copy image")
    three.wait_for(TEXT, "Copied")
    assert QGuiApplication.clipboard().image().size() == QImage(320, 200, QImage.Format.Format_RGB32).size()


def test_a_large_one_does_not_stop_the_window(open_window: OpenWindow, session: LiveSession) -> None:
    noise = QImage(os.urandom(1500 * 1200 * 3), 1500, 1200, 4500, QImage.Format.Format_RGB888)
    data = encoded(noise)
    assert len(data) > 5_000_000
    session.add(message(picture("small.png")))
    window = open_window(session)
    session.add(
        Entry(id="n", kind=EntryKind.USER, turn=2, final=True, attachments=[of_bytes("large.png", data)])
    )
    longest = longest_stall(window, lambda: all(item.property("ready") for item in window.items("Thumbnail")))
    # The thumbnails take some 60 ms of work, but not on the window's thread.
    assert longest < 200


def longest_stall(window: Window, done) -> float:  # type: ignore[no-untyped-def]
    """Return the longest time between two beats of the window's thread, in milliseconds, until `done`."""
    clock, gaps = QElapsedTimer(), [0]
    clock.start()
    beat = QTimer()
    beat.timeout.connect(lambda: gaps.append(clock.restart()))
    beat.start(2)
    window.qtbot.waitUntil(done)
    beat.stop()
    return max(gaps)


def test_no_text_names_a_picture(open_window: OpenWindow, session: LiveSession, tmp_path: Path) -> None:
    """A picture is found only by the program's own keys, not by a path, an address or a name."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(encoded(painted(20, 20)))
    window = open_window(session)
    actions = window.app.attachments
    for text in (
        str(secret),
        secret.as_uri(),
        "http://127.0.0.1/a.png",
        "../" + secret.name,
        "",
        "secret.png",
    ):
        assert actions.thumbnail(f"{text}/10/10/1") == "broken"
        assert actions.fileName(text) == ""
        with window.qtbot.waitSignal(actions.failed):
            actions.save(text, str(tmp_path / "out.png"))
    assert not (tmp_path / "out.png").exists()
    assert not (tmp_path / "out.png").is_symlink()


def test_no_path_of_a_tool_is_opened() -> None:
    """A card's picture contains only bytes from the result, whatever file the result names."""
    told = {"filePath": "/etc/hostname", "path": "/etc/hostname", "type": "image/png", "base64": "AAAA"}
    for name in ("Read", "NotebookRead", "WebFetch", "mcp__files__read", "Unheard"):
        call = ToolCall(
            "t", name, input={"file_path": "/etc/hostname", "path": "/etc/hostname"}, complete=True
        )
        for kind in ("image", "pdf", "parts", "text"):
            call.structured = {"type": kind, "file": told, "path": "/etc/hostname"}
            carried = [
                item for part in card_of(call).parts if isinstance(part, PicturesPart) for item in part.items
            ]
            assert [item.path for item in carried] == [""] * len(carried)


def test_a_file_the_person_chose(open_window: OpenWindow, session: LiveSession, tmp_path: Path) -> None:
    chosen = tmp_path / "chosen.png"
    chosen.write_bytes(encoded(painted(60, 40)))
    fifo = tmp_path / "pipe.png"
    os.mkfifo(fifo)
    carried = [
        Attachment("chosen.png", "image/png", path=str(chosen)),
        Attachment("pipe.png", "image/png", path=str(fifo)),
        Attachment("gone.png", "image/png", path=str(tmp_path / "gone.png")),
    ]
    window = open_window(session)
    bench, component = bench_in(window)
    bench.setWidth(600)
    bench.setProperty("items", items_of(carried))
    window.qtbot.waitUntil(
        lambda: (
            [item.property("broken") for item in window.items("Thumbnail")] == [False, True, True]
            and bool(window.items("Thumbnail")[0].property("ready"))
        )
    )
    bench.setParentItem(None)
    bench.deleteLater()
    component.deleteLater()
    window.painted()


def test_keys_live_as_long_as_their_attachments() -> None:
    attachment = picture("a.png", 4, 4)
    [item] = items_of([attachment])
    assert items_of([attachment])[0]["key"] == item["key"]
    assert attachment_of(item["key"]) is attachment
    del attachment
    assert attachment_of(item["key"]) is None


def test_nothing_is_left_in_the_folder(open_window: OpenWindow, session: LiveSession) -> None:
    session.add(message(picture("a.png")))
    window = open_window(session)
    focus(window, "Attachment: a.png")
    window.qtbot.waitUntil(lambda: bool(window.items("Thumbnail")))
    window.qtbot.waitUntil(lambda: bool(window.item("Thumbnail").property("ready")))
    folder = window.app.attachments._files._folder
    assert folder.stat().st_mode & 0o777 == 0o700
    window.app.close()
    assert not folder.exists()
