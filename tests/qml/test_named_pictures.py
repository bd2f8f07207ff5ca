"""Pictures of the project that an answer names: shown below the text, opened by a click."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from claude_desk.transcript.entries import EntryKind
from tests.gallery.attachments import encoded, painted
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    (tmp_path / "plot.png").write_bytes(encoded(painted(1_600, 400)))
    (tmp_path / "icon.png").write_bytes(encoded(painted(24, 24)))
    return str(tmp_path)


def test_a_picture_is_shown_and_opened(open_window: OpenWindow, session: LiveSession) -> None:
    make = Maker()
    session.add(
        make(EntryKind.PROSE, "![Latency](plot.png)"),
        make(EntryKind.PROSE, "No picture: `nosuch.png`."),
        make(EntryKind.PROSE, "And `icon.png`."),
    )
    window = open_window(session)
    window.wait_for(Kind.Button, "Picture plot.png")
    window.wait_for(Kind.Button, "Picture icon.png")
    window.painted()
    icon, plot = sorted(window.items("AttachmentItem"), key=lambda item: item.width())
    words = window.items("LinkText")[0].width()
    assert plot.width() == words and abs(plot.height() - words / 4) <= 1, "as wide as the text"
    assert (icon.width(), icon.height()) == (48, 48), "large enough for a click"
    first, missing, _ = sorted(window.items("ProseRow"), key=lambda row: row.y())
    before = first.height()
    assert missing.height() < 48
    picture = max(window.items("Thumbnail"), key=lambda item: item.width())
    window.qtbot.waitUntil(lambda: bool(picture.property("ready")))
    assert first.height() == before, "the room was there before the picture"
    window.click(Kind.Button, "Picture plot.png")
    window.wait_for(Kind.Dialog, "Attachment 1 of 1")
    window.key(Qt.Key.Key_Escape)


def test_a_running_answer_gets_its_picture_at_the_end(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    row = Maker()(EntryKind.PROSE, "![Latency](plot.png)")
    row.final = False
    session.add(row)
    window.painted()
    assert not window.all(Kind.Button, "Picture plot.png")
    session.finish(row)
    window.wait_for(Kind.Button, "Picture plot.png")
