"""Memory files, which the page of usage and the card of `/context` name: a button shows each of them in the
viewer."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from claude_desk.transcript.tools.card import Card, FactsPart
from tests.gallery import usage
from tests.gallery.cards import cards_by_hand, hand_made
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window


@pytest.fixture
def session_folder(tmp_path: Path) -> str:
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "CLAUDE.md").write_text("# Use tabs\n")
    (tmp_path / "project" / "run.sh").write_text("rm -rf build\n")
    (tmp_path / "rules.md").write_text("# Write English\n")
    return str(tmp_path / "project")


@pytest.fixture(autouse=True)
def nothing_else_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: pytest.fail(url.toString()))


def usage_page(open_window: OpenWindow, session: LiveSession, path: str) -> Window:
    usage.complete("usage", session)
    context = usage.CONTEXT | {"memoryFiles": [{"path": path, "type": "Project", "tokens": 9}]}
    session.cli.answers["get_context_usage"] = context
    window = open_window(session)
    window.click(Kind.Button, "Usage")
    return window


def context_card(open_window: OpenWindow, session: LiveSession, path: str) -> Window:
    window = open_window(session)
    with cards_by_hand():
        session.add(
            hand_made(
                Maker(), Card("x", "Context", parts=(FactsPart(((path, "9"),), "Memory files", True, True),))
            )
        )
        window.painted()
    return window


PLACES = {"page": usage_page, "card": context_card}


@pytest.mark.parametrize(
    ("path", "words"), [("{folder}/CLAUDE.md", "Use tabs"), ("{outside}/rules.md", "English")]
)
@pytest.mark.parametrize("place", PLACES)
def test_a_memory_file_is_shown(
    open_window: OpenWindow, session: LiveSession, session_folder: str, place: str, path: str, words: str
) -> None:
    named = path.format(folder=session_folder, outside=Path(session_folder).parent)
    window = PLACES[place](open_window, session, named)
    window.click(Kind.Button, f"Open {named}")
    window.wait_for(Kind.Dialog, Path(named).name)
    assert any(words in str(text.property("text")) for text in window.texts())
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Dialog, Path(named).name)


def test_a_name_in_the_folder_of_the_session_is_enough(open_window: OpenWindow, session: LiveSession) -> None:
    window = context_card(open_window, session, "CLAUDE.md")
    window.click(Kind.Button, "Open CLAUDE.md")
    window.wait_for(Kind.Dialog, "CLAUDE.md")


@pytest.mark.parametrize("path", ["run.sh", "nosuch.md", "/etc/passwd", "~nobody-here/x.md"])
def test_no_other_file_is_shown(open_window: OpenWindow, session: LiveSession, path: str) -> None:
    window = context_card(open_window, session, path)
    window.click(Kind.Button, f"Open {path}")
    window.wait_for(Kind.StaticText, f"Could not open: {path}")
    assert not window.app.session.viewer.property("open")


def test_other_facts_have_no_such_button(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session)
    with cards_by_hand():
        session.add(
            hand_made(Maker(), Card("x", "Context", parts=(FactsPart((("a.md", "9"),), "Skills", True),)))
        )
        window.painted()
    assert window.find(Kind.Button, "Open a.md") is None
