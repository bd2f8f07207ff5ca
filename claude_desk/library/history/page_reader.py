"""Turns a page of a session's file into rows."""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence, Set
from functools import partial
from pathlib import Path
from typing import IO

from claude_desk.library.history.journal_merge import MergedJournal, cost_in, read_journal, without_strands
from claude_desk.library.history.line_kinds import LineKind, command_of, kind_of, notice_text
from claude_desk.library.history.line_player import LineClock, LinePlayer, PlayedSoFar, work_cut
from claude_desk.library.history.line_table import LineTable
from claude_desk.library.history.page_layout import (
    FileLayout,
    FilePage,
    FileTail,
    begins_turn,
    lines_of,
    read_tail,
)
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.protocol.disk.session_file import (
    FileLine,
    damaged_line,
    folded_message,
    merged_uuids,
    messages_in,
    read_line,
    read_lines,
    wire_message,
)
from claude_desk.protocol.files import journal_file as j
from claude_desk.protocol.files.journal_file import JournalRecord, SentRecord, StopRecord, TurnRecord
from claude_desk.protocol.phrase import Phrase
from claude_desk.system.files import open_to_read
from claude_desk.transcript import events as e
from claude_desk.transcript.entries import Entry, ToolState
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.tool_results import task_id_of
from claude_desk.transcript.store import Turn
from claude_desk.transcript.text.hook_words import hook_sentence, is_hook_phrase

# -------------------------------------------------------------------------------------------------
# The messages that the CLI has accepted: the session's file has them.


_COMMAND = b"<command-name>"
_SLACK = 1.0  # seconds


def delivered(path: Path, messages: Mapping[str, str], records: Sequence[JournalRecord]) -> frozenset[str]:
    """Return the uuids of those `messages` (uuid -> text) that the file has, in any strand.

    CLI 2.1.37 writes a command under another uuid. We recognize the command by its words and its time: its
    line may be at most `_SLACK` older than our record of the message in `records`.

    Raise `OSError` if the file cannot be read.
    """
    if not messages:
        return frozenset()
    names = {uuid: uuid.encode() for uuid in messages}
    sent = {record.uuid: record.at for record in records if isinstance(record, SentRecord)}
    commands = {
        uuid: text.strip()
        for uuid, text in messages.items()
        if uuid in sent and text.lstrip().startswith("/")
    }
    found: set[str] = set()
    with open_to_read(path) as file:
        for _, data in lines_of(file, 0):
            near = [uuid for uuid, name in names.items() if name in data]
            if not near and not (commands and _COMMAND in data):
                continue
            for _, _, line in read_lines(data):
                if line.sidechain:
                    continue
                found.update(set(near).intersection(messages_in(line)))
                for uuid, text in commands.items():
                    if line.at >= sent[uuid] - _SLACK and command_of(line) == text:
                        found.add(uuid)
                        del commands[uuid]  # a second command with these words needs a second line
                        break
    return frozenset(found)


def without_messages(records: Sequence[JournalRecord], uuids: Collection[str]) -> list[JournalRecord]:
    """Leave out each `SentRecord`, `StopRecord` and `TurnRecord` of the messages `uuids`. These messages
    never reached the CLI."""
    return [
        record
        for record in records
        if not (isinstance(record, SentRecord | StopRecord | TurnRecord) and record.uuid in uuids)
    ]


CUT_OFF = Phrase("turn_end.cut_off")
_MARGIN_SECONDS = 120.0  # seconds by which a record of a page may be earlier or later than the page's lines


def read_tail_page(
    path: Path, tail: FileTail, journal: Path | None, idle: bool, hidden: Set[str] = frozenset()
) -> Reducer:
    """Read the newest page into a reducer that can continue live. `hidden`: the uuids of messages that never
    reached the CLI. `idle` as in `OpenHistory`."""
    return play_tail_page(path, tail, journal, idle, hidden)[0]


def play_tail_page(
    path: Path, tail: FileTail, journal: Path | None, idle: bool, hidden: Set[str] = frozenset()
) -> tuple[Reducer, PlayedSoFar]:
    """Like `read_tail_page`, but also return the state from which another player can continue."""
    page = tail.page
    if page is None:
        return play_records(path, without_messages(full_journal(journal, path), hidden), idle)
    clock = LineClock()
    reducer = Reducer(clock, first=page.mark.id)
    offsets, lines = _lines(path, tail.table, page.lines)
    since = _began(lines) - _MARGIN_SECONDS if lines and tail.older else 0.0
    records = read_journal(journal, since) if tail.older else full_journal(journal, path)
    here = set(page.lines)

    def left(uuid: str) -> bool:
        index = tail.table.index_of(uuid)
        return index > page.lines[0] and index not in here

    tasks, notes = _journaled_tasks(records), _journaled_notes(records)
    records = without_messages(_of_page(without_strands(records, left), lines, tail.table), hidden)
    repeats = _repeats(tail.table, page.lines) if tail.table.is_complete else None
    agents = SubagentFiles(path, tail.table)
    begins = begins_turn(tail.table, page.lines[0])
    held_here = not begins and _is_held_here(tail.table, page, read_journal(journal))
    player = _play(
        reducer,
        clock,
        agents,
        offsets,
        lines,
        records,
        None,
        not tail.older,
        repeats,
        tasks,
        held_here,
        notes,
    )
    if idle:
        _settle(reducer, player, lines)
    reducer.unsaved.pop_rows()  # the rows are in the file or in the journal
    reducer.drain()
    return reducer, player.so_far


def play_records(path: Path, records: list[j.JournalRecord], idle: bool) -> tuple[Reducer, PlayedSoFar]:
    """Play the records of a session whose file has no conversation or does not exist."""
    clock = LineClock()
    reducer = Reducer(clock, first=0)
    player = _play(reducer, clock, SubagentFiles(path), [], [], records, None, True)
    if idle:
        _settle(reducer, player, [])
    reducer.unsaved.pop_rows()  # the rows are in the journal
    reducer.drain()
    return reducer, player.so_far


def _journaled_tasks(records: Sequence[j.JournalRecord]) -> frozenset[str]:
    """Return the ids of the tasks whose end is shown by a record."""
    return frozenset(record.task for record in records if isinstance(record, j.NoticeRecord) and record.task)


def _journaled_notes(records: Sequence[j.JournalRecord]) -> frozenset[str]:
    """Return the uuids of the hook lines that have a record."""
    return frozenset(
        record.uuid for record in records if isinstance(record, j.NoticeRecord) and _is_hook_record(record)
    )


def _is_hook_record(record: j.JournalRecord) -> bool:
    """Whether the record is about a line of a hook. The record has the words of the line's row; without
    words, the line has no row."""
    if not isinstance(record, j.NoticeRecord) or not record.uuid:
        return False
    said = record.said
    return not said or is_hook_phrase(hook_sentence(said) if isinstance(said, str) else said)


def _of_page(
    records: Sequence[j.JournalRecord], lines: Sequence[FileLine], table: LineTable
) -> list[j.JournalRecord]:
    """Leave out the records that belong after a message of another page, and the notices that the file has
    too. A notice about a hook stays even if the file has it."""
    here = {line.uuid for line in lines}
    found = []
    for record in records:
        in_file = isinstance(record, j.NoticeRecord) and record.uuid and table.has(record.uuid)
        in_file = in_file and not _is_hook_record(record)  # the row of a hook comes from its record
        elsewhere = record.after and record.after not in here and table.has(record.after)
        if not (in_file or elsewhere):
            found.append(record)
    return found


def full_journal(journal: Path | None, path: Path) -> list[j.JournalRecord]:
    """Return the records of the session with the file `path`. A session may continue an earlier session (a
    `follows` record). The records of the earlier sessions come first. An earlier session that has a
    conversation on disk, and all sessions before it, are left out."""
    return read_journal(journal, is_on_disk=partial(_is_on_disk, path))


def cost_of(journal: Path | None, path: Path) -> float | None:
    """Return the cost of the turns of the sessions of `full_journal`, as `cost_in` does."""
    return cost_in(journal, is_on_disk=partial(_is_on_disk, path))


def _is_on_disk(path: Path, session: str) -> bool:
    """Whether the file of another session, in the folder of `path`, has a conversation."""
    return has_conversation(path.with_name(f"{session}.jsonl"))


def has_conversation(path: Path) -> bool:
    """Whether a session's file exists, can be read and has a conversation."""
    try:
        return read_tail(path).page is not None
    except OSError:
        return False


def read_page(
    layout: FileLayout, page: FilePage, after: int | None, records: Sequence[j.JournalRecord]
) -> list[Turn]:
    """Read an older page. `after`: the offset of the line that begins the next page, None without a next
    page. Raise `OSError` if the file cannot be read."""
    clock = LineClock()
    reducer = Reducer(clock, first=page.mark.id)
    offsets, lines = _lines(layout.path, layout.table, page.lines)
    following = None
    if after is not None and (next := layout.table.at(after)) < len(layout.table):
        with open_to_read(layout.path) as file:
            following = _read_at(file, layout.table, next)
    first = bool(page.lines) and page.lines[0] == layout.chain[0]
    held_here = _is_held_here(layout.table, page, records)
    tasks, notes = _journaled_tasks(records), _journaled_notes(records)
    denied = {call for record in records if isinstance(record, j.TurnRecord) for call in record.denied}
    cut = {record.tool_use_id: record for record in records if isinstance(record, j.WorkCutRecord)}
    records = without_strands(_around(records, lines, following, first), layout.left)
    records = _of_page(records, lines, layout.table)
    guests = _earlier_calls(layout, page)
    for call, entry in guests.items():
        reducer.rows.know_tool(call, entry)
        reducer.rows.guests.append(entry)
        reducer.tasks.know(layout.table.task_of(call), call)
    repeats = _repeats(layout.table, page.lines)
    agents = SubagentFiles(layout.path, layout.table)
    player = _play(
        reducer, clock, agents, offsets, lines, records, following, first, repeats, tasks, held_here, notes
    )
    reducer.calls.name_denied(denied)
    for call, entry in guests.items():
        reducer.rows.forget_tool(call, entry)
    if following is not None and kind_of(following) is not LineKind.SAID:
        player.end_turn()
    elif reducer.turn is not None:  # the turn continues in the next page, which has no results of these calls
        reducer.calls.end_turn(reducer.turn, ToolState.CANCELLED)
    _note_later_ends(layout, page, reducer)
    for record in cut.values():
        reducer.feed(work_cut(record))
    reducer.calls.end_all(ToolState.STOPPED)
    reducer.drain()
    for turn in reducer.store.turns:
        turn.ended = True
    return reducer.store.turns


def _around(
    records: Sequence[j.JournalRecord], lines: Sequence[FileLine], following: FileLine | None, first: bool
) -> list[j.JournalRecord]:
    """Return the records that may belong to the page because of their time. These are a small part of a long
    journal."""
    begin = _began(lines) - _MARGIN_SECONDS if lines and not first else 0.0
    end = following.at + _MARGIN_SECONDS if following is not None and following.at else float("inf")
    return [record for record in records if begin <= record.at <= end]


def _began(lines: Sequence[FileLine]) -> float:
    return next((line.at for line in lines if line.at), 0.0)


def _lines(path: Path, table: LineTable, indexes: Sequence[int]) -> tuple[list[int], list[FileLine]]:
    offsets, lines = [], []
    with open_to_read(path) as file:
        for offset, line in _read(file, table, indexes):
            offsets.append(offset)
            lines.append(line)
    return offsets, lines


def _read(file: IO[bytes], table: LineTable, indexes: Sequence[int]) -> Iterator[tuple[int, FileLine]]:
    for index in indexes:
        if table.kinds[index] == LineKind.LINK:
            continue
        line = _read_at(file, table, index)
        if line is not None:
            yield table.span(index).offset, line


def _read_at(file: IO[bytes], table: LineTable, index: int) -> FileLine | None:
    if table.kinds[index] == LineKind.DAMAGED:
        return damaged_line()
    span = table.span(index)
    file.seek(span.offset)
    return read_line(file.read(span.size))


def _play(
    reducer: Reducer,
    clock: LineClock,
    agents: SubagentFiles,
    offsets: Sequence[int],
    lines: Sequence[FileLine],
    records: Sequence[j.JournalRecord],
    after: FileLine | None,
    first: bool,
    repeats: Container[int] | None = None,
    tasks: frozenset[str] = frozenset(),
    held_here: bool = False,
    notes: frozenset[str] = frozenset(),
) -> LinePlayer:
    clock.now = _began(lines)
    records = _without_parts(records, lines)
    items = MergedJournal(lines, records, after, first).items()
    written = {line.uuid for line in lines} | {m.uuid for m in map(folded_message, lines) if m and m.uuid}
    written.update(*map(merged_uuids, lines))
    player = LinePlayer(reducer, clock, agents, written, records, not first, repeats, tasks, held_here, notes)
    number = 0
    for item in items:
        if isinstance(item, FileLine):
            player.line(item, offsets[number])
            number += 1
        else:
            player.record(item)
    return player


def _without_parts(
    records: Sequence[j.JournalRecord], lines: Sequence[FileLine]
) -> Sequence[j.JournalRecord]:
    """If a prompt has no record, leave out the `SentRecord` of each message that the CLI merged into it.

    The row of the prompt shows all merged messages. The prompt has no record if our program ended before it
    recorded the prompt.
    """
    sent = {record.uuid for record in records if isinstance(record, j.SentRecord)}
    shown = {uuid for line in lines if line.uuid not in sent for uuid in merged_uuids(line)}
    return [record for record in records if not (isinstance(record, j.SentRecord) and record.uuid in shown)]


def _is_held_here(table: LineTable, page: FilePage, records: Sequence[j.JournalRecord]) -> bool:
    """Whether we sent the message that began the turn of the page's first line."""
    begun = table.turn_of(page.lines[0]) if page.lines else -1
    return begun >= 0 and any(
        isinstance(r, j.SentRecord) and table.index_of(r.uuid) == begun for r in records
    )


def _repeats(table: LineTable, indexes: Iterable[int]) -> set[int]:
    return {table.span(index).offset for index in indexes if index in table.repeats}


def _settle(reducer: Reducer, player: LinePlayer, lines: Sequence[FileLine]) -> None:
    """End the turn, calls and tasks that have not ended: no program writes to the file any more."""
    if reducer.turn is not None and _was_cut(reducer, lines):
        player.finish_agents()
        player.finish_decisions()
        reducer.feed(e.CutOff(CUT_OFF))
    elif reducer.turn is None:
        reducer.feed(e.CutOff(CUT_OFF))
    player.end_turn()
    reducer.calls.end_all(ToolState.STOPPED)
    reducer.tasks.child_gone()
    reducer.costs.process_ended()


def _was_cut(reducer: Reducer, lines: Sequence[FileLine]) -> bool:
    """Whether the turn was cut off: Claude had not finished it, and the user did not stop it."""
    turn = reducer.turn
    if turn is None or turn.stopping:
        return False
    for line in reversed(lines):
        kind = kind_of(line)
        if kind is LineKind.SUMMED and not line.sidechain:
            return False  # the earlier lines belong to another turn
        if (
            line.sidechain
            or line.type == "system"
            or kind in (LineKind.COMPANION, LineKind.TASK, LineKind.NOTE, LineKind.DAMAGED)
        ):
            continue
        if line.type == "assistant":
            return bool(line.calls) or line.fields.get("isAbortedMidStream") is True
        return not command_of(line)  # Claude does not answer a command of the CLI
    return False


def _earlier_calls(layout: FileLayout, page: FilePage) -> dict[str, Entry]:
    """Return the rows of calls in older pages, by call: each call launched a task, and this page has a notice
    about the task."""
    table = layout.table
    mine = set(page.lines)
    found: dict[str, Entry] = {}
    with open_to_read(layout.path) as file:
        for call, begun in table.launched.items():
            ends = table.notices_of(call, table.task_of(call))
            if begun >= page.lines[0] or mine.isdisjoint(ends):
                continue
            reducer = Reducer(LineClock())
            indexes = [table.calls_for(begun), begun]
            for _, line in _read(file, table, [index for index in indexes if index >= 0]):
                reducer.feed(wire_message(line))
            for _, line in _read(file, table, [index for index in ends if index < page.lines[0]]):
                reducer.tasks.text(notice_text(line))
            if (entry := reducer.rows.tool(call)) is not None:
                found[call] = entry
    return found


def _note_later_ends(layout: FileLayout, page: FilePage, reducer: Reducer) -> None:
    """Show the ends of tasks that began in this page and ended in a later page."""
    table = layout.table
    mine = set(page.lines)
    running = (entry.tool for entry in reducer.calls.running_on.values() if entry.tool is not None)
    tasks = {call: table.task_of(call) for call, begun in table.launched.items() if begun in mine}
    tasks |= {tool.id: task_id_of(tool) for tool in running if tool.id not in table.launched}  # of subagents
    with open_to_read(layout.path) as file:
        for call, task in tasks.items():
            statuses = {index: status for index, status in table.states_of(task) if layout.holds(index)}
            for index in sorted({*table.notices_of(call, task), *statuses}):
                if index <= page.lines[-1]:
                    continue
                if index in statuses:
                    reducer.tasks.end(task, reducer.rows.tool(call), statuses[index])
                    continue
                for _, line in _read(file, table, [index]):
                    reducer.tasks.text(notice_text(line))
