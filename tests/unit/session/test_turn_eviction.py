"""Old turns of an open session are evicted, and are unchanged when they are read again."""

import asyncio
import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from claude_desk.library.history.requests import FindInPages, PageMatches
from claude_desk.protocol.phrase import Phrase, without_words
from claude_desk.session.history.history_loader import NO_PAGE
from claude_desk.session.history.page_window import AHEAD
from claude_desk.session.history.turn_cache import TurnCache
from claude_desk.session.history.turn_eviction import NEWEST
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.events import FoldedIntoTurn, RewindUndone, Rewound, Sent
from claude_desk.transcript.notable_rows import messages_of
from claude_desk.transcript.reducer.strand_copy import copy_strand
from claude_desk.transcript.store import Turn
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.paged_session import APART, PagedLibrary, PagedSession
from tests.unit.session.eviction_pair import MANY, MOST, ROWS, Talk
from tests.unit.transcript.cli_messages import result, result_of, said, text, tool
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("screen_loop")

Change = Callable[[Talk], None]


@pytest.fixture
def long(tmp_path: Path, on_loop: Any) -> Talk:
    talk = Talk(tmp_path)
    on_loop(talk.turns())
    return talk


def gaps(talk: Talk) -> list[Entry]:
    return [entry for entry in talk.entries if entry.gap is not None]


def test_turns_that_are_damaged_on_disk_are_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache = TurnCache(tmp_path)
    page = cache.new_page()
    assert cache.put(
        page, [Turn(1, entries=[Entry("1.1", EntryKind.PROSE, 1, "words", Phrase("search.matches"))])]
    )
    (turn,) = cache.read(page)
    assert [(entry.id, entry.text, entry.phrase) for entry in turn.entries] == [
        ("1.1", "words", Phrase("search.matches"))
    ]
    assert cache._file._file is not None
    cache._file._file.seek(3)
    cache._file._file.write(b"\xff" * 9)
    assert cache.read(page) == []
    assert "old turns could not be read" in caplog.text
    cache.close()


async def test_however_long_it_is_only_the_newest_rows_are_held(tmp_path: Path) -> None:
    talk, other = Talk(tmp_path), Talk(None)
    most = 0
    for first in range(0, MANY, 10):
        await talk.turns(first, first + 10)
        await other.turns(first, first + 10)
        most = max(most, sum(entry.gap is None for entry in talk.entries))
    assert NEWEST <= most <= MOST < len(other.entries)
    assert len(gaps(talk)) == len(talk.history.pages) > 2
    assert talk.told() == other.told()
    assert talk.agrees()
    assert [each[1] for each in messages_of(talk.entries)] == [f"Question {n}" for n in range(MANY)]


async def test_they_are_read_again_where_somebody_looks_and_are_the_same(long: Talk) -> None:
    other = Talk(None)
    await other.turns()
    wanted = other.told()
    await long.look(0, 0)
    entries = long.entries
    assert [entry.id for entry in entries[:AHEAD]] == [each["id"] for each in wanted[:AHEAD]]
    while held := gaps(long):
        row = long.entries.index(held[0])
        await long.look(row, row + 10)
    assert [entry.id for entry in long.entries] == [each["id"] for each in wanted]
    assert long.told() == wanted and long.agrees()
    call = long.feed.reducer.rows.tool("toolu_3")
    assert call is not None and call in long.entries


async def test_what_was_changed_meanwhile_is_changed_when_it_is_read_again(long: Talk) -> None:
    page = long.history.pages[0].id
    await long.look(0, 0)
    first = long.entries[0]
    first.text = "Another question"
    assert long.history.eviction.put_again(page)
    long.history._let_go([long.history.pages[0]])
    assert long.entries[0].gap is not None
    assert next(long.feed.everything()).text == "Another question"


async def test_nothing_goes_that_somebody_looks_at(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await talk.turns(0, 20)
    talk.history.near(40, 60)
    await talk.turns(20, MANY)
    entries = talk.entries
    row = next(n for n, entry in enumerate(entries) if entry.text == "Question 12")
    around = entries[max(0, row - AHEAD) : row + AHEAD]
    assert not [entry for entry in around if entry.gap is not None]
    talk.history.view_closed()  # another session is shown; this session will be shown from its end
    await talk.turns(MANY, MANY + 60)
    assert gaps(talk)
    assert not [entry for entry in talk.entries if entry.text == "Question 12"]


async def test_a_row_that_is_looked_at_stays_in_sight_when_others_above_it_go(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await talk.turns(0, MANY - 60)
    end = len(talk.entries)
    talk.history.near(end - 10, end - 1)
    looked_at = talk.entries[end - 10]
    await talk.turns(MANY - 60, MANY + 60)
    first, last = talk.history._window.rows(talk.feed.reducer.store)
    assert talk.entries[first] is looked_at and last == first + 9
    assert gaps(talk)


def _open_call(talk: Talk) -> None:
    """Add a command that still runs in the background."""
    talk.feed.feed_now(Sent("bg", "Begin it"))
    begun = {"stdout": "", "stderr": "", "backgroundTaskId": "b1"}
    talk.take(said(tool("bg1", command="sleep", run_in_background=True), id="bg"))
    talk.take(result_of("bg1", "It runs.", tool_use_result=begun))
    talk.take({"type": "result", "subtype": "success", "is_error": False, "result": "x"})


def _offer(talk: Talk) -> None:
    """Add a row that still offers the user an action."""
    from claude_desk.transcript.entries import NoticeAction
    from claude_desk.transcript.events import HostNotice

    talk.turn(1000)
    talk.feed.feed_now(HostNotice("It has no idea.", NoticeAction.SEND_ALONG))


@pytest.mark.parametrize("change", [_open_call, _offer])
async def test_what_is_not_over_stays(tmp_path: Path, change: Change) -> None:
    talk = Talk(tmp_path)
    await talk.turns(0, 10)
    change(talk)
    kept = talk.feed.reducer.store.turns[-1]
    await talk.turns(10, MANY)
    assert kept in talk.feed.reducer.store.turns
    assert gaps(talk)
    assert talk.agrees()


async def test_the_end_of_what_ran_in_the_background_reaches_its_row(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    _open_call(talk)
    await talk.turns()
    note = "<task-notification><task-id>b1</task-id><status>completed</status><summary>Done</summary>"
    talk.take({"type": "user", "message": {"role": "user", "content": f"{note}</task-notification>"}})
    call = talk.feed.reducer.rows.tool("bg1")
    assert call is not None and call.tool is not None and call.tool.progress is not None
    assert call.tool.progress.status == "completed"
    await talk.turns(MANY, MANY + 60)
    assert talk.feed.reducer.rows.tool("bg1") is None, "now it may go"


async def test_nothing_goes_where_it_cannot_be_written(tmp_path: Path, monkeypatch: Any) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("claude_desk.session.history.turn_cache.tempfile.TemporaryFile", full)
    talk, other = Talk(tmp_path), Talk(None)
    await talk.turns()
    await other.turns()
    assert talk.told() == other.told()
    assert not gaps(talk) and not talk.history.pages and not talk.history.eviction.due


async def test_a_page_that_cannot_be_read_is_a_gap_and_told(long: Talk, monkeypatch: Any) -> None:
    monkeypatch.setattr(TurnCache, "read", lambda self, page: [])
    missed: list[int] = []
    long.history.missed.connect(missed.append)
    page = long.history.pages[0].id
    long.history.want(page)
    await until(long.history.missed, lambda: bool(missed)) if not missed else None
    assert missed == [page] and long.entries[0].gap is not None


async def test_words_are_found_in_it_and_gone_to(long: Talk) -> None:
    find = long.way.finder
    find.begin("")
    find.setQuery("Question 7")
    wanted = {n for n in range(MANY) if str(n).startswith("7")}
    await until(find.changed, lambda: find.total == len(wanted))
    shown: list[str] = []
    find.shown.connect(shown.append)
    reached: list[str] = []
    long.view.rowRead.connect(lambda wanted, key: reached.append(key))
    find.next()
    key = long.view.gapOf(shown[-1])
    assert key
    assert long.view.reach(shown[-1])
    await until(long.view.rowRead, lambda: bool(reached)) if not reached else None
    row = long.model.row(reached[-1])
    assert row is not None and row.entry.text.startswith("Question 7")
    assert find.total == len(wanted)


async def test_nothing_goes_while_words_are_looked_for(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await talk.turns(0, 10)
    talk.way.finder.begin("")
    talk.way.finder.setQuery("Question")
    await talk.turns(10, MANY)
    assert not gaps(talk)
    talk.way.finder.close()
    await talk.turns(MANY, MANY + 1)
    assert gaps(talk)


async def test_a_message_of_it_is_gone_to_by_its_tick(long: Talk) -> None:
    key = next(key for key, words, _ in messages_of(long.entries) if words == "Question 5")
    assert "/" in key
    reached: list[str] = []
    long.view.rowRead.connect(lambda wanted, key: reached.append(key))
    assert long.view.reach(key)
    await until(long.view.rowRead, lambda: bool(reached)) if not reached else None
    row = long.model.row(reached[-1])
    assert row is not None and row.entry.text == "Question 5"


async def test_it_stays_unfolded(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    talk.turn(0, said(text("```python\n" + "x = 1\n" * 100 + "```"), id="code"))
    code = next(entry.id for entry in talk.entries if entry.kind is EntryKind.CODE)
    talk.model.fold(code, True)
    talk.model.fold(code, False)
    talk.model.showAllCarried(code)
    await talk.turns(1, MANY)
    assert talk.model.row(code) is None
    await talk.look(0, 0)
    row = talk.model.row(code)
    assert row is not None and row.foldable and not row.folded and row.all_attachments


async def test_going_back_takes_it_along_and_forward_again_puts_it_back(long: Talk) -> None:
    other = Talk(None)
    await other.turns()
    await long.look(0, 0)
    for talk in (long, other):
        talk.feed.feed_now(Rewound("u3", "Back."))
        assert [e.text for e in talk.entries if e.kind is EntryKind.USER] == [
            f"Question {n}" for n in range(3)
        ]
    for talk in (long, other):
        talk.feed.feed_now(RewindUndone())
    assert long.told() == other.told()
    assert gaps(long) and long.agrees()
    await long.turns(MANY, MANY + 60)
    await other.turns(MANY, MANY + 60)
    assert long.told() == other.told()


async def test_the_list_of_things_to_do_is_known_after_going_back_and_in_a_fork(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    todos = [{"content": "Mend it", "status": "pending", "activeForm": "Mending"}]
    talk.turn(0, said(tool("list", "TodoWrite", todos=todos), id="l"), result_of("list", "ok"))
    await talk.turns(1, MANY)
    wanted = talk.feed.reducer.checklist.items
    assert [item.text for item in wanted] == ["Mend it"]
    assert talk.entries[0].gap is not None
    fork = copy_strand(talk.feed.reducer, talk.entries[-2].id)
    assert fork is not None and fork.checklist.items == wanted
    talk.feed.feed_now(Rewound(f"u{MANY - 3}", "Back."))
    assert talk.feed.reducer.checklist.items == wanted


async def test_nothing_goes_while_the_way_forward_is_open(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    for number in range(MANY):
        talk.turn(number)
    talk.feed.feed_now(Rewound(f"u{MANY - 1}", "Back."))
    await talk.settled()
    assert not gaps(talk)
    talk.feed.feed_now(RewindUndone())
    await talk.turns(MANY, MANY + 60)
    assert gaps(talk)


async def test_a_fork_has_it_too_and_each_its_own(long: Talk) -> None:
    await long.look(0, 0)
    before = long.told()
    entry = next(entry for entry in long.entries if entry.text == "Answer 8.")
    cut = copy_strand(long.feed.reducer, entry.id)
    assert cut is not None
    tail = copy_strand(long.feed.reducer, long.entries[-2].id)
    kept = long.history.eviction.evicted_history
    short = Talk(None, begun=cut, begun_eviction=kept)
    fork = Talk(None, begun=tail, begun_eviction=kept)
    assert [each["id"] for each in short.told()] == [each["id"] for each in before[: 9 * ROWS - 1]]
    assert [each["id"] for each in fork.told()] == [each["id"] for each in before[:-1]]
    assert gaps(fork)
    await short.turns(MANY, 2 * MANY)
    assert [each["id"] for each in short.told()[: 9 * ROWS - 1]] == [e["id"] for e in before[: 9 * ROWS - 1]]
    await fork.look(len(fork.entries) // 2, len(fork.entries) // 2 + 5)
    for talk in (long, short):
        talk.feed.turn_cache.close()
    assert [each["id"] for each in fork.told()] == [each["id"] for each in before[:-1]]
    file = fork.feed.turn_cache._file._file
    fork.feed.turn_cache.close()
    assert file is not None and file.closed


async def test_what_is_sought_is_found_in_it(long: Talk) -> None:
    from claude_desk.session.history.row_locator import RowLocator, SearchTarget

    place = SearchTarget(0, "", "tool", "toolu_4", 0.0, "count 4", ("count",))
    seeking = RowLocator(cast(Any, long), place, long)
    ended: list[tuple[Entry | None, bool]] = []
    seeking.ended.connect(lambda entry, exact: ended.append((entry, exact)))
    seeking.begin()
    await until(seeking.ended, lambda: bool(ended)) if not ended else None
    ((entry, exact),) = ended
    assert exact and entry is not None and entry.tool is not None and entry.tool.id == "toolu_4"
    await asyncio.sleep(0)


def in_six_pages(qtbot: QtBot, folder: Path) -> PagedSession:
    """Return a reopened session: its newest page is read, and its five older pages are known."""
    session = PagedSession(PagedLibrary(6, slow=0), wire_logs=folder)
    session.history.begin()
    qtbot.waitUntil(lambda: len(session.history.pages) == 5)
    return session


def test_in_a_session_that_was_reopened_both_kinds_of_pages_stand_in_their_order(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = in_six_pages(qtbot, tmp_path)
    past = session.history
    for number in range(36, 130):
        session.turn(number)
    qtbot.waitUntil(lambda: not past._letting_go)
    ids = [mark.id for mark in past.pages]
    assert (
        ids[:5] == [number * APART for number in range(5)] and all(page < 0 for page in ids[5:]) and ids[5:]
    )
    assert [words for _, words, _ in messages_of(session.entries)] == [f"Question {n}" for n in range(130)]
    gone = next(e.turn for e in session._feed.everything() if e.text == "Question 32")  # in the newest page
    assert past.page_of(gone) == ids[5] and past.page_of(3 * APART + 2) == 3 * APART
    assert past.known is not None and len(past.known.older) == 5
    found: list[tuple[int, int]] = []
    past.found.connect(lambda query, page, counts: found.append((page, sum(counts.values()))))
    past.find("Question 3", without_words)  # matches question 3 and 30 to 39
    qtbot.waitUntil(lambda: bool(found) and not past.searching)
    assert found[-1] == (NO_PAGE, 0)
    assert found[:-1] == [(ids[6], 1), (ids[5], 9), (0, 1)], "the newest first"


def test_in_rows_of_our_words_these_are_counted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = in_six_pages(qtbot, tmp_path)
    past, answer = session.history, PagedLibrary.answer
    told = (
        ("a", 0, (Phrase("notice.compacting"),)),
        ("b", 2, ()),
        ("c", 0, (Phrase("notice.hook_failed", name="x", said=""),)),
        ("d", 1, (Phrase("notice.hook_failed", name="x", said=""), Phrase("notice.compacting"))),
    )

    def with_phrases(library: PagedLibrary, request: Any) -> Any:
        if isinstance(request, FindInPages):
            return PageMatches(Path("x"), request.query, request.pages[0], told, 0)
        return answer(library, request)

    monkeypatch.setattr(PagedLibrary, "answer", with_phrases)
    found: list[dict[str, int]] = []
    past.found.connect(lambda query, page, counts: found.append(counts))
    past.find("compacting", words_of)
    qtbot.waitUntil(lambda: bool(found) and not past.searching)
    assert found == [{"a": 1, "b": 2, "d": 2}] * 5 + [{}]


def test_what_went_from_a_page_of_the_file_by_going_back_is_in_the_page_it_is_in_now(
    qtbot: QtBot, tmp_path: Path
) -> None:
    session = in_six_pages(qtbot, tmp_path)
    past = session.history
    cut = past.pages[4].id
    past.want(cut)
    qtbot.waitUntil(lambda: not past.unread(cut))
    first, *_, later = (turn for turn in session._feed.reducer.store.turns if turn.page == cut)
    session._feed.feed_now(Rewound(later.uuid, "Back."))
    for number in range(100, 230):
        session.turn(number)
    qtbot.waitUntil(lambda: session._feed.reducer.store.find_number(first.number) is None)
    page = past.page_of(first.number)
    assert page is not None and page < 0 and past.unread(page)


async def test_messages_that_were_taken_into_a_turn_stay_in_the_list(tmp_path: Path) -> None:
    talk = Talk(tmp_path)
    await talk.turns(0, 3)
    talk.feed.feed_now(Sent("u3", "Question 3"))
    talk.take(said(tool("toolu_3"), id="a3"), result_of("toolu_3"))
    talk.feed.feed_now(FoldedIntoTurn("f1", "And this"), FoldedIntoTurn("f2", "And that"))
    talk.take(said(text("Answer 3."), id="b3"), result())
    wanted = ["Question 3", "And this", "And that", "Question 4"]
    await talk.turns(4, MANY)
    first = talk.entries[0]
    assert first.gap is not None and first.gap.turns == tuple(h for h in first.gap.heads if not h.folded)
    listed = list(messages_of(talk.entries))
    assert [words for _, words, _ in listed[3:7]] == wanted
    reached: list[str] = []
    talk.view.rowRead.connect(lambda wanted, key: reached.append(key))
    assert talk.view.reach(listed[5][0])
    await until(talk.view.rowRead, lambda: bool(reached)) if not reached else None
    row = talk.model.row(reached[-1])
    assert row is not None and row.entry.text == "And that"
    assert [words for _, words, _ in list(messages_of(talk.entries))[3:7]] == wanted
