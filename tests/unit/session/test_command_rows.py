"""A shell command of the user has one row: live, when the session is opened again, and after a kill, a rewind
and a fork."""

import os
from collections.abc import Iterable

from claude_desk.library.history.journal_merge import read_journal
from claude_desk.library.history.page_reader import play_records
from claude_desk.protocol.files import journal_file as j
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_texts import so_far
from claude_desk.session.journal.kept_turns import messages_of
from claude_desk.session.journal.session_journal import copy_journal
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.events import HostNotice, RewindUndone, Rewound, StopRequested, TurnOver
from claude_desk.transcript.export.markdown_export import markdown
from claude_desk.transcript.reducer import user_commands
from claude_desk.transcript.reducer.reducer import is_unanswered
from claude_desk.transcript.tools.registry import card_of
from claude_desk.transcript.visible_text import visible_texts
from claude_desk.ui.phrases.phrase_words import words
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness, calling, ending
from tests.unit.session.test_rewinder import talk
from tests.unit.transcript.reducer_harness import ReducerHarness
from tests.waiting import until

PATH = {"PATH": os.environ["PATH"]}


def of_person(entries: Iterable[Entry]) -> list[str]:
    """Return the user's rows and the ends of the turns."""
    return [_line(entry) for entry in entries if entry.by_user or entry.kind is EntryKind.FOOTER]


def _line(entry: Entry) -> str:
    if entry.tool is None:
        return entry.text if entry.kind is EntryKind.USER else "end"
    card = card_of(entry.tool)
    shown = " / ".join(visible_texts(entry, words=words)[1:])
    return f"! {words(card.title)}: {entry.tool.state.value} {words(card.summary)} {shown}".strip()


def read_again(held: SessionHarness) -> list[str]:
    """Return these rows as they are after the session is opened again, or after a kill."""
    records = read_journal(held.journal_path)
    return of_person(play_records(held.journal_path, records, idle=True)[0].store)


async def ran(held: SessionHarness, command: str) -> None:
    before = ended(held)
    assert held.session.shell_commands.run(command)
    await held.until(lambda: ended(held) > before)


def ended(held: SessionHarness) -> int:
    calls = (entry.tool for entry in held.session.entries if entry.tool is not None)
    return sum(call.by_user and call.ended > 0 for call in calls)


async def test_it_is_the_same_live_and_opened_again(make_session: MakeSession) -> None:
    held = make_session(talk("One.", "Two."), environ=PATH)
    await ran(held, "echo before")
    await held.turn("first")
    await ran(held, "echo out; echo bad >&2; exit 3")
    await ran(held, "true")
    await held.turn("second")
    shown = [
        "! echo before: done  before",
        "first",
        "end",
        "! echo out; echo bad >&2; exit 3: failed exit code 3 echo out; echo bad >&2; exit 3 / out / bad",
        "! true: done no output",
        "second",
        "end",
    ]
    assert of_person(held.session.entries) == shown
    assert read_again(held) == shown
    recap = so_far(held.session.entries)
    assert "(I ran: true)" in recap and "You used" not in recap


async def test_one_that_runs_over_the_end_of_a_turn_stays_where_it_began(make_session: MakeSession) -> None:
    held = make_session(Script(ending(calling().delay(0.3))), environ=PATH)
    held.session.send("first")
    await held.until(lambda: any(entry.tool is not None for entry in held.session.entries))
    assert held.session.shell_commands.run("sleep 300")
    await held.until(lambda: held.footers == ["done"])
    command = next(entry for entry in held.session.entries if entry.tool and entry.tool.by_user)
    assert command.tool is not None and command.tool.state is ToolState.RUNNING, "the turn does not end it"
    assert read_again(held)[:2] == [
        "first",
        "! sleep 300: stopped  Claude Desk ended while the command ran. Its output was not kept.",
    ], "as after a kill"
    held.session.shell_commands.stop()
    await held.until(lambda: command.tool is not None and command.tool.state is ToolState.STOPPED)
    assert of_person(held.session.entries) == ["first", "! sleep 300: stopped", "end"]
    assert read_again(held) == ["first", "! sleep 300: stopped", "end"]


async def test_one_that_is_cut_off_by_the_end_of_the_session_keeps_what_it_printed(
    make_session: MakeSession,
) -> None:
    held = make_session(environ=PATH)
    assert held.session.shell_commands.run("echo here; sleep 300")
    await held.until(lambda: bool(held.session.entries))
    commands = held.session.shell_commands
    await until(commands.changed, lambda: commands.last_line == "here")
    await held.session.close()
    (row,) = of_person(held.session.entries)
    assert row == "! echo here; sleep 300: stopped  here"
    assert read_again(held) == [row]


def test_a_command_is_no_call_of_claude_s() -> None:
    book = ReducerHarness().say("go")
    book.play(HostNotice(user_commands.begun("1", "ls")))
    (turn,) = book.reducer.store.turns
    assert is_unanswered(turn), "a stop returns the message"
    assert book.reducer.rows.running_tools(turn) == []
    assert messages_of("u", turn.entries[1:]) == [], "the journal has a record of it"
    book.play(StopRequested(), TurnOver("u1"))
    assert (call := book.tool().tool) is not None and call.state is ToolState.RUNNING


def test_a_rewind_takes_the_row_along_and_brings_it_back_as_it_ended() -> None:
    book = ReducerHarness().say("one", "u1")
    book.play(TurnOver("u1"))
    book.say("two", "u2").play(HostNotice(user_commands.begun("1", "ls")), TurnOver("u2"))
    book.play(Rewound("u2", "Rewound."))
    assert not any(entry.tool for entry in book.entries)
    book.play(HostNotice(user_commands.ended("1", "ls", "a", "", 0, 1.0, False)))
    assert not any(entry.tool for entry in book.entries), "its end brings it not back"
    book.play(RewindUndone())
    assert (call := book.tool().tool) is not None and call.state is ToolState.DONE


def _notice(command_id: str, end: bool, at: float) -> j.NoticeRecord:
    said = (
        user_commands.ended(command_id, "ls", "a", "", 0, 1.0, False)
        if end
        else user_commands.begun(command_id, "ls")
    )
    return j.NoticeRecord(phrase=said.to_json(), at=at)


def test_a_rewind_in_the_journal_neither_splits_nor_doubles_a_command() -> None:
    """The first command began before the message, and ended after it."""
    records = [
        j.SentRecord(uuid="u1", text="one", at=1),
        _notice("1", False, 2),
        _notice("1", False, 2),
        j.TurnRecord(uuid="u1", at=3),
        j.SentRecord(uuid="u2", text="two", at=4),
        _notice("1", True, 5),
        _notice("2", False, 6),
        _notice("2", True, 7),
        j.RewindRecord(uuid="u2", until="u1", at=8),
    ]
    held, _ = j.effective_records(records)
    assert [(record.kind, record.at) for record in held] == [("sent", 1), ("notice", 2), ("turn", 3)]
    assert isinstance(held[1], j.NoticeRecord)
    assert (said := Phrase.from_json(held[1].phrase)) is not None and said.values["out"] == "a"
    undone, _ = j.effective_records([*records, j.RewindRecord(uuid="u2", until="u1", undone=True, at=9)])
    assert [record.kind for record in undone] == ["sent", "notice", "turn", "sent", "notice"]


async def test_a_fork_has_each_command_once(make_session: MakeSession) -> None:
    held = make_session(talk("One.", "Two."), environ=PATH)
    await held.turn("first")
    await ran(held, "echo kept")
    await held.turn("second")
    await ran(held, "echo left")
    gone = {record.uuid for record in held.journal() if isinstance(record, j.SentRecord)}
    first = next(record.uuid for record in held.journal() if isinstance(record, j.SentRecord))
    forked = j.ForkRecord(source=held.session.info.session_id, until="a1")
    copy_journal(held.journals, forked, "fork", gone - {first}, "")
    path = held.journals / "fork.jsonl"
    rows = of_person(play_records(path, read_journal(path), idle=True)[0].store)
    assert rows == ["first", "end", "! echo kept: done  kept"]


def test_an_export_says_that_it_is_the_user_s() -> None:
    book = ReducerHarness().say("go")
    book.play(TurnOver("u1"), HostNotice(user_commands.ended("1", "ls -l", "a.txt", "", 0, 1.0, False)))
    text = markdown(book.entries, lambda entry: "")
    assert "a.txt" in text and "## Claude" not in text
    assert words(card_of(_call(book)).name) == "You ran"


def _call(book: ReducerHarness) -> ToolCall:
    call = book.tool().tool
    assert call is not None
    return call
