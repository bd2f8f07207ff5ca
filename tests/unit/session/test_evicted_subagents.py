"""A subagent that speaks again after its turn was evicted: the subagent's rows are placed as if no turn had
been evicted."""

from pathlib import Path

import pytest

from claude_desk.ui.phrases.phrase_words import words
from tests.unit.session.eviction_pair import MANY, Talk
from tests.unit.transcript.cli_messages import (
    Frame,
    block_stop,
    result_of,
    said,
    start,
    streamed,
    system,
    text,
    tool,
    user,
)
from tests.waiting import until

LAUNCHED = {"status": "async_launched", "agentId": "g1"}
TOLD = "<task-notification><task-id>g1</task-id><tool-use-id>agent</tool-use-id><status>completed</status>"


def ended(summary: str, **more: str) -> Frame:
    """Return the agent's end as the stream reports it."""
    return system("task_notification", task_id="g1", status="completed", summary=summary, **more)


def told(summary: str) -> Frame:
    """Return the message that begins the turn in which Claude learns that the agent ended."""
    return user(f"{TOLD}<summary>{summary}</summary></task-notification>")


def begun(talk: Talk) -> None:
    """Play a turn with a background agent that ends within the turn."""
    talk.turn(
        1,
        said(tool("agent", "Agent", description="Look", prompt="Look around"), id="c"),
        result_of("agent", "Async agent launched successfully.", tool_use_result=LAUNCHED),
        said(tool("agent1"), id="d", parent="agent"),
        result_of("agent1", parent="agent"),
        ended("All is well", tool_use_id="agent"),
    )


ASKED = [
    said(tool("ask", "SendMessage", to="g1", message="And there?"), id="e"),
    result_of("ask", "Sent", tool_use_result={"success": True, "message": "Sent"}),
]
SPOKEN: dict[str, list[Frame]] = {
    "a message": [said(text("There too"), id="f", parent="agent")],
    "a call": [said(tool("agent2"), id="f", parent="agent"), result_of("agent2", parent="agent")],
    "deltas": [start("f", "agent"), *streamed(0, text(""), "There ", "too", parent="agent")],
    "a whole block of deltas": [
        start("f", "agent"),
        *streamed(0, text(""), "There", parent="agent"),
        block_stop(0, "agent"),
        said(text("There"), id="f", parent="agent"),
    ],
    "a late result": [result_of("agent1", "late", parent="agent")],
    "progress": [system("task_progress", task_id="g1", usage={"tool_uses": 7}, last_tool_name="Read")],
    "an update": [system("task_updated", task_id="g1", patch={"status": "failed", "error": "No disk"})],
    "its end": [ended("There too", tool_use_id="agent")],
    "its end, by its task alone": [ended("There too")],
    "its end twice": [ended("There too", tool_use_id="agent"), told("There too")],
    "its end in words": [told("There too")],
    "words and an end": [said(text("There too"), id="f", parent="agent"), ended("There too"), told("x")],
}


async def let_go(talk: Talk) -> None:
    talk.turn(0)
    begun(talk)
    await talk.turns(2, MANY)


@pytest.mark.parametrize("spoken", SPOKEN.values(), ids=SPOKEN)
async def test_its_rows_are_those_of_a_session_that_lets_nothing_go(
    tmp_path: Path, spoken: list[Frame]
) -> None:
    talk, other = Talk(tmp_path), Talk(None)
    await let_go(talk)
    await let_go(other)
    assert talk.feed.reducer.rows.tool("agent") is None, "it was let go of"
    for each in (talk, other):
        each.turn(MANY, *ASKED, *spoken)
        each.turn(MANY + 1)
    await talk.settled()
    assert talk.told() == other.told()
    assert talk.agrees()
    assert [entry.id for entry in talk.entries if entry.gap is not None], "all others stay away"


async def test_it_is_folded_under_its_card_and_its_end_told_once(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await let_go(talk)
    talk.turn(MANY, *ASKED, said(text("There too"), id="f", parent="agent"))
    (row,) = (row for row in talk.model.rows if row.entry.text == "There too")
    assert row.entry.depth == 1 and row.host is not None and row.host.entry.tool is not None
    assert row.host.entry.tool.id == "agent"
    before = len(talk.entries)
    talk.take(ended("There too"), told("There too"))
    news = [words(entry.content) for entry in talk.entries[before:] if entry.content]
    assert news == ["Result of “Look”: There too"]


async def test_the_tools_of_one_that_was_waited_for_are_counted_on(tmp_path: Path) -> None:
    talk, other = Talk(tmp_path), Talk(None)
    for each in (talk, other):
        each.turn(
            0,
            said(tool("agent", "Agent", description="Look"), id="c"),
            said(tool("agent1"), id="d", parent="agent"),
            result_of("agent1", parent="agent"),
            result_of("agent", "Found it"),
        )
        await each.turns(1, MANY)
        each.turn(MANY, *ASKED, *SPOKEN["a call"])
    assert talk.told() == other.told()
    call = talk.feed.reducer.rows.tool("agent")
    assert call is not None and call.tool is not None and call.tool.progress is not None
    assert call.tool.progress.tools == 2


async def test_who_waits_for_the_page_has_it(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await let_go(talk)
    reached: list[str] = []
    talk.view.rowRead.connect(lambda wanted, key: reached.append(key))
    assert talk.view.reach(f"{talk.entries[0].id}/1")
    talk.take(said(text("There too"), id="f", parent="agent"))
    await until(talk.view.rowRead, lambda: bool(reached)) if not reached else None
    row = talk.model.row(reached[-1])
    assert row is not None and row.entry.text == "Question 1"


async def test_it_comes_once_and_goes_again_with_what_was_said(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await let_go(talk)
    page = talk.history.pages[0]
    talk.take(said(text("There too"), id="f", parent="agent"))
    talk.take(said(tool("inner", "Agent", description="Help"), id="h", parent="agent"))
    assert not talk.history.eviction.put_again(page.id), "it does not rest before the next turn has ended"
    talk.take(result_of("inner", parent="agent"))
    talk.turn(MANY)
    assert talk.history.eviction.put_again(page.id)
    talk.history._let_go([page])
    assert talk.feed.reducer.pages.is_gap(page.id)
    talk.take(said(text("And here"), id="g", parent="inner"))
    inner = [(entry.text, entry.depth) for entry in talk.entries if entry.depth and entry.tool is None]
    assert inner == [("There too", 1), ("And here", 2)]


async def test_a_page_that_cannot_be_read_is_asked_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = Talk(tmp_path)
    await let_go(talk)
    asked: list[int] = []
    monkeypatch.setattr(talk.feed.turn_cache, "read", lambda page: asked.append(page) or [])
    for number in range(3):
        talk.take(said(text(f"There {number}"), id=f"f{number}", parent="agent"))
    assert asked == [talk.history.pages[0].id]
    assert talk.agrees() and talk.entries[0].gap is not None


async def test_a_fork_has_it_too(tmp_path: Path) -> None:
    from claude_desk.transcript.reducer.strand_copy import copy_strand

    talk = Talk(tmp_path)
    await let_go(talk)
    cut = copy_strand(talk.feed.reducer, talk.entries[-2].id)
    fork = Talk(None, begun=cut, begun_eviction=talk.history.eviction.evicted_history)
    fork.take(said(text("There too"), id="f", parent="agent"))
    (entry,) = (entry for entry in fork.entries if entry.text == "There too")
    assert entry.depth == 1 and fork.agrees()
