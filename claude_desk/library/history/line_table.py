"""The table of the lines of a session's file: their offsets, kinds and parents, as numbers."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from claude_desk.library.history.line_kinds import (
    BEGINS,
    BETWEEN,
    COMPACT,
    LineKind,
    TaskNoticeFilter,
    folded_text,
    head_of,
    kind_of,
    notice_text,
    short,
    surely_shows,
    task_notice,
)
from claude_desk.library.strands.resumed_leaf import resumed_leaf
from claude_desk.protocol.disk.session_file import (
    DAMAGED,
    FileLine,
    agent_of,
    agent_progress,
    folded_message,
    merged_uuids,
    read_lines,
    text_of,
    workflow_of,
)
from claude_desk.transcript.entries import TurnHead

_NONE = -1
_SHOWN_AT_MOST = 20_000  # at most so many bytes of a line count for the height of its rows
_WEIGHTS = {
    LineKind.LINK: 0,
    LineKind.NOTE: 200,
    LineKind.DAMAGED: 200,
}  # bytes that count for lines with few words on the screen, or without words


class LineSpan(NamedTuple):
    """The bytes of a line in the file: `size` bytes from `offset` on, without the newline."""

    offset: int
    size: int


class LineTable:
    """The lines of a file. A line takes about 60 bytes of memory, and 100 more if it has a uuid.

    `complete`: whether the table begins with the first line of the file. If so, a line whose parent is
    missing gets the newest earlier line of the conversation as its parent. If not, only a line whose parent
    is in `lost` gets this parent.
    """

    def __init__(self, complete: bool) -> None:
        self.kinds = bytearray()
        self.damaged = 0
        self.heads: dict[int, TurnHead] = {}  # heads of lines that begin a turn or joined a running turn
        self.launched: dict[str, int] = {}  # a call that launched a task -> the line of the call's result
        self.repeats: set[int] = set()  # lines about a task that repeat an earlier line
        self.agents: dict[str, int] = {}  # a subagent -> the first line whose result names the subagent
        self.first_calls: dict[str, str] = {}  # a subagent -> the call that the line in `agents` answers
        self.workflows: dict[str, int] = {}  # a workflow's folder -> the line of its call's result
        self.progress: dict[str, list[int]] = {}  # a subagent -> the progress lines about it in this file
        self.progress_of: dict[str, str] = {}  # a call -> the subagent with progress lines for this call
        self.is_complete = complete
        # Only in a table that is not complete. `unknown`: a line whose parent is not among the earlier lines
        # -> the uuid of the parent. `lost`: the uuids of parents that no line of the file has.
        self.unknown: dict[int, str] = {}
        self.lost: Set[str] = frozenset()
        self.kept = ""  # the uuid that the last `last-prompt` record names
        self._news = TaskNoticeFilter()
        self._notices: dict[str, list[int]] = {}  # a call, or a task -> the lines about the task
        self._task_of: dict[str, str] = {}  # a call in `launched` -> its task
        self._states: dict[str, list[tuple[int, str]]] = {}  # a task -> (line of a result, the task's status)
        self._offsets = array("Q")
        self._sizes = array("Q")
        self._weights = array("I")
        self._times = array("d")
        self._parents = array("q")
        self._sources = array("q")
        self._messages = array("q")  # hash of the API's message id, 0 without an id
        self._flags = bytearray()
        self._by_uuid: dict[int, int] = {}  # the hash of a uuid -> the newest line with this uuid
        self._missed: dict[int, list[int]] = {}  # the hash of a missing parent's uuid -> its children so far
        self._rising = True  # whether the lines are in the order of the file
        self._same: dict[int, int] = {}  # a line whose uuid was used before -> the first line with the uuid
        self._last = _NONE  # the newest line with a uuid that is not a subagent's line

    def __len__(self) -> int:
        return len(self._offsets)

    def span(self, index: int) -> LineSpan:
        return LineSpan(self._offsets[index], self._sizes[index])

    def weight(self, index: int) -> int:
        return self._weights[index]

    def is_side(self, index: int) -> bool:
        """Whether the line is a subagent's line in the session's own file (CLI 2.0.x)."""
        return bool(self._flags[index] & _SIDE)

    def shows(self, index: int) -> bool:
        """Whether the line certainly has a row, as `surely_shows`."""
        return bool(self._flags[index] & _SHOWS)

    def at(self, offset: int) -> int:
        """Return the line that begins at `offset`, or the next line after it in the file; `len` of the table
        without such a line."""
        if self._rising:
            return bisect_left(self._offsets, offset)
        behind = (index for index, begin in enumerate(self._offsets) if begin >= offset)
        return min(behind, key=self._offsets.__getitem__, default=len(self))

    def as_said(self) -> list[int] | None:
        """Return the lines in the order in which they were said; None if the table has this order, or if
        lines are ancestors of each other.

        CLI 2.1.37 may write the first lines of a file in a different order when the machine is busy (seen: a
        call and its result before the prompt). A line that comes before its parent is moved right after the
        parent.
        """
        came = {uuid: self._first_of(uuid) for uuid in self._missed}
        above = {
            line: came[uuid] for uuid, lines in self._missed.items() for line in lines if came[uuid] > line
        }
        if not above:
            return None
        order: list[int] = []
        said = bytearray(len(self))
        held: dict[int, list[int]] = {}
        for index in range(len(self)):
            parent = above.get(index, self._parents[index])
            if parent >= 0 and not said[parent]:
                held.setdefault(parent, []).append(index)
                continue
            ready = [index]
            while ready:
                line = ready.pop()
                said[line] = 1
                order.append(line)
                ready += reversed(held.pop(line, []))
        return order if len(order) == len(self) else None

    def _first_of(self, uuid: int) -> int:
        """Return the first line whose uuid has this hash; -1 without such a line."""
        newest = self._by_uuid.get(uuid, _NONE)
        return self._same.get(newest, newest)

    def calls_for(self, index: int) -> int:
        """Return the line with the call that this result answers: the source that the result names, or else
        the ancestor that `_above` returns. Return -1 if that line is not in the table."""
        return self._sources[index] if self._sources[index] >= 0 else self._above(index)

    def add(self, data: bytes, offset: int) -> list[FileLine]:
        """Add a line of the file, unless its kind is `ASIDE`, and return the parsed line. For a damaged line,
        return its intact records."""
        found = []
        for begin, size, line in read_lines(data, brief=True):
            kind = kind_of(line)
            if kind is LineKind.DAMAGED:
                self.damaged += 1
                if self.kinds and self.kinds[-1] == LineKind.DAMAGED:
                    continue  # consecutive damaged lines are shown in one row
            else:
                found.append(line)
            intact = size == len(data)  # the CLI reads only intact lines, not the records in a damaged line
            if line.type == "last-prompt" and intact:
                self.kept = text_of(line.fields, "leafUuid") or self.kept
            if kind is not LineKind.ASIDE:
                self._add(line, kind, offset + begin, size, intact)
        return found

    def _add(self, line: FileLine, kind: LineKind, offset: int, size: int, intact: bool) -> None:
        index = len(self._offsets)
        self._rising = self._rising and (not index or self._offsets[-1] < offset)
        self._offsets.append(offset)
        self._times.append(line.at)
        self._sizes.append(size)
        self.kinds.append(kind)
        self._weights.append(min(size, _WEIGHTS.get(kind, _SHOWN_AT_MOST)))
        leaf = line.in_chain and line.type not in _NO_LEAF and not line.sidechain
        begins = _ROOT * (line.in_chain and not line.parent)
        said = begins | _LEAF * leaf | _ASSISTANT * (line.type == "assistant") | _RESULT * bool(line.results)
        shows = _INTACT * intact | _SHOWS * surely_shows(line, kind)
        self._flags.append(_SIDE * line.sidechain | said | shows)
        self._messages.append(hash(line.message_id) if line.message_id else 0)
        self._parents.append(self._parent_of(line, index))
        self._sources.append(self._by_uuid.get(hash(line.source), _NONE) if line.source else _NONE)
        if line.uuid:
            if (older := self.index_of(line.uuid)) >= 0:
                self._same[index] = self._same.setdefault(older, older)
            self._by_uuid[hash(line.uuid)] = index
            for uuid in merged_uuids(line):
                self._by_uuid.setdefault(hash(uuid), index)
            if not line.sidechain:
                self._last = index
        if kind in _HAVE_HEADS and not line.sidechain:
            self.heads[index] = _head_of(line, kind)
        self._keep_task(line, kind, index)

    def _parent_of(self, line: FileLine, index: int) -> int:
        if line.type == DAMAGED:
            return self._last
        if not line.parent:
            return _NONE
        found = self._by_uuid.get(hash(line.parent), _NONE)
        if found >= 0 or line.sidechain:
            return found
        if not self.is_complete:
            if line.parent in self.lost:
                return self._last
            self.unknown[index] = line.parent
            return _NONE
        self._missed.setdefault(hash(line.parent), []).append(index)
        return self._last

    def _keep_task(self, line: FileLine, kind: LineKind, index: int) -> None:
        if line.results and (agent := agent_of(line)):
            self.agents.setdefault(agent, index)
            self.first_calls.setdefault(agent, line.results[0])
        if line.results and (folder := workflow_of(line)):
            self.workflows.setdefault(folder, index)
        if (progress := agent_progress(line)) is not None:
            self.progress.setdefault(progress.agent, []).append(index)
            self.progress_of.setdefault(progress.call, progress.agent)
        if kind is LineKind.TASK or kind is LineKind.NOTIFICATION:
            notice = task_notice(notice_text(line))
            for name in {notice.call, notice.task} - {""}:
                self._notices.setdefault(name, []).append(index)
            if self._news.repeats(line):
                self.repeats.add(index)
        elif len(line.results) == 1 and (task := launched_task(line)):
            self.launched[line.results[0]] = index
            self._task_of[line.results[0]] = task
        elif line.results and not line.sidechain and (state := task_state(line)) is not None:
            self._states.setdefault(state[0], []).append((index, state[1]))

    def task_of(self, call: str) -> str:
        """Return the task that a call launched; "" without a task."""
        return self._task_of.get(call, "")

    def notices_of(self, call: str, task: str) -> list[int]:
        """Return the lines with notices about the task that a call launched, such as about its end."""
        return sorted({*self._notices.get(call, ()), *self._notices.get(task, ())})

    def states_of(self, task: str) -> list[tuple[int, str]]:
        """Return the results about a task: each line, and the task's status in it."""
        return self._states.get(task, [])

    # --- the conversation ----------------------------------------------------------------------

    def has(self, uuid: str) -> bool:
        return hash(uuid) in self._by_uuid

    def index_of(self, uuid: str) -> int:
        """Return the newest line with this uuid; -1 without such a line."""
        return self._by_uuid.get(hash(uuid), _NONE)

    def chain(self, until: str = "") -> list[int]:
        """Return the lines of the conversation in the order of the table. The conversation ends with the line
        that `end_of` returns.

        The lines are the last line, its ancestors, and some lines that are not ancestors: calls and results
        of tools that ran in parallel (protocol/README.md 11.10), additions to messages, lines of subagents,
        ends of tasks, and damaged lines.
        """
        return self.chain_to(self.end_of(until))

    def shown_before(self, offset: int, leaf: str) -> list[int]:
        """Like `shown`, for the conversation up to the line with the uuid `leaf`. Leave out the offsets from
        `offset` on."""
        index = self.index_of(leaf) if leaf else _NONE
        if index >= 0 and self._offsets[index] >= offset:
            index = self._first_of(hash(leaf))
        return [at for at in self.shown(index) if at < offset]

    def shown(self, index: int) -> list[int]:
        """Return the offsets of the lines with something to show, in the conversation up to this line."""
        return [self._offsets[line] for line in self.chain_to(index) if self.kinds[line] != LineKind.LINK]

    def chain_to(self, index: int) -> list[int]:
        """Like `chain`, for the conversation up to this line. For -1, return only lines that belong to every
        conversation, such as lines of subagents."""
        on = bytearray(len(self))
        first = index
        met: set[int] = set()
        while index >= 0:
            same = self._same.get(index, _NONE)
            on[index] = same not in met  # of several ancestors with the same uuid, only the newest counts
            if same >= 0:
                met.add(same)
            first = min(first, index)
            index = self._parents[index]
        newest = _NONE
        way_back = bytes(on)
        messages = {self._messages[index] for index, here in enumerate(on) if here}
        first = max(first, 0)
        while first and self.kinds[first - 1] == LineKind.DAMAGED:
            first -= 1
        for index in range(first, len(self)):
            if not on[index]:
                on[index] = self._belongs(index, on, way_back, newest, messages)
            elif self.kinds[index] not in BETWEEN and not self._flags[index] & _RESULT:
                newest = index
        return [index for index, here in enumerate(on) if here]

    def end_of(self, until: str = "") -> int:
        """Return the line of the message `until`. If the table lacks this message, or `until` is "", return
        the `leaf`."""
        index = self.index_of(until) if until else _NONE
        return index if index >= 0 else self.leaf()

    def root(self, chain: list[int]) -> bool:
        """Whether the conversation begins with the first of these lines. True without lines."""
        return not chain or (self.is_complete and self._parents[chain[0]] < 0)

    def top(self, index: int) -> int:
        """Return the oldest ancestor of this line in the table, which may be the line itself; -1 for -1."""
        met: set[int] = set()
        while index >= 0 and self._parents[index] >= 0 and index not in met:
            met.add(index)
            index = self._parents[index]
        return index

    def hangs_on_none(self, index: int) -> bool:
        """Whether the line begins a conversation: it names no parent."""
        return bool(self._flags[index] & _ROOT)

    def leaf(self) -> int:
        """Return the line that the CLI resumes; -1 if the table has no line of the conversation.

        The CLI does not read the records in damaged lines. If the newest line is such a record, return
        the newest line that descends from the resumed line, or else the resumed line.
        """
        kept = self.index_of(self.kept) if self.kept else _NONE
        counts = kept >= 0 and self._flags[kept] & _LEAF and self._flags[kept] & _INTACT
        leaf = resumed_leaf(self._newest_intact, kept if counts else None, self._hangs_on)
        newer = self._leaves(range(len(self) - 1, leaf, -1)) if self._newest_intact != self.newest else ()
        return next((index for index in newer if self._hangs_on(index, leaf)), leaf)

    @property
    def _newest_intact(self) -> int:
        """The newest line of the conversation that the CLI can read; `newest` without such a line."""
        intact = (index for index in self._leaves(reversed(range(len(self)))) if self._flags[index] & _INTACT)
        return next(intact, self.newest)

    @property
    def newest(self) -> int:
        """The newest line of the conversation in the table; -1 without such a line."""
        return next(self._leaves(reversed(range(len(self)))), _NONE)

    @property
    def latest(self) -> int:
        """The line of the conversation with the latest time, which CLI 2.1.37 resumes; -1 without a line.

        Of several lines with this time, this is the first.
        """
        return max(self._leaves(range(len(self))), key=self._times.__getitem__, default=_NONE)

    def _leaves(self, lines: Iterable[int]) -> Iterator[int]:
        return (index for index in lines if self._flags[index] & _LEAF)

    @property
    def is_disputed(self) -> bool:
        """Whether the strand that is resumed depends on the version of the CLI."""
        leaf, latest = self.leaf(), self.latest
        return not (self._hangs_on(leaf, latest) or self._hangs_on(latest, leaf))

    def other_strands(
        self, chain: Sequence[int], sent: Iterable[str] = (), taken_back: Mapping[str, float] | None = None
    ) -> list[tuple[int, int]]:
        """Find the strands that another program has written beside the conversation `chain`.

        Return the last message of each strand, the newest strand first, with the number of its messages that
        are neither in `chain` nor in a newer strand. A strand without a prompt does not count.

        `sent`: the uuids of our messages. `taken_back`: the uuid of the first message that a rewind of ours
        has removed -> the time of the rewind in seconds since the epoch.

        A strand counts if it was still written after `chain` continued from the parent of the strand. If a
        strand ended earlier, its writer has usually rewound it. Then the strand counts only in these cases:

        - We did not rewind the strand: it has no message of `taken_back`. In addition, it has a message of
          `sent`, `chain` continues from the parent with a turn of `sent`, or `chain` ends at the parent.
        - We rewound the strand, but it has a prompt after that rewind.
        """
        own = {self.index_of(uuid) for uuid in sent} - {_NONE}
        gone = {self.index_of(uuid): at for uuid, at in (taken_back or {}).items()}
        on = set(chain)
        found: list[tuple[int, int]] = []
        while len(found) < _MOST_STRANDS and (leaf := self._other_leaf(chain, on, own, gone)) >= 0:
            new = [index for index in self.chain_to(leaf) if index not in on]
            found.append((leaf, self._count_messages(new)))
            on.update(new)
        return found

    def _other_leaf(
        self, chain: Sequence[int], on: set[int], own: set[int], gone: Mapping[int, float]
    ) -> int:
        """Return the last line of the newest strand that counts (see `other_strands`); -1 if no strand
        counts.

        `on`: the lines of the conversation `chain` and of the strands that were found before.
        """
        first: dict[int, int] = {}  # a line of `on` -> its first child in `on`
        for below in chain:
            first.setdefault(self._parents[below], below)
        ends = {line: len(self) for line in chain if line not in first}  # the lines at which `chain` ends
        for below in sorted(on):
            first.setdefault(self._parents[below], below)
        first |= ends
        # A line that is not in `on` -> the first line of its strand, and the parent of this first line.
        roots: dict[int, tuple[int, int]] = {}
        members: dict[int, list[int]] = {}
        for index in self._leaves(range(len(self))):
            if index in on:
                continue
            above = self._parents[index]
            roots[index] = roots.get(above, (index, above))
            members.setdefault(roots[index][0], []).append(index)
        newest = _NONE
        for root, lines in members.items():
            messages = [index for index in lines if self.kinds[index] in _MESSAGES]
            continuation = first.get(roots[root][1], len(self))
            prompts = [index for index in messages if self.kinds[index] == LineKind.PROMPT]
            if not prompts:
                continue
            if left := [gone[index] for index in lines if index in gone]:
                counts = max(self._times[index] for index in prompts) > max(left)
            else:
                ours = not own.isdisjoint(lines)
                counts = ours or continuation == len(self) or self.turn_of(continuation) in own
            if counts or messages[-1] > continuation:
                newest = max(newest, messages[-1])
        return newest

    def _count_messages(self, lines: Iterable[int]) -> int:
        """Count the prompts and Claude's messages in the lines, without those of subagents. Lines with the
        same message id count once."""
        main = [index for index in lines if not self.is_side(index)]
        prompts = sum(1 for index in main if self.kinds[index] == LineKind.PROMPT)
        said = (index for index in main if self._flags[index] & _ASSISTANT)
        return prompts + len({self._messages[index] or index for index in said})

    def hanging(self, chain: Iterable[int]) -> Iterator[int]:
        """Yield the lines of `chain` that have no parent or whose parent was yielded. The other lines are
        reports about tasks of another strand."""
        on: set[int] = set()
        for index in chain:
            if self._parents[index] < 0 or self._parents[index] in on:
                on.add(index)
                yield index

    def _hangs_on(self, index: int, above: int) -> bool:
        met: set[int] = set()
        while index >= 0 and index != above and index not in met:
            met.add(index)
            index = self._parents[index]
        return index == above

    def _belongs(self, index: int, on: bytearray, way_back: bytes, newest: int, messages: set[int]) -> bool:
        """Whether a line belongs to the conversation although it is not an ancestor of the last line.

        `on`: the lines that are known to belong to the conversation. `way_back`: the last line and its
        ancestors. `newest`: the latest line of `way_back` before this line that says something and is not a
        result. A line that the CLI writes by itself has `newest` or a later result as its parent. If its
        parent is older, the user has gone back there, and the line does not belong to the conversation.

        `messages`: the hashes of the message ids in `way_back`. The parent of a message's next block may be a
        progress or attachment line that is not in `way_back` (CLI 2.1.30 to 2.1.149). Then the message id
        decides. If the block has a different parent, the id does not decide, because ids may be used again.
        The parent may also be the result of a quick call of the same message, while the conversation
        continues from the result of a slower call (CLI 2.1.330).
        """
        if self.is_side(index) or self.kinds[index] == LineKind.TASK:
            return True
        if self.kinds[index] == LineKind.DAMAGED:
            above = self._parents[index]  # -1 if there is no line before, or if that line was not read
            return bool(on[above]) if above >= 0 else self.is_complete
        if self.kinds[index] not in (LineKind.SAID, LineKind.SUMMED, LineKind.NOTE):
            return False
        above = self._above(index)
        if not self._flags[index] & _ASSISTANT:
            source = self._sources[index] if self._sources[index] >= 0 else above
            least = 0 if self._flags[index] & _RESULT else max(newest, 0)
            return source >= least and bool(on[source])
        message = self._messages[index]
        if above < 0 or not message or not on[above]:
            return False
        if self._flags[above] & _RESULT and not way_back[above]:
            call = self.calls_for(above)
            return call >= 0 and self._messages[call] == message
        return self._messages[above] == message or (above != self._parents[index] and message in messages)

    def _above(self, index: int) -> int:
        """Return the nearest ancestor whose kind is not in `BETWEEN`; -1 without such an ancestor."""
        above = self._parents[index]
        while 0 <= above < index and self.kinds[above] in BETWEEN:
            index, above = above, self._parents[above]
        return above

    def turn_of(self, index: int) -> int:
        """Return the line that began the turn of this line; -1 if that line is not in the table."""
        for _ in range(len(self)):
            if index < 0 or (self.kinds[index] in BEGINS and not self.is_side(index)):
                break
            index = self._parents[index]
        return index

    def begins_message(self, chain: list[int], place: int) -> bool:
        """Whether the line at `place` begins a new message of Claude, after the results of all earlier calls.

        This is the case if the line comes directly after a result of an earlier message. After a result of
        the same message, another call of the message may still have no result.
        """
        message = self._said_in(chain[place])
        if not message:
            return False
        before = self._before(chain, place)
        if before < 0 or not self._flags[chain[before]] & _RESULT:
            return False
        while before >= 0 and not self._flags[chain[before]] & _ASSISTANT:
            before = self._before(chain, before)
        return before >= 0 and self._said_in(chain[before]) not in (0, message)

    def _said_in(self, index: int) -> int:
        """Return the hash of the line's message id; 0 if the line is not Claude's own or has no id."""
        return self._messages[index] if self._flags[index] & (_ASSISTANT | _SIDE) == _ASSISTANT else 0

    def _before(self, chain: list[int], place: int) -> int:
        """Return the last place before `place` whose line is neither a subagent's nor of a kind in `BETWEEN`;
        -1 without such a place."""
        place -= 1
        while place >= 0 and (self.kinds[chain[place]] in BETWEEN or self.is_side(chain[place])):
            place -= 1
        return place


_SIDE, _ASSISTANT, _RESULT, _SHOWS, _LEAF, _INTACT, _ROOT = 1, 2, 4, 8, 16, 32, 64
_MESSAGES = (LineKind.SAID, LineKind.PROMPT)
_MOST_STRANDS = 8  # at most so many strands are reported
_NO_LEAF = ("progress", DAMAGED)
_STOPPED = ("Successfully stopped task", "Successfully killed shell")
_LAUNCHED = ("async_launched", "remote_launched")
_HAVE_HEADS = BEGINS | {LineKind.FOLDED}


def _head_of(line: FileLine, kind: LineKind) -> TurnHead:
    if kind is LineKind.FOLDED and (message := folded_message(line)) is not None:
        return TurnHead(message.uuid or "", short(folded_text(message)), line.at, folded=True)
    if kind is LineKind.PROMPT:
        return TurnHead(line.uuid, head_of(line), line.at)
    return TurnHead("", COMPACT if kind is LineKind.SUMMED else "", line.at)


def launched_task(line: FileLine) -> str:
    """Return the id of the task that a call's result reports as running; "" if the result reports no task or
    a completed task."""
    result = line.fields.get("toolUseResult")
    if not isinstance(result, dict):
        return ""
    if task := text_of(result, "backgroundTaskId"):
        return task
    status = text_of(result, "status")
    if agent := agent_of(line):
        return agent if status != "completed" else ""
    return text_of(result, "taskId") if status in _LAUNCHED else ""


def task_state(line: FileLine) -> tuple[str, str] | None:
    """Return the id and the status of the task that a result is about: a call of Claude has asked about this
    task or stopped it. Return None for any other result."""
    result = line.fields.get("toolUseResult")
    if not isinstance(result, dict):
        return None
    task = result.get("task")
    if isinstance(task, dict):
        return text_of(task, "task_id"), text_of(task, "status")
    stopped = text_of(result, "message").startswith(_STOPPED)
    return (text_of(result, "task_id") or text_of(result, "shell_id"), "stopped") if stopped else None
