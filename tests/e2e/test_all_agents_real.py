"""Agents of every kind in one conversation with both real CLIs: they work at the same time, end in every way,
are killed together with Claude Code, and are the same after the conversation is opened again."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.workers.worker_tree import Worker, WorkerState
from tests import clis
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.e2e.desk import Desk
from tests.e2e.reopen_check import Tolerated
from tests.e2e.test_agents_real import agent
from tests.e2e.test_session_real import cli_process, saved, session_files
from tests.standin import Answer, HttpError, StandIn, Text, ToolUse

pytestmark = pytest.mark.seconds(180)

DONE, FAILED, LOST = WorkerState.DONE, WorkerState.FAILED, WorkerState.LOST
WORKING, BY_USER = WorkerState.WORKING, WorkerState.STOPPED_BY_USER
AT_ONCE = 20  # the most agents that 2.1.330 lets work at the same time
SCRIPT = """export const meta = {
  name: 'survey', description: 'A survey', phases: [{title: 'Look'}, {title: 'Join'}],
}
phase('Look')
const found = await parallel([
  () => agent('Survey the north', {label: 'north'}), () => agent('Survey the south', {label: 'south'}),
])
phase('Join')
return await agent('Survey all: ' + found.join(), {label: 'all'})
"""
TOLERATED = {
    clis.OLD.version: Tolerated(
        "what an agent in the background does is in its own file alone, and the stream reports its end only"
        " with the next message, but the file soon has it, unless Claude Code was killed before",
        lambda entry: (
            bool(entry.depth)
            or (entry.tool is not None and entry.tool.name == "Task")
            or entry.content == Phrase("task.agent_result", agent="Crowd 01", said="Crowd 01 is over.")
        ),
    ),
}


class Crowd:
    """Agents with a gate each: the agent `name` ends when `end(name)` is called."""

    def __init__(self, api: StandIn, names: list[str]) -> None:
        self._api = api
        self.calls = [agent(name, f"Join {name}") for name in names]
        for name in names:
            api.on(f"Join {name}", [Answer(Text(api.gate(name), f"{name} is over."))])

    def end(self, name: str) -> None:
        self._api.gate(name).release()


def named(session: Session) -> dict[str, Worker]:
    return {worker.name: worker for worker in session.workers.workers.values()}


def states(session: Session) -> dict[str, WorkerState]:
    return {name: worker.state for name, worker in named(session).items()}


async def until_states(session: Session, wanted: dict[str, WorkerState]) -> None:
    def are_so() -> bool:
        session.subagents.look()  # 2.1.37 reports ends only in files
        return wanted.items() <= states(session).items()

    try:
        async with asyncio.timeout(60):
            while not are_so():
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise TimeoutError(f"{states(session)}, not {wanted}") from None


async def steps_from_files(session: Session) -> list[tuple[str, int]]:
    """Return the phases and agents of the workflow of an earlier process, once its files are read."""
    async with asyncio.timeout(60):
        while not (steps := named(session)["survey"].steps):
            session.subagents.look()
            await asyncio.sleep(0.05)
    return [(step.title, step.phase) for step in steps]


async def heard(api: StandIn, *words: str) -> None:
    """Wait until the API got all of these words."""
    for each in words:
        await api.request_of(lambda request, told=each: told in str(request.messages))


async def all_written(session: Session, environment: dict[str, str]) -> None:
    """Wait until the file has each answer. A killed CLI loses what it has not written."""
    answers = sum(entry.content == "Heard." for entry in session.entries)
    async with asyncio.timeout(60):
        while sum(file.read_text().count('"text":"Heard."') for file in session_files(environment)) < answers:
            await asyncio.sleep(0.05)


async def follow_an_agent_of_the_workflow(desk: Desk) -> None:
    """Open an agent of the workflow as a conversation, while it works. Its rows come from its file."""
    view = desk.screen.app.view
    step = next(step for step in named(desk.session)["survey"].steps if step.title == "north")
    [key] = [each.id for each in desk.session.entries if each.tool and each.tool.id == step.agent_id]
    view.opened.show(key)
    await desk.until_row("I look.")
    assert [part["name"] for part in view.opened.path] == ["survey", "Look", "north"]
    assert view.opened.state == "working"
    view.opened.show("")


async def test_agents_of_every_kind(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """2.1.37 has no agents of agents and no workflows, stops no single agent, and says nothing of agents in
    the background. `scenarios_teams.TEAMMATE` has its teammates."""
    new = cli is clis.NEW
    (project / "a.txt").write_text("alpha")
    read = ToolUse("Read", {"file_path": str(project / "a.txt")})
    crowd = Crowd(api, [f"Crowd {number:02}" for number in range(AT_ONCE - 4 if new else AT_ONCE - 1)])
    calls = [agent("Broken", "Break down"), *crowd.calls]
    api.on("Break down", [HttpError(400, "invalid_request_error", "No such thing")])
    if new:
        mate = agent("Mate", "Work as a mate")
        mate = replace(mate, input={**mate.input, "name": "mate"})
        calls += [agent("Outer", "Work outside"), mate, ToolUse("Workflow", {"script": SCRIPT})]
    tell = ToolUse("SendMessage", {"to": "main", "message": "I began.", "summary": "began"})
    api.on("start all", [Answer(*calls), "All work."])
    ask = Answer("I ask.", agent("Inner", "Work inside"))
    api.on("Work outside", [ask, Answer(Text(api.gate("outer"), "Outside."))])
    api.on("Work inside", [Answer("I read.", read), Answer(Text(api.gate("inner"), "Inside."))])
    api.on("Work as a mate", [Answer(tell), Answer(Text(api.gate("mate"), "Mate."))])
    api.on("Survey the north", [Answer("I look.", read), Answer(Text(api.gate("north"), "North."))])
    api.on("Survey the south", [Answer(Text(api.gate("south"), "South."))])
    api.on("Survey all", [Answer(Text(api.gate("all"), "All of it."))])
    api.on("a long one", [Answer(Text("It begins", api.gate("long"), "."))])
    for words in ("task-notification", "I began."):
        api.on(words, ["Heard."], forever=True)
    home, journals = tmp_path / "home", tmp_path / "desk" / "data" / "journals"
    options = Options(directory=str(project), cli=" ".join(cli.command()), mode="bypassPermissions")
    everyone = {f"Crowd {number:02}": WORKING for number in range(len(crowd.calls))}
    everyone |= {"Outer": WORKING, "Inner": WORKING, "Mate": WORKING, "survey": WORKING} if new else {}
    async with Desk(options, environment, tmp_path / "desk") as desk:
        session = desk.session
        rests = SessionPhase.AGENTS if new else SessionPhase.READY
        await desk.say("start all")
        await desk.until_row("All work.")
        await until_states(session, everyone | {"Broken": FAILED})
        if new:  # a message that is sent when Claude Code begins a turn by itself is shown before that turn
            await heard(api, '"Broken" failed', "I began.")
        await desk.until_state(rests)
        await desk.say("a long one")
        await desk.until_row("It begins")
        session.stop()
        await desk.until_state(rests)
        assert states(session) == everyone | {"Broken": FAILED}, "the stop ends no agent"
        crowd.end("Crowd 01")
        ended = {"Crowd 01": DONE}
        if new:
            session.stop_task(named(session)["Crowd 00"].id)
            api.gate("inner").release()
            ended |= {"Crowd 00": BY_USER, "Inner": DONE}
        await until_states(session, ended)
        if new:
            await heard(api, '01" finished', '00" was stopped')
            await saved(environment, 'Inner\\" finished')  # for the agent that began it, which works
        else:
            await desk.until_row("Result of “Crowd 01”")  # only the file says so, after the agent's own
        await desk.until_state(rests)
        await all_written(session, environment)
        if new:
            await follow_an_agent_of_the_workflow(desk)
        cli_process().kill()
        await desk.until_state(SessionPhase.NOT_RUNNING)
        live, session_id, before = session.entries, session.info.session_id, states(session)
        assert before == dict.fromkeys(everyone, LOST) | ended | {"Broken": FAILED}
        told = live, home, journals, session_id, TOLERATED.get(cli.version)
        await reopen_check.written(*told)
    assert not reopen_check.differences(*told)
    crowd = Crowd(api, ["Late 1", "Late 2"])
    api.on("start again", [Answer(*crowd.calls), "They work."])
    async with Desk(replace(options, resume=session_id), environment, tmp_path / "desk") as desk:
        session = desk.session
        await desk.until_frame(lambda: "Claude: All work." in desk.rows(), 30, desk.rows)
        await until_states(session, before)
        if new:
            steps = await steps_from_files(session)
            assert sorted(steps) == [("Look", 1), ("north", 1), ("south", 1)]
        await desk.say("start again")
        await desk.until_row("They work.")
        await until_states(session, before | {"Late 1": WORKING, "Late 2": WORKING})
        session.end_everything()
        ends = dict.fromkeys(("Late 1", "Late 2"), BY_USER if new else LOST)
        await until_states(session, before | ends)
        await desk.until_state(SessionPhase.READY if new else SessionPhase.STOPPED)
