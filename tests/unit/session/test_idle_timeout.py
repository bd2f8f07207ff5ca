"""An idle child is ended, and the next message starts another child; a session switches to another CLI."""

from pathlib import Path

from claude_desk.paths import AppPaths
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.entries import EntryKind
from claude_desk.workspace.idle_timeout import IdleTimeout
from claude_desk.workspace.settings import Settings
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import reply


async def test_at_rest_it_comes_back_with_the_next_message(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")), Script(resumed=reply("Again.")))
    await held.turn("go")
    session_id = held.session.info.session_id
    held.session.rest()
    await held.state(SessionPhase.NOT_RUNNING)
    assert [entry for entry in held.session.entries if entry.kind is EntryKind.ERROR] == []
    assert held.rows == ["user: go", "prose: Hi.", "footer: done"]
    held.session.send("more")
    await held.until(lambda: len(held.footers) == 2)
    assert held.flag(2, "--resume") == session_id


async def test_what_works_is_not_put_to_rest(make_session: MakeSession) -> None:
    held = make_session(Script(Steps().await_user().await_control("interrupt", {})))
    held.session.send("go")
    await held.state(SessionPhase.WORKING)
    held.session.rest()
    assert held.session.state.phase is SessionPhase.WORKING


async def test_another_cli_goes_on_with_the_conversation(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")), Script(resumed=reply("Again.")))
    await held.turn("go")
    held.session.use(held.session.command)
    await held.until(lambda: len(held.starts) == 2)
    await held.state(SessionPhase.READY)
    await held.turn("more")
    assert "prose: Again." in held.rows


async def test_the_time_runs_only_while_nothing_is_done(make_session: MakeSession, tmp_path: Path) -> None:
    held = make_session(Script(reply("Hi.")))
    settings = Settings(AppPaths.under(tmp_path / "places"))
    rest = IdleTimeout(settings)
    rest.watch(held.session)
    await held.turn("go")
    await held.state(SessionPhase.READY)
    assert not rest._timer.isActive()
    settings.set("rest_minutes", 5)
    assert rest._timer.interval() == 300_000
    assert rest._timer.isActive()
    rest._timer.setInterval(0)
    await held.state(SessionPhase.NOT_RUNNING)
    assert not rest._timer.isActive()


async def test_what_is_sent_meanwhile_starts_it_again(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")), Script(resumed=reply("Again.")))
    await held.turn("go")
    held.session.rest()
    held.session.send("more")
    await held.until(lambda: len(held.footers) == 2)
    assert held.restored == []
