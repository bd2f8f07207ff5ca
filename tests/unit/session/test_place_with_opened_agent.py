"""The user's place in the conversation while an agent is opened in its place."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from claude_desk.transcript.operations import Insert, Operation, Update
from claude_desk.ui.transcript.row import TranscriptRow
from tests.unit.session.eviction_pair import MANY, Talk
from tests.unit.transcript.cli_messages import result_of, said, text, tool

pytestmark = pytest.mark.usefixtures("screen_loop")

CALLED = 12  # the turn with the agents' calls
OUTER, INNER = "c1", "c2"
NEAR = "Question 12"
FAR = "Question 3"


async def talk_with_agents(folder: Path | None, turns: int) -> Talk:
    """Return a conversation in which an agent calls an agent in turn `CALLED`."""
    talk = Talk(folder)
    await talk.turns(0, CALLED)
    talk.turn(
        CALLED,
        said(tool(OUTER, "Task", prompt="Port it."), id="m1"),
        said(text("Four clients use it."), id="m2", parent=OUTER),
        said(tool(INNER, "Task", prompt="Test it."), id="m3", parent=OUTER),
        said(text("Pipes first."), id="m4", parent=INNER),
        result_of(INNER, "Tested.", parent=OUTER),
        result_of(OUTER, "Ported."),
    )
    await talk.turns(CALLED + 1, turns)
    return talk


def key_of(talk: Talk, words: str) -> str:
    return next(entry.id for entry in talk.entries if entry.text == words)


def open_agent(talk: Talk, call: str) -> None:
    row = talk.model.row_of_call(call)
    assert row is not None
    talk.model.open_inside(row.entry.id)
    assert talk.model.root == row.entry.id


@pytest.mark.parametrize("calls", [(OUTER,), (INNER,), (OUTER, INNER)])
async def test_the_agent_and_the_place_stay_while_another_session_is_shown(
    tmp_path: Path, calls: tuple[str, ...]
) -> None:
    talk = await talk_with_agents(tmp_path, 40)
    place = key_of(talk, NEAR)
    row = talk.model.row_of(place)
    talk.view.near(row, row + 10)
    talk.view.keepPlace(False, place, -12.5)
    for call in calls:
        open_agent(talk, call)
        talk.view.near(0, talk.model.rowCount() - 1)
    root, before = talk.model.root, talk.view.reading()
    assert talk.view.follow
    talk.view.mark_hidden()
    await talk.turns(40, MANY + 60)
    assert any(entry.gap is not None for entry in talk.entries)
    assert talk.model.root == root and talk.model.row(place) is not None
    assert talk.view.reading() == before and before.known
    talk.model.open_inside("")
    assert (talk.view.follow, talk.view.place_key, talk.view.place_offset) == (False, place, -12.5)


@pytest.mark.parametrize("calls", [(OUTER,), (INNER,), (OUTER, INNER)])
async def test_a_place_whose_page_was_released_is_reached_again(
    tmp_path: Path, calls: tuple[str, ...]
) -> None:
    """The agent is opened from the page of all agents, far from the user's place."""
    talk = await talk_with_agents(tmp_path, 120)
    place = key_of(talk, "Question 110")
    row = talk.model.row_of(place)
    talk.view.near(row, row + 10)
    talk.view.keepPlace(False, place, -12.5)
    before = talk.view.reading()
    for call in calls:
        open_agent(talk, call)
        talk.view.near(0, talk.model.rowCount() - 1)
    await talk.turns(120, MANY + 60)
    assert talk.model.row(place) is None and talk.view.reading() == before
    talk.model.open_inside("")
    assert talk.model.row_of(talk.view.place_key) >= 0, "the gap"
    while talk.history._worker is not None and not talk.history._worker.done():
        await talk.history._worker
    assert talk.model.row_of(place) >= 0
    assert (talk.view.follow, talk.view.place_key, talk.view.place_offset) == (False, place, -12.5)


@pytest.mark.parametrize("moves", [False, True], ids=["at the agent's end", "at the agent's beginning"])
@pytest.mark.parametrize("calls", [(OUTER,), (INNER,), (OUTER, INNER)])
@pytest.mark.parametrize("words", [NEAR, FAR, ""])
async def test_the_place_for_the_next_run_is_in_the_conversation(
    tmp_path: Path, words: str, calls: tuple[str, ...], moves: bool
) -> None:
    talk = await talk_with_agents(tmp_path, 20)
    talk.view.keepPlace(not words, key_of(talk, words) if words else "", -12.5)
    before = talk.view.reading()
    assert before.known is bool(words)
    for call in calls:
        open_agent(talk, call)
        if moves:
            talk.view.keepPlace(False, talk.model.keyAt(0), 4.0)
    assert talk.view.reading() == before


async def test_the_place_of_an_earlier_run_is_known_while_an_agent_is_opened(tmp_path: Path) -> None:
    talk = await talk_with_agents(tmp_path, 20)
    place = key_of(talk, FAR)
    talk.view.keepPlace(False, place, -12.5)
    reading = talk.view.reading()
    later = await talk_with_agents(tmp_path, 20)
    later.view.return_to(reading)
    assert (later.view.follow, later.view.place_key) == (False, place)
    open_agent(later, OUTER)
    assert later.view.reading() == reading
    later.model.open_inside("")
    assert (later.view.follow, later.view.place_key, later.view.place_offset) == (False, place, -12.5)


async def test_an_agent_that_is_opened_first_stays_at_its_place(tmp_path: Path) -> None:
    """The place of an earlier run is in the conversation, not in the rows of the agent."""
    talk = await talk_with_agents(tmp_path, 20)
    place = key_of(talk, NEAR)
    talk.view.keepPlace(False, place, -12.5)
    reading = talk.view.reading()
    later = await talk_with_agents(tmp_path, 20)
    open_agent(later, OUTER)
    later.view.keepPlace(False, later.model.keyAt(0), 4.0)
    later.view.return_to(reading)
    assert (later.view.place_key, later.view.place_offset) == (later.model.keyAt(0), 4.0)
    later.model.open_inside("")
    assert (later.view.follow, later.view.place_key, later.view.place_offset) == (False, place, -12.5)


@pytest.mark.parametrize("call", [OUTER, INNER])
async def test_the_place_is_at_the_call_if_its_rows_were_folded_meanwhile(tmp_path: Path, call: str) -> None:
    talk = await talk_with_agents(tmp_path, 20)
    talk.model.foldAll(False)
    talk.view.keepPlace(False, key_of(talk, "Pipes first."), -12.5)
    assert talk.model.row_of(talk.view.place_key) >= 0
    open_agent(talk, call)
    talk.model.foldAll(True)
    talk.model.open_inside("")
    outer = talk.model.row_of_call(OUTER)
    assert outer is not None
    assert (talk.view.follow, talk.view.place_key) == (False, outer.entry.id)


@pytest.mark.parametrize("change", ["insertion", "update"])
async def test_rows_outside_of_the_agent_copy_no_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    talk = await talk_with_agents(tmp_path, 20)
    open_agent(talk, OUTER)
    copied: list[int] = []
    listed = talk.model.listed

    def counted() -> Sequence[TranscriptRow]:
        copied.append(1)
        return listed()

    monkeypatch.setattr(talk.model, "listed", counted)
    applied: list[Operation] = []
    talk.feed.operations.connect(applied.extend)
    if change == "insertion":
        talk.turn(20)
        assert any(isinstance(each, Insert) for each in applied)
    else:
        talk.way.apply([Update(talk.entries[0])])
    assert not copied
    talk.take(said(text("One more."), id="m9", parent=OUTER))
    assert copied and talk.way.rows.entries[-1].text == "One more."
