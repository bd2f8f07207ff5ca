"""The page of all sessions: sessions in all states, the request of one, sessions in
a terminal, no session, and 100 sessions."""

import time
from collections.abc import Callable, Iterator

from claude_desk.library.catalog.requests import TerminalSession
from claude_desk.protocol.disk.running_session import RunningStatus
from claude_desk.transcript.entries import EntryKind, ToolCall
from claude_desk.ui.profiles.profile_marks import ProfileMark
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery.entry_maker import Maker
from tests.gallery.permission_requests import bash_request, plan_request
from tests.gallery.sessions import some
from tests.live_session import LiveSession
from tests.unit.transcript import cli_messages as f
from tests.workers import in_background

STATES = ("overview", "overview-asked", "overview-terminal", "overview-none", "overview-many")


def _works(session: LiveSession) -> None:
    make = Maker()
    session.add(make(EntryKind.USER, "Go on"))
    session.works()
    call = ToolCall("t1", "Bash", {"command": "pytest tests/upload -q"}, title="pytest tests/upload -q")
    session.add(make(EntryKind.TOOL, tool=call))


def _waits(session: LiveSession) -> None:
    session.works()
    session.show_background(*(in_background(f"a{n}", "Port the clients", agent=True) for n in range(3)))
    session.says(f.result())


def _asks(session: LiveSession) -> None:
    session.works()
    session.set_requests([bash_request()])


def _plans(session: LiveSession) -> None:
    session.works()
    session.set_requests([plan_request()])


def _ends(session: LiveSession) -> None:
    session.works()
    session.rests()


def _fails(session: LiveSession) -> None:
    session.works()
    session.says(f.result(is_error=True, result="API Error: 529 Overloaded."))


def _retries(session: LiveSession) -> None:
    session.retries(2, 10, 9)


_MADE: tuple[tuple[str, str, str, Callable[[LiveSession], None], float], ...] = (
    ("Port the tests to pytest 9", "relay", "", _works, 34),
    ("Move the upload queue to SQLite", "atlas", "", _waits, 250),
    ("Rotate the signing keys before the old ones are revoked", "relay", "", _asks, 125),
    ("Übersetzung der Hilfetexte prüfen", "handbuch", "", _ends, 900),
    ("修复上传测试中的竞态条件", "atlas", "", _plans, 12),
    ("Why does the relay drop the first webhook after a restart, on Mondays?", "relay", "work", _fails, 400),
    ("إصلاح اختبار الرفع المتقطع", "relay", "work", _retries, 5),
)


def open_sessions(screen: WindowEngine, count: int = 0) -> list[LiveSession]:
    """Open the sessions of the page, or `count` sessions that work."""
    return [session for session, _ in _opened(screen, count)]


def _opened(screen: WindowEngine, count: int) -> Iterator[tuple[LiveSession, SessionView]]:
    made = _MADE if not count else tuple((f"Session {n}", "atlas", "", _works, 1.0 * n) for n in range(count))
    for number, (title, folder, profile, bring, seconds) in enumerate(made):
        session = LiveSession(folder=f"/home/someone/src/{folder}", title=title)
        session.info.session_id = f"overview{number}"
        view = screen.app.add_view()
        view.attach(session)
        view.set_profile(ProfileMark(profile, "blue" if profile else ""))
        bring(session)
        session.pass_time(seconds)
        yield session, view


def complete(state: str, screen: WindowEngine) -> None:
    """Open the sessions of this state. Call this after the state's session is attached."""
    listed = screen.app.session_list
    if state == "overview-none":
        listed.show([])
    elif state in STATES:
        open_sessions(screen, 100 if state == "overview-many" else 0)
        listed.apply_changes(list(some()))


def open_page(state: str, screen: WindowEngine) -> None:
    """Choose the first row, whose request is shown then. Call this when the page is visible."""
    if state == "overview-terminal":
        ids = [each.id for each in some()][:3]
        kinds = (
            (RunningStatus.BUSY, "Bash", "pytest -q"), (RunningStatus.WAITING, "Edit", "client.py"),
            (RunningStatus.IDLE, "", ""),
        )  # fmt: skip
        now = time.time()
        screen.app.overview_view.show_terminals(
            TerminalSession(id, status, now - 300, now - 40, tool, title)
            for id, (status, tool, title) in zip(ids, kinds, strict=True)
        )
    if state == "overview-asked":
        screen.app.overview_view.enter(0)
