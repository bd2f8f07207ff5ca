"""Lists of sessions."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtQuick import QQuickWindow

from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.sidebar.session_rows import SessionMark
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery.entry_maker import Maker
from tests.gallery.permission_requests import bash_request
from tests.gallery.trust import review_of
from tests.gallery.turns import upload_turn
from tests.live_session import LiveSession
from tests.session_records import record

BESIDE = ("beside-first", "beside-second", "beside-empty")  # two panes, named after the focused pane
OWN_WINDOW = ("own-window", "own-window-trust")
STATES = (
    "sessions",
    "session-menu",
    "sessions-many",
    "sessions-folders",
    "sessions-folders-many",
    "sessions-found",
    "sessions-not-found",
    "sessions-reading",
    "sessions-asked",
    "closing",
    "closing-lost",
    "sessions-none",
    *BESIDE,
    *OWN_WINDOW,
)

_PLACE = Path("/home/someone/.claude/projects/-home-someone-src-atlas")
_HOUR, _DAY = 3600.0, 86400.0
_TOLD: tuple[tuple[str, str, str, float], ...] = (
    ("Move the upload queue to SQLite", "atlas", "queue-sqlite", 0.4 * _HOUR),
    (
        "Why does the relay drop the first webhook after a restart, on Mondays?",
        "relay",
        "main",
        _HOUR,
    ),
    ("Übersetzung der Hilfetexte prüfen", "handbuch", "main", 0.9 * _DAY),
    ("修复上传测试中的竞态条件", "atlas", "main", 1.2 * _DAY),
    ("إصلاح اختبار الرفع المتقطع", "relay", "rtl", 2 * _DAY),
    ("a_title_without_a_single_space_that_goes_on_and_on_and_on_and_on", "atlas", "", 3 * _DAY),
    ("Release notes for 2.4 (fork)", "atlas", "release/2.4", 5.9 * _DAY),
    ("Release notes for 2.4", "atlas", "release/2.4", 6 * _DAY),
    ("Profile the start of the program", "relay", "main", 40 * _DAY),
    ("Read the old importer", "importer", "main", 400 * _DAY),
)


def some() -> Iterator[SessionRecord]:
    now = time.time()
    for number, (title, folder, branch, ago) in enumerate(_TOLD):
        yield told(number, title, folder, branch, now - ago)


def told(number: int, title: str, folder: str, branch: str, modified: float, **fields: Any) -> SessionRecord:
    place = f"/home/someone/src/{folder}"
    known = {"title": title, "first": title, "folder": place, "repository": place, "branch": branch}
    return record(f"s{number}", _PLACE, modified, **known, **fields)


def many(count: int = 3000) -> Iterator[SessionRecord]:
    """Yield `count` sessions, over two years."""
    now = time.time()
    for number in range(count):
        title, folder, branch, _ = _TOLD[number % len(_TOLD)]
        yield told(100 + number, f"{title} {number}", folder, branch, now - number * 6 * _HOUR)


def open_more(screen: WindowEngine) -> None:
    """Open two sessions in addition to the session that is shown."""
    for number, (title, state) in enumerate(
        (("Rotate the signing keys", "waiting"), ("Port the tests to pytest 9", "working"))
    ):
        session = LiveSession(folder="/home/someone/src/relay", title=title)
        session.info.session_id = f"open{number}"
        session.works()
        if state == "waiting":
            session.set_requests([bash_request()])
        screen.app.add_view().attach(session)


def show_beside(state: str, screen: WindowEngine) -> None:
    """Show a session that waits for the user next to the current session."""
    app, make = screen.app, Maker()
    app.viewWanted.connect(app.show_view)
    app.paneCloseWanted.connect(app.close_pane)
    first = app.view
    session = LiveSession(folder="/home/someone/src/relay", title="Speed up the nightly report")
    session.info.session_id = "beside"
    if state == "beside-empty":
        session.info.title = ""
    else:
        session.add(*upload_turn(make))
        session.works()
        session.set_requests([bash_request()])
    view = app.add_view()
    view.attach(session)
    app.show_in_other_pane(view)
    if state == "beside-first":
        app.show_view(first)


def open_own_window(state: str, screen: WindowEngine, main: QQuickWindow) -> QQuickWindow:
    """Open a window for the session that is shown, as large as the main window."""
    from claude_desk.ui.window.session_window import SessionWindowView
    from tests.gallery.trust import Findings

    view = screen.app.view
    screen.app.move_to_window(view)
    own = SessionWindowView(view, screen.app)
    if state == "own-window-trust":
        own.ask_trust(review_of("/home/someone/src/atlas", Findings()))
    window = screen.open_other("SessionWindow", {"own": own})
    window.resize(main.size())
    window.show()
    window.requestActivate()
    screen.app.enter_window(view)
    return window


def complete(state: str, session: LiveSession | None, screen: WindowEngine) -> None:
    """Fill the list for this state. Call this after the session is attached."""
    listed = screen.app.session_list
    if state not in STATES or state in OWN_WINDOW:
        return
    listed.set_folders(["/home/someone/src/atlas", "/home/someone/src/relay", "/home/someone/src/handbuch"])
    if state == "sessions-none":
        listed.show([])
        return
    if state in ("sessions-folders", "sessions-folders-many"):
        listed.arrange(True, ["/home/someone/src/handbuch"])
    open_more(screen)
    if state in BESIDE:
        show_beside(state, screen)
    if state == "sessions-reading":
        listed.apply_changes(list(many(12)))
        listed.set_status("Reading sessions… 1,200 of 3,000", "")
        return
    listed.apply_changes(list(many() if state.endswith("-many") else some()))
    listed.set_marks({"s6": SessionMark(pinned=True), "s7": SessionMark(archived=True)}, ["s6", "s7"])
    if state == "sessions-found":
        listed.setProperty("filter", "upload")
    if state == "sessions-not-found":
        listed.setProperty("filter", "needle in the haystack")
    quiet = screen.app.add_view()
    answered = LiveSession(title="Move the upload queue to SQLite")
    answered.info.session_id = "s0"
    answered.works()
    quiet.attach(answered)
    answered.rests()
    if state.startswith("closing"):
        closing = PromptWords(
            "Close Claude Desk while Claude is working?",
            "“Stop and close” ends everything that is running. Conversations, drafts and queued messages are "
            "kept. “Keep working” minimizes the window, and Claude continues.",
            "Stop and close",
            "Keep working",
            "“Move the upload queue to SQLite” is working. 2 messages are queued in it.\n"
            "“Read the old importer” needs you.",
            "Your draft in “Read the old importer” is not saved: the disk is full."
            if state == "closing-lost"
            else "",
            ("working", "needs-you"),
        )
        listed.session_prompt.ask(lambda: closing, lambda: None, lambda: None)
    if state == "sessions-asked":
        deleting = PromptWords(
            "Delete “Move the upload queue to SQLite”?",
            "~/src/atlas · 1.2 MB\nThe session and Claude Desk's data about it move to the trash.",
            "Move to trash",
        )
        listed.session_prompt.ask(lambda: deleting, lambda: None)
        listed.session_prompt.show_message(
            lambda: "“Read the old importer” was moved to the trash.", lambda: None
        )
