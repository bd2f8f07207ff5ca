"""Whatever agents do after their turns were evicted, the rows equal the rows of a session that keeps all
turns."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from claude_desk.session.history import page_window, turn_eviction
from claude_desk.transcript.events import ChildEnded
from tests.unit.session.eviction_pair import Talk, Ticks
from tests.unit.transcript.cli_messages import (
    Frame,
    result_of,
    said,
    start,
    streamed,
    system,
    text,
    tool,
    user,
)
from tests.whole_tables import examples

# Pages are as small as possible, and a distance of two rows counts as far.
SMALL = patch.multiple(turn_eviction, NEWEST=6, SLACK=3, PAGE_ROWS=5, AHEAD=1)
NEAR = patch.multiple(page_window, AHEAD=1, KEPT=6)
TAG = "<task-notification><task-id>g{0}</task-id><status>completed</status><summary>{1}</summary>"


def call_of(agent: str) -> list[Frame]:
    return [said(tool(agent, "Agent", description=f"Look {agent}"), id=agent)]


def launched(agent: str, number: int) -> list[Frame]:
    told = {"status": "async_launched", "agentId": f"g{agent}"}
    return [*call_of(agent), result_of(agent, "Async agent launched", tool_use_result=told)]


def waited_for(agent: str, number: int) -> list[Frame]:
    begun = system("task_started", task_id=f"g{agent}", tool_use_id=agent)
    return [*call_of(agent), begun, *calls(agent, number), result_of(agent, "Found")]


def calls(agent: str, number: int) -> list[Frame]:
    name = f"c{number}"
    return [said(tool(name), id=name, parent=agent), result_of(name, parent=agent)]


def says(agent: str, number: int) -> list[Frame]:
    return [said(text(f"Words {number}"), id=f"s{number}", parent=agent)]


def streams(agent: str, number: int) -> list[Frame]:
    return [start(f"d{number}", agent), *streamed(0, text(""), "Words ", f"{number}", parent=agent)]


def begins_another(agent: str, number: int) -> list[Frame]:
    inner = f"{agent}.{number}"
    call = said(tool(inner, "Agent", description="Help"), id=inner, parent=agent)
    return [call, result_of(inner, parent=agent), *says(inner, number)]


def goes_on(agent: str, number: int) -> list[Frame]:
    return [system("task_progress", task_id=f"g{agent}", usage={"tool_uses": number})]


def ends(agent: str, number: int) -> list[Frame]:
    return [system("task_notification", task_id=f"g{agent}", status="completed", summary=f"Done {number}")]


def ends_by_update(agent: str, number: int) -> list[Frame]:
    return [system("task_updated", task_id=f"g{agent}", patch={"status": "completed"})]


def is_told_of(agent: str, number: int) -> list[Frame]:
    return [user(f"{TAG.format(agent, f'Done {number}')}</task-notification>")]


Told = Callable[[str, int], list[Frame]]
BEGINS: list[Told] = [launched, waited_for]
GOES_ON: list[Told] = [
    calls, says, streams, begins_another, goes_on, ends, ends_by_update, is_told_of,
]  # fmt: skip
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["turns", "look", "begin", "agent", "agent", "agent"]), st.integers(0, 40)),
        st.tuples(st.just("gone"), st.just(0)),
    ),
    min_size=8,
    max_size=30,
)


def play(talk: Talk, what: str, pick: int, number: int, agents: list[str]) -> None:
    match what:
        case "turns":
            for turn in range(pick % 6 + 1):
                talk.turn(1000 * number + turn)
        case "begin":
            talk.turn(1000 * number, *BEGINS[pick % len(BEGINS)](f"a{number}", number))
        case "agent" if agents:
            talk.take(*GOES_ON[pick % len(GOES_ON)](agents[pick % len(agents)], number))
        case "gone":
            talk.feed.feed_now(ChildEnded("", stopped=True))


class StepClock(Ticks):
    """Stays the same until a test changes `seconds`, so that everything that ends with the child ends at the
    same time, in any order."""

    def __call__(self) -> float:
        return self.seconds


async def compare(steps: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clock = StepClock()
        talk, other = Talk(Path(folder), clock), Talk(None, clock)
        agents: list[str] = []
        for number, (what, pick) in enumerate(steps, 1):
            clock.seconds += 1
            for each in (talk, other):
                play(each, what, pick, number, agents)
                await each.settled()
            if what == "look":
                await talk.look(pick, pick + 2)
            if what == "begin":
                agents.append(f"a{number}")
            assert talk.told() == other.told()
            assert talk.agrees()


@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(steps=STEPS)
@example(
    steps=[
        *[("begin", 0), ("begin", 0), ("agent", 0), ("gone", 0)],
        *[("begin", 0), ("agent", 2), ("agent", 18), ("gone", 0)],
    ]
)
@example(steps=[("begin", 1), ("turns", 5), ("agent", 0), ("agent", 3), ("turns", 5), ("agent", 5)])
def test_the_rows_are_those_of_a_session_that_lets_nothing_go(
    on_loop: Callable[..., object], steps: list[tuple[str, int]]
) -> None:
    with SMALL, NEAR:
        on_loop(compare(steps))
