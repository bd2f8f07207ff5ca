"""The client of the child that draws formulas."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from claude_desk.formulas.requests import DrawFormulas, FormulaError, FormulaOutline, FormulaRequest
from claude_desk.workspace.children import formula_client
from claude_desk.workspace.children.formula_client import FormulaClient
from tests.child_processes import children_with
from tests.waiting import until

HANGS = "x"
for _ in range(40):
    HANGS = rf"\frac{{1}}{{{HANGS}}}"


@pytest.fixture
def client(test_loop: Any) -> Iterator[FormulaClient]:
    made = FormulaClient(limit=30.0)  # a busy machine is slow
    yield made
    made.close()


async def one(client: FormulaClient, tex: str, display: bool) -> FormulaOutline | None:
    (drawn,) = await client.draw([(tex, display)])
    return drawn


def pids() -> set[int]:
    return {child.pid for child in children_with("claude_desk.formulas.server")}


async def test_formulas_are_drawn_by_one_child(client: FormulaClient) -> None:
    assert pids() == set()
    drawn = await one(client, r"\frac{a}{b}", True)
    assert drawn is not None and drawn.path
    assert await one(client, r"\frac{1}{", True) is None
    before = pids()
    assert len(before) == 1
    assert await one(client, "x", False) is not None
    assert pids() == before
    client.close()
    assert pids() == set()
    assert await one(client, "x", False) is None


async def test_one_that_hangs_is_ended_and_the_next_is_drawn(client: FormulaClient) -> None:
    assert await one(client, "x", False) is not None
    before = pids()
    patient, client._limit = client._limit, 1.0
    assert await one(client, HANGS, True) is None
    assert not pids() & before
    client._limit = patient
    assert await one(client, "y", False) is not None
    assert len(pids()) == 1


async def test_beside_one_that_hangs_the_others_are_drawn(client: FormulaClient) -> None:
    assert await one(client, "x", False) is not None
    patient, client._limit = client._limit, 1.0
    drawn = await client.draw([("a", False), (HANGS, True), ("b", False)])
    client._limit = patient
    assert [outline is not None for outline in drawn] == [True, False, True]


async def test_a_moment_draws_the_first_and_tells_of_them(client: FormulaClient) -> None:
    asked = [(f"x_{{{number}}}", False) for number in range(200)]
    drawn = await client.draw(asked)
    assert 1 <= len(drawn) < len(asked)
    assert drawn[0] == await one(client, *asked[0])
    assert None not in drawn


async def test_a_child_that_was_killed_is_started_again(client: FormulaClient) -> None:
    assert await one(client, "x", False) is not None
    (pid,) = pids()
    os.kill(pid, signal.SIGKILL)
    await one(client, "y", False)  # this request may come before the child's end is noticed
    assert await one(client, "z", False) is not None
    assert pids() != {pid}


async def test_it_is_ended_when_it_is_idle(test_loop: Any) -> None:
    client = FormulaClient(idle=0.05)
    assert await one(client, "x", False) is not None
    await until(client._idle.timeout, lambda: not pids())
    assert await one(client, "x", False) is not None
    client.close()


async def test_where_what_draws_is_missing_it_is_not_tried_again(
    client: FormulaClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(formula_client, "_CALL", "import sys; sys.exit(1)  # claude_desk.formulas.server")
    assert await one(client, "x", False) is None
    monkeypatch.setattr(client._child, "start", lambda: pytest.fail("started again"))
    assert await one(client, "x", False) is None


@pytest.mark.parametrize("failures", [1, 2, 3])
async def test_a_start_that_fails_is_tried_again(
    client: FormulaClient, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """A busy machine may be slow, or may have killed the child."""
    ask, left = client._child.ask, [FormulaError("PrepareDrawing took more than 30 s")] * failures

    async def failing(request: Any, seconds: float) -> Any:
        if left:
            raise left.pop()
        return await ask(request, seconds)

    monkeypatch.setattr(client._child, "ask", failing)
    drawn = await client.draw([("x", False)])
    assert (drawn[0] is not None) is (failures < 3)
    assert (await one(client, "y", False) is not None) is (failures < 3)
    assert client._failed == (0 if failures < 3 else 3)


async def test_a_request_that_is_no_data_waits_for_no_answer(client: FormulaClient) -> None:
    with pytest.raises(NotImplementedError):
        await client._child.ask(DrawFormulas((object(),)), 10)  # type: ignore[arg-type]
    assert client._child.idle
    assert await one(client, "x", False) is not None


async def test_the_child_opens_no_file(client: FormulaClient, tmp_path: Path) -> None:
    assert await one(client, "x", False) is not None
    (pid,) = pids()
    limits = Path(f"/proc/{pid}/limits").read_text()
    (files,) = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert files.split()[3:5] == ["0", "0"]
    for tex in (r"\text{é} \mathfrak{x} \cancel{y} \overbrace{z}", "x" * 500, r"\unknown"):
        await one(client, tex, True)
    assert pids() == {pid}


@dataclass(frozen=True, slots=True)
class Unheard(FormulaRequest):
    """A request that the child does not know."""


async def test_what_is_no_request_fails(client: FormulaClient) -> None:
    with pytest.raises(FormulaError, match="not expected"):
        await client._child.ask(Unheard(), 10)
    assert await one(client, "x", False) is not None
