"""The history of a resumed session: what happens while it is awaited, when it comes, and when it does not."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.handlers import HANDLERS
from claude_desk.library.history.lookup_requests import LocateFile
from claude_desk.library.history.requests import LayOutPages, OpenFromJournal, OpenHistory, ReadPage
from claude_desk.library.request_base import LibraryError, LibraryPaths, Request
from claude_desk.protocol.files.journal_file import (
    ContinuationRecord,
    NoticeRecord,
    SentRecord,
    TurnRecord,
    to_line,
)
from claude_desk.session.core.session_state import ProblemKind, SessionPhase
from claude_desk.session.core.session_texts import UNKNOWN_CONVERSATION
from claude_desk.session.history.page_window import KEPT
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.phrases.phrase_words import words
from tests.paged_session import APART, PagedLibrary
from tests.scripted_cli.script import Script
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness, reply
from tests.waiting import DEFAULT_SECONDS

ID = "00000000-0000-4000-8000-000000000001"


class HeldLibrary(QObject):
    """A library that answers immediately, except for requests that the test has it hold back or fail."""

    asked = Signal()

    def __init__(self, pages: int = 3) -> None:
        super().__init__()
        self.pages = PagedLibrary(pages)
        self.open = asyncio.Event()
        self.open.set()
        self.fails: tuple[type, ...] = ()
        self.answers: dict[type, Any] = {}

    async def ask(self, request: Request, seconds: float = 0) -> Any:
        self.pages.asked.append(request)
        await self.open.wait()
        if isinstance(request, self.fails):
            raise LibraryError("it is not there")
        if type(request) in self.answers:
            return self.answers[type(request)]
        return self.pages.answer(request)


def going_on(
    make_session: MakeSession, library: HeldLibrary, folder: Any, *scripts: Script
) -> SessionHarness:
    held = make_session(*scripts, resume=ID, library=library, session_file=folder / f"{ID}.jsonl")
    held.session.history.begin()
    return held


async def read(held: SessionHarness) -> None:
    """Wait until no page is being read."""
    past = held.session.history
    async with asyncio.timeout(DEFAULT_SECONDS):
        while past._worker is not None and not past._worker.done():
            await asyncio.sleep(0.005)


async def test_the_newest_rows_come_first_and_gaps_for_all_others(
    make_session: MakeSession, tmp_path: Any
) -> None:
    held = going_on(make_session, HeldLibrary(), tmp_path)
    await held.until(lambda: bool(held.session.history.pages))
    entries = held.session.entries
    assert [entry.kind for entry in entries[:3]] == [EntryKind.GAP, EntryKind.GAP, EntryKind.USER]
    assert entries[2].text == "Question 12"
    assert held.session.info.title == "A long evening"
    assert held.session.costs.total == 1.25
    assert held.session.state.phase is SessionPhase.NOT_RUNNING  # no child was started for the history


async def test_what_is_sent_meanwhile_stands_below_it_and_is_sent_once_it_is_there(
    make_session: MakeSession, tmp_path: Any
) -> None:
    library = HeldLibrary()
    library.open.clear()
    held = going_on(make_session, library, tmp_path, Script(reply("Hello.")))
    held.session.send("go on")
    assert held.rows == ["user: go on"]
    await held.until(lambda: held.session.state.phase is not SessionPhase.STARTING)
    assert held.prompts() == []
    library.open.set()
    await held.until(lambda: held.footers[-1:] == ["done"] and "prose: Hello." in held.rows)
    assert held.rows[-3:] == ["user: go on", "prose: Hello.", "footer: done"]
    assert held.session.entries[-4].kind is EntryKind.FOOTER  # the last row of the history
    assert held.prompts() == ["go on"]


async def test_a_past_that_cannot_be_read_is_a_quiet_remark(make_session: MakeSession, tmp_path: Any) -> None:
    library = HeldLibrary()
    library.fails, library.answers[LocateFile] = (OpenHistory,), tmp_path / "there.jsonl"
    held = going_on(make_session, library, tmp_path, Script(reply("Hello.")))
    await held.until(lambda: held.rows == ["notice: The earlier transcript could not be read."])
    await held.turn("go on")
    assert held.rows[1:] == ["user: go on", "prose: Hello.", "footer: done"]


async def test_one_that_is_no_longer_on_disk_begins_afresh_with_what_we_know(
    make_session: MakeSession, tmp_path: Path
) -> None:
    library = HeldLibrary()
    library.answers[LocateFile] = None
    journal = tmp_path / f"{ID}.jsonl"
    journal.write_bytes(
        to_line(SentRecord(uuid="u", text="first words")) + to_line(TurnRecord(uuid="u", cost=0.5))
    )
    places = LibraryPaths(tmp_path, tmp_path, tmp_path)
    library.answers[OpenFromJournal] = HANDLERS[OpenFromJournal](
        OpenFromJournal(journal), places, lambda news: None
    )
    held = make_session(Script(reply("Hello.")), resume=ID, library=library)
    held.session.history.begin()
    await held.until(lambda: held.session.state.problem_kind is ProblemKind.FILE_GONE)
    assert held.rows == ["user: first words", "footer: done"]
    held.session.start()
    assert held.starts == [], "nothing is begun before the person has said so"
    held.session.begin_afresh()
    assert "Me: first words" in held.restored[0]
    await held.turn("go on")
    assert held.flag(1, "--resume") is None
    assert held.flag(1, "--session-id") == held.session.info.session_id != ID
    assert held.session.state.problem is None


async def test_one_in_which_nothing_was_ever_said_is_a_new_one(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """A program that was killed before its first message arrived leaves a journal and no file of the CLI."""
    library = HeldLibrary()
    library.answers[LocateFile] = None
    journal = tmp_path / f"{ID}.jsonl"
    journal.write_bytes(
        to_line(ContinuationRecord(session_id="gone"))
        + to_line(NoticeRecord(phrase=UNKNOWN_CONVERSATION.to_json()))
    )
    places = LibraryPaths(tmp_path, tmp_path, tmp_path)
    library.answers[OpenFromJournal] = HANDLERS[OpenFromJournal](
        OpenFromJournal(journal), places, lambda news: None
    )
    held = make_session(Script(reply("Hello.")), resume=ID, library=library)
    held.session.history.begin()
    await held.until(lambda: not held.session.history.awaited)
    assert held.session.state.problem is None
    await held.turn("go on")
    assert held.rows == [
        f"notice: {words(UNKNOWN_CONVERSATION)}",
        "user: go on",
        "prose: Hello.",
        "footer: done",
    ]
    assert held.flag(1, "--resume") is None
    assert held.flag(1, "--session-id") == held.session.info.session_id != ID


async def test_what_names_no_session_of_the_library_is_for_the_cli_to_find(make_session: MakeSession) -> None:
    library = HeldLibrary()
    library.answers[LocateFile] = None
    held = make_session(Script(reply("Hello.")), resume="/elsewhere/kept.jsonl", library=library)
    held.session.history.begin()
    await held.until(lambda: held.rows == ["notice: The earlier transcript could not be read."])
    await held.turn("go on")
    assert held.flag(1, "--resume") == "/elsewhere/kept.jsonl"


async def test_what_is_told_while_the_past_is_read_is_told_once_and_below_it(
    make_session: MakeSession, tmp_path: Path
) -> None:
    library = HeldLibrary()
    held = going_on(make_session, library, tmp_path)
    held.session.add_notice("It was taken over.")
    assert held.kinds() == [], "nor does the journal tell it to him who reads"
    await held.until(lambda: "notice: It was taken over." in held.rows)
    assert held.rows[-1] == "notice: It was taken over."
    assert held.rows.count("notice: It was taken over.") == 1
    assert held.kinds() == ["notice"]


async def test_pages_near_the_view_are_read_and_far_ones_let_go(
    make_session: MakeSession, tmp_path: Any
) -> None:
    library = HeldLibrary(120)
    held = going_on(make_session, library, tmp_path)
    past = held.session.history
    await held.until(lambda: bool(past.pages))
    for _ in range(200):
        first = next(n for n, entry in enumerate(held.session.entries) if entry.gap is None)
        past.near(first, first + 12)
        await read(held)
        if first == 0:
            break
    entries = held.session.entries
    assert entries[0].text == "Question 0"
    assert sum(entry.gap is None for entry in entries) < KEPT + 500
    assert library.pages.read()[0] == 118
    assert sorted(set(library.pages.read())) == list(range(119))
    assert [e.text for e in entries if e.kind is EntryKind.USER] == sorted(
        (e.text for e in entries if e.kind is EntryKind.USER), key=lambda text: int(text.split()[-1])
    )


async def test_a_page_that_cannot_be_read_is_told_and_not_asked_for_again(
    make_session: MakeSession, tmp_path: Any
) -> None:
    library = HeldLibrary()
    held = going_on(make_session, library, tmp_path)
    past = held.session.history
    await held.until(lambda: bool(past.pages))
    library.fails = (ReadPage,)
    missed: list[int] = []
    past.missed.connect(missed.append)
    past.near(2, 10)
    await read(held)
    past.near(2, 10)
    await read(held)
    assert missed == [APART, 0]
    assert len(library.pages.read()) == 2


async def test_the_session_closes_while_it_is_read(make_session: MakeSession, tmp_path: Any) -> None:
    library = HeldLibrary()
    library.open.clear()
    held = going_on(make_session, library, tmp_path)
    await asyncio.sleep(0)
    await held.session.close()
    assert not any(isinstance(request, LayOutPages) for request in library.pages.asked)


async def test_a_page_without_a_row_goes_once_it_is_read(make_session: MakeSession, tmp_path: Any) -> None:
    library = HeldLibrary(pages=3)
    library.pages.blank = (0,)
    held = going_on(make_session, library, tmp_path)
    past = held.session.history
    await held.until(lambda: bool(past.pages))
    arrived: list[int] = []
    missed: list[int] = []
    past.arrived.connect(arrived.append)
    past.missed.connect(missed.append)
    past.want(0)
    await read(held)
    assert (arrived, missed) == ([0], [])
    assert [entry.id for entry in held.session.entries if entry.kind is EntryKind.GAP] == [f"{APART}.gap"]
    past.near(0, 3)
    await read(held)
    assert library.pages.read().count(0) == 1
    after = past.first_after(0)
    assert after is not None and after.text == "Question 6"


@pytest.mark.parametrize("again", [True, False])
async def test_a_message_to_one_that_is_no_longer_on_disk_is_sent(
    make_session: MakeSession, tmp_path: Path, again: bool
) -> None:
    """The message begins a new conversation below the known rows. `again`: the message is from an earlier run
    that did not send it."""
    library = HeldLibrary()
    library.answers[LocateFile] = None
    journal = tmp_path / f"{ID}.jsonl"
    journal.write_bytes(
        to_line(SentRecord(uuid="u", text="first words")) + to_line(TurnRecord(uuid="u", cost=0.5))
    )
    places = LibraryPaths(tmp_path, tmp_path, tmp_path)
    library.answers[OpenFromJournal] = HANDLERS[OpenFromJournal](
        OpenFromJournal(journal), places, lambda news: None
    )
    held = make_session(Script(reply("Hello.")), resume=ID, library=library)
    held.session.history.begin()
    await held.until(lambda: held.session.state.problem_kind is ProblemKind.FILE_GONE)
    if again:
        held.session.restore([OutgoingMessage("w", "go on")])
        held.session.message_dispatch.send_now("w")
    else:
        held.session.send("go on")
    await held.until(lambda: held.rows[-1:] == ["footer: done"])
    before, *after = held.rows[2:]
    assert before == f"notice: {words(UNKNOWN_CONVERSATION)}"
    assert after == ["user: go on", "prose: Hello.", "footer: done"]
    assert held.flag(1, "--resume") is None
    assert held.session.state.problem is None
