"""Messages that are sent when a usage limit is reset: once, or not at all and with a word."""

import asyncio
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.wire.messages import RateLimitEvent
from claude_desk.session.core import usage as usage_module
from claude_desk.session.machine.scheduled_sends import LATEST, ScheduledSend, due_sends
from claude_desk.session.turns import scheduled_messages
from claude_desk.session.turns.message_queue import OutgoingMessage
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, reply

RESET = 10_000.0
SENT = "notice: The usage limit was reset. The waiting message is sent now."
MISSED_TWO = "2 messages that waited for the usage limit’s reset were not sent: their time has passed."
MISSED = "notice: The message that waited for the usage limit’s reset was not sent: its time has passed."


class Clock:
    def __init__(self) -> None:
        self.now = RESET - 600

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that the test sets."""
    made = Clock()
    for module in (usage_module, scheduled_messages):
        monkeypatch.setattr(module, "time", SimpleNamespace(time=made.time))
    return made


def limited(held: SessionHarness, kind: str = "five_hour", reset: float = RESET) -> None:
    info = {"status": "rejected", "rateLimitType": kind, "resetsAt": reset}
    held.session.usage.observe([RateLimitEvent(rate_limit_info=info)])


def stages(held: SessionHarness) -> list[str]:
    return [str(each.stage) for each in held.session.message_dispatch.queue.queue]


def refused() -> Steps:
    """A turn that the limit refuses."""
    error = WIRE.assistant("msg_1", {"type": "text", "text": "You've hit your limit"})
    error |= {"error": "rate_limit", "isApiErrorMessage": True}
    return (
        Steps()
        .await_user()
        .write(WIRE.init("default"), error, WIRE.result("You've hit your limit") | {"is_error": True})
    )


def joined(*turns: Steps) -> Steps:
    made = Steps()
    for each in turns:
        made.steps += each.steps
    return made


def wake(held: SessionHarness, clock: Clock, now: float) -> None:
    """The timer fires, perhaps late."""
    clock.now = now
    held.session.scheduled_messages.look()


# --- the decision ------------------------------------------------------------------------------------

SCHEDULED = st.lists(
    st.builds(ScheduledSend, st.sampled_from("abcd"), st.floats(0, 20_000)),
    max_size=4,
    unique_by=lambda each: each.uuid,
)


@given(SCHEDULED, st.floats(0, 20_000), st.booleans())
def test_each_message_is_sent_or_missed_or_waits(
    scheduled: list[ScheduledSend], now: float, limit: bool
) -> None:
    due = due_sends(scheduled, now, limited=limit)
    left = {each.uuid for each in scheduled} - {*due.send, *due.miss}
    assert not {*due.send} & {*due.miss}
    for each in scheduled:
        assert (each.uuid in left) == (each.at > now), (
            "nothing is sent too early, and nothing is kept too long"
        )
        assert each.uuid not in due.send or (not limit and now - each.at <= LATEST)
    assert (due.wait is None) == (not left)
    assert due.wait is None or 0 < due.wait <= 30


@given(st.lists(st.tuples(st.floats(-100, 4000), st.booleans()), min_size=1, max_size=20))
def test_over_any_clock_a_message_is_settled_once(looks: list[tuple[float, bool]]) -> None:
    """The clock goes forward and back, stands still, and the timer is late."""
    waiting, now, settled = [ScheduledSend("a", 1000.0)], 0.0, 0
    for step, limit in looks:
        now += step
        due = due_sends(waiting, now, limited=limit)
        gone = {*due.send, *due.miss}
        settled += len(gone)
        waiting = [each for each in waiting if each.uuid not in gone]
    assert settled + len(waiting) == 1


# --- in a session ------------------------------------------------------------------------------------


async def test_a_message_is_sent_once_after_the_reset(make_session: MakeSession, clock: Clock) -> None:
    held = make_session(Script(reply("Here again.")))
    limited(held)
    moment = held.session.scheduled_messages.moment
    assert moment > RESET
    held.session.send("go on", send_at=moment)
    assert stages(held) == ["scheduled"] and held.rows == [], "nothing starts"
    wake(held, clock, RESET + 1)
    assert stages(held) == ["scheduled"]
    wake(held, clock, moment)
    wake(held, clock, moment + 1)
    await held.says("Here again.")
    assert held.rows[0] == SENT and held.rows.count("user: go on") == 1
    await held.session.close()
    assert held.prompts() == ["go on"]


async def test_a_waiting_message_is_sent_after_messages_of_the_user(
    make_session: MakeSession, clock: Clock
) -> None:
    """A message that waits for its moment holds no other message up."""
    held = make_session(Script(joined(reply("First."), reply("Second."))))
    held.session.send("later", send_at=RESET)
    await held.turn("now")
    wake(held, clock, RESET)
    await held.says("Second.")
    await held.session.close()
    assert held.prompts() == ["now", "later"]


async def test_a_message_that_the_limit_refused_is_sent_again(
    make_session: MakeSession, clock: Clock
) -> None:
    held = make_session(Script(joined(refused(), reply("Here again."))))
    await held.turn("one")
    parts = held.session.scheduled_messages
    assert not parts.offers, "no limit is known"
    limited(held)
    assert parts.offers
    parts.send_then()
    assert stages(held) == ["scheduled"] and not parts.offers, "it is not offered twice"
    wake(held, clock, parts.moment)
    await held.says("Here again.")
    await held.session.close()
    assert held.prompts() == ["one", "one"]


@pytest.mark.parametrize("late", [10.0, LATEST + 1000])
async def test_a_late_timer(make_session: MakeSession, clock: Clock, late: float) -> None:
    """The computer has slept."""
    held = make_session(Script(reply("Here again.")))
    held.session.send("go on", send_at=RESET)
    wake(held, clock, RESET + late)
    if late < LATEST:
        await held.says("Here again.")
    else:
        assert stages(held) == ["unsent"] and held.rows == [MISSED]
    await held.session.close()
    assert held.prompts() == (["go on"] if late < LATEST else [])


async def test_another_limit_holds_the_message_for_the_user(make_session: MakeSession, clock: Clock) -> None:
    held = make_session(Script(reply("Here again.")))
    held.session.send("go on", send_at=RESET)
    limited(held, "seven_day", RESET + 90_000)
    wake(held, clock, RESET + 1)
    assert stages(held) == ["unsent"] and held.rows == [MISSED]


async def test_what_the_user_sends_or_takes_back_is_not_sent_again(
    make_session: MakeSession, clock: Clock
) -> None:
    held = make_session(Script(reply("Here again.")))
    for text in ("one", "two", "three"):
        held.session.send(text, send_at=RESET)
    first, second, third = (each.uuid for each in held.session.message_dispatch.queue.queue)
    held.session.message_dispatch.send_now(first)
    held.session.message_dispatch.remove(second)
    held.session.message_dispatch.unschedule(third)
    wake(held, clock, RESET + 1)
    await held.says("Here again.")
    assert stages(held) == ["unsent"]
    await held.session.close()
    assert held.prompts() == ["one"]


@pytest.mark.parametrize("passed", [False, True])
async def test_a_restart_of_the_program(make_session: MakeSession, clock: Clock, passed: bool) -> None:
    """If the moment has passed meanwhile, the message waits for the user."""
    message = OutgoingMessage("u-1", "go on", send_at=RESET)
    clock.now = RESET + 5 if passed else RESET - 5
    held = make_session(Script(reply("Here again.")))
    held.session.restore([message])
    assert stages(held) == ["unsent" if passed else "scheduled"]
    assert held.rows == ([MISSED] if passed else [])
    if not passed:
        wake(held, clock, RESET)
        await held.says("Here again.")
    await held.session.close()
    assert held.prompts() == ([] if passed else ["go on"])


async def test_late_and_due_messages_at_one_look(make_session: MakeSession, clock: Clock) -> None:
    """After a sleep, one look settles both kinds. Each message is sent once, and each notice comes once."""
    messages = [
        OutgoingMessage("u-1", "old", send_at=RESET),
        OutgoingMessage("u-2", "older", send_at=RESET + 1),
        OutgoingMessage("u-3", "due", send_at=RESET + LATEST),
    ]
    held = make_session(Script(joined(reply("Here."), reply("Again."))))
    held.session.restore(messages)
    assert stages(held) == ["scheduled"] * 3
    wake(held, clock, RESET + LATEST + 10)
    assert stages(held) == ["unsent", "unsent", "waiting"]
    said = [row for row in held.rows if row.startswith("notice: ")]
    assert said == [SENT, "notice: " + MISSED_TWO]
    await held.says("Here.")
    held.session.message_dispatch.send_scheduled(["u-3"])
    await held.session.close()
    assert held.prompts() == ["due"]


async def test_a_moment_while_the_session_closes(make_session: MakeSession, clock: Clock) -> None:
    """The message is kept with its moment, and nobody says that it is sent."""
    held = make_session(Script(reply("Here again.")))
    held.session.restore([OutgoingMessage("u-1", "go on", send_at=RESET)])
    task = asyncio.create_task(held.session.close())
    await asyncio.sleep(0)
    wake(held, clock, RESET)
    await task
    wake(held, clock, RESET + 1)
    assert stages(held) == ["scheduled"] and held.rows == []
    assert held.prompts() == []
