"""From the words that are typed to the row that contains them, through a library on disk."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem

from claude_desk.controllers.main_controller import MainController
from claude_desk.library.catalog.requests import TOOL, SearchHit
from claude_desk.ui.search.search_view import SearchView
from claude_desk.ui.window.window_engine import WindowEngine
from tests.library.generate import generate
from tests.qml.window import items_of
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import signal_of, until

pytestmark = pytest.mark.full_window

# A word that occurs all over the generated sessions.
WORD = "retry"


def places_in(view: SearchView) -> list[tuple[int, SearchHit]]:
    rows = view.model
    found = ((n, rows.row(n)) for n in range(rows.rowCount()))
    return [(n, row.target) for n, row in found if row is not None and isinstance(row.target, SearchHit)]


async def looked(program: MainController, change: Any) -> list[tuple[int, SearchHit]]:
    """Make a change, and return the hits of the search that it causes. The answer to an earlier search may
    come first."""
    view, asked = program.search_controller.view, []
    view.wanted.connect(asked.append)
    answered = signal_of(
        program.search_controller.answered, lambda search: bool(asked) and search is asked[-1]
    )
    change()
    await answered
    view.wanted.disconnect(asked.append)
    return places_in(view)


def row_in_sight(screen: WindowEngine, key: str) -> bool:
    return any(
        item.property("key") == key and -40 <= item.mapToItem(rows, 0, 0).y() <= rows.height() - 20
        for rows in lists_of(screen)
        if rows.property("count") and rows.isVisible()
        for item in rows.property("contentItem").childItems()
    )


def lists_of(screen: WindowEngine) -> list[QQuickItem]:
    views = items_of(screen.window, "TranscriptView")
    return [item for view in views for item in view.childItems() if item.inherits("QQuickListView")]


@pytest.mark.seconds(60)
async def test_what_is_typed_is_found_filtered_and_gone_to(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    generate(tmp_path / ".claude", 3, 3e6, seed=4)
    program = start_program(cli="/nowhere/claude")
    read = signal_of(program.catalog.progress, lambda progress: progress.done >= progress.total)
    await read
    view = program.search_controller.view
    view.begin("")
    hits = await looked(program, lambda: view.setQuery(WORD))
    assert len({hit.session for _, hit in hits}) > 1
    await until(view.listsChanged, lambda: "Bash" in view.property("tools"))
    tools = await looked(program, lambda: view.chooseTool(view.property("tools").index("Bash")))
    assert tools and {(hit.role, hit.tool) for _, hit in tools} == {(TOOL, "Bash")}
    folders = view.property("folders")
    assert len(folders) == 2  # the choice of all folders, and the folder of the three sessions
    for hit_of in (min, max):  # a hit in an old page, and a hit in the newest page
        number, hit = hit_of(places_in(view), key=lambda place: place[1].offset)
        view.begin("")
        await go(program, screen, number, hit)
    assert len(program.session_manager) <= 2
    current = program.session_manager.current
    assert current is not None
    number, hit = next(place for place in places_in(view) if place[1].session != current.session_id)
    view.begin("")
    await go(program, screen, number, hit, beside=True)
    assert program.session_manager.other_pane is current
    # A session that is not opened is not looked for in the session that is shown.
    monkeypatch.setattr(program.search_controller, "_open_session", lambda *_: None)
    monkeypatch.setattr(program.session_manager, "with_id", lambda _: None)
    sought: list[object] = []
    monkeypatch.setattr(program.search_controller, "_seek", lambda *each: sought.append(each))
    view.begin("")
    view.choose(number, False)
    assert not sought
    program.end()
    await program.close()


async def go(
    program: MainController, screen: WindowEngine, number: int, hit: SearchHit, beside: bool = False
) -> None:
    sought = signal_of(program.search_controller.match_shown)
    program.search_controller.view.choose(number, beside)
    assert not program.search_controller.view.property("open")
    (view, key, words) = await sought
    assert isinstance(view, QObject) and view is program.session_manager.current.view
    row = program.session_manager.current.view.transcript.row(key)  # type: ignore[attr-defined]
    assert row is not None and -1 - hit.offset in row.entry.sources and words.casefold() == WORD
    assert row.entry.tool is not None and row.entry.tool.id == hit.call
    await until(screen.window.afterAnimating, lambda: row_in_sight(screen, key))
    find = program.session_manager.current.view.property("find")
    await until(find.changed, lambda: find.property("row") == key)
    assert program.session is not None and program.session.info.session_id == hit.session
