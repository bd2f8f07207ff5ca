"""Going back and forking with scripted children: how each child is started, and what comes of a refusal."""

from pathlib import Path
from typing import Any

import pytest

from claude_desk.demo.script import Script, Steps
from claude_desk.library.branches.cutting import Cut
from claude_desk.library.requests import Request
from claude_desk.protocol.journal import Forked, Rewound, Sent, Started, Turn, unanswered_fork
from claude_desk.session.state import ProblemKind, SessionState
from tests.unit.session.conftest import Hold
from tests.unit.session.holding import WIRE, Held, lost, reply, streaming

NOT_FOUND = "No message found with message.uuid of: a1"
AT = "--resume-session-at"


class Library:
    """Knows where everything may be cut."""

    def __init__(self) -> None:
        self.cut = Cut(True, "a1")
        self.asked: list[Request] = []

    async def ask(self, request: Request, seconds: float = 0.0) -> Any:
        self.asked.append(request)
        return self.cut


def talk(*words: str) -> Script:
    steps = Steps()
    for number, each in enumerate(words):
        steps.steps += reply(each, f"msg_{number}").steps
    return either(steps)


def either(steps: Steps) -> Script:
    """New or resumed."""
    return Script(steps, resumed=steps)


def refusing() -> Script:
    result = WIRE.stopped_result() | {"errors": [NOT_FOUND], "num_turns": 0, "terminal_reason": None}
    return either(Steps().write(result).exit(1))


async def talked(hold: Hold, *more: Script, **setup: Any) -> tuple[Held, Library, str]:
    """With two turns; gives the uuid of the second's message as well."""
    library = Library()
    held = hold(talk("One.", "Two."), *more, library=library, **setup)
    await held.ready()
    await held.turn("first")
    await held.turn("second")
    turns = held.session._feed.reducer.store.turns
    return held, library, turns[1].uuid


async def test_the_child_begins_there_until_a_turn_is_over(hold: Hold) -> None:
    held, _, uuid = await talked(hold, talk("Three."), talk("Four."))
    assert await held.session.rewinder.go(uuid, talk=True, files=False) == ""
    assert held.flag(2, AT) == "a1"
    assert held.flag(2, "--resume") == held.session.session_id
    assert held.restored == ["second"]
    assert held.session.state is SessionState.READY
    assert any(isinstance(record, Rewound) for record in held.journal())
    await held.turn("third")
    held.session.rest()
    await held.state(SessionState.NOT_RUNNING)
    await held.turn("fourth")
    assert held.flag(3, AT) is None, "the file has a branch by now"


async def test_a_child_that_died_in_its_first_turn_there_begins_there_again(hold: Hold) -> None:
    held, _, uuid = await talked(hold, either(streaming("Half").exit(1)), talk("Three."))
    assert await held.session.rewinder.go(uuid, talk=True, files=False) == ""
    await held.turn("third")
    assert held.footers[-1] == "failed"
    await held.turn("fourth")
    assert held.flag(3, AT) == "a1"


async def test_a_place_that_is_refused_leaves_all_as_it_was(hold: Hold) -> None:
    held, _, uuid = await talked(hold, refusing(), talk("Three."))
    rows = held.rows
    why = await held.session.rewinder.go(uuid, talk=True, files=False)
    assert NOT_FOUND in why
    await held.state(SessionState.READY)
    assert held.rows == rows
    assert held.session.problem is None
    assert held.flag(3, AT) is None
    assert not any(isinstance(record, Rewound) for record in held.journal())
    await held.turn("third")
    assert not held.session.rewinder.can_undo


async def test_not_while_a_turn_runs_nor_behind_a_summary(hold: Hold) -> None:
    held, library, uuid = await talked(hold)
    library.cut = Cut(True, "a1", compacted=True)
    assert "summed up" in await held.session.rewinder.go(uuid, talk=True, files=False)
    library.cut = Cut()
    assert "not kept" in await held.session.rewinder.go(uuid, talk=True, files=False)
    held.session.send("third")
    assert "at work" in await held.session.rewinder.go(uuid, talk=True, files=False)
    assert (await held.session.rewinder.reach(uuid)).talk_why
    assert len(held.starts) == 1


async def test_what_is_sent_while_it_goes_back_waits_for_it(hold: Hold) -> None:
    held, _, uuid = await talked(hold, talk("Three."))
    held.session.rewinder.begin(uuid, talk=True, files=False)
    await held.until(lambda: held.session.rewinder.under_way)
    held.session.send("third")
    await held.until(lambda: held.footers == ["done", "done"] and "prose: Three." in held.rows)
    assert held.prompts(1) == ["first", "second"]


async def test_a_fork_is_one_until_claude_answers_in_it(hold: Hold, tmp_path: Path) -> None:
    held, _, _ = await talked(hold)
    fork = await held.session.forker.fork(held.entry("second").id)
    assert (fork.text, fork.until, fork.title("Title")) == ("second", "a1", "Title (fork)")
    folder = tmp_path / "other"
    folder.mkdir()
    other = Held(
        folder,
        either(Steps().exit(1)),
        talk("Three."),
        talk("Four."),
        journals=held.journals,
        fork=fork.source,
        new_id=fork.new_id,
        until=fork.until,
        begun=fork.begun,
    )
    assert other.rows == held.rows[:3]
    assert [r.kind for r in other.journal()] == ["started", "sent", "turn", "forked"]
    assert isinstance(other.journal()[-1], Forked)
    try:
        other.session.start()
        await other.until(lambda: other.session.problem is not None)
        assert other.session.problem is not None
        assert other.session.problem.kind is ProblemKind.START_FAILED
        other.session.try_again(other.command)
        await other.state(SessionState.READY)
        await other.turn("third")
        other.session.rest()
        await other.state(SessionState.NOT_RUNNING)
        await other.turn("fourth")
        for start in (1, 2):
            assert other.flag(start, "--resume") == held.session.session_id
            assert other.flag(start, "--session-id") == fork.new_id
            assert other.flag(start, AT) == "a1"
            assert "--fork-session" in other.starts[start - 1]
        assert other.flag(3, "--resume") == fork.new_id
        assert "--fork-session" not in other.starts[2]
        assert other.flag(3, AT) is None
    finally:
        await other.session.close()


@pytest.mark.parametrize("holds", [True, False])
async def test_a_fork_that_an_earlier_child_has_begun_is_gone_on_with(
    hold: Hold, tmp_path: Path, holds: bool
) -> None:
    """By its own file; where that holds nothing, it is another copy under another id."""
    held, _, _ = await talked(hold)
    fork = await held.session.forker.fork(held.entry("second").id)
    folder = tmp_path / "other"
    folder.mkdir()
    in_use = Steps().stderr(f"Error: Session ID {fork.new_id} is already in use.\n").exit(1)
    scripts = [either(in_use)] if holds else [either(in_use), Script(resumed=lost())]
    setup = {"fork": fork.source, "new_id": fork.new_id, "until": fork.until, "begun": fork.begun}
    other = Held(folder, *scripts, talk("Three."), journals=held.journals, **setup)
    try:
        other.session.send("third")
        await other.until(lambda: bool(other.footers) and other.session.state is SessionState.READY)
        assert other.rows[3:] == ["user: third", "prose: Three.", "footer: done"]
        assert other.session.problem is None
        last = len(other.starts)
        assert last == (2 if holds else 3)
        assert other.flag(2, "--resume") == fork.new_id
        assert other.flag(2, AT) is None
        if not holds:
            assert other.session.session_id not in (fork.new_id, held.session.session_id)
            assert other.flag(last, "--session-id") == other.session.session_id
            assert other.flag(last, "--resume") == held.session.session_id
            assert other.flag(last, AT) == "a1"
        assert [r.kind for r in other.journal()][3:] == ["forked", "started", "sent", "turn"]
        assert other.prompts(last) == ["third"]
    finally:
        await other.session.close()


def test_a_fork_is_unanswered_until_a_turn_ends_in_it() -> None:
    forked = Forked(source="s", until="a1")
    turn, sent = Turn(uuid="u"), Sent(uuid="u", text="t")
    assert unanswered_fork([sent, turn]) is None
    assert unanswered_fork([sent, turn, forked]) == forked
    assert unanswered_fork([sent, turn, forked, Started(session_id="f"), sent]) == forked
    assert unanswered_fork([forked, sent, turn]) is None
    back = unanswered_fork([Sent(uuid="x", text="x"), turn, forked, Rewound(uuid="x", until="a0")])
    assert back is not None
    assert back.until == "a0"


async def test_a_folder_that_is_gone_is_said(hold: Hold) -> None:
    held = hold(talk("One."))
    away = Path(str(held.folder) + "-away")
    held.folder.rename(away)
    held.session.start()
    assert held.session.problem is not None
    assert held.session.problem.kind is ProblemKind.FOLDER_GONE
    assert held.session.problem.text == str(held.folder)
    away.rename(held.folder)
    held.session.try_again(held.command)
    await held.state(SessionState.READY)
    assert held.session.problem is None
