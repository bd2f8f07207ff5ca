"""Merges our journal into the lines of a session's file: finds the place of each record in the conversation.

The record of a prompt belongs before the prompt's line. Any other record belongs after the message that its
`after` names. A record that names no message, as in older journals, is placed by its time. This works because
the CLI and we use the same clock, and the CLI writes a line before we receive it.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from pathlib import Path

from claude_desk.library.history.line_kinds import BEGINS, COMPACT, LineKind, kind_of, typed_in
from claude_desk.library.history.requests import OwnChoices
from claude_desk.protocol.disk.session_file import FileLine, folded_message, merged_uuids
from claude_desk.protocol.files.journal_file import (
    JOURNAL_BYTES,
    OUTSIDE_CONVERSATION,
    ChildEndRecord,
    ChoiceRecord,
    ContinuationRecord,
    CutTextRecord,
    ForkRecord,
    JournalRecord,
    KeptTurnRecord,
    ModeRecord,
    NoticeRecord,
    SentAndRewound,
    SentRecord,
    TurnRecord,
    effective_records,
    read_records,
    sent_and_rewound,
)
from claude_desk.system.files import open_to_read, read_all

_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_TAIL = 1024 * 1024
_SENT = re.compile(rb'"(?:sent|rewound|forked)"')
_PASTED = re.compile(rb'"pastes": ?\["')
_MOST_PASTED = 1_000_000  # characters of pasted texts that are read from a journal
_COSTS = re.compile(rb'"(?:turn|forked|follows)"')
_SPLIT = 24  # characters that the uuids of one message's blocks have in common (protocol/README.md 5.1)
# The CLI may begin the next turn so many seconds before we record the end of a turn.
_SLACK = 0.5
_SAYS = frozenset({LineKind.SAID, LineKind.COMPANION, LineKind.TASK}) | BEGINS


def read_journal(
    path: Path | None, since: float = 0.0, is_on_disk: Callable[[str], bool] | None = None
) -> list[JournalRecord]:
    """Return the records of the conversation that still count. Records before the time `since` may be
    missing. Return [] without a journal, or if the journal cannot be read.

    With `is_on_disk`, the records of sessions that this session followed come first. `is_on_disk` returns
    whether the file of a session, given by its id, has a conversation. The records of such a session are not
    read, and neither are those of the sessions that it followed.
    """
    records = _read(path, since)
    if path is not None:
        records = _with_followed(path, records, is_on_disk, lambda before: _read(before, 0.0))
    held = effective_records(records)[0]
    return _at_turn_ends([record for record in held if not isinstance(record, OUTSIDE_CONVERSATION)])


def _with_followed(
    path: Path,
    records: list[JournalRecord],
    is_on_disk: Callable[[str], bool] | None,
    read: Callable[[Path], list[JournalRecord]],
) -> list[JournalRecord]:
    """Return the records of the sessions that this session followed, then its own records (see
    `read_journal`)."""
    seen: set[str] = set()
    while is_on_disk is not None and records and isinstance(before := records[0], ContinuationRecord):
        records = records[1:]
        name = before.session_id
        if name in seen or not _FILE_NAME.fullmatch(name) or is_on_disk(name):
            break
        seen.add(name)
        records = read(path.with_name(f"{name}.jsonl")) + records
    return records


def _at_turn_ends(records: list[JournalRecord]) -> list[JournalRecord]:
    """Move each notice that names a turn to the place directly before the record of the turn's end. The
    notice's row is shown there."""
    late = [record for record in records if isinstance(record, NoticeRecord) and record.turn]
    if not late:
        return records
    ends = {record.uuid: record for record in records if isinstance(record, TurnRecord) and record.uuid}
    moved: dict[int, list[JournalRecord]] = {}
    placed: set[int] = set()
    for record in late:
        if (end := ends.get(record.turn)) is not None:
            placed.add(id(record))
            copy = record.model_copy(update={"after": end.after, "at": end.at})
            moved.setdefault(id(end), []).append(copy)
    return [
        each
        for record in records
        if id(record) not in placed
        for each in (*moved.get(id(record), ()), record)
    ]


def choices_in(path: Path | None) -> OwnChoices:
    """Return the user's last choices for the session, from its journal."""
    records = _read(path, 0.0)[::-1]
    mode = next((record.mode for record in records if isinstance(record, ModeRecord)), "")
    last = next((record for record in records if isinstance(record, ChoiceRecord)), None)
    return OwnChoices(mode, last.model, last.effort, last.thinking) if last is not None else OwnChoices(mode)


def pastes_in(path: Path | None) -> tuple[str, ...]:
    """Return the newest texts that the user has pasted into messages, from the session's journal, in the
    order of sending."""
    records = _tail_with(_PASTED, path)
    pastes = (paste for each in records[::-1] if isinstance(each, SentRecord) for paste in each.pastes[::-1])
    found: list[str] = []
    left = _MOST_PASTED
    for paste in dict.fromkeys(pastes):
        left -= len(paste)
        if left < 0:
            break
        found.append(paste)
    return tuple(reversed(found))


def sent_and_rewound_in(path: Path | None) -> SentAndRewound:
    """Return what was sent and rewound; nothing without a readable journal."""
    return sent_and_rewound(_tail_with(_SENT, path))


def _tail_with(words: re.Pattern[bytes], path: Path | None) -> list[JournalRecord]:
    """Return the records at the end of a journal whose lines have these words; nothing without a readable
    journal."""
    if path is None:
        return []
    try:
        with open_to_read(path) as file:
            file.seek(max(0, file.seek(0, 2) - JOURNAL_BYTES))
            data = file.read(JOURNAL_BYTES)
    except OSError:
        return []
    return _records_with(words, data)


def _read(path: Path | None, since: float) -> list[JournalRecord]:
    if path is None:
        return []
    try:
        with open_to_read(path) as file:
            size = file.seek(0, 2)
            length = _TAIL
            while True:
                start = max(0, size - (min(length, JOURNAL_BYTES) if since else JOURNAL_BYTES))
                file.seek(start)
                data = file.read(size - start)
                records = read_records(data[data.find(b"\n") + 1 :] if start else data)
                if not start or length > JOURNAL_BYTES or (records and records[0].at < since):
                    return records
                length *= 4
    except OSError:
        return []


def without_strands(records: Sequence[JournalRecord], left: Callable[[str], bool]) -> list[JournalRecord]:
    """Leave out the records of turns that a rewind has removed, such as a rewind in a terminal.

    `left`: whether a message, given by its uuid, is in the file but no longer in the conversation.
    """
    found: list[JournalRecord] = []
    skips = False
    for record in records:
        if isinstance(record, SentRecord) and not record.folded:
            skips = left(record.uuid)
        ends = isinstance(record, TurnRecord)
        if not skips and not (isinstance(record, TurnRecord) and record.uuid and left(record.uuid)):
            found.append(record)
        skips = skips and not ends
    return found


def cost_in(path: Path | None, is_on_disk: Callable[[str], bool] | None = None) -> float | None:
    """Return the cost of a session's turns in US dollars, including turns that were rewound later; None if
    the journal has no cost.

    The journal of a fork begins with turns of the session that it was copied from. Their cost does not count.
    `is_on_disk` as in `read_journal`.
    """
    records = _with_followed(path, _read_costs(path), is_on_disk, _read_costs) if path is not None else []
    costs: list[float] = []
    for record in records:
        if isinstance(record, ForkRecord):
            costs = []
        elif isinstance(record, TurnRecord) and record.cost is not None:
            costs.append(record.cost)
    return sum(costs) if costs else None


def _read_costs(path: Path) -> list[JournalRecord]:
    try:
        return _records_with(_COSTS, read_all(path, JOURNAL_BYTES))
    except OSError:
        return []


def _records_with(words: re.Pattern[bytes], data: bytes) -> list[JournalRecord]:
    return read_records(b"\n".join(line for line in data.split(b"\n") if words.search(line)))


class MergedJournal:
    """The lines of a page, merged with their records.

    `after`: the first line of the next page, None without a next page. `first`: whether this is the oldest
    page. On other pages, a record that only its time places before the first line is left out: it belongs to
    an older page.
    """

    def __init__(
        self, lines: Sequence[FileLine], records: Sequence[JournalRecord], after: FileLine | None, first: bool
    ) -> None:
        self._lines = [*lines, *([after] if after is not None else [])]
        self._count = len(lines)
        self._first = first
        self._kinds = [kind_of(line) for line in self._lines]
        self._places = _places_by_uuid(self._lines)
        self._times = _times(self._lines, self._kinds)
        self._records = _kept_in_place(_cuts_first(records))
        self._expanded = self._expanded_places(self._records)
        self._ends_here = after is None

    def items(self) -> list[FileLine | JournalRecord]:
        """Return all lines and records in order."""
        found: list[list[JournalRecord]] = [[] for _ in range(self._count + 1)]
        for record, place in self._placed():
            found[place].append(record)
        items: list[FileLine | JournalRecord] = []
        for place in range(self._count):
            items += found[place]
            items.append(self._lines[place])
        return items + found[self._count]

    def _placed(self) -> list[tuple[JournalRecord, int]]:
        """Return each record of this page with the place of the line before which it belongs."""
        placed_records = [(record, *self._place_of(record)) for record in self._records]
        limit = len(self._lines) + 1
        found: list[tuple[JournalRecord, int, bool]] = []
        for record, place, sure in reversed(placed_records):
            if sure and isinstance(record, SentRecord):
                limit = min(limit, place)
            found.append((record, min(place, limit), sure))
        placed = []
        floor = 0
        begun: dict[str, int] = {}  # the place at which each turn begins, by the uuid of its prompt
        for record, place, sure in reversed(found):
            if isinstance(record, SentRecord):
                begun[record.uuid] = max(place, floor)
            elif isinstance(record, TurnRecord):
                # If Claude said nothing in the turn, the record names a message of an older turn.
                place = max(place, begun.get(record.uuid, 0))
            if sure:
                floor = max(floor, place)
            if self._belongs(place, sure):
                placed.append((record, min(max(place, floor), self._count)))
        return placed

    def _belongs(self, place: int, sure: bool) -> bool:
        if sure and place == self._count and not self._ends_here:
            return False  # the record belongs to a prompt that begins the next page
        if place == 0:
            return sure or self._first
        return place <= self._count or self._ends_here

    def _expanded_places(self, records: Sequence[JournalRecord]) -> dict[str, int]:
        """Find the lines of prompts that the CLI has written under another uuid, as CLI 2.1.37 does with
        commands. Return the places of these lines, by the uuid of the record.

        A line matches if it has the words of the prompt, and was written after we sent the prompt and before
        the turn ended.
        """
        missing = [
            r for r in records if isinstance(r, SentRecord) and not r.folded and r.uuid not in self._places
        ]
        if not missing:
            return {}
        ends = {record.uuid: record.at for record in records if isinstance(record, TurnRecord)}
        sent = {record.uuid for record in records if isinstance(record, SentRecord)}
        begins = (LineKind.PROMPT, LineKind.COMPACT)
        free = [n for n, kind in enumerate(self._kinds) if kind in begins and self._lines[n].uuid not in sent]
        found: dict[str, int] = {}
        for record in missing:
            until = ends.get(record.uuid, float("inf")) + _SLACK
            for place in free:
                line = self._lines[place]
                if record.at - _SLACK <= line.at <= until and typed_in(line) == record.text.strip():
                    found[record.uuid] = place
                    free.remove(place)
                    break
        return found

    def _place_of(self, record: JournalRecord) -> tuple[int, bool]:
        """Return the place of the line before which the record belongs, and whether that is certain."""
        by_time = bisect_right(self._times, record.at)
        if isinstance(record, SentRecord):
            anchor = self._places.get(record.uuid, self._expanded.get(record.uuid))
            if anchor is not None:
                return (anchor if record.folded else min(anchor, self._turn_of(by_time, anchor))), True
            summed = by_time == self._count < len(self._lines) and self._kinds[by_time] is LineKind.SUMMED
            if summed and record.text.startswith(COMPACT):
                # The next page begins with the summary; the line of the command comes after the summary.
                return by_time, True
        place = self._places.get(record.after) if record.after else None
        if place is None and record.after:
            place = self._places.get(record.after[:_SPLIT])
        if place is not None and place < self._count:
            return place + 1, place + 1 < self._count
        if isinstance(record, TurnRecord):
            by_time = self._before_next_turn(by_time, record)
        return by_time, False

    def _turn_of(self, by_time: int, anchor: int) -> int:
        """Return the place where the turn of the prompt at `anchor` begins. The turn of `/compact` begins at
        its summary, because the line of the command comes after the summary."""
        begin = anchor
        while begin > by_time and self._kinds[begin - 1] is not LineKind.SAID:
            begin -= 1
            if self._kinds[begin] is LineKind.SUMMED:
                return begin
        return anchor

    def _before_next_turn(self, by_time: int, record: TurnRecord) -> int:
        """Return the place for the record of a turn's end. The place is before the next turn, even if the CLI
        began that turn before we recorded the end."""
        slack = min(_SLACK, (record.seconds or 0.0) / 2)
        place = by_time
        while place > 0 and self._times[place - 1] > record.at - slack:
            place -= 1
            if self._kinds[place] in BEGINS:
                return place
        return by_time


def _cuts_first(records: Sequence[JournalRecord]) -> list[JournalRecord]:
    """Move the records of cut-off text before the records of the ends of children. In the journal, a text
    comes after the end that cut it off."""
    found: list[JournalRecord] = []
    for record in records:
        place = len(found)
        while isinstance(record, CutTextRecord) and place and isinstance(found[place - 1], ChildEndRecord):
            place -= 1
        found.insert(place, record)
    return found


def _kept_in_place(records: Sequence[JournalRecord]) -> list[JournalRecord]:
    """Move the kept messages of a turn before the record of the turn's end. In the journal, they come after
    the end. Without a record of the end, move them before the next sent message, or else to the end."""
    found = [record for record in records if not isinstance(record, KeptTurnRecord)]
    for kept in (record for record in records if isinstance(record, KeptTurnRecord)):
        ends = (n for n, r in enumerate(found) if isinstance(r, TurnRecord) and r.uuid == kept.uuid)
        later = (n for n, r in enumerate(found) if isinstance(r, SentRecord) and r.at > kept.at)
        found.insert(next(ends, next(later, len(found))), kept)
    return found


def _places_by_uuid(lines: Sequence[FileLine]) -> dict[str, int]:
    places: dict[str, int] = {}
    for place, line in enumerate(lines):
        if line.type == "assistant":
            places[line.uuid[:_SPLIT]] = place
        for uuid in (*merged_uuids(line), line.uuid):
            if uuid:
                places[uuid] = place
        if line.type == "attachment" and (message := folded_message(line)) is not None and message.uuid:
            places[message.uuid] = place
    return places


def _times(lines: Sequence[FileLine], kinds: Sequence[LineKind]) -> list[float]:
    """Return a time for each line: the latest time up to this line. Lines that say nothing and lines of
    subagents do not count."""
    times = []
    latest = 0.0
    for line, kind in zip(lines, kinds, strict=True):
        if kind in _SAYS and not line.sidechain:
            latest = max(latest, line.at)
        times.append(latest)
    return times
