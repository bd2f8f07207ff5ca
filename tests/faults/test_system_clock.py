"""The system clock is set: durations continue evenly, days begin on time, and no message is lost."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.paths import AppPaths
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.core.transcript_feed import MonotonicClock
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.relative_time import DayBounds
from claude_desk.workspace.settings import Settings
from tests.e2e.desk import Desk
from tests.faults.disk_faults import (
    answering,
    ask,
    assert_whole,
    change_all,
    draft_is_kept,
    keep_session_file,
    options_of,
    sent_of,
)
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.session_harness import WIRE, calling, ending, tool

DAY = 86_400.0


class Clock:
    """The system's clock, off by `by` seconds."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.by = 0.0
        true = time.time
        patch.setattr(time, "time", lambda: true() + self.by)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def test_a_clock_for_durations_goes_on_evenly(clock: Clock) -> None:
    steady = MonotonicClock()
    before = steady()
    for by in (-DAY, DAY, 30 * 365 * DAY):
        clock.by = by
        assert 0 <= steady() - before < 60
    steady.set()
    assert abs(steady() - time.time()) < 60


@pytest.mark.seconds(120)
@pytest.mark.parametrize("by", [-DAY, DAY])
async def test_it_jumps_in_the_midst_of_a_turn(
    by: float, clock: Clock, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Neither a footer nor a tool nor the state says that a day has passed. The next message has the new
    time."""
    asks = calling().ask(WIRE.can_use_tool(tool())).write(WIRE.tool_result("toolu_1", "made", None))
    steps = ending(asks)
    steps.steps += Steps().await_user().write(*WIRE.text_turn("Later.", message_id="msg_2")).steps
    root = tmp_path / "desk"
    async with Desk(options_of(project, Script(steps)), environment, root) as desk:
        await desk.say("go on")
        await desk.until_state(SessionPhase.WAITING)
        clock.by = by
        assert "h" not in desk.screen.app.view.property("stateWords").partition("·")[2]
        await desk.decide("Allow once")
        await desk.until_row("Claude: Done.")
        await desk.until_state(SessionPhase.READY)
        took = [e.footer.seconds for e in desk.session.entries if e.footer is not None]
        assert len(took) == 1
        assert 0 <= took[0] < 600
        (call,) = [e.tool for e in desk.session.entries if e.tool is not None]
        assert 0 <= call.ended - call.started < 600
        await ask(desk, "and now", "Later.")
        last = [e for e in desk.session.entries if e.kind is EntryKind.USER][-1]
        assert abs(last.began - time.time()) < 600


@pytest.mark.seconds(120)
async def test_a_day_back_and_forth_between_runs(
    clock: Clock, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The files that were written last are used, whatever their time stamps say."""
    root = tmp_path / "desk"
    for number, by in enumerate([0.0, -40 * DAY, DAY]):
        clock.by = by
        async with Desk(answering(project), environment, root) as desk:
            assert desk.written() == (f"draft {number - 1}" if number else "")
            await change_all(desk, number)
            await draft_is_kept(root / "data", f"draft {number}")
            sent = sent_of(root / "data", desk.session.info.session_id)
            assert sent == [f"message {earlier}" for earlier in range(number + 1)]
            keep_session_file(environment, project, desk.session.info.session_id, *sent)
    assert_whole(root)
    assert Settings(AppPaths.under(root)).kept.text_scale == 1.02


@pytest.mark.usefixtures("berlin")
def test_days_of_23_and_25_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    for month, day, hours in ((3, 29, 23), (10, 25, 25)):  # 2026
        midnight = time.mktime((2026, month, day, 0, 0, 0, 0, 0, -1))
        days = DayBounds.around(midnight + 3600)
        assert days.tomorrow - days.today == hours * 3600
        for at, past in ((0, False), (hours * 3600 - 1, False), (hours * 3600, True), (-1, True)):
            monkeypatch.setattr(time, "time", lambda at=at: midnight + at)  # noqa: B023
            assert days.past is past
