"""What a run of the CLI still says once it has ended, and what may be written to one: each run by itself."""

import asyncio
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from claude_desk.agent import agent as agent_module
from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import Outcome
from claude_desk.session.state import SessionState
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.values import line_of
from tests.unit.session.conftest import Hold
from tests.unit.session.holding import Held
from tests.unit.transcript import frames as f


class EndingProcess(FakeProcess):
    """One that ends as soon as its input is closed."""

    def close_input(self) -> None:
        self.end(Outcome(True, 0))


@pytest.fixture(autouse=True)
def fake_processes() -> Iterator[None]:
    with patch.object(agent_module, "ChildProcess", EndingProcess):
        FakeProcess.made.clear()
        FakeProcess.starts = True
        yield
        FakeProcess.made.clear()


async def steps(count: int = 10) -> None:
    """Let everything happen that waits for nothing but its turn in the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


def answer_to(process: FakeProcess, error: str = "") -> bytes:
    """The answer to `initialize`."""
    (request_id,) = process.asked("initialize")
    how = {"subtype": "error", "error": error} if error else {"subtype": "success", "response": {}}
    return line_of({"type": "control_response", "response": {**how, "request_id": request_id}})


async def started(hold: Hold) -> tuple[Held, FakeProcess]:
    held = hold(command=Command("/claude"))
    held.session.start()
    await steps()
    return held, FakeProcess.made[-1]


async def test_the_answer_of_a_run_that_has_ended_is_not_that_of_the_next(hold: Hold) -> None:
    held, first = await started(hold)
    first.says(answer_to(first))
    first.end(Outcome(True, 1))
    held.session.try_again(Command("/claude"))
    held.session.send("hello")
    await steps()
    second = FakeProcess.made[-1]
    assert second is not first
    assert held.session.state is SessionState.STARTING
    assert second.prompts == [], "it is not up"
    second.says(answer_to(second))
    await steps()
    assert len(second.prompts) == 1
    second.says(line_of(f.init()), line_of(f.said(f.text("Hi."))), line_of(f.result()))
    assert held.rows == ["user: hello", "prose: Hi.", "footer: done"]
    assert held.session.problem is None


async def test_the_refusal_of_a_run_that_has_ended_is_not_that_of_the_next(hold: Hold) -> None:
    held, first = await started(hold)
    first.says(answer_to(first, "this account is on hold"))
    first.end(Outcome(True, 1))
    held.session.try_again(Command("/claude"))
    await steps()
    second = FakeProcess.made[-1]
    second.end(Outcome(True, 3))
    assert held.session.problem is not None
    assert "exit code 3" in held.session.problem.text


async def test_nothing_is_written_to_a_program_that_does_not_run_yet(hold: Hold) -> None:
    """Qt drops what is written to a process before it is started."""
    held, first = await started(hold)
    first.says(answer_to(first))
    first.end(Outcome(True, 1))
    held.session.try_again(Command("/claude"))
    held.session.send("hello")
    for _ in range(10):
        await asyncio.sleep(0)
        assert [each.text for each in held.session.post.outbox.waiting] == ["hello"]
