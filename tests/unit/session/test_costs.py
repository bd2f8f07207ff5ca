"""A session's cost is the same live and when the session is opened again: the sum of the costs of this
session only."""

from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history import requests as r
from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.history.page_layout import PAGE_LINES
from claude_desk.library.request_base import LibraryPaths
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.transcript.reducer.reducer import Reducer
from tests.scripted_cli.script import Script, Steps
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness
from tests.unit.session.test_rewinder import Library, either, fork_of

NOWHERE = LibraryPaths(*[Path("/nonexistent")] * 3)


def paying(*costs: float) -> Script:
    """Script a turn for each cost in US dollars. The CLI reports the sum so far."""
    steps, total = Steps(), 0.0
    for number, cost in enumerate(costs):
        total += cost
        said = WIRE.assistant(f"msg_{number}", {"type": "text", "text": f"For {cost}."})
        result = WIRE.result("Done.") | {"total_cost_usd": total}
        steps.await_user().write(WIRE.init("default"), said, result)
    return either(steps)


def opened(held: SessionHarness, folder: Path, turns: int) -> float | None:
    """Return the cost according to the journal when the session is opened with a file of this many turns."""
    path = folder / f"{held.session.info.session_id}.jsonl"
    path.unlink(missing_ok=True)
    file = SessionFile(path)
    for number in range(turns):
        file.says(f"prompt {number}")
        file.answers(f"answer {number}")
    request = r.OpenHistory(file.path, held.journal_path)
    found = HANDLERS[r.OpenHistory](request, NOWHERE, lambda news: None)
    assert isinstance(found, r.HistoryOpened)
    assert found.older == (turns > PAGE_LINES)
    return found.facts.cost


async def talked(make_session: MakeSession, *scripts: Script) -> SessionHarness:
    held = make_session(*scripts, library=Library())
    await held.turn("first")
    await held.turn("second")
    return held


@pytest.mark.parametrize("turns", [2, 2 * PAGE_LINES])
@pytest.mark.parametrize("undone", [False, True])
async def test_a_turn_that_was_taken_back_was_paid_for(
    make_session: MakeSession, tmp_path: Path, undone: bool, turns: int
) -> None:
    held = await talked(make_session, paying(0.5, 0.25), paying(2.0), paying(4.0))
    uuid = held.session._feed.reducer.store.turns[1].uuid
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == ""
    if undone:
        await held.session.rewinder.undo()
    await held.turn("third")
    paid = held.session.costs.total
    assert paid == pytest.approx(4.75 if undone else 2.75)
    assert opened(held, tmp_path / "files", turns) == pytest.approx(paid)


@pytest.mark.parametrize("turns", [2, 2 * PAGE_LINES])
@pytest.mark.parametrize("at", ["second", "For 0.25."])
async def test_a_fork_costs_what_is_paid_in_it(
    make_session: MakeSession, tmp_path: Path, at: str, turns: int
) -> None:
    held = await talked(make_session, paying(0.5, 0.25))
    fork = await held.session.forker.fork(held.entry(at).id)
    other = fork_of(held, fork, tmp_path / "other", paying(2.0), library=Library())
    further = None
    try:
        assert other.session.costs.total is None
        assert opened(other, tmp_path / "files", turns) is None
        await other.turn("third")
        assert other.session.costs.total == pytest.approx(2.0)
        assert opened(other, tmp_path / "files", turns) == pytest.approx(2.0)
        fork = await other.session.forker.fork(other.entry("For 2.0.").id)
        further = fork_of(other, fork, tmp_path / "further", paying(8.0))
        await further.turn("fourth")
        assert further.session.costs.total == pytest.approx(8.0)
        assert opened(further, tmp_path / "files", turns) == pytest.approx(8.0)
        assert opened(held, tmp_path / "files", turns) == held.session.costs.total == pytest.approx(0.75)
    finally:
        await other.session.close()
        if further is not None:
            await further.session.close()


@pytest.mark.parametrize("there", [True, False])
async def test_after_clear_another_session_is_paid_for(
    make_session: MakeSession, tmp_path: Path, there: bool
) -> None:
    """`there`: whether the file of the earlier session still exists. If it does, the costs of that session do
    not count here."""
    new_id = "22222222-2222-4333-8444-555555555555"
    reset: dict[str, Any] = {"type": "conversation_reset", "new_conversation_id": new_id}
    init = WIRE.init("default") | {"session_id": new_id}
    cleared = WIRE.result("") | {"total_cost_usd": 0.0}
    said = WIRE.assistant("msg_9", {"type": "text", "text": "Done."})
    steps = Steps().await_user()
    steps.write(WIRE.init("default"), said, WIRE.result("Done.") | {"total_cost_usd": 0.5})
    steps.await_user().write(reset if there else init, init, cleared)
    steps.await_user().write(init, said, WIRE.result("Done.") | {"total_cost_usd": 2.0})
    held = make_session(Script(steps), library=Library())
    await held.turn("first")
    before = held.session.info.session_id
    await held.turn("/clear")
    await held.turn("second")
    await held.state(SessionPhase.READY)
    assert held.session.info.session_id == new_id != before
    if there:
        SessionFile(tmp_path / "files" / f"{before}.jsonl").says("first")
    assert held.session.costs.total == pytest.approx(2.0 if there else 2.5)
    assert opened(held, tmp_path / "files", 2) == pytest.approx(held.session.costs.total)


def test_a_past_that_is_read_twice_was_paid_for_once(qapp: object) -> None:
    feed = TranscriptFeed()
    costs = feed.reducer.costs
    for _ in range(2):
        feed.adopt(Reducer(), 0.5)
    assert costs.total == feed.reducer.costs.total == 0.5
