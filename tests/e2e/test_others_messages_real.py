"""With both real CLIs: another session, an agent and a teammate send messages. The window shows each message
with its sender's name, live and after the session is opened again."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e.conftest import RealSession
from tests.e2e.scenarios_teams import team_create
from tests.e2e.test_rewinding_real import Reader
from tests.e2e.test_session_real import saved
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = [pytest.mark.seconds(120), pytest.mark.both_versions]

WORDS = "Run the <b>tests</b>."
HEARD = "I have heard it."
# Parts of the socket's path, and of the tags around the message.
RAW = ("uds:", "cc-socks", "session-message", "teammate-message", "Another Claude session sent")
Check: TypeAlias = Callable[[SessionHarness, str], Awaitable[None]]


def to(name: str) -> ToolUse:
    """Return a call of SendMessage, with the fields of both versions."""
    given = {"to": name, "message": WORDS, "summary": "x"}
    return ToolUse("SendMessage", given | {"type": "message", "recipient": name, "content": WORDS})


@pytest.fixture
def check(real_session: RealSession, project: Path, environment: dict[str, str]) -> Check:
    """Check that the message is a notice of its sender and nothing else, and is read so from the file."""

    def rows(held: SessionHarness) -> list[str]:
        assert not [row for row in held.rows for mark in RAW if mark in row]
        return [row for row in held.rows if WORDS in row and not row.startswith("tool:")]

    async def check_message(held: SessionHarness, sender: str) -> None:
        notice = f"notice: {sender} says: {WORDS}"
        await held.until(lambda: notice in held.rows and f"prose: {HEARD}" in held.rows, 60)
        await held.state(SessionPhase.READY, 60)
        assert rows(held) == [notice]
        await saved(environment, HEARD)
        await held.session.close()
        again = real_session(
            resume=held.session.info.session_id, library=Reader(environment, project.parent / "j")
        )
        again.session.history.begin()
        await again.until(lambda: f"prose: {HEARD}" in again.rows, 60)
        assert rows(again) == [notice]

    return check_message


async def test_of_another_session(real_session: RealSession, cli: Cli, api: StandIn, check: Check) -> None:
    if cli is clis.OLD:
        pytest.skip("2.1.37 has no messages between sessions")
    api.on("who am I", [Answer(ToolUse("ListAgents", {})), "Known."])
    first, second = (real_session(mode="bypassPermissions") for _ in range(2))
    names = []
    for held in (first, second):
        await held.turn("who am I")
        found = re.search(r"This session is (\S+)", api.last_tool_result("who am I"))
        assert found is not None, api.last_tool_result("who am I")
        names.append(found[1])
    api.on("tell the other", [Answer(to(names[1])), "Told."])
    api.on(WORDS, [HEARD], forever=True)
    await first.turn("tell the other")
    await check(second, names[0])


async def test_of_an_agent_or_a_teammate(
    real_session: RealSession, cli: Cli, api: StandIn, check: Check
) -> None:
    """An agent of 2.1.330 writes to the main conversation. A teammate of 2.1.37 writes to its team's lead."""
    old = cli is clis.OLD
    given = {"description": "Look", "prompt": "The mate works", "subagent_type": "general-purpose"}
    given |= {"name": "mate", "run_in_background": True} | ({"team_name": "crew"} if old else {})
    begins = [Answer(team_create("crew"))] if old else []
    api.on("begin it", [*begins, Answer(ToolUse("Task" if old else "Agent", given)), "It works."])
    api.on("The mate works", [Answer(to("team-lead" if old else "main")), "I told it."])
    api.on("Shut down your team", ["It is shut down."])
    for words in ("task-notification", "idle_notification", WORDS):  # they may come together
        api.on(words, [HEARD], forever=True)
    held = real_session(mode="bypassPermissions")
    await held.turn("begin it")
    await check(held, "mate")
