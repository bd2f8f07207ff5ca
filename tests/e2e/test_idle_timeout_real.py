"""Ending an idle child and using another Claude Code, with both real CLIs: the conversation continues."""

import json

import pytest

from claude_desk.agent.finder import Command
from claude_desk.session.core.session_state import SessionPhase
from tests import clis
from tests.clis import Cli
from tests.e2e.conftest import RealSession
from tests.e2e.test_session_real import cli_process, turn
from tests.standin import StandIn

pytestmark = pytest.mark.seconds(120)


async def test_at_rest_no_process_is_left_and_the_next_message_goes_on(
    real_session: RealSession, api: StandIn
) -> None:
    api.on("remember seven", ["I will."])
    api.on("which number", ["Seven."])
    held = real_session()
    await turn(held, "remember seven")
    process = cli_process()
    held.session.rest()
    await held.state(SessionPhase.NOT_RUNNING, 60)
    assert not process.is_running()
    await turn(held, "which number")
    assert "remember seven" in json.dumps(api.turns[-1].body["messages"])
    assert held.rows[-2:] == ["prose: Seven.", "footer: done"]


async def test_another_version_takes_the_conversation_up(
    real_session: RealSession, api: StandIn, cli: Cli
) -> None:
    api.on("remember seven", ["I will."])
    api.on("which number", ["Seven."])
    held = real_session()
    await turn(held, "remember seven")
    (other,) = [each for each in clis.BOTH if each is not cli]
    program, *first = other.command()
    held.session.use(Command(program, tuple(first)))
    await held.until(lambda: len(held.states) > 3 and held.session.state.phase is SessionPhase.READY, 60)
    await turn(held, "which number")
    assert held.session.info.version == other.version
    assert "remember seven" in json.dumps(api.turns[-1].body["messages"])
