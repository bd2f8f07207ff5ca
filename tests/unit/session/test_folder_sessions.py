"""Two sessions that work at the same time in different folders of one git repository."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.session.snapshots.change_undo import UndoWait
from claude_desk.session.snapshots.folder_sessions import FolderSessions
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.snapshots.records import SnapshotConfig
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import WIRE, SessionHarness, calling, ending, tool
from tests.unit.snapshots.conftest import run_git
from tests.waiting import signal_of, until


class Pair:
    """Two sessions. In its turn, each session writes the file with the session's name once the test allows
    that."""

    def __init__(self, folder: Path, client: SnapshotClient) -> None:
        self.files = folder / "src"
        self.files.mkdir()
        (folder / ".gitignore").write_text("/*\n!/src/\n")
        run_git(folder, "init", "-q")
        self.folder_sessions = FolderSessions()
        self.a, self.b = (self._session(folder / name[0], client, name) for name in ("a.txt", "b.txt"))

    def _session(self, place: Path, client: SnapshotClient, name: str) -> SessionHarness:
        place.mkdir()
        value = {"file_path": str(self.files / name), "content": name}
        steps = calling("Write", value).ask(WIRE.can_use_tool(tool("Write", value)))
        script = Script(ending(steps.write(WIRE.tool_result("toolu_1", "ok", None))))
        return SessionHarness(place, script, snapshots=client, folder_sessions=self.folder_sessions)

    async def begin(self, *sessions: SessionHarness) -> None:
        for held in sessions:
            await held.ready()
            await until(held.session.snapshots.changed, lambda held=held: bool(held.session.snapshots.top))
        for held in sessions:
            known = len(held.session.snapshots.turns)
            held.session.send("go")
            await held.asks()
            snapshots = held.session.snapshots  # the tool would wait for the snapshot
            await until(snapshots.changed, lambda known=known, s=snapshots: len(s.turns) > known)

    async def write(self, held: SessionHarness, name: str) -> None:
        (self.files / name).write_text(name)
        held.session.requests.decide(held.session.requests.pending[0].id, AllowOnce())
        await held.until(lambda: bool(held.footers))
        snapshots = held.session.snapshots
        await until(snapshots.changed, lambda: any(each.figures for each in snapshots.turns.values()))

    async def watch(self, held: SessionHarness, scope: ChangeScope = ChangeScope.TURN) -> Comparison:
        found = signal_of(held.session.changes.found)
        held.session.changes.watch(scope)
        (comparison,) = await found
        held.session.changes.stop()
        return comparison  # type: ignore[no-any-return]


@pytest.fixture
def pair(tmp_path: Path, on_loop: Any) -> Iterator[Pair]:
    client = SnapshotClient(SnapshotConfig(tmp_path / "ours", tmp_path.parent / "home"))
    made = Pair(tmp_path, client)
    yield made
    for held in (made.a, made.b):
        on_loop(held.session.close())
    client.close()


def paths(comparison: Comparison) -> list[bytes]:
    return sorted(change.path for change in comparison.changes)


async def test_a_change_belongs_to_whose_tool_call_names_the_file(pair: Pair) -> None:
    await pair.begin(pair.a, pair.b)
    (pair.files / "script.txt").write_text("by a command")
    await pair.write(pair.b, "b.txt")
    await pair.write(pair.a, "a.txt")
    for scope in (ChangeScope.TURN, ChangeScope.SESSION):
        mine, theirs = await pair.watch(pair.a, scope), await pair.watch(pair.b, scope)
        assert paths(mine) == [b"src/a.txt", b"src/script.txt"]
        assert paths(theirs) == [b"src/b.txt", b"src/script.txt"]
        assert mine.unnamed == theirs.unnamed == {b"src/script.txt"}
    figures = pair.a.session.snapshots.figures
    assert figures is not None and figures.files == 2, "as the page says"


async def test_who_works_at_another_time_takes_nothing_away(pair: Pair) -> None:
    await pair.begin(pair.a)
    await pair.write(pair.a, "a.txt")
    await pair.begin(pair.b)
    (pair.files / "a.txt").write_text("by a command of the other")
    await pair.write(pair.b, "b.txt")
    found = await pair.watch(pair.b)
    assert paths(found) == [b"src/a.txt", b"src/b.txt"] and not found.unnamed


async def test_an_undo_and_a_rewind_wait_for_the_other_session(pair: Pair) -> None:
    await pair.begin(pair.a)
    await pair.write(pair.a, "a.txt")
    await pair.begin(pair.b)
    undo, rewinder = pair.a.session.change_undo, pair.a.session.rewinder
    found = await pair.watch(pair.a)
    undo.undo_files(found, found.changes)
    assert undo.waits and undo.waits_for is UndoWait.OTHER_SESSION and (pair.files / "a.txt").exists()
    undo.cancel()
    turn = next(iter(pair.a.session.snapshots.turns))
    assert (await rewinder.find_preview(turn)).files_why == Phrase("rewind.others_busy")
    assert await rewinder.rewind(turn, conversation=False, files=True) == Phrase("rewind.others_busy")
    undo.undo_files(found, found.changes)
    ended = signal_of(undo.ended)
    await pair.write(pair.b, "b.txt")
    assert await ended == ("",)
    assert not (pair.files / "a.txt").exists() and (pair.files / "b.txt").exists()


async def test_who_is_closed_holds_nobody_up(pair: Pair) -> None:
    await pair.begin(pair.a)
    await pair.write(pair.a, "a.txt")
    await pair.begin(pair.b)
    undo = pair.a.session.change_undo
    found = await pair.watch(pair.a)
    undo.undo_files(found, found.changes)
    ended = signal_of(undo.ended)
    await pair.b.session.close()
    assert await ended == ("",)


async def test_a_message_waits_while_files_are_written_for_the_other_session(pair: Pair) -> None:
    await pair.begin(pair.a)
    await pair.write(pair.a, "a.txt")
    await pair.b.ready()
    await until(pair.b.session.snapshots.changed, lambda: bool(pair.b.session.snapshots.top))
    undo = pair.a.session.change_undo
    found = await pair.watch(pair.a)
    undo.undo_files(found, found.changes)
    assert undo.under_way
    ended = signal_of(undo.ended)
    pair.b.session.send("go")
    assert await ended == ("",)
    assert not pair.b.session.requests.pending
    await pair.b.asks()
