"""Whatever a text contains, the program fetches nothing and opens no file for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QNetworkAccessManager
from PySide6.QtQml import QQmlComponent, QQmlNetworkAccessManagerFactory
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from claude_desk.library.catalog.requests import SearchHit, SearchResults, SearchSessions, TitleHit
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.core.session_state import Problem, ProblemKind
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import EntryKind, NoticeAction, ToolState
from claude_desk.transcript.text.diff import Diff, DiffLine
from claude_desk.transcript.tools.card import (
    Card,
    ChecklistItem,
    ChecklistPart,
    DiffPart,
    FactsPart,
    ListingPart,
    MarkdownPart,
    NotePart,
    PicturesPart,
)
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.window import window_engine as screen_module
from claude_desk.ui.window.window_engine import LocalOnlyFactory, WindowEngine
from claude_desk.workspace.recent_folders import RecentFolder
from tests import gallery
from tests.gallery import Maker
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.trust import review_of
from tests.live_session import LiveSession
from tests.qml.access_detectors import FileTrap, NetworkTrap
from tests.qml.conftest import OpenWindow
from tests.qml.hostile_texts import bait, baited_calls
from tests.qml.window import Kind, Window, items_below
from tests.session_records import record
from tests.window_engines import STORE

pytestmark = pytest.mark.own_engine


class _AnyFactory(QQmlNetworkAccessManagerFactory):
    """Creates an engine's network manager as Qt does."""

    def create(self, parent: QObject) -> QNetworkAccessManager:
        return QNetworkAccessManager(parent)


@pytest.fixture
def open_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the second barrier, so that the first barrier alone has to prevent every request."""
    monkeypatch.setattr(screen_module, "LocalOnlyFactory", _AnyFactory)


@pytest.fixture
def network() -> Iterator[NetworkTrap]:
    made = NetworkTrap()
    yield made
    made.close()


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FileTrap]:
    made = FileTrap(tmp_path / "bait")
    monkeypatch.chdir(made.folder)
    made.was_touched()
    yield made
    made.close()


@pytest.fixture
def text(open_network: None, network: NetworkTrap, files: FileTrap) -> Iterator[str]:
    """Yield the bait. After the test, nothing must have been fetched or opened."""
    yield bait(network, files)
    assert network.visits == 0
    assert not files.was_touched()


TALL = (1280, 4000)


def pass_by(window: Window) -> None:
    """Show all rows, unfolded, from the first to the last."""
    window.app.view.transcript.foldAll(False)
    view = next(item for item in window.items("QQuickListView") if item.property("count") > 0)
    window.key(Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    window.painted()
    while not view.property("atYEnd"):
        view.setProperty("contentY", view.property("contentY") + view.height() * 0.9)
        window.painted()
        view.metaObject().invokeMethod(view, "returnToBounds")
        window.painted()


def test_no_row_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    make = Maker()
    table = text.replace("|", "")
    rows = [
        make(EntryKind.USER, text, attachments=[Attachment(text, text)]),
        make(EntryKind.THINKING, text, began=1, ended=4),
        make(EntryKind.PROSE, text),
        make(EntryKind.PROSE, text, final=False),
        make(EntryKind.PROSE, f"# {text}\n\n> {text}\n\n- {text}\n\n1. [ ] {text}\n\n    {text}"),
        make(EntryKind.PROSE, f"[a] ![a] [b]({text})", references={"A": (text, text)}),
        make(EntryKind.TABLE, f"| {table} |\n|---|\n| {table} |"),
        make(EntryKind.CODE, text, language=text),
        make(EntryKind.CODE, text, language="html", final=False),
        make(EntryKind.NOTICE, text, action=NoticeAction.SEND_ALONG),
        make(EntryKind.ERROR, text),
    ]
    session = LiveSession(rows, folder=text)
    session.info.title = session.info.model = text
    session.info.models = [{"value": "x", "displayName": text}]
    session.show_checklist(ChecklistItem(text, "active", text), ChecklistItem(text, "pending"))
    window = open_window(session, TALL)
    session.restored.emit(text, ())
    pass_by(window)
    for row in rows:
        session.note_source(row, text.encode())
        window.app.view.viewSource(row.id)
        window.painted()
    window.app.view.viewer.close()
    window.click(Kind.ComboBox, "Model")
    window.painted()


def test_no_tool_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    session.add(*baited_calls(text))
    window = open_window(session, TALL)
    pass_by(window)
    assert {str(part["kind"]) for row in window.app.view.transcript.rows for part in row.parts(str, 0)} >= {
        "listing", "diff", "rich", "facts", "checklist", "note",
    }  # fmt: skip


def test_what_is_pointed_at_and_looked_for_takes_no_bait(
    open_window: OpenWindow, session: LiveSession, network: NetworkTrap, files: FileTrap, text: str
) -> None:
    address = f'http://127.0.0.1:{network.port}/"><img src="{files.picture}">'
    make = Maker()
    link = make(EntryKind.PROSE, "[word][a]", references={"A": (address, text)})
    session.add(make(EntryKind.USER, text), make(EntryKind.ERROR, text), link)
    window = open_window(session)
    for _ in range(4):
        window.painted()
    place = window.item("LinkText").mapToScene(QPointF(8, 8)).toPoint()
    QTest.mouseMove(window.window, place)
    QTest.mouseMove(window.window, place + QPoint(2, 1))
    window.qtbot.waitUntil(lambda: words_on_top(window).startswith("http://127.0.0.1"))
    window.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.type("img")
    window.qtbot.waitUntil(lambda: window.app.view.find.count > 2)
    window.painted()
    window.key(Qt.Key.Key_Escape)
    window.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    window.qtbot.waitUntil(lambda: window.has_focus("Find a message"))
    window.painted()
    window.key(Qt.Key.Key_Escape)
    rail = window.item("ScrollMarkers")
    QTest.mouseMove(window.window, rail.mapToScene(QPointF(3, rail.height() / 6)).toPoint())
    window.item("ScrollMarkers").setProperty("current", 0)
    window.qtbot.waitUntil(lambda: words_on_top(window).startswith("<img"))
    window.painted()


def words_on_top(window: Window) -> str:
    """Return the text of the tooltip that is shown, or "" without a tooltip."""
    overlays = window.items("QQuickOverlay")
    texts = [text for overlay in overlays for text in items_below(overlay, "PlainText") if text.isVisible()]
    return str(texts[-1].property("text")) if texts else ""


def test_no_request_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    window = open_window(session, (1280, 1400))
    question = {"question": text, "header": text, "options": [{"label": text, "description": text}]}
    for request in (
        CanUseTool(tool_name=text, input={"x": text}, decision_reason=text),
        CanUseTool(tool_name="Bash", input={"command": text, "description": text, "more": text}),
        CanUseTool(tool_name="Write", input={"file_path": text, "content": text}),
        CanUseTool(tool_name="Edit", input={"file_path": text, "old_string": text, "new_string": "x"}),
        CanUseTool(tool_name="AskUserQuestion", input={"questions": [question]}),
        CanUseTool(tool_name="ExitPlanMode", input={"plan": text}),
    ):
        session.set_requests([PendingRequest(request.tool_name, request, text, plan=text)])
        window.painted()
        window.painted()


def test_no_page_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    window = open_window(session, (1280, 1400))
    for kind in ("no-cli", "not-signed-in", "start-failed"):
        session.show_problem(Problem(ProblemKind(kind), text, text))
        window.painted()
    window.app.show_trust_page(review_of(text, _findings(text)))
    window.painted()
    window.app.start_view.show(
        [RecentFolder(text, text, branch=text)], [record("s1", Path("/x"), title=text, branch=text)]
    )
    window.app.show_start_page()
    window.wait_for(Kind.Button, "Open folder")
    assert len(window.all(Kind.ListItem)) >= 2
    window.painted()


def test_no_list_of_sessions_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    window = open_window(session, (1280, 900))
    window.app.session_list.apply_changes(
        [record("s1", Path("/x"), title=text, folder=f"/{text}", branch=text)]
    )
    window.painted()
    view = window.app.search_view
    asked: list[SearchSessions] = []
    view.wanted.connect(asked.append)
    view.set_folders([text])
    view.set_tools([text])
    view.begin(text)
    window.qtbot.waitUntil(lambda: bool(asked))
    hit = SearchHit(
        "/x/s1.jsonl", "s1", text, text, "tool", text, 1.0, text, ((0, 3),), len(text), "u", "", ""
    )
    view.show(asked[-1], SearchResults([TitleHit(hit.path, "s1", text, text, ())], [hit], False, True))
    window.qtbot.waitUntil(lambda: len(window.all(Kind.ListItem)) >= 3)
    window.painted()
    window.app.session_list.session_prompt.ask(lambda: PromptWords(text, text, text, text), lambda: None)
    window.painted()


def test_no_card_takes_the_bait(open_window: OpenWindow, session: LiveSession, text: str) -> None:
    lines = (DiffLine("-", 1, 0, text), DiffLine("+", 0, 1, text + "!"))
    card = Card(text, text, text, text, (
        ListingPart(text, text, language="html", gutter=(text,), brief=True),
        DiffPart(Diff(text, lines), text, brief=True),
        MarkdownPart(text, text, brief=True),
        FactsPart(((text, text),), text, brief=True),
        ChecklistPart((ChecklistItem(text, "active", text),), text, brief=True),
        PicturesPart((Attachment(text, "image/png", data=text), Attachment(text, "image/svg+xml")), text),
        NotePart(text, brief=True),
    ))  # fmt: skip
    with cards_by_hand():
        session.add(hand_made(Maker(), card, ToolState.DONE))
        for size in ((1280, 1600), (1600, 1600)):
            window = open_window(session, size)
            window.painted()
            window.app.view.viewer.show(text, ListingPart(text, language="html"), text)
            window.painted()
            window.app.view.viewer.show(text, DiffPart(Diff(text, lines)), text)
            window.painted()


def _findings(text: str) -> object:
    found = gallery.Findings()
    found.hooks = found.servers = found.environment = found.rules = found.other = [text]
    found.tasks = found.git = [text]
    return found


# --- the traps, and the second barrier -----------------------------------------------------------------

_SOURCES = [
    'Text {{ text: "<img src={0}>"; textFormat: Text.RichText }}',
    'TextEdit {{ text: "![x]({0})"; textFormat: TextEdit.MarkdownText }}',
    'Image {{ source: "{0}" }}',
]


def show(qtbot: QtBot, item: str, until: Callable[[], bool] = lambda: True) -> None:
    """Show a window with the item until a condition holds. Then close the window, which drops the item's
    pending requests."""
    STORE.clear()
    screen = WindowEngine()
    component = QQmlComponent(screen.engine)
    component.setData(f"import QtQuick\nWindow {{ visible: true; {item} }}".encode(), QUrl())
    window = component.create()
    assert isinstance(window, QQuickWindow)
    for _ in range(3):
        with qtbot.waitSignal(window.afterAnimating):
            window.update()
    qtbot.waitUntil(until)
    shiboken6.delete(component)
    screen.close()


@pytest.mark.qt_log_ignore("No suitable proxy found")
@pytest.mark.parametrize("source", _SOURCES)
def test_even_what_would_fetch_reaches_nothing(
    qapp: QGuiApplication, qtbot: QtBot, network: NetworkTrap, source: str
) -> None:
    """The second barrier: the engine's own network refuses every request."""
    assert vars(screen_module)["LocalOnlyFactory"] is LocalOnlyFactory
    show(qtbot, source.format(f"http://127.0.0.1:{network.port}/secret"))
    assert network.visits == 0


@pytest.mark.qt_log_ignore("Error transferring", "Cannot open", "Connection closed", "Error decoding")
@pytest.mark.parametrize("source", _SOURCES)
def test_the_traps_would_tell(
    qapp: QGuiApplication,
    qtbot: QtBot,
    open_network: None,
    network: NetworkTrap,
    files: FileTrap,
    source: str,
) -> None:
    show(qtbot, source.format("file://" + files.picture))
    assert files.was_touched()
    show(qtbot, source.format(f"http://127.0.0.1:{network.port}/secret"), lambda: network.visits > 0)
