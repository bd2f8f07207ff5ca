"""When a session has snapshots taken, and what it keeps of them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.history.journal_merge import read_journal
from claude_desk.protocol.files.journal_file import ForkRecord, SentRecord, SnapshotRecord, to_line
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import SessionState
from claude_desk.session.journal.session_journal import copy_journal
from claude_desk.session.snapshots.session_changes import ChangeScope
from claude_desk.session.snapshots.turn_snapshots import ChangeFigures, TurnSnapshots, read_turn_snapshots
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
from tests.unit.session.session_harness import SessionHarness, reply, streaming
from tests.waiting import signal_of, until


class FakeSource:
    """Numbers its snapshots. What is asked waits while it is held."""

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
    """So many of the journal's records of snapshots."""

    def found() -> list[SnapshotRecord]:
        return [record for record in held.journal() if isinstance(record, SnapshotRecord)]

    await until(held.session.snapshots.changed, lambda: len(found()) >= count)
    return found()


async def test_before_and_after_a_turn(make_session: MakeSession) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    assert source.moments == [SnapshotMoment.SESSION_START]
    seen: list[list[str]] = []
    source.when_asked = lambda request: seen.append(held.kinds())
    await held.turn("one")
    before, after = await noted(held, 2)
    assert source.moments[1:] == [SnapshotMoment.TURN_START, SnapshotMoment.TURN_END]
    assert "sent" not in seen[0]  # Claude did not have it yet
    uuid = next(r.uuid for r in held.journal() if isinstance(r, SentRecord))
    assert (before.uuid, before.snapshot, before.moment, before.late) == (uuid, "snap-2", "turn-start", False)
    assert (after.uuid, after.snapshot, after.moment, after.late) == (uuid, "snap-3", "turn-end", False)
    figures = ChangeFigures(1, 3, 0)
    assert held.session.snapshots.turns == {uuid: TurnSnapshots("snap-2", "snap-3", figures=figures)}
    assert held.session.snapshots.figures == figures
    assert source.asked[1].session == held.session.info.session_id and source.asked[1].turn == uuid
    assert read_turn_snapshots(held.journal_path) == held.session.snapshots.turns


@pytest.mark.parametrize("before", [True, False])
async def test_a_message_does_not_wait_for_long(make_session: MakeSession, before: bool) -> None:
    """Where its snapshot is late the one before counts, if there is one."""
    source = FakeSource()
    source.holds = not before
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    if before:
        await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.top))
    source.holds = True
    await held.turn("one")  # sent and answered, with no snapshot yet
    assert held.rows[-2:] == ["prose: Done.", "footer: done"]
    source.let_go()
    records = {record.moment: record for record in await noted(held, 2)}
    assert {moment: record.late for moment, record in records.items()} == {
        "turn-start": True, "turn-end": False,
    }  # fmt: skip
    assert (records["turn-start"].snapshot == "snap-1") is before
    (turn,) = held.session.snapshots.turns.values()
    assert turn.late


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
    held.session.changes.look(ChangeScope.TURN)
    ((comparison,), _) = await found, held.session.changes.stop()
    assert comparison.trouble == Phrase("rewind.not_compared"), "none are recorded from the next message on"


async def test_a_message_that_is_called_back_while_it_waits(make_session: MakeSession) -> None:
    source = FakeSource()
    source.holds = True
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    held.session.send("one")
    held.session.stop()
    assert held.restored == ["one"]
    source.let_go()
    await until(held.session.snapshots.changed, lambda: bool(held.session.snapshots.turns))
    assert held.session.state is SessionState.READY and "sent" not in held.kinds()


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
    """Also where one was there only after the next message was sent."""
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


async def test_nothing_is_undone_while_a_message_waits_for_its_snapshot(make_session: MakeSession) -> None:
    """Else what the person has undone would be told as what Claude has changed."""
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    source.holds = True
    snapshots, undo = held.session.snapshots, held.session.change_undo
    assert undo.idle()
    held.session.send("one")
    assert snapshots.awaited and not undo.idle()
    source.let_go()
    await held.until(lambda: bool(held.footers))
    assert undo.idle() and not snapshots.awaited


async def test_what_is_undone_while_a_message_waits_to_be_sent_is_before_its_turn(
    make_session: MakeSession,
) -> None:
    source = FakeSource()
    held = make_session(Script(reply("Done.")), snapshots=source)
    await held.ready()
    snapshots = held.session.snapshots
    assert not snapshots.may_begin("u")
    await until(snapshots.released, lambda: "u" in snapshots.turns)
    snapshots.files_changed()  # it was let go, and not sent yet
    assert not snapshots.may_begin("u"), "another one is taken"
    first = snapshots.turns["u"].before
    await until(snapshots.changed, lambda: snapshots.turns["u"].before != first)
    assert snapshots.may_begin("u")
    assert read_turn_snapshots(held.journal_path)["u"].before == snapshots.turns["u"].before


async def test_whoever_asks_while_those_of_earlier_runs_are_read_knows_them_too(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """Else a rewind would go by the CLI's checkpoints."""
    (tmp_path / "journals").mkdir()
    record = SnapshotRecord(uuid="1", snapshot="a", moment="turn-start")
    held = make_session(Script(reply("Done.")), snapshots=FakeSource())
    snapshots = held.session.snapshots
    path = tmp_path / "journals" / f"{held.session.info.session_id}.jsonl"
    path.mkdir()  # cannot be read, for now
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
    held.session.history.settled.emit()
    assert asyncio.all_tasks() == before
