"""The journal: what is written, when it is written, and who can read it."""

import resource
import stat
import time
from pathlib import Path

import pytest

from claude_desk.agent.agent import Agent
from claude_desk.protocol.files.journal_file import NoticeRecord, SentRecord, read_records
from claude_desk.protocol.phrase import Text
from claude_desk.session.core import session as session_module
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.journal.session_journal import SessionJournal, append_lines, is_file_name
from claude_desk.session.permissions.decisions import AllowOnce
from claude_desk.session.turns.interrupts import interrupt
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, calling, ending, reply, streaming, tool
from tests.waiting import until


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_reads_it(tmp_path: Path) -> None:
    SessionJournal(tmp_path / "a" / "journals", "s1").write(SentRecord(uuid="1", text="secret"))
    assert mode(tmp_path / "a" / "journals") == 0o700
    assert mode(tmp_path / "a" / "journals" / "s1.jsonl") == 0o600


def test_a_line_that_was_cut_does_not_spoil_the_next(tmp_path: Path) -> None:
    path = tmp_path / "s1.jsonl"
    path.write_bytes(b'{"v":1,"kind":"se')
    SessionJournal(tmp_path, "s1").write(SentRecord(uuid="1", text="whole"))
    assert len(path.read_bytes().splitlines()) == 2
    assert b"whole" in path.read_bytes().splitlines()[1]


@pytest.mark.parametrize("name", ["", "../x", "a/b", ".hidden", "a b", "x" * 101, "a\0b", "-x"])
def test_an_id_that_is_no_file_name(name: str) -> None:
    assert not is_file_name(name)


async def test_a_whole_turn(make_session: MakeSession) -> None:
    steps = calling().ask(WIRE.can_use_tool(tool())).write(WIRE.tool_result("toolu_1", "ok", None))
    held = make_session(Script(ending(steps)))
    await held.ready()
    assert held.kinds() == ["started"]
    held.session.send("go")
    assert held.kinds() == ["started", "sent"]
    request = (await held.asks())[0]
    held.session.requests.decide(request.id, AllowOnce())
    assert held.kinds() == ["started", "sent", "decided"]
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    started, sent, decided, outcome, turn = (record.model_dump() for record in held.journal())
    assert started["session_id"] == held.session.info.session_id
    assert started["cli_version"] == "2.1.330"
    assert sent["text"] == "go"
    assert (decided["tool_use_id"], decided["asker"]) == ("toolu_1", "Claude")
    assert (outcome["tool_use_id"], outcome["state"]) == ("toolu_1", "done")
    assert turn["uuid"] == sent["uuid"]
    footer = held.session.entries[-1].footer
    assert footer is not None
    for name in ("stopped", "failed", "seconds", "tokens_in", "tokens_out", "cost"):
        assert turn[name] == getattr(footer, name), name


async def test_a_record_for_each_footer(make_session: MakeSession) -> None:
    """The turns are done, failed, stopped, begun by the CLI itself, and broken off."""
    steps = reply("One.")
    steps.await_user().write(WIRE.result("API Error: 500", is_error=True))
    steps.steps += streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result()).steps
    steps.delay(0.05).write(*WIRE.text_turn("By itself.", message_id="msg_8"))
    steps.steps += streaming("Broken").delay(0.05).die().steps
    held = make_session(Script(steps))
    await held.turn("1")
    await held.turn("2")
    held.session.send("3")
    await held.says("Half an")
    held.session.stop()
    await held.until(lambda: len(held.footers) == 4)
    await held.turn("4")
    await held.state(SessionPhase.NOT_RUNNING)
    assert held.footers == ["done", "failed", "stopped", "done", "failed"]
    turns = [record.model_dump() for record in held.journal() if record.kind == "turn"]
    told = ["stopped" if t["stopped"] else "failed" if t["failed"] else "done" for t in turns]
    assert told == held.footers
    assert [bool(t["uuid"]) for t in turns] == [True, True, True, False, True]


def full(path: Path, lines: bytes) -> None:
    raise OSError(28, "No space left on device")


APPEND = "claude_desk.session.journal.session_journal.append_lines"


@pytest.mark.parametrize("how", ["closed", "waited"])
async def test_what_the_disk_did_not_take_is_written_once_there_is_room(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """There may be no next record: the user reads the last answer and closes the window."""
    monkeypatch.setattr("claude_desk.session.core.session._JOURNAL_AGAIN_MS", 1 if how == "waited" else 10**6)
    held = make_session(Script(reply("Hi.").die()))
    why: list[object] = []
    held.session.not_kept.connect(why.append)
    with monkeypatch.context() as patched:
        patched.setattr(APPEND, full)
        held.session.send("go")
        await held.state(SessionPhase.NOT_RUNNING)
        assert why == ["No space left on device"]
        assert not held.journals.exists()
    if how == "closed":
        await held.session.close()
    else:
        await until(held.session.not_kept, lambda: why[-1] == "")
    assert [record.kind for record in held.journal()][:2] == ["started", "sent"]
    assert why == ["No space left on device", ""]


def test_what_was_not_written_under_an_earlier_id_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = SessionInfo("", "default", "s1", "")
    why: list[Text] = []
    writer = JournalWriter(tmp_path, info, why.append)
    with monkeypatch.context() as patched:
        patched.setattr(APPEND, full)
        writer.noticed("under the first id")
        info.session_id = "s2"
        writer.noticed("under the second id")
    assert writer.retry() == ""
    for name, said in (("s1", "under the first id"), ("s2", "under the second id")):
        found = read_records((tmp_path / f"{name}.jsonl").read_bytes())
        assert [record.text for record in found if isinstance(record, NoticeRecord)] == [said]
    assert why == ["No space left on device", ""]


async def test_what_the_cli_is_named_by_is_no_path(make_session: MakeSession, tmp_path: Path) -> None:
    """`--resume` accepts any text that the user types. Until the CLI has reported the id, nothing is
    written."""
    held = make_session(Script(resumed=reply("Hi.")), resume="../../outside")
    await held.ready()
    assert not (tmp_path / "outside.jsonl").exists()
    assert not held.journals.exists()


async def test_a_disk_that_cannot_be_written(make_session: MakeSession, tmp_path: Path) -> None:
    (tmp_path / "full").write_text("a file where the folder should be")
    held = make_session(Script(reply("Hi.")), journals=tmp_path / "full")
    await held.turn("go")
    assert held.rows == ["user: go", "prose: Hi.", "footer: done"]
    assert held.session.state.phase is SessionPhase.READY


def test_what_the_disk_did_not_take_goes_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = SessionJournal(tmp_path, "s1")
    with monkeypatch.context() as patched:
        patched.setattr(APPEND, full)
        assert journal.write(SentRecord(uuid="1", text="one")) == "No space left on device"
        assert journal.write(SentRecord(uuid="2", text="two"))
    assert journal.write(SentRecord(uuid="3", text="three")) == ""
    found = read_records((tmp_path / "s1.jsonl").read_bytes())
    assert [record.text for record in found if isinstance(record, SentRecord)] == ["one", "two", "three"]


def test_a_disk_that_takes_a_part_has_none_of_it(tmp_path: Path) -> None:
    """A limit on file sizes simulates a disk that gets full in the middle of a line."""
    path = tmp_path / "a.jsonl"
    append_lines(path, b"one\n")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            append_lines(path, b"two and more\n")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert path.read_bytes() == b"one\n"


async def test_a_stop_is_noted_as_it_was_pressed(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record's time must be before the lines that the CLI writes because of the stop, even if the CLI
    writes these lines before our record."""
    told: list[float] = []

    def tell(agent: Agent) -> str:
        told.append(time.time())
        return interrupt(agent)

    monkeypatch.setattr(session_module, "interrupt", tell)
    held = make_session(
        Script(streaming("Half an").await_control("interrupt", {}).write(WIRE.stopped_result()))
    )
    held.session.send("go")
    await held.says("Half an")
    held.session.stop()
    [noted] = [record.at for record in held.journal() if record.kind == "stopped"]
    assert held.session.entries[0].began <= noted <= told[0]
    await held.until(lambda: held.footers == ["stopped"])
