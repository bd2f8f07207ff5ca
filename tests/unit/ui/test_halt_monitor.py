"""The program checks for a halted CLI only while a turn runs and the window is visible."""

from collections.abc import Iterator

import pytest

from claude_desk.ui.session import halt_monitor
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.live_session import LiveSession
from tests.waiting import signal_of


@pytest.fixture
def session() -> LiveSession:
    return LiveSession()


@pytest.fixture
def view(session: LiveSession, qapp: object) -> Iterator[SessionView]:
    view = SessionView(ProseRenderer())
    view.attach(session)
    yield view
    view.detach()


def looks(view: SessionView) -> bool:
    return view._halts._later.isActive()


def test_nothing_is_looked_for_while_it_is_idle_or_hidden(view: SessionView, session: LiveSession) -> None:
    view.set_shown(True)
    assert not looks(view)
    session.works()
    assert looks(view)
    session.bring_to("waiting")
    assert not looks(view)
    session.bring_to("working")
    view.set_shown(False)
    assert not looks(view)
    view.set_shown(True)
    assert looks(view)
    view.detach()
    assert not looks(view)


async def test_it_is_not_asked_for_before_it_is_silent(
    view: SessionView, session: LiveSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A CLI that writes is not halted, so /proc is not read."""
    monkeypatch.setattr(halt_monitor, "QUIET_SECONDS", 0.01)
    session.cli.halted_pid = 7
    view.set_shown(True)
    session.works()
    await signal_of(view._halts._later.timeout)
    assert view.property("stateWords") == "Working"
    assert looks(view)
    session.cli.silent_seconds = 1.0
    await signal_of(view._halts.changed)
    assert "Claude Code is suspended" in view.property("stateWords")
    session.rests()
    assert view.property("stateWords") == "Done"
