"""Turns the events of a conversation into operations on rows."""

import time
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any, Self

from claude_desk.protocol.disk.session_title import is_built_in
from claude_desk.protocol.phrase import Phrase, Text, with_texts
from claude_desk.protocol.requests.control import ControlCancelRequest, ControlRequest, ControlResponse
from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire import system as s
from claude_desk.protocol.wire.api_errors import error_text
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.content_blocks import (
    ContentBlock,
    TextBlock,
    ThinkingBlock,
    ToolResultBlock,
    ToolUseBlock,
    UnknownBlock,
)
from claude_desk.protocol.wire.line_numbers import line_of
from claude_desk.protocol.wire.messages import ApiMessage, AssistantMessage, ResultMessage
from claude_desk.protocol.wire.parser import NonJsonLine, UnknownMessage
from claude_desk.protocol.wire.stream import BlockDelta, BlockStart, MessageStart, StreamEvent
from claude_desk.protocol.wire.tool_names import server_and_tool
from claude_desk.protocol.wire.user_text import (
    command_in,
    command_output,
    is_human,
    is_task_notice,
    pastes_in,
    plain,
)
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import (
    Entry,
    EntryKind,
    NoticeAction,
    SentState,
    StopBy,
    ToolCall,
    ToolState,
    TurnFooter,
)
from claude_desk.transcript.events import (
    FILLED_IN,
    CalledAgain,
    ChildEnded,
    CutOff,
    CutText,
    Decided,
    Dispatched,
    FoldedIntoTurn,
    HookNoted,
    HostNotice,
    NoticeActionUsed,
    PermissionAsked,
    Recalled,
    RewindUndone,
    Rewound,
    Sent,
    ServerAsked,
    StopRequested,
    SubagentCut,
    TaskEndNoted,
    TurnDisowned,
    TurnOver,
    Verdict,
    Withdrawn,
    WorkCut,
    WorkflowStep,
)
from claude_desk.transcript.operations import Operation
from claude_desk.transcript.reducer.agent_results import add_result, is_agent_result, is_result, result_of
from claude_desk.transcript.reducer.attachment_parsing import carried_by
from claude_desk.transcript.reducer.background_tasks import TaskMemory, TaskTracker
from claude_desk.transcript.reducer.block_streams import BlockStream
from claude_desk.transcript.reducer.checklist import Checklist
from claude_desk.transcript.reducer.command_reports import is_report, report_in
from claude_desk.transcript.reducer.live_blocks import keep_own_references
from claude_desk.transcript.reducer.notices import other_news, request_error, system_news, turn_began
from claude_desk.transcript.reducer.paging import PageStore
from claude_desk.transcript.reducer.rewind import RewindState
from claude_desk.transcript.reducer.row_writer import RowWriter
from claude_desk.transcript.reducer.saved_reducer import GatheredEvents, SavedReducer
from claude_desk.transcript.reducer.tool_calls import ToolCallTracker, result_in, split_results, with_blocks
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.transcript.reducer.tool_results import denied_ids
from claude_desk.transcript.reducer.turn_result import (
    TurnCosts,
    aborted,
    failure_of,
    footer_of,
    is_failure,
)
from claude_desk.transcript.reducer.unknown_blocks import UnknownMessages
from claude_desk.transcript.reducer.unsaved_rows import UnsavedRows
from claude_desk.transcript.reducer.user_commands import is_user_command, show_command
from claude_desk.transcript.reducer.workflow_rows import show_step
from claude_desk.transcript.store import Turn, TurnStore
from claude_desk.transcript.text.hook_words import compaction_hooks, hook_sentence, is_hook_phrase
from claude_desk.transcript.text.synthetic_text import (
    editor_context,
    is_made_up,
    is_monitor_event,
    lines,
    made_up_text,
    relayed_notice,
    says_unknown,
)

_STATES = {
    Verdict.ALLOWED: ToolState.RUNNING,
    Verdict.DENIED: ToolState.DENIED,
    Verdict.STOPPED: ToolState.STOPPED,
}
_SAID = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.ERROR)
# The notice of a turn without output. With CLI 2.1.37, a turn has no output if a hook blocks its prompt.
_NO_OUTPUT = Phrase("turn_end.no_output")
# The text of this notice in journals from before 2026-11-24.
_NO_OUTPUT_BEFORE = "Claude Code ended this turn without a word. A hook may have stopped it."


class Reducer:
    """Turns events into operations on rows.

    Pass each event to `feed()`, which is cheap. `drain()` returns the operations since the last `drain()`.
    `now` returns seconds since the epoch. Turns are numbered from `first + 1` on. `stored_turns` returns the
    turns of a page if they are kept in memory, otherwise nothing.
    """

    def __init__(
        self,
        now: Callable[[], float] = time.time,
        first: int = 0,
        tasks: TaskMemory | None = None,
        stored_turns: Callable[[int], Sequence[Turn]] = lambda page: (),
    ) -> None:
        self.store = TurnStore(first)
        self.costs = TurnCosts()
        self.checklist = Checklist()
        self.rows = RowWriter(self.store, now)
        self.pages = PageStore(self.rows, stored_turns)
        self.rewinds = RewindState(self)
        self.calls = ToolCallTracker(self.rows)
        self.tasks = TaskTracker(self.rows, self.calls, tasks or TaskMemory())
        self.turn: Turn | None = None  # the current turn: the CLI is working on it
        self.last_footer: TurnFooter | None = None
        self.last_turn: Turn | None = None
        self.folded: dict[str, Entry] = {}  # rows of messages that joined a running turn, by uuid
        self.cut: list[CutText] = []  # blocks that the end of a turn cut off
        self._commands: dict[str, Entry] = {}  # the rows of the user's commands that run, by id
        self.unsaved = UnsavedRows()
        self.diagnostics: list[str] = []  # lines that were not JSON, the newest 100
        self._streams: dict[int, dict[str, BlockStream]] = {}  # by number of the turn, then by parent
        self._speaking: BlockStream | None = None  # Claude's own stream in the turn of the last delta
        self._waiting: dict[int, BlockStream] = {}  # streams with deltas that are not in rows yet, by id()
        self.late: dict[int, Turn] = {}  # turns that got messages after their end
        self._unknown: dict[str, UnknownMessages] = {}  # unknown messages of this turn, by type
        self._limits: set[tuple[str, str]] = set()  # (status, type) of rate limits that this turn has shown
        self._server_calls: dict[str, str] = {}  # a server -> id of its call that waits for the user's answer
        self._monitor: GatheredEvents | None = None  # the newest row of a monitor's events
        self._compacting: Entry | None = None  # the row about a compaction that has not ended
        self._wakeup = ""  # why the CLI will begin the next turn, as in `CommandLifecycle`
        self._printed: set[str] = set()  # uuids of messages with a command's output, which may come twice
        # Whether a row says why the CLI may begin the next turn. The start of each turn resets this.
        self._had_notification = False

    def feed(self, event: Any) -> bool:
        """Process a message of the wire or a host event. Return whether to drain immediately."""
        if type(event) is StreamEvent:  # nearly all events are StreamEvents
            return self._stream_event(event)
        self.rows.line = line_of(event)
        urgent = self._handle_message(event)
        self.rows.line = 0
        return urgent

    def _handle_message(self, event: Any) -> bool:
        match event:
            case m.AssistantMessage():
                if not event.parent_tool_use_id:
                    self.unsaved.message(event.uuid, said=True)
                self._assistant(event)
            case m.UserMessage():
                again = event.is_replay and self.message_row(event.uuid or "") is not None
                if not event.parent_tool_use_id and not again:
                    self.unsaved.message(event.uuid)
                self._user(event)
            case m.ResultMessage():
                self._on_result(event)
            case s.System():
                return self._system(event)
            case ChildEnded():
                self._on_child_ended(event)
            case TurnOver():
                self._on_turn_over(event)
            case CutOff():
                self._on_cut_off(event)
            case CutText():
                self._on_cut_text(event)
            case NonJsonLine():
                self.diagnostics = [*self.diagnostics[-99:], event.text]
                return False
            case ControlRequest() | ControlResponse() | ControlCancelRequest() | m.KeepAlive():
                return False  # the agent handles these
            case m.Tombstone(message=dict() as message):
                self._retract([str(message.get("uuid"))])
            case UnknownMessage():
                return self._keep(event.type)
            case WireModel():
                self._other(event)
            case _:
                self._apply_host_event(event)
        return True

    def drain(self) -> list[Operation]:
        self._flush()
        return self.rows.pop_operations()

    # --- another process -----------------------------------------------------------------------

    def saved(self) -> SavedReducer:
        """Return the state of a drained reducer as data.

        The reducer must have played only a file: deltas and requests to the user are not saved.
        """
        keep_own_references(self.store.turns)
        footer = self.last_footer
        ended = self.last_turn.entries if self.last_turn is not None else []
        return SavedReducer(
            turns=self.store.turns,
            numbers=self.store.numbers,
            turn=self.turn.number if self.turn is not None else 0,
            last_turn=self.last_turn.number if self.last_turn is not None else 0,
            last_footer=next((e.id for e in ended if footer is not None and e.footer is footer), ""),
            late=list(self.late),
            tools={call: entry.id for call, entry in self.rows.tools.items()},
            checklist=self.checklist,
            tasks=self.tasks.memory,
            running_on=list(self.calls.running_on),
            expected=self.rows.expected,
            after=self.unsaved.after,
            hooks=self.unsaved.hooks,
            printed=self._printed,
            had_notification=self._had_notification,
            unknown=self._unknown,
            monitor=self._monitor,
            streams=[stream.saved() for stream in self.all_streams()],
        )

    @classmethod
    def restored(
        cls,
        saved: SavedReducer,
        now: Callable[[], float] = time.time,
        stored_turns: Callable[[int], Sequence[Turn]] = lambda page: (),
    ) -> Self:
        """Return the reducer of `saved`, without pending operations. `now`, `stored_turns`: as in
        `Reducer`."""
        self = cls(now, saved.numbers, saved.tasks, stored_turns)
        rows, store = self.rows, self.store
        for turn in reversed(saved.turns):  # newest first: an id that two turns share means the newer turn
            self.pages.put(0, [turn])
        self.drain()
        known = {entry.id: entry for entry in store}
        rows.tools = {call: known[row] for call, row in saved.tools.items() if row in known}
        self.turn, self.last_turn = store.find_number(saved.turn), store.find_number(saved.last_turn)
        self.last_footer = known[saved.last_footer].footer if saved.last_footer in known else None
        self.late = {turn.number: turn for turn in store.turns if turn.number in saved.late}
        self.folded = {entry.folded_uuid: entry for entry in store if entry.folded_uuid}
        self.checklist = saved.checklist
        self.calls.running_on = {row: known[row] for row in saved.running_on if row in known}
        rows.expected = saved.expected
        self.unsaved.after, self.unsaved.hooks = saved.after, saved.hooks
        self._printed, self._had_notification = saved.printed, saved.had_notification
        self._unknown, self._monitor = saved.unknown, saved.monitor
        for unknown in self._unknown.values():
            unknown.entry = known.get(unknown.entry.id) if unknown.entry is not None else None
        if self._monitor is not None:
            self._monitor.entry = known.get(self._monitor.entry.id, self._monitor.entry)
        for each in saved.streams:
            if (host := store.find_number(each.turn)) is not None:
                stream = BlockStream.restored(rows, host, each, known)
                self._streams.setdefault(host.number, {})[each.parent] = stream
        return self

    # --- turns ---------------------------------------------------------------------------------

    def current(self) -> Turn:
        """Return the current turn. If no turn is current, begin one, because the CLI began by itself."""
        if self.turn is None:
            self.begin(self.store.open_turn("", self.rows.now(), queued=False))
        assert self.turn is not None
        return self.turn

    def begin_by_itself(self, wakeup: str = "", line: int = 0) -> None:
        """Begin a turn that no message of ours began, and add a row that says why. If a turn is current, only
        add the row.

        `wakeup` as in `CommandLifecycle`. If `wakeup` is "" and an earlier row says why, add no row. `line`:
        the number of the line that reported the turn; 0 for the current line.
        """
        had_notification = self._had_notification
        turn = self.current()
        if wakeup or not had_notification:
            self.rows.line = line or self.rows.line
            entry = self.rows.add(turn, EntryKind.NOTICE, turn_began(wakeup))
            if not wakeup:
                self._news(entry)  # the session's file does not say that the turn began

    def begin(self, turn: Turn) -> None:
        self._wakeup, self._had_notification = "", False
        self.rewinds.forget()
        self.turn = turn
        if turn.uuid:
            self.unsaved.message(turn.uuid)
            self.checklist.next_turn()
        self._unknown.clear()
        self._limits.clear()
        self._compacting = None  # a turn that was cut off may have left its row here

    def drop(self, turn: Turn) -> None:
        """Remove a turn with its rows. If it is the current turn, the last turn becomes current. If that turn
        has ended, no turn is current."""
        self.rows.drop_turn(turn)
        self._unknown.clear()  # the dropped turn may have had one of these rows
        self._compacting = None
        for stream in self._streams.pop(turn.number, {}).values():
            self._waiting.pop(id(stream), None)
        self.late.pop(turn.number, None)
        if self.turn is turn:
            before = self.store.last_begun()
            self.turn = before if before is not None and not before.ended else None

    def place_of(self, parent: str | None) -> Turn:
        """Return the turn for a message that does not begin a turn.

        A subagent's message belongs to the turn of the subagent's call. Any other message, and a message
        whose call has no row, belongs to the current turn or else to the last turn. If there is no turn at
        all, begin a turn. A message may come after the end of its turn. Such a late message begins no turn,
        because then the CLI would look busy.
        """
        host = self.rows.tool(parent) if parent else None
        if host is not None:
            turn = self.store.turn_of(host)
        else:
            turn = self.turn or self.store.last_begun() or self.current()
        if turn.ended:
            self.late[turn.number] = turn
        return turn

    def stream(self, turn: Turn, parent: str | None) -> BlockStream:
        streams = self._streams.setdefault(turn.number, {})
        stream = streams.get(parent or "")
        if stream is None:
            stream = streams[parent or ""] = BlockStream(self.rows, turn, parent or "")
        return stream

    def streams_of(self, turn: Turn) -> dict[str, BlockStream]:
        return self._streams.get(turn.number, {})

    def all_streams(self) -> list[BlockStream]:
        return [stream for streams in self._streams.values() for stream in streams.values()]

    def forget_streams(self, keep: Turn) -> None:
        """Drop Claude's own streams of all turns except `keep`. Keep the streams of subagents, which may
        continue."""
        for number, streams in list(self._streams.items()):
            if number != keep.number:
                streams.pop("", None)
                if not streams:
                    del self._streams[number]

    def release(self, turns: Sequence[Turn]) -> None:
        """Drop the data about the rows of these finished turns. Call this before releasing their page."""
        for turn in turns:
            self._streams.pop(turn.number, None)
            self.tasks.forget(turn.entries)
            for entry in turn.entries:
                self.folded.pop(entry.folded_uuid, None)

    def notice(self, text: Text, kind: EntryKind = EntryKind.NOTICE) -> Entry | None:
        """Add a final row at the end of the current turn, or else of the last turn. Return the row. An
        agent's result and a command of the user become a card. The end of a command changes its card.

        If there is no turn, open a turn that has ended. For blank text, add no row and return None.
        """
        text = with_texts(text, plain)
        if isinstance(text, str) and not text.strip():
            return None
        turn = self.turn or self.store.last_begun()
        if turn is None:
            turn = self.store.open_turn("", self.rows.now(), queued=False)
            turn.ended = True
        self._flush()
        if is_user_command(text):
            return show_command(self.rows, turn, text, self._commands)
        return add_result(self.rows, turn, text) if is_result(text) else self.rows.add(turn, kind, text)

    def _keep(self, name: str) -> bool:
        """Show the messages of an unknown type in one row per turn: a newer CLI may send hundreds.

        Return whether this message added the row.
        """
        unknown = self._unknown.get(name)
        if unknown is None:
            unknown = self._unknown[name] = UnknownMessages(name)
            unknown.entry = self.notice(unknown.phrase)
            self._news(unknown.entry)
            return True
        unknown.count += 1
        if unknown.entry is not None:
            self.rows.add_source(unknown.entry)
            self.rows.set_text(unknown.entry, unknown.phrase)
        return False

    def _news(self, entry: Entry | None, uuid: str = "", task: str = "") -> None:
        """Note a row for the journal: the session's file does not have the row, or has it at another
        place."""
        stream = self._streams.get(self.turn.number, {}).get("") if self.turn is not None else None
        self.unsaved.row(entry, uuid, task, within=stream is not None and stream.is_saying)

    def _flush(self) -> None:
        if self._waiting:
            line, self.rows.line = self.rows.line, 0  # the waiting deltas came from earlier lines
            for stream in self._waiting.values():
                stream.flush()
            self._waiting.clear()
            self.rows.line = line

    # --- Claude --------------------------------------------------------------------------------

    def _stream_event(self, message: StreamEvent) -> bool:
        parent, event = message.parent_tool_use_id, message.event
        # Nearly all events are deltas of Claude's own stream. Compare types, because isinstance() is slow for
        # a model of another type.
        if type(event) is BlockDelta and not parent and self.turn is not None:
            stream = self._speaking
            if stream is None or stream.turn is not self.turn:
                stream = self._speaking = self.stream(self.turn, None)
            self._waiting[id(stream)] = stream
            stream.delta(event)
            return False
        if type(event) is not BlockDelta:
            self._flush()  # the order of rows must not depend on when drain() is called
        begins = isinstance(event, (MessageStart, BlockStart))
        if not begins and not parent and self.turn is None:
            return False  # the event belongs to a turn that has ended
        if isinstance(event, BlockStart) and (result := result_in(event.content_block)) is not None:
            self.tasks.result(self.calls.result(result, None))
            return True
        turn = self.current() if begins and not parent else self.place_of(parent)
        stream = self.stream(turn, parent)
        self._waiting[id(stream)] = stream
        return stream.event(message)

    def _assistant(self, message: m.AssistantMessage) -> None:
        self._flush()
        self._retract(message.supersedes or [])
        turn = self.place_of(message.parent_tool_use_id)
        if message.uuid and message.uuid in self._printed:
            return
        source = (message.model_extra or {}).get("local_command_source")
        if self._reported(message):
            self._printed.add(message.uuid or "")
            return
        if isinstance(source, str) and self.printed(source):
            self._printed.add(message.uuid or "")
            return
        if message.error and not message.message.content:
            self.notice(request_error(message.error), EntryKind.ERROR)
        if message.parent_tool_use_id and self.rows.tool(message.parent_tool_use_id) is None:
            # The subagent of a command that the user gave has no card. The command's output repeats what the
            # subagent said.
            message = with_blocks(message, (ToolUseBlock,))
        message, results = split_results(message)
        self.stream(turn, message.parent_tool_use_id).full(message)
        if message.parent_tool_use_id:
            self.tasks.observe(message)
        for result in results:
            self._tool_result(message, result)

    def _retract(self, uuids: list[str]) -> None:
        for uuid in uuids:
            for stream in self.all_streams():
                stream.retract(uuid)

    # --- user: results, replays, made-up text --------------------------------------------------

    def _user(self, message: m.UserMessage) -> None:
        content = message.message.content
        blocks: list[ContentBlock] = [TextBlock(text=content)] if isinstance(content, str) else content
        for block in blocks:
            if isinstance(block, ToolResultBlock):
                self._tool_result(message, block)
            elif isinstance(block, UnknownBlock):
                self._keep(block.type)
        ours = self.message_row(message.uuid) if message.is_replay and message.uuid else None
        if ours is not None:
            self._replayed(ours, carried_by(blocks))
            return
        if message.parent_tool_use_id:
            return  # the prompt of a subagent: the tool call shows it
        text = "\n".join(b.text for b in blocks if isinstance(b, TextBlock))
        carried = carried_by(blocks)
        if carried and not text.strip() and is_made_up(message):
            self._shown_to_claude(carried)
        elif text.strip() or carried:
            self._user_text(message, text, carried)

    def message_row(self, uuid: str) -> Entry | None:
        """Return the row of a message that we sent; None if the message has no row."""
        turn = self.store.find_turn(uuid)
        return turn.entries[0] if turn is not None and turn.entries else self.folded.get(uuid)

    def _replayed(self, entry: Entry, carried: list[Attachment]) -> None:
        """Process the CLI's repetition of a message that we sent. Add the line to the message's row, and the
        attachments if the row has none."""
        if entry.kind is EntryKind.USER:
            self.rows.add_source(entry)
            if carried and not entry.attachments:
                entry.attachments = carried
                self.rows.update(entry)

    def _shown_to_claude(self, carried: list[Attachment]) -> None:
        """Claude asked for pages or pictures: attach them to the turn's last call outside subagents.

        If there is no such call, show the attachments as a user's message.
        """
        turn = self.place_of(None)
        calls = (e for e in reversed(turn.entries) if e.tool is not None and not _is_no_call(e.tool))
        entry = next((e for e in calls if not e.parent), None)
        if entry is None or entry.tool is None:
            self.add_user("", carried)
            return
        entry.tool.attachments = [*entry.tool.attachments, *carried]
        self.rows.add_source(entry)
        self.rows.update(entry)

    def add_user(self, text: str, carried: list[Attachment], pastes: tuple[str, ...] = ()) -> Entry:
        """Add a user's message to the current turn, or else to the last turn."""
        self._flush()
        turn = self.place_of(None)
        entry = self.rows.new(turn, EntryKind.USER, text=text)
        entry.final = True
        entry.ended = entry.began
        entry.attachments = carried
        entry.pastes = pastes
        return self.rows.append(turn, entry)

    def _user_text(self, message: m.UserMessage, text: str, carried: list[Attachment]) -> None:
        human = is_human(message.origin)
        notice = relayed_notice(text, message.origin, human)
        if notice is None:
            if message.uuid and message.uuid in self._printed:
                return
            if self.printed(text, human):
                self._printed.add(message.uuid or "")
                return
            if is_task_notice(text, human, message.origin):
                self.task_text(text)
                return
            if self._body(message, text):
                return
            notice = made_up_text(text, is_made_up(message), message.origin)
        if notice is None:
            text = command_in(text, human) or text
            pastes = pastes_in(text)
            text, context = editor_context(text)
            self.add_user(text, carried, pastes)
            notice = lines(context)
        self._had_notification = self.notice(notice) is not None or self._had_notification

    def printed(self, text: str, human: bool = False) -> bool:
        """Show the output of a command that the CLI ran itself. Return False if `text` has no such output."""
        output = command_output(text, human)
        hooks = compaction_hooks(output)
        if hooks is not None:
            for each in hooks:
                self.notice(each)
        elif (sentence := hook_sentence(output)) is not None:
            turn = self.place_of(None)
            # A system message may have reported the same words immediately before.
            if not (turn.entries and turn.entries[-1].content == sentence):
                self.notice(sentence)
        elif output and ("\n" in output or self._answers_command()):
            self.say(output)
        else:
            self.notice(output)
        return bool(output)

    def _reported(self, message: m.AssistantMessage | s.LocalCommandOutput) -> bool:
        """Show the report of a command as a card. Return False if the message has no report."""
        report = report_in(message)
        if report is None:
            return False
        turn = self.place_of(None)
        entry = self.rows.new(turn, EntryKind.TOOL)
        entry.tool = report
        entry.final, entry.ended = True, entry.began
        self.rows.append(turn, entry)
        return True

    def _answers_command(self) -> bool:
        """Return whether the last prompt is a command that is not built in and has no answer yet.

        The output of such a command is Claude's answer. An example is `/review`, a skill that runs in its own
        context.
        """
        spoken = (EntryKind.USER, EntryKind.PROSE)
        entries = self.place_of(None).entries
        last = next((entry for entry in reversed(entries) if entry.kind in spoken), None)
        if last is None or last.kind is not EntryKind.USER:
            return False
        return last.text.startswith("/") and not is_built_in(last.text)

    def task_in_file(self, text: str) -> None:
        """Show the end of a background task that the session's file reports. Ignore a task that does not run
        here."""
        task_id, notice = self.tasks.in_file(text)
        if task_id:
            self._news(self.notice(notice), task=task_id)

    def task_text(self, text: str) -> None:
        """Show a `<task-notification>`. A monitor's event joins the row of its previous event if this row is
        still the last row."""
        if not is_monitor_event(text):
            self._had_notification = self.notice(self.tasks.text(text)) is not None or self._had_notification
            return
        task_id, name, line = self.tasks.event(text)
        self._had_notification = True
        gathered = self._monitor
        if gathered is not None and gathered.task_id == task_id and self._is_newest(gathered.entry):
            gathered.add(line)
            self.rows.add_source(gathered.entry)
            self.rows.set_text(gathered.entry, with_texts(gathered.phrase(), plain))
            return
        entry = self.notice(Phrase("task.monitor_event", name=name, line=line) if line else name)
        self._monitor = None if entry is None else GatheredEvents(task_id, name, entry, [line])

    def _is_newest(self, entry: Entry) -> bool:
        """Return whether this row is the last row of the conversation. Turns without rows do not count."""
        turns = self.store.turns
        number = len(turns) - 1
        while number > 0 and not turns[number].entries:
            number -= 1
        return number >= 0 and bool(turns[number].entries) and turns[number].entries[-1] is entry

    def _body(self, message: m.UserMessage, text: str) -> bool:
        """Add the text of a skill to the call that loaded the skill.

        Return False if the message has no such text, or the call has no row.
        """
        if not message.is_synthetic:
            return False
        if message.source_tool_use_id:
            entry = self.rows.tool(message.source_tool_use_id)
        else:
            entry = self.calls.awaits_body(self.turn) if self.turn is not None else None
        if entry is None or entry.tool is None or not self.rows.holds(entry):
            return False
        entry.tool.body = "\n\n".join(filter(None, (entry.tool.body, text.strip())))
        self.rows.add_source(entry)
        self.rows.update(entry)
        return True

    def say(self, text: str) -> None:
        """Show an answer of Claude that did not come as an assistant message."""
        turn = self.place_of(None)
        said = {"id": f"said {turn.made}", "content": text}
        self.stream(turn, None).full(m.AssistantMessage.model_validate({"message": said}))

    def _tool_result(self, message: m.UserMessage | m.AssistantMessage, block: ToolResultBlock) -> None:
        self._flush()
        parent = message.parent_tool_use_id or ""
        reply = message if isinstance(message, m.UserMessage) else None
        known = self._tool_entry(block.tool_use_id)
        again = known is not None and known.tool is not None and known.tool.ended > 0
        entry = self.calls.result(block, reply, self.place_of(parent), parent)
        self.rows.add_source(entry)
        self.tasks.result(entry)
        if not again and (result := result_of(entry.tool)) is not None:
            add_result(self.rows, self.place_of(parent), result, parent)
        if entry.tool is not None and not entry.parent:
            self.checklist.apply_call(entry.tool)
        for stream in self.streams_of(self.store.turn_of(entry)).values():
            stream.answered(block.tool_use_id)

    # --- system --------------------------------------------------------------------------------

    def _system(self, message: s.System) -> bool:
        match message:
            case s.ApiRetry() if self.turn is not None:
                self.stream(self.turn, None).abandon()
            case s.Init() if self.turn is None:
                self.begin_by_itself(self._wakeup)
            case s.ModelRefusal():
                self._retract(message.retracted_message_uuids or [])
            case s.LocalCommandOutput() if self._reported(message) or self.printed(message.content):
                return True
            case s.PermissionDenied() if self.calls.deny(message.tool_use_id, message.message):
                return True
        notice = self.tasks.system(message)
        if notice is not None:
            entry = self.notice(notice)
            self._had_notification = entry is not None or self._had_notification
            # The session's file reports the end at the place where the task ended.
            if isinstance(message, s.TaskNotification):
                self._news(entry, task=message.task_id)
            return entry is not None
        notice = system_news(message)
        if notice is None:
            return self._keep(getattr(message, "subtype", "") or "system")
        if notice and isinstance(message, s.CompactBoundary | s.Status):
            return self._compacted(notice, message)
        uuid = str(getattr(message, "uuid", None) or "")
        if is_hook_phrase(notice):
            self.unsaved.hooks.add(uuid)
        self._news(entry := self.notice(notice), uuid)
        return entry is not None

    def _compacted(self, notice: Text, message: s.System) -> bool:
        """Show the start of a compaction in a row, then replace the row's text by the outcome.

        If the start has no row, show the outcome in a new row.
        """
        entry, self._compacting = self._compacting, None
        if entry is not None and self.rows.holds(entry):
            self.rows.add_source(entry)
            self.rows.set_text(entry, notice)
            return True
        entry = self.notice(notice)
        if isinstance(message, s.Status) and message.status == "compacting":
            self._compacting = entry
        return True

    def _other(self, message: WireModel) -> None:
        """Process a message without its own method, and show its notice if it has one.

        The CLI repeats rate limits with each request. Show each limit once per turn.
        """
        if isinstance(message, m.RateLimitEvent):
            info = message.rate_limit_info
            limit = (str(info.get("status")), str(info.get("rateLimitType")))
            if limit in self._limits:
                return
            self._limits.add(limit)
        if isinstance(message, m.CommandLifecycle) and message.state == "started":
            self._wakeup = message.wakeup_source
        if isinstance(message, m.ToolProgress):
            self.tasks.tool_progress(message)
        if isinstance(message, m.ConversationReset):
            self.costs.total = None  # a new session begins here
        self._news(self.notice(other_news(message)))

    # --- host events: sent, asked, decided, stopped --------------------------------------------

    def _apply_host_event(self, event: Any) -> None:
        match event:
            case Sent():
                self._on_sent(event)
            case Dispatched(uuid=uuid):
                self._on_dispatched(uuid)
            case Recalled(uuid=uuid):
                self._on_recalled(uuid)
            case FoldedIntoTurn():
                self._on_folded_into_turn(event)
            case TurnDisowned(uuid=uuid):
                self._on_turn_disowned(uuid)
            case PermissionAsked(tool_use_id=tool_use_id):
                self._set_tool_state(tool_use_id, ToolState.WAITING)
            case Decided():
                self._on_decided(event)
            case Withdrawn(tool_use_id=tool_use_id):
                self._set_tool_state(tool_use_id, ToolState.RUNNING, only=ToolState.WAITING)
            case ServerAsked():
                self._on_server_asked(event)
            case StopRequested(by=by):
                self._on_stop_requested(by)
            case HostNotice(text=text, action=action):
                self._on_host_notice(text, action)
            case TaskEndNoted(text=text):
                self.task_in_file(text)
            case HookNoted():
                self._on_hook_noted(event)
            case CalledAgain(call=call, at=at):
                self.tasks.begin_run(self.rows.tool(call), at)
            case WorkCut(call=call, state=state, figures=figures):
                self.tasks.cut_off(call, state, figures)
            case WorkflowStep():
                show_step(self.rows, event)
            case SubagentCut(call=call, size=size):
                self.tasks.cut(self.rows.tool(call), size)
            case NoticeActionUsed(entry_id=entry_id):
                self._on_notice_action_used(entry_id)
            case Rewound(uuid=uuid, words=words):
                self.rewinds.remove_from(uuid, words)
            case RewindUndone():
                self.rewinds.undo()
            case _:
                raise TypeError(f"not an event: {event!r}")

    def _on_stop_requested(self, by: StopBy) -> None:
        turn = self.turn
        if turn is None:
            return
        if turn.stop_by is None:
            turn.stop_began = self.rows.now()
        turn.stopping = True
        turn.stop_by = by
        self.tasks.turn_stop_asked()

    def _on_sent(self, event: Sent) -> None:
        rows = self.rows
        turn = self.store.open_turn(event.uuid, rows.now(), event.queued)
        entry = rows.new(turn, EntryKind.USER, text=event.text)
        entry.attachments = list(event.attachments)
        entry.pastes = event.pastes
        entry.final = True
        entry.sent = SentState.QUEUED if event.queued else SentState.SENT
        rows.append(turn, entry)
        if not event.queued:
            self.begin(turn)

    def _on_dispatched(self, uuid: str) -> None:
        turn = self.store.find_turn(uuid)
        if turn is None or not turn.queued:
            return
        turn.queued = False
        turn.began = self.rows.now()
        self.begin(turn)
        for entry in turn.entries:
            self.rows.add_source(entry)
            entry.sent = SentState.SENT
            self.rows.update(entry)

    def _on_recalled(self, uuid: str) -> None:
        turn = self.store.find_turn(uuid)
        if turn is not None:
            self.drop(turn)

    def _on_folded_into_turn(self, event: FoldedIntoTurn) -> None:
        entry = self.add_user(event.text, list(event.attachments))
        self.rows.add_source(entry)
        entry.folded_uuid = event.uuid
        self.folded[event.uuid] = entry

    def _on_turn_disowned(self, uuid: str) -> None:
        turn = self.store.find_turn(uuid)
        if turn is None:
            return
        for entry in [entry for entry in turn.entries[:1] if entry.kind is EntryKind.USER]:
            self.rows.remove(entry)
        self.store.forget_uuid(turn)

    def _tool_entry(self, tool_use_id: str) -> Entry | None:
        entry = self.rows.tool(tool_use_id)
        return entry if entry is not None and entry.tool is not None else None

    def _set_tool_state(self, tool_use_id: str, state: ToolState, only: ToolState | None = None) -> None:
        entry = self._tool_entry(tool_use_id)
        if entry is None:
            if tool_use_id:
                self.rows.expect_tool(tool_use_id, state)
            return
        self.rows.add_source(entry)
        if entry.tool is None or entry.tool.ended:
            return
        if only is None or entry.tool.state is only:
            entry.tool.state = state
            self.rows.update(entry)
            if state is ToolState.WAITING:
                self.rows.hold_after(entry)
            elif state is not ToolState.RUNNING:
                self.rows.let_go_after(entry)

    def _on_server_asked(self, event: ServerAsked) -> None:
        """Show whether the server's newest running call waits for the user's answer."""
        if not event.waits:
            self._set_tool_state(
                self._server_calls.pop(event.server, ""), ToolState.RUNNING, ToolState.WAITING
            )
            return
        turn = self.turn
        if turn is None or event.server in self._server_calls:
            return
        for entry in reversed(self.rows.running_tools(turn)):
            call = entry.tool
            if call is None or call.state is not ToolState.RUNNING or call.held:
                continue
            if (found := server_and_tool(call.name, event.server)) is not None and found[0] == event.server:
                self._server_calls[event.server] = call.id
                self._set_tool_state(call.id, ToolState.WAITING)
                return

    def _on_decided(self, event: Decided) -> None:
        if event.ends_turn and self.turn is not None:
            self.turn.stopping = True
        self._set_tool_state(event.tool_use_id, _STATES[event.verdict])
        entry = self._tool_entry(event.tool_use_id)
        if entry is None or entry.tool is None:
            return
        call = entry.tool
        if event.verdict is Verdict.ALLOWED and not call.ended:
            call.started = self.rows.now()  # until now the call waited for the user
            self.rows.update(entry)
        if event.words and not call.result:
            call.result = event.words
            self.rows.update(entry)
        if event.input is not None:
            if event.input != call.input and not call.changed and call.name not in FILLED_IN:
                call.changed, call.asked, call.by_person = True, call.input, not event.asked_so
            set_input(call, event.input)
            self.rows.update(entry)

    def _on_host_notice(self, text: Text, action: NoticeAction) -> None:
        entry = self.notice(text)
        if entry is not None and is_user_command(text):
            self._news(entry)  # the file does not have it
        if entry is not None and action is not NoticeAction.NONE:
            entry.action = action
            self.rows.update(entry)

    def _on_hook_noted(self, event: HookNoted) -> None:
        """Show a hook's words once, at the end of the turn in which the hook ran, before the footer.

        If the turn already shows these words, or no turn had begun, add no row and note the file's line as
        hidden. The words replace a notice that the turn had no output. The words of a subagent's hook belong
        to the subagent's rows.
        """
        unsaved = self.unsaved
        if event.uuid in unsaved.hooks:
            return
        unsaved.hooks.add(event.uuid)
        if event.call:
            self._hook_inside(event)
            return
        before_turn = str(event.text.values.get("name", "")).startswith("UserPromptSubmit")
        turn = (self.store.unended_at(event.at) if before_turn else None) or self.store.turn_at(event.at)
        if turn is None or any(entry.content == event.text for entry in turn.entries):
            unsaved.hidden.append(event.uuid)
            return
        for entry in [each for each in turn.entries if _is_no_output(each.content)]:
            self.rows.remove(entry)
        last = turn.entries[-1] if turn.entries else None
        self._flush()
        if last is None or last.kind is not EntryKind.FOOTER:
            entry = self.rows.add(turn, EntryKind.NOTICE, with_texts(event.text, plain))
        else:
            entry = self.rows.new(turn, EntryKind.NOTICE, text=with_texts(event.text, plain))
            entry.final, entry.began, entry.ended = True, last.began, last.began
            self.rows.insert_before(last, entry)
        unsaved.row(entry, event.uuid, turn=turn.uuid if turn.ended else "")

    def _hook_inside(self, event: HookNoted) -> None:
        """Show the words of a subagent's hook, unless the call has no row or its rows already have the words.

        The words of `SubagentStart` hooks come directly below the call, other words last. So their places do
        not depend on when the subagent's file is read.
        """
        host = self.rows.tool(event.call)
        if host is None or not self.rows.holds(host):
            return
        turn = self.store.turn_of(host)
        inside = [entry for entry in turn.entries if entry.parent == event.call]
        if any(entry.content == event.text for entry in inside):
            return
        self._flush()
        entry = self.rows.new(turn, EntryKind.NOTICE, parent=event.call, text=with_texts(event.text, plain))
        entry.final, entry.began, entry.ended = True, event.at, event.at
        if str(event.text.values["name"]).startswith("SubagentStart"):
            begins = [each for each in inside if _begins_subagent(each)]
            self.rows.insert_after(begins[-1] if begins else host, entry)
            entry.depth = host.depth + 1
        else:
            self.rows.append(turn, entry)

    def _on_notice_action_used(self, entry_id: str) -> None:
        for entry in self.store:
            if entry.id == entry_id:
                entry.action = NoticeAction.NONE
                self.rows.update(entry)

    # --- how turns end: a result, or the child's end -------------------------------------------

    def _on_result(self, message: ResultMessage) -> None:
        if message.notes_task:
            self._on_task_noted()
            return
        turn = self.current()
        stopped = turn.stopping or aborted(message)
        self._close_turn(turn, stopped)
        unsaved = self.unsaved
        unsaved.turn_ends()
        unsaved.denied = denied_ids(message.permission_denials)
        self.calls.name_denied(unsaved.denied)
        shown = [e for e in turn.entries if e.kind in _SAID and not e.parent]
        if is_failure(message) and not stopped:
            self._show_failure(turn, shown, failure_of(message))
            self.unsaved.added.append((EntryKind.ERROR, failure_of(message)))
        elif (
            message.result
            and message.result.strip()
            and not (stopped or shown or _noticed(turn, message.result))
        ):
            if says_unknown(message.result):
                self.notice(message.result)
                self.unsaved.added.append((EntryKind.NOTICE, message.result))
            else:
                self.say(message.result)
                self.unsaved.added.append((EntryKind.PROSE, message.result))
        footer = footer_of(message, stopped, self.rows.now() - turn.began, self.costs)
        if message.result == "" and not (stopped or footer.failed or footer.tokens_out) and _only_asked(turn):
            self.notice(_NO_OUTPUT)
            self.unsaved.added.append((EntryKind.NOTICE, _NO_OUTPUT))
        self._end_turn(turn, footer)

    def _on_task_noted(self) -> None:
        """End the turn that Claude Code has begun only to note the end of a task. If the turn has at most the
        row that says why it began, remove the turn with that row."""
        turn = self.turn
        if turn is None or turn.uuid:
            return
        if any(entry.content != turn_began("") for entry in turn.entries):
            self._close_turn(turn, stopped=turn.stopping)
            self._end_turn(turn, None)
            return
        self.unsaved.rows = [row for row in self.unsaved.rows if row.entry not in turn.entries]
        explained = not turn.entries
        self.drop(turn)
        self._had_notification = explained

    def _on_turn_over(self, event: TurnOver) -> None:
        """End a turn that is read from a file. The footer comes from our journal.

        If the turn has already ended, only set the figures of the last footer.
        """
        turn, footer = self.turn, event.footer
        if turn is None:
            last = self.last_footer
            if footer is not None and last is not None:
                _copy_figures(last, footer)  # the child's end came before this event
            return
        stopped = turn.stopping or (footer is not None and footer.stopped)
        turn.stopping = stopped
        self._close_turn(turn, stopped)
        self.calls.name_denied(set(event.denied))
        self._add_unsaved_rows(turn, event)
        turn.stop_by = None  # so that `_end_turn` keeps the footer's own figures about the stop
        self._end_turn(turn, replace(footer) if footer is not None else None)
        if footer is not None and footer.cost is not None:
            self.costs.total = (self.costs.total or 0.0) + footer.cost

    def _on_cut_off(self, event: CutOff) -> None:
        """End the current turn, which was cut off, and offer to continue it. If no turn is current, offer to
        continue the last turn if that turn was cut off."""
        turn = self.turn
        if turn is None:
            self._offer_to_continue(event.words)
            return
        self._close_turn(turn, stopped=True)
        entry = self.rows.add(turn, EntryKind.NOTICE, event.words)
        entry.action = NoticeAction.CONTINUE
        self._end_turn(turn, None)

    def _offer_to_continue(self, words: Text) -> None:
        """Offer to continue the last turn if our journal says that this turn was cut off."""
        turn, footer = self.last_turn, self.last_footer
        if turn is not None and footer is not None and footer.stopped_by is StopBy.CUT_OFF:
            self.rows.add(turn, EntryKind.NOTICE, words).action = NoticeAction.CONTINUE

    def _on_cut_text(self, event: CutText) -> None:
        if event.tool_use_id:
            block: ContentBlock = ToolUseBlock(id=event.tool_use_id, name=event.tool_name, input=event.input)
        elif event.thinking:
            block = ThinkingBlock(thinking=event.text)
        else:
            block = TextBlock(text=event.text)
        message = ApiMessage(id=event.message_id, content=[block])
        self.stream(self.place_of(None), None).full(AssistantMessage(message=message))

    def _add_unsaved_rows(self, turn: Turn, event: TurnOver) -> None:
        for kind, text in event.added:
            if kind is EntryKind.ERROR:
                shown = [e for e in turn.entries if e.kind in _SAID and not e.parent]
                self._show_failure(turn, shown, text)
            elif any(_says(each, text) for each in turn.entries):
                continue  # the file also has these words
            elif _is_no_output(text) and any(each.kind is EntryKind.NOTICE for each in turn.entries):
                continue  # the file has the hook's words
            elif kind is EntryKind.PROSE and isinstance(text, str):
                self.say(text)
            else:
                self.notice(text, kind)

    def _on_child_ended(self, event: ChildEnded) -> None:
        self.costs.process_ended()
        self.tasks.child_gone()
        self.unsaved.turn_ends()
        turn = self.turn
        stopped = event.stopped or (turn is not None and turn.stopping)
        if turn is not None:
            self._close_turn(turn, stopped)
            if not stopped:
                self.rows.add(turn, EntryKind.ERROR, event.words)
            self._end_turn(turn, TurnFooter(stopped, not stopped, self.rows.now() - turn.began))
        elif not stopped:
            self.notice(event.words)
        self._close_late_turns(stopped)
        for stream in self.all_streams():
            stream.close()  # subagents in the background may have open streams
        self.calls.end_all(_tool_state_after(stopped))

    def _show_failure(self, turn: Turn, shown: list[Entry], failure: Text) -> None:
        last = shown[-1] if shown else None
        if last is not None and last.kind is EntryKind.ERROR:
            return
        if last is not None and _says(last, failure):
            self.rows.remove(last)  # the error row, which is added next, shows the same words
        self.rows.add(turn, EntryKind.ERROR, error_text(failure) if isinstance(failure, str) else failure)

    def _close_turn(self, turn: Turn, stopped: bool) -> None:
        """Close the turn's streams and tool calls, except those that run in the background. Keep the rows of
        unfinished blocks."""
        for parent, stream in self.streams_of(turn).items():
            if not self.calls.outlives(parent):
                self.cut += stream.close()
        self.calls.end_turn(turn, _tool_state_after(stopped))

    def _close_late_turns(self, stopped: bool) -> None:
        """Close the turns that got messages after their end. They get no second result that would close
        them."""
        for turn in self.late.values():
            self._close_turn(turn, stopped)
        self.late.clear()

    def _end_turn(self, turn: Turn, footer: TurnFooter | None) -> None:
        if footer is not None and footer.stopped and turn.stop_by is not None:
            footer.stopped_by = turn.stop_by
            footer.stop_seconds = max(0.0, self.rows.now() - turn.stop_began)
        stopped = turn.stopping if footer is None else footer.stopped
        self._close_late_turns(stopped)
        for other in self.store.unfinished(turn):
            # The message of `other` joined this turn (protocol/README.md 8.3), so both turns end together.
            self._close_turn(other, stopped)
            other.ended = True
        if footer is not None:
            entry = self.rows.new(turn, EntryKind.FOOTER)
            entry.footer = footer
            entry.final = True
            self.rows.append(turn, entry)
        turn.ended = True
        self.last_footer = footer
        self.last_turn = turn
        self.forget_streams(turn)
        self.turn = None


def _noticed(turn: Turn, words: str) -> bool:
    """Return whether a notice or a report already shows these words. The CLI repeats a command's output as
    the turn's result."""
    if any(e.tool is not None and is_report(e.tool) and e.tool.result == words.strip() for e in turn.entries):
        return True
    notice = hook_sentence(words) or words
    return any(e.kind is EntryKind.NOTICE and (_says(e, words) or _says(e, notice)) for e in turn.entries)


def _says(entry: Entry, text: Text) -> bool:
    content = entry.content
    if isinstance(content, str) and isinstance(text, str):
        return content.strip() == text.strip()
    return content == text


def _is_no_output(content: Text) -> bool:
    return content in (_NO_OUTPUT, _NO_OUTPUT_BEFORE)


def _copy_figures(footer: TurnFooter, figures: TurnFooter) -> None:
    for field in fields(TurnFooter):
        setattr(footer, field.name, getattr(figures, field.name))


def is_unanswered(turn: Turn) -> bool:
    """Return whether the turn has no row of Claude's: no text, no thinking, no call and no error."""
    return all(entry.by_user or entry.kind in (EntryKind.NOTICE, EntryKind.FOOTER) for entry in turn.entries)


def _is_no_call(tool: ToolCall) -> bool:
    """Return whether a card is no call of Claude's."""
    return tool.by_user or is_agent_result(tool)


def without_a_word(turn: Turn) -> bool:
    """Return whether a notice says that the turn ended without output.

    If a hook has blocked the prompt, CLI 2.1.37 sends only an empty result, and this notice is all that is
    shown.
    """
    return any(entry.kind is EntryKind.NOTICE and _is_no_output(entry.content) for entry in turn.entries)


def _only_asked(turn: Turn) -> bool:
    return bool(turn.uuid) and all(entry.by_user for entry in turn.entries)


def _tool_state_after(stopped: bool) -> ToolState:
    return ToolState.STOPPED if stopped else ToolState.CANCELLED


def _begins_subagent(entry: Entry) -> bool:
    name = entry.phrase.values.get("name") if entry.phrase is not None else ""
    return is_hook_phrase(entry.content) and str(name).startswith("SubagentStart")
