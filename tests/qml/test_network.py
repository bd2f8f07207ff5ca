"""Whatever a text names, nothing is fetched for it."""

import socket
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from claude_desk.protocol.permissions import CanUseTool
from claude_desk.session.decisions import PendingRequest
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.cards.card import (
    Card,
    Check,
    Checklist,
    DiffPart,
    Facts,
    Listing,
    Note,
    Pictures,
    Rich,
)
from claude_desk.transcript.diffs import Diff, DiffLine
from claude_desk.transcript.entries import EntryKind, ToolState
from claude_desk.ui.screen import Screen
from tests import gallery
from tests.fake_session import FakeProblem, FakeSession
from tests.gallery import Maker
from tests.gallery.cards import cards_by_hand, hand_made
from tests.qml.conftest import Opened
from tests.qml.seen import Kind


class Trap:
    """Counts who comes."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.visits = 0
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            visitor, _ = self._socket.accept()
            with visitor:
                if visitor.recv(1) == b"\0":
                    return
                self.visits += 1

    def close(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port)) as last:
            last.sendall(b"\0")
        self._thread.join()
        self._socket.close()


@pytest.fixture
def trap() -> Iterator[Trap]:
    made = Trap()
    yield made
    made.close()


def test_no_text_fetches_anything(opened: Opened, session: FakeSession, trap: Trap) -> None:
    address = f"http://127.0.0.1:{trap.port}/secret"
    bait = f'<img src="{address}"> ![x]({address}) [y](<{address}>) <a href="{address}">z</a>'
    make = Maker()
    session.entries = [
        make(EntryKind.USER, bait),
        make(EntryKind.THINKING, bait, began=1, ended=4),
        make(EntryKind.PROSE, bait),
        make(EntryKind.PROSE, f"# {bait}\n\n| {bait} |\n|---|\n| {bait} |"),
        make(EntryKind.CODE, bait, language=bait),
        make.tool(bait, bait, ToolState.DONE, bait),
        make(EntryKind.NOTICE, bait),
        make(EntryKind.ERROR, bait),
    ]
    session.title = session.folder = session.model = bait
    session.models = [{"value": "x", "displayName": bait}]
    window = opened(session, (1280, 1400))
    session.restored.emit(bait)
    window.app.view.transcript.fold(session.entries[1].id, False)
    window.click(Kind.ComboBox, "Model")
    window.painted()
    question = {"question": bait, "header": bait, "options": [{"label": bait, "description": bait}]}
    for request in (
        CanUseTool(tool_name=bait, input={"x": bait}, decision_reason=bait),
        CanUseTool(tool_name="Bash", input={"command": bait, "description": bait, "more": bait}),
        CanUseTool(tool_name="AskUserQuestion", input={"questions": [question]}),
        CanUseTool(tool_name="ExitPlanMode", input={"plan": bait}),
    ):
        session.set_requests([PendingRequest(request.tool_name, request, bait, plan=bait)])
        window.painted()
        window.painted()
    session.set_requests([])
    for kind in ("no-cli", "not-signed-in", "start-failed"):
        session.set_problem(FakeProblem(kind, bait, bait))
        window.painted()
    window.app.show_trust_page(bait, _findings(bait))
    window.painted()
    window.app.show_start_page([bait])
    window.painted()
    assert trap.visits == 0


def test_no_card_fetches_anything(opened: Opened, session: FakeSession, trap: Trap) -> None:
    address = f"http://127.0.0.1:{trap.port}/secret"
    bait = f'<img src="{address}"> ![x]({address}) <style>@import "{address}"</style> url({address})'
    lines = (DiffLine("-", 1, 0, bait), DiffLine("+", 0, 1, bait + "!"))
    card = Card(bait, bait, bait, bait, (
        Listing(bait, bait, language="html", gutter=(bait,), brief=True),
        DiffPart(Diff(address, lines), bait, brief=True),
        Rich(bait, bait, brief=True),
        Facts(((bait, bait),), bait, brief=True),
        Checklist((Check(bait, "active", bait),), bait, brief=True),
        Pictures((Attachment(address, "image/png", path=address),), bait),
        Note(bait, brief=True),
    ))  # fmt: skip
    with cards_by_hand():
        session.entries = [hand_made(Maker(), card)]
        for size in ((1280, 1600), (1600, 1600)):
            window = opened(session, size)
            window.painted()
            window.app.view.viewer.show(bait, Listing(bait, language="html"), bait)
            window.painted()
            window.app.view.viewer.show(bait, DiffPart(Diff(address, lines)), address)
            window.painted()
    assert trap.visits == 0


def _findings(bait: str) -> object:
    found = gallery.Findings()
    found.hooks = found.servers = found.environment = found.rules = found.other = [bait]
    return found


@pytest.mark.qt_log_ignore("No suitable proxy found")
@pytest.mark.parametrize(
    "source",
    [
        'Text {{ text: "<img src={0}>"; textFormat: Text.RichText }}',
        'TextEdit {{ text: "![x]({0})"; textFormat: TextEdit.MarkdownText }}',
        'Image {{ source: "{0}" }}',
    ],
)
def test_even_what_would_fetch_reaches_nothing(
    qapp: QGuiApplication, qtbot: QtBot, trap: Trap, source: str
) -> None:
    """The second wall: the engine's own network refuses."""
    screen = Screen()
    component = QQmlComponent(screen.engine)
    item = source.format(f"http://127.0.0.1:{trap.port}/secret")
    component.setData(f"import QtQuick\nWindow {{ visible: true; {item} }}".encode(), QUrl())
    window = component.create()
    assert isinstance(window, QQuickWindow)
    for _ in range(3):
        with qtbot.waitSignal(window.afterAnimating):
            window.update()
    shiboken6.delete(component)
    screen.close()
    assert trap.visits == 0
