"""Secret variables of the CLI's environment: if they cannot be read, the CLI does not start."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import psutil
import pytest

from claude_desk.agent.agent import Agent, StartFailed
from claude_desk.agent.child_environment import SecretsUnavailable
from claude_desk.agent.finder import Command
from claude_desk.protocol.launch_options import LaunchOptions
from claude_desk.protocol.phrase import Phrase
from tests.scripted_cli.script import Script
from tests.unit.agent.agent_harness import AgentHarness, clean_environment

WHY = Phrase("process_end.profile_gone")


class Secrets:
    """Secrets that are returned, or refused, when the test says so."""

    def __init__(self, found: Mapping[str, str] | None = None) -> None:
        self.values = set((found or {}).values())
        self.asked = asyncio.Event()
        self.given = asyncio.Event()
        self._found = found

    async def read(self) -> Mapping[str, str]:
        self.asked.set()
        await self.given.wait()
        if self._found is None:
            raise SecretsUnavailable(WHY)
        return self._found


async def start(harness: AgentHarness, secrets: Secrets, **more: str) -> None:
    program, *arguments = Script().save(harness.folder / "script.json")
    command = Command(program, tuple(arguments))
    environ = clean_environment(harness.folder) | more
    await harness.agent.start(command, LaunchOptions(), str(harness.folder), environ, 20.0, secrets)


async def test_they_stand_over_the_environment(agent_harness: AgentHarness) -> None:
    secrets = Secrets({"MY_KEY": "canary", "LANG": "de"})
    secrets.given.set()
    await start(agent_harness, secrets, LANG="en", OTHER="x")
    environ = psutil.Process(agent_harness.agent._child.pid).environ()
    assert [environ[name] for name in ("MY_KEY", "LANG", "OTHER")] == ["canary", "de", "x"]
    await agent_harness.agent.close()


async def test_nothing_starts_where_one_is_missing(agent_harness: AgentHarness) -> None:
    secrets = Secrets()
    secrets.given.set()
    with pytest.raises(StartFailed) as failed:
        await start(agent_harness, secrets)
    outcome = failed.value.outcome
    assert (outcome.started, outcome.error) == (False, WHY)
    assert agent_harness.heard == [("ended", outcome)]
    assert await agent_harness.agent.close() == outcome


@pytest.mark.parametrize("end", [Agent.kill, Agent.terminate, Agent.interrupt_process, Agent.close])
async def test_an_end_that_is_asked_for_meanwhile_comes_at_once(
    agent_harness: AgentHarness, end: Callable[[Agent], Awaitable[object] | None]
) -> None:
    secrets = Secrets({"MY_KEY": "canary"})
    starting = asyncio.ensure_future(start(agent_harness, secrets))
    await secrets.asked.wait()
    assert not agent_harness.agent.running
    if (ending := end(agent_harness.agent)) is not None:
        await ending
    outcome = await agent_harness.end()
    assert not outcome.started
    secrets.given.set()
    with pytest.raises(StartFailed):
        await starting
    assert agent_harness.heard == [("ended", outcome)]
    assert not agent_harness.log.exists()


async def test_who_waits_no_more_ends_it(agent_harness: AgentHarness) -> None:
    secrets = Secrets({"MY_KEY": "canary"})
    starting = asyncio.ensure_future(start(agent_harness, secrets))
    await secrets.asked.wait()
    starting.cancel()
    assert not (await agent_harness.end()).started
    with pytest.raises(asyncio.CancelledError):
        await starting
