"""Rewinds and forks with scripted children: how each child is started, and what follows a refusal."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.request_base import Request
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.protocol.files.journal_file import (
    ChildStartRecord,
    ForkRecord,
    RewindRecord,
    SentRecord,
    TurnRecord,
    unanswered_fork,
)
from claude_desk.protocol.phrase import Text
from claude_desk.session.core import session_texts
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.session.snapshots.change_undo import FilesBack
from claude_desk.session.snapshots.file_rewind import FilePlan
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.turns.forker import Fork
from claude_desk.transcript.workers.agent_messages import message_for
from claude_desk.ui.phrases.phrase_words import words
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, reply, streaming

NOT_FOUND = "No message found with message.uuid of: a1"
AT = "--resume-session-at"


class Library:
    """A library that finds a cut for every message."""

    def __init__(self) -> None:
        self.cut = CutPoint(True, "a1")
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
    """Use the same steps for a child that begins a new session and for a child that resumes a session."""
    return Script(steps, resumed=steps)


def refusing() -> Script:
    result = WIRE.stopped_result() | {"errors": [NOT_FOUND], "num_turns": 0, "terminal_reason": None}
    return either(Steps().write(result).exit(1))


async def talked(
    make_session: MakeSession, *more: Script, **setup: Any
) -> tuple[SessionHarness, Library, str]:
    """Return a session with two turns, its library, and the uuid of the second turn's message."""
    library = Library()
    held = make_session(talk("One.", "Two."), *more, library=library, **setup)
    await held.ready()
    await held.turn("first")
    await held.turn("second")
    turns = held.session._feed.reducer.store.turns
    return held, library, turns[1].uuid


async def test_a_message_to_an_agent_comes_back_as_the_user_typed_it(make_session: MakeSession) -> None:
    held = make_session(talk("One.", "Two."), talk("Three."), library=Library())
    await held.ready()
    await held.turn("first")
    await held.turn(message_for("a2", "Port the clients", "second"))
    uuid = held.session._feed.reducer.store.turns[1].uuid
    held.session.message_dispatch.return_turn()  # as after a refusal
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == ""
    assert held.restored == ["second", "second"]


async def test_the_child_begins_there_until_a_turn_is_over(make_session: MakeSession) -> None:
    held, _, uuid = await talked(make_session, talk("Three."), talk("Four."))
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == ""
    assert held.flag(2, AT) == "a1"
    assert held.flag(2, "--resume") == held.session.info.session_id
    assert held.restored == ["second"]
    assert held.session.state.phase is SessionPhase.READY
    assert any(isinstance(record, RewindRecord) for record in held.journal())
    await held.turn("third")
    held.session.rest()
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("fourth")
    assert held.flag(3, AT) is None, "the file has a strand by now"


async def test_a_child_that_died_in_its_first_turn_there_begins_there_again(
    make_session: MakeSession,
) -> None:
    held, _, uuid = await talked(make_session, either(streaming("Half").exit(1)), talk("Three."))
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == ""
    await held.turn("third")
    assert held.footers[-1] == "failed"
    assert "Claude does not know this turn" in held.rows[-2]
    await held.turn("fourth")
    assert held.flag(3, AT) == "a1"


async def test_a_place_that_is_refused_leaves_all_as_it_was(make_session: MakeSession) -> None:
    held, _, uuid = await talked(make_session, refusing(), talk("Three."))
    rows = held.rows
    why = await held.session.rewinder.rewind(uuid, conversation=True, files=False)
    assert NOT_FOUND in words(why)
    await held.state(SessionPhase.READY)
    assert held.rows == rows
    assert held.session.state.problem is None
    assert held.flag(3, AT) is None
    assert not any(isinstance(record, RewindRecord) for record in held.journal())
    await held.turn("third")
    assert not held.session.rewinder.can_undo


async def test_not_while_a_turn_runs_nor_behind_a_summary(make_session: MakeSession) -> None:
    held, library, uuid = await talked(make_session)
    library.cut = CutPoint(True, "a1", compacted=True)
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == session_texts.SUMMED_UP
    library.cut = CutPoint()
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == session_texts.NO_PLACE
    held.session.send("third")
    assert await held.session.rewinder.rewind(uuid, conversation=True, files=False) == session_texts.BUSY
    assert (await held.session.rewinder.find_preview(uuid)).conversation_why
    assert len(held.starts) == 1


async def test_what_is_sent_while_it_goes_back_waits_for_it(make_session: MakeSession) -> None:
    held, _, uuid = await talked(make_session, talk("Three."))
    held.session.rewinder.begin(uuid, conversation=True, files=False)
    await held.until(lambda: held.session.rewinder.under_way)
    held.session.send("third")
    await held.until(lambda: held.footers == ["done", "done"] and "prose: Three." in held.rows)
    assert held.prompts(1) == ["first", "second"]


async def test_a_fork_is_one_until_claude_answers_in_it(make_session: MakeSession, tmp_path: Path) -> None:
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    assert (fork.text, fork.until, fork.title("Title")) == ("second", "a1", "Title (fork)")
    scripts = either(Steps().exit(1)), talk("Three."), talk("Four.")
    other = fork_of(held, fork, tmp_path / "other", *scripts)
    assert other.rows == held.rows[:3]
    assert [r.kind for r in other.journal()] == ["started", "sent", "turn", "forked"]
    assert isinstance(other.journal()[-1], ForkRecord)
    try:
        other.session.start()
        await other.until(lambda: other.session.state.problem is not None)
        assert other.session.state.problem is not None
        assert other.session.state.problem.kind is ProblemKind.START_FAILED
        other.session.try_again(other.command)
        await other.state(SessionPhase.READY)
        await other.turn("third")
        other.session.rest()
        await other.state(SessionPhase.NOT_RUNNING)
        await other.turn("fourth")
        for start in (1, 2):
            assert other.flag(start, "--resume") == held.session.info.session_id
            assert other.flag(start, "--session-id") == fork.new_id
            assert other.flag(start, AT) == "a1"
            assert "--fork-session" in other.starts[start - 1]
        assert other.flag(3, "--resume") == fork.new_id
        assert "--fork-session" not in other.starts[2]
        assert other.flag(3, AT) is None
    finally:
        await other.session.close()


async def test_a_turn_that_is_forgotten_by_a_stop_is_told_of(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Stop had to end the child in the first turn of a fork. The next child copies the source without that
    turn."""
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    other = fork_of(held, fork, tmp_path / "other", either(streaming("Half").hang()), talk("Three."))
    try:
        other.session.send("stopped")
        await other.until(lambda: "prose: Half" in other.rows)
        other.session.stop()
        await other.state(SessionPhase.STOPPED)
        assert f"notice: {words(session_texts.FORGOTTEN)}" in other.rows
        assert other.session._child.file_id == fork.source
        await other.turn("third")
        assert is_a_copy(other, len(other.starts), held)
    finally:
        await other.session.close()


def fork_of(held: SessionHarness, fork: Fork, folder: Path, *scripts: Script, **more: Any) -> SessionHarness:
    """Return the forked session, with its own children."""
    folder.mkdir()
    setup = more | {"fork": fork.source, "new_id": fork.new_id, "until": fork.until, "begun": fork.begun}
    return SessionHarness(folder, *scripts, journals=held.journals, **setup)


def in_use(session_id: str = "x") -> Script:
    return either(Steps().stderr(f"Error: Session ID {session_id} is already in use.\n").exit(1))


def dies_with_the_prompt(replays: bool) -> Script:
    """Script a child that is killed in the first turn. `replays`: the child repeats the prompt before it
    answers, as only 2.1.330 does."""
    steps = Steps().await_user().write(WIRE.init("default"))
    if replays:
        steps.write(WIRE.replay("{{user_text}}", "{{user_uuid}}"))
    return either(steps.write(WIRE.message_start("msg_1")).die())


def is_a_copy(other: SessionHarness, start: int, source: SessionHarness) -> bool:
    assert other.flag(start, "--resume") == source.session.info.session_id
    assert other.flag(start, AT) == "a1"
    return "--fork-session" in other.starts[start - 1]


@pytest.mark.parametrize("replays", [False, True])
async def test_a_fork_whose_child_dies_between_the_prompt_and_the_answer_is_copied_anew(
    make_session: MakeSession, tmp_path: Path, replays: bool
) -> None:
    """The copy may have the prompt without the history. So the copy is abandoned, and the message goes back
    to the composer."""
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    scripts = dies_with_the_prompt(replays), in_use(fork.new_id), talk("Three.")
    other = fork_of(held, fork, tmp_path / "other", *scripts)
    try:
        other.session.send("lost question")
        await other.until(lambda: bool(other.restored))
        assert other.restored == ["lost question"]
        assert other.session.state.phase is SessionPhase.NOT_RUNNING
        assert other.rows[3:] == ["notice: Claude Code was terminated (signal KILL)."]
        assert [r.kind for r in other.journal()][-1] != "turn"
        await other.turn("third")
        assert other.rows[4:] == ["user: third", "prose: Three.", "footer: done"]
        assert [is_a_copy(other, start, held) for start in (1, 2, 3)] == [True] * 3
        first, second, third = (other.flag(start, "--session-id") for start in (1, 2, 3))
        assert first == second == fork.new_id
        assert third == other.session.info.session_id != fork.new_id
        assert "forked" in other.kinds()
        assert not other.journal(fork.new_id), "the journal has moved along"
        assert other.prompts(3) == ["third"]
    finally:
        await other.session.close()


async def test_a_fork_whose_child_dies_in_its_first_answer_is_copied_anew(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """What the CLI has written is unknown, so a row says that Claude does not know the turn."""
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    scripts = either(streaming("Half").die()), in_use(fork.new_id), talk("Three.")
    other = fork_of(held, fork, tmp_path / "other", *scripts)
    try:
        await other.turn("lost question")
        assert other.rows[3:5] == ["user: lost question", "prose: Half"]
        assert "Claude does not know this turn" in other.rows[5]
        assert other.restored == []
        await other.turn("third")
        assert is_a_copy(other, 3, held)
        assert other.flag(3, "--session-id") == other.session.info.session_id != fork.new_id
    finally:
        await other.session.close()


async def test_one_goes_back_and_forward_in_a_fork_whose_id_is_taken(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """2.1.37 writes a file when it starts, and refuses an id that has a file. So each start makes another
    copy."""
    held, library, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    again = in_use(), talk("Three.")
    other = fork_of(held, fork, tmp_path / "other", talk(), *again, *again, library=library)
    try:
        await other.ready()
        library.cut = CutPoint(True, "a0")
        rows, uuid = other.rows, other.session._feed.reducer.store.turns[0].uuid
        assert await other.session.rewinder.rewind(uuid, conversation=True, files=False) == ""
        assert [other.flag(start, AT) for start in (1, 2, 3)] == ["a1", "a0", "a0"]
        assert other.flag(3, "--session-id") == other.session.info.session_id != fork.new_id
        assert isinstance(other.journal()[-1], RewindRecord)
        assert await other.session.rewinder.undo() == ""
        assert other.rows == rows
        assert is_a_copy(other, 5, held)
        ids = [other.flag(start, "--session-id") for start in range(1, 6)]
        assert ids == [ids[0], ids[0], ids[2], ids[2], other.session.info.session_id]
        assert [r.kind for r in other.journal() if r.kind in ("forked", "rewound")] == [
            "forked",
            "rewound",
            "rewound",
        ]
        journals = {file.stem for file in other.journals.iterdir()}
        assert journals == {other.session.info.session_id, held.session.info.session_id}
        await other.turn("third")
        assert other.session.state.problem is None
    finally:
        await other.session.close()


async def test_a_copy_that_is_in_use_under_any_id_is_told(make_session: MakeSession, tmp_path: Path) -> None:
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    other = fork_of(held, fork, tmp_path / "other", in_use())
    try:
        other.session.send("third")
        await other.until(lambda: other.session.state.problem is not None)
        assert len(other.starts) == 2
        assert other.session.state.problem is not None
        assert "already in use" in words(other.session.state.problem.text)
    finally:
        await other.session.close()


async def test_a_fork_that_was_stopped_before_the_answer_goes_on_in_its_own_file(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Both real CLI versions have written the whole copy when such a turn ends."""
    held, _, _ = await talked(make_session)
    fork = await held.session.forker.fork(held.entry("second").id)
    steps = Steps().await_user().write(WIRE.init("default")).await_control("interrupt")
    stopped = either(steps.write(WIRE.stopped_result()))
    other = fork_of(held, fork, tmp_path / "other", stopped, talk("Three."))
    try:
        other.session.send("stopped question")
        await other.state(SessionPhase.WORKING)
        other.session.stop()
        await other.until(lambda: other.footers[-1:] == ["stopped"])
        await other.state(SessionPhase.READY)
        other.session.rest()
        await other.state(SessionPhase.NOT_RUNNING)
        await other.turn("third")
        assert other.flag(2, "--resume") == fork.new_id
        assert "--fork-session" not in other.starts[1]
    finally:
        await other.session.close()


def test_a_fork_is_unanswered_until_a_turn_ends_in_it() -> None:
    forked = ForkRecord(source="s", until="a1")
    turn, sent = TurnRecord(uuid="u"), SentRecord(uuid="u", text="t")
    assert unanswered_fork([sent, turn]) is None
    assert unanswered_fork([sent, turn, forked]) == forked
    assert unanswered_fork([sent, turn, forked, ChildStartRecord(session_id="f"), sent]) == forked
    assert unanswered_fork([forked, sent, turn]) is None
    back = unanswered_fork([SentRecord(uuid="x", text="x"), turn, forked, RewindRecord(uuid="x", until="a0")])
    assert back is not None
    assert back.until == "a0"


async def test_a_folder_that_is_gone_is_said(make_session: MakeSession) -> None:
    held = make_session(talk("One."))
    away = Path(str(held.folder) + "-away")
    held.folder.rename(away)
    held.session.start()
    assert held.session.state.problem is not None
    assert held.session.state.problem.kind is ProblemKind.FOLDER_GONE
    assert held.session.state.problem.text == str(held.folder)
    away.rename(held.folder)
    held.session.try_again(held.command)
    await held.state(SessionPhase.READY)
    assert held.session.state.problem is None


class FileRewinds:
    """A `FileRewind` that numbers its restores, and notes which of them were undone."""

    def __init__(self) -> None:
        self.made = 0
        self.taken_back: list[str] = []
        self.gone: list[str] = []  # restores that are not reported, because the conversation went back too

    def drop_report(self, restore: str) -> None:
        self.gone.append(restore)

    async def plan(self, uuid: str) -> FilePlan:
        return FilePlan(Comparison(ChangeScope.TURN, uuid))

    async def restore(self, plan: FilePlan, paths: Collection[bytes] | None = None) -> FilesBack:
        self.made += 1
        return FilesBack(("a",), ("b",), "", str(self.made))

    async def take_back(self, restore: str) -> Text:
        self.taken_back.append(restore)
        return ""


async def test_files_go_forward_with_the_conversation_they_went_back_with(make_session: MakeSession) -> None:
    held, _, second = await talked(make_session, *(talk("Three.", "Four.") for _ in range(6)))
    rewinder = held.session.rewinder
    rewinder._file_rewind = files = FileRewinds()  # type: ignore[assignment]
    first = held.session._feed.reducer.store.turns[0].uuid
    assert await rewinder.rewind(second, conversation=True, files=True) == ""
    assert await rewinder.rewind(first, conversation=True, files=True) == ""
    assert "Restored 1 file: a\nDeleted 1 new file: b" in held.rows[-1]
    assert files.gone == ["1", "2"]
    assert await rewinder.undo() == ""
    assert not any("Restored" in row for row in held.rows), "what is undone does not stand there as done"
    assert not any(record.kind == "notice" for record in held.journal()), "nor in a fork, nor when reopened"
    assert files.taken_back == ["2", "1"], "forward again is all the way"
    assert await rewinder.rewind(second, conversation=True, files=True) == ""
    await held.turn("third")  # the rewind can no longer be undone
    third = held.session._feed.reducer.store.turns[-1].uuid
    assert await rewinder.rewind(third, conversation=True, files=False) == ""
    assert await rewinder.undo() == ""
    assert files.taken_back == ["2", "1"], "they went back with another one"


async def test_files_that_were_left_out_stay_without_the_snapshot(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The snapshot of the preview is gone. Claude Code's checkpoints know no choice of files."""
    held, _, second = await talked(make_session)
    rewinder = held.session.rewinder

    async def no_plan(uuid: str) -> None:
        return None

    async def restore(*_: object) -> None:
        raise AssertionError("all files were rewound")

    monkeypatch.setattr(rewinder._file_rewind, "plan", no_plan)
    monkeypatch.setattr(rewinder._checkpoints, "restore", restore)
    monkeypatch.setattr(rewinder, "_try_files", restore)
    rows = held.rows
    why = await rewinder.rewind(second, conversation=True, files=True, paths=frozenset({b"a"}))
    assert why == session_texts.NO_PLACE and held.rows == rows
    await held.session.close()
