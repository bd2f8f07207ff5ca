"""When a session takes snapshots, and what it records about them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history.journal_merge import read_journal
from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.files.journal_file import ForkRecord, SentRecord, SnapshotRecord, to_line
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.tool_hold import HOLD_CALLBACK
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.journal.session_journal import copy_journal
from claude_desk.session.snapshots import session_snapshots
from claude_desk.session.snapshots.session_changes import ChangeScope
from claude_desk.session.snapshots.session_snapshots import SessionSnapshots
from claude_desk.session.snapshots.turn_snapshots import ChangeFigures, TurnSnapshots, read_turn_snapshots
from claude_desk.snapshots.instant import TICK_MS, Instant, instant_now
from claude_desk.snapshots.records import (
    Change,
    ChangeKind,
    FileKind,
    PathState,
    Refusal,
    Refused,
    Snapshot,
    SnapshotChanges,
    SnapshotMoment,
    Taken,
)
from claude_desk.snapshots.requests import CompareSnapshots, SnapshotError, SnapshotRequest, TakeSnapshot
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness, calling, ending, reply, streaming
from tests.waiting import signal_of, until


class FakeSource:
    """A source that numbers its snapshots. While the source is held, requests wait."""

    def __init__(self) -> None:
        self.asked: list[TakeSnapshot] = []
        self.held: list[asyncio.Event] = []
        self.holds = False
        self.refusal: Refused | None = None
        self.fails = False
        self.when_asked: Callable[[TakeSnapshot], None] = lambda request: None

    async def ask(self, request: SnapshotRequest, seconds: float = 1.0) -> Any:
        if isinstance(request, CompareSnapshots):
            state = PathState(FileKind.FILE, 0o644, "0" * 40)
            changed = Change(b"d/a", ChangeKind.ADDED, None, state, added=3)
            folder = PathState(FileKind.FOLDER, 0o755, "")
            return SnapshotChanges((Change(b"d", ChangeKind.ADDED, None, folder), changed), ())
        assert isinstance(request, TakeSnapshot)
        self.asked.append(request)
        number = len(self.asked)
        self.when_asked(request)
        if self.holds:
            self.held.append(asyncio.Event())
            await self.held[-1].wait()
        if self.fails:
            raise SnapshotError("it has ended")
        if self.refusal is not None:
            return self.refusal
        snapshot = Snapshot(f"snap-{number}", 0.0, request.moment, request.session, request.turn, 1, 1)
        return Taken(snapshot, request.folder, 0, (), 0)

    @property
    def moments(self) -> list[SnapshotMoment]:
        return [request.moment for request in self.asked]

    def let_go(self) -> None:
        self.holds = False
        for each in self.held:
            each.set()


async def noted(held: SessionHarness, count: int) -> list[SnapshotRecord]:
    """Wait for this many snapshot records in the journal, and return them."""

    def found() -> list[SnapshotRecord]:
        return [record for record in held.journal() if isinstance(record, SnapshotRecord)]

    await until(held.session.snapshots.changed, lambda: len(found()) >= count)
    return found()


async def asked_since(source: FakeSource, uuid: str) -> Instant:
    """Wait for the request of the snapshot before this turn, and return the moment that the snapshot should
    show."""
    while not (found := [request.since for request in source.asked if request.turn == uuid]):
        await asyncio.sleep(0)
    assert found[0] is not None
    return found[0]


async def test_before_and_after_a_turn(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    assert source.moments == [SnapshotMoment.SESSION_START]
    await held.turn("one")
    before, after = await noted(held, 2)
    assert source.moments[1:] == [SnapshotMoment.TURN_START, SnapshotMoment.TURN_END]
    first, last = source.asked[1:]
    assert first.since is not None and last.since is None
    uuid = next(r.uuid for r in held.journal() if isinstance(r, SentRecord))
    assert (before.uuid, before.snapshot, before.moment, before.late) == (uuid, "snap-2", "turn-start", False)
    assert (after.uuid, after.snapshot, after.moment, after.late) == (uuid, "snap-3", "turn-end", False)
    figures = ChangeFigures(1, 3, 0)
    assert held.session.snapshots.turns == {uuid: TurnSnapshots("snap-2", "snap-3", figures=figures)}
    assert held.session.snapshots.figures == figures
    assert source.asked[1].session == held.session.info.session_id and source.asked[1].turn == uuid
    assert read_turn_snapshots(held.journal_path) == held.session.snapshots.turns


async def test_a_message_does_not_wait(make_session: MakeSession) -> None:
    """The snapshot shows the moment before the message was written, however late it is taken."""
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    source.holds = True
    before = instant_now()
    await held.turn("one")  # sent and answered, with no snapshot yet
    assert held.rows[-2:] == ["prose: Done.", "footer: done"]
    assert not held.session.snapshots.turns, "the newest one that is known is not taken for it"
    after = instant_now()
    source.let_go()
    records = {record.moment: record for record in await noted(held, 2)}
    assert records["turn-start"].snapshot == "snap-2" and not records["turn-start"].late
    since = source.asked[1].since
    assert since is not None and before.running < since.running < after.running


async def test_a_message_waits_for_a_tick_of_the_clock_that_stamps_files(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    snapshots = held.session.snapshots
    before = instant_now()
    assert not snapshots.may_begin("u") and not snapshots.may_begin("u")
    await until(snapshots.released, lambda: snapshots.may_begin("u"))
    since = await asked_since(source, "u")
    assert since.wall > before.wall
    assert TICK_MS <= 20


async def test_a_message_that_is_called_back_while_it_waits(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    held.session.send("one")
    held.session.stop()
    assert held.restored == ["one"]
    await signal_of(held.session.snapshots.released)
    assert held.session.state.phase is SessionPhase.READY and "sent" not in held.kinds()
    assert SnapshotMoment.TURN_START not in source.moments


async def test_one_that_fails_is_asked_for_once_more_for_the_same_moment(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    source.when_asked = lambda request: setattr(source, "fails", len(source.asked) == 2)
    await held.turn("one")
    await noted(held, 2)
    assert [request.moment for request in source.asked[1:]] == ["turn-start", "turn-start", "turn-end"]
    assert source.asked[1].since == source.asked[2].since is not None
    (turn,) = held.session.snapshots.turns.values()
    assert turn.is_certain and turn.before == "snap-3"


async def test_a_tool_that_may_write_waits_for_the_snapshot_before_its_turn(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asyncio.Event()
    until_taken = SessionSnapshots.until_taken

    async def seen(self: SessionSnapshots, uuid: str) -> None:
        waits.set()
        await until_taken(self, uuid)

    monkeypatch.setattr(SessionSnapshots, "until_taken", seen)
    source = FakeSource()
    request = {"subtype": "hook_callback", "callback_id": HOLD_CALLBACK, "input": {}}
    steps = calling().post(request, "hold-1").await_answer("hold-1")
    held = make_session(Script(ending(steps)), snapshots=source)
    await held.ready()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    source.holds = True
    held.session.send("one")
    await waits.wait()
    assert not held.footers and not held.session.requests.pending and "hold-1" not in held.answers()
    source.let_go()
    await held.until(lambda: bool(held.footers))
    assert "hold-1" in held.answers()


async def test_a_tool_of_a_message_that_became_a_turn_by_itself_waits_too(make_session: MakeSession) -> None:
    """The message was written into the previous turn. So no snapshot was requested when the message's own
    turn began."""
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    snapshots = held.session.snapshots
    assert not snapshots.may_write("u")
    await snapshots.until_taken("u")
    assert snapshots.may_write("u") and snapshots.turns["u"].is_certain
    count = len(source.asked)
    await snapshots.until_taken("u")
    assert len(source.asked) == count, "a later one is of another moment"


async def test_a_tool_does_not_wait_for_ever(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_snapshots, "HOLD_SECONDS", 0.01)
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    source.holds = True
    await held.session.snapshots.until_taken("u")
    assert not held.session.snapshots.may_write("u")
    source.let_go()


async def test_what_is_refused_is_told_once_and_costs_nothing(make_session: MakeSession) -> None:
    source = FakeSource()
    source.refusal = Refused(Refusal.TOO_MANY_FILES, 3, 4, first=True)
    steps = reply("Done.")
    steps.steps += reply("Again.", "msg_2").steps
    held = make_session(Script(steps), snapshots=source)
    await held.ready()
    source.when_asked = lambda request: setattr(
        source, "refusal", Refused(Refusal.TOO_MANY_FILES, 3, 4, first=len(source.asked) == 1)
    )
    await held.turn("one")
    await held.turn("two")
    told = [entry.content for entry in held.session.entries if entry.kind == "notice"]
    assert told == [Phrase("rewind.too_many_files", limit=3)]
    assert held.session.snapshots.refused is not None and not held.session.snapshots.turns


async def test_a_source_that_fails_costs_nothing(make_session: MakeSession) -> None:
    source = FakeSource()
    source.fails = True
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    await held.turn("one")
    assert held.rows[-1] == "footer: done" and not held.session.snapshots.turns
    found = signal_of(held.session.changes.found)
    held.session.changes.watch(ChangeScope.TURN)
    ((comparison,), _) = await found, held.session.changes.stop()
    assert comparison.trouble == Phrase("rewind.not_compared"), "none are recorded from the next message on"


async def test_a_turn_that_is_stopped_has_an_end_too(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(streaming("Half an")), snapshots=source)
    await held.ready()
    held.session.send("one")
    await held.says("Half an")
    held.session.stop()
    await held.until(lambda: bool(held.footers))
    assert [record.moment for record in await noted(held, 2)] == ["turn-start", "turn-end"]


def test_older_readers_and_the_conversation_do_not_see_them(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    records = [SnapshotRecord(uuid="1", snapshot="a", moment="turn-start"), SentRecord(uuid="1", text="x")]
    path.write_bytes(b"".join(map(to_line, records)))
    assert [type(record) for record in read_journal(path)] == [SentRecord]


@pytest.mark.parametrize("written", ["before", "behind"])
def test_a_fork_keeps_those_of_its_turns(tmp_path: Path, written: str) -> None:
    """A fork keeps the snapshots of its turns, even a snapshot that was recorded only after the next message
    was sent."""
    end = SnapshotRecord(uuid="1", snapshot="b", moment="turn-end")
    records: list[Any] = [
        SnapshotRecord(uuid="1", snapshot="a", moment="turn-start"),
        SentRecord(uuid="1", text="x"),
        *([end] if written == "before" else ()),
        SnapshotRecord(uuid="2", snapshot="c", moment="turn-start"),
        SentRecord(uuid="2", text="y"),
        *([end] if written == "behind" else ()),
    ]
    (tmp_path / "s.jsonl").write_bytes(b"".join(map(to_line, records)))
    copy_journal(tmp_path, ForkRecord(source="s", until="z"), "t", {"2"}, "")
    assert read_turn_snapshots(tmp_path / "t.jsonl") == {"1": TurnSnapshots("a", "b")}


async def test_those_of_earlier_runs_are_known(make_session: MakeSession, tmp_path: Path) -> None:
    journals = tmp_path / "journals"
    journals.mkdir()
    record = SnapshotRecord(uuid="1", snapshot="a", moment="turn-start")
    held = make_session(Script(reply("Done.")), snapshots=FakeSource())
    (journals / f"{held.session.info.session_id}.jsonl").write_bytes(to_line(record))
    await held.session.snapshots.recall()
    assert held.session.snapshots.turns == {"1": TurnSnapshots("a")}


async def test_whoever_asks_while_those_of_earlier_runs_are_read_knows_them_too(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Without these snapshots, a rewind would use the CLI's checkpoints."""
    (tmp_path / "journals").mkdir()
    record = SnapshotRecord(uuid="1", snapshot="a", moment="turn-start")
    held = make_session(Script(reply("Done.")), snapshots=FakeSource())
    snapshots = held.session.snapshots
    path = tmp_path / "journals" / f"{held.session.info.session_id}.jsonl"
    path.mkdir()  # the journal cannot be read for now
    await snapshots.recall()
    path.rmdir()
    path.write_bytes(to_line(record))

    async def known() -> list[str]:
        await snapshots.recall()
        return list(snapshots.turns)

    assert await asyncio.gather(known(), known()) == [["1"], ["1"]]


async def test_nothing_is_begun_for_a_session_that_ends_while_its_history_is_read(
    make_session: MakeSession,
) -> None:
    held = make_session(Script(reply("Done.")), snapshots=FakeSource())
    await held.ready()
    await held.session.close()
    before = asyncio.all_tasks()
    held.session.history.loading_ended.emit()
    assert asyncio.all_tasks() == before


async def test_what_is_known_is_of_the_folder_that_claude_works_in(make_session: MakeSession) -> None:
    """The ids of one folder's snapshots mean nothing in another folder, so each record has its folder."""
    source = FakeSource()
    steps = reply("One.")
    steps.steps += reply("Two.", "msg_0002").steps
    held = make_session(Script(steps), snapshots=source)
    snapshots, own = held.session.snapshots, str(held.folder)
    await held.turn("one")
    await noted(held, 2)
    at_home = dict(snapshots.turns)
    held.session.info.place = WorkPlace("/srv/tree", "/srv/tree", "fix")
    await held.turn("two")
    records = await noted(held, 4)
    # The turn during which Claude moved, and its end, belong to the worktree.
    there = [record for record in records if record.folder == "/srv/tree"]
    assert {record.uuid for record in there} == set(snapshots.turns)
    assert snapshots.folder == "/srv/tree" and set(snapshots.turns).isdisjoint(at_home)
    assert source.asked[-1].folder == "/srv/tree"
    assert read_turn_snapshots(held.journal_path, "/srv/tree") == snapshots.turns
    held.session.info.place = WorkPlace(own)
    held.session._follow_place()
    assert snapshots.folder == own
    assert {uuid: snapshots.turns[uuid] for uuid in at_home} == at_home
