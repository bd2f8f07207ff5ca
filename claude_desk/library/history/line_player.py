"""Plays the lines of a session's file and the records of our journal to a reducer, as if they came live."""

from collections.abc import Callable, Container, Iterable, Set
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from claude_desk.library.history.line_kinds import (
    COMPACT,
    LineKind,
    TaskNoticeFilter,
    agents_hook_words,
    command_of,
    folded_text,
    kind_of,
    note_of,
    notice_text,
    prompt_text,
    task_notice,
)
from claude_desk.library.history.subagent_files import MOST, KnownSubagents, SubagentFiles
from claude_desk.protocol.disk.session_file import (
    FileLine,
    agent_of,
    begins_run,
    folded_message,
    folded_relayed_message,
    forwards_words,
    is_made_up,
    is_summary,
    wakeup_of,
    wire_message,
    workflow_of,
)
from claude_desk.protocol.disk.session_prompts import is_hook_stop
from claude_desk.protocol.files import journal_file as j
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.content_blocks import TextBlock, ThinkingBlock, ToolResultBlock, ToolUseBlock
from claude_desk.protocol.wire.line_numbers import set_line
from claude_desk.protocol.wire.messages import AssistantMessage, UserMessage
from claude_desk.protocol.wire.parser import message_of
from claude_desk.protocol.wire.user_text import pastes_in
from claude_desk.transcript import events as e
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import (
    Entry,
    EntryKind,
    NoticeAction,
    StopBy,
    ToolCall,
    ToolState,
    TurnFooter,
)
from claude_desk.transcript.reducer.attachment_parsing import carried_by
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.reducer.tool_calls import with_blocks
from claude_desk.transcript.reducer.tool_results import AGENTS
from claude_desk.transcript.reducer.user_commands import cut_off
from claude_desk.transcript.store import thinking_of
from claude_desk.transcript.text.hook_words import hook_sentence, is_hook_phrase
from claude_desk.transcript.text.synthetic_text import (
    begins_like_the_cli,
    editor_context,
    is_monitor_event,
    made_up_text,
    says_unknown,
)
from claude_desk.transcript.workers.worker_tree import Figures

# -------------------------------------------------------------------------------------------------
# The time of the lines.


_DAMAGED = Phrase("notice.damaged_line")
# These kinds count as prompts if our journal says that we sent the message, and the CLI did not make it up.
_OURS = {LineKind.COMPANION: LineKind.PROMPT, LineKind.NOTIFICATION: LineKind.PROMPT}


class LineClock:
    """The clock of a reducer that plays lines and records. `now`: the latest time that was played so far, in
    seconds since the epoch."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# -------------------------------------------------------------------------------------------------
# The messages of subagents. Each is fed below the subagent's call, as in the live stream.


_DEPTH = 8


@dataclass
class PlayedSoFar:
    """The state of a player. Another player can continue from this state, also in another process."""

    begun: set[str] = field(default_factory=set)  # uuids of messages whose rows this player has made
    names: dict[str, list[str]] = field(default_factory=dict)  # names of attachments, by uuid of the message
    news: TaskNoticeFilter = field(default_factory=TaskNoticeFilter)
    sent_here: set[str] = field(default_factory=set)  # uuids of messages that have a record in our journal
    held_here: bool = False  # whether we sent the user's newest message
    started: bool = False  # whether a record of the start of a child was played
    answered: bool = False  # whether Claude has said something in this turn
    summing: str = ""  # uuid of a summary that began a turn, until the line of its command is played
    summed_turn: str = ""  # uuid of the turn with the newest summary
    prompted: str = ""  # uuid of the newest line with a prompt
    carried: bool = False  # whether the last message was a compaction, which carries over attached files
    stopped: int = 0  # number of the turn that the newest line about a stop belongs to
    subagents: set[tuple[str, int]] = field(default_factory=set)  # played lines: (subagent, offset)
    # The uuid of a subagent's line in the session's own file -> the call of the subagent.
    hosts: dict[str, str] = field(default_factory=dict)


class SubagentMessages:
    """Plays the lines of subagents. `feed` receives each message, and -1 minus the offset of its line."""

    def __init__(
        self, reducer: Reducer, agents: SubagentFiles | KnownSubagents, feed: Callable[[object, int], None]
    ) -> None:
        self._reducer = reducer
        self._agents = agents
        self._feed = feed
        self._so_far = PlayedSoFar()

    def go_on(self, so_far: PlayedSoFar) -> None:
        self._so_far = so_far

    def play(self, agent: str, host: str, says: bool = False, depth: int = 0) -> FileLine | None:
        """Play the lines of a subagent that belong to the call `host` and were not played before. Return the
        subagent's last message, played now or before.

        Play the lines of the subagent's first call too, if that call has a row.

        `says`: whether to play the subagent's words too. They are shown for subagents in the background and
        in workflows, and for all subagents of CLIs that forward them. A subagent that is called again
        continues its file. Lines of a subagent's own file do not name their call, so they belong to the first
        call. Progress lines name their call.
        """
        first = self._agents.first_call(agent)
        rows = self._reducer.rows
        hooks: list[e.HookNoted] = []
        unanswered: dict[str, None] = {}
        last: FileLine | None = None
        for offset, line, inside, call in list(self._agents.lines(agent)) if depth <= _DEPTH else ():
            owner = call or first or host
            last = line if line.type in ("user", "assistant") else last
            if (agent, offset) in self._so_far.subagents:
                continue
            if owner != host and (call or rows.tool(owner) is None):
                continue
            self._so_far.subagents.add((agent, offset))
            unanswered.update(dict.fromkeys(line.calls))
            for answered in line.results:
                unanswered.pop(answered, None)
            inner = self.agent_of(line) if line.results else ""
            if inner:
                self.play(inner, line.results[0], depth=depth + 1)
            outer, rows.source_file = rows.source_file, "" if inside else agent
            if begins_run(line):
                self._reducer.feed(e.CalledAgain(owner, line.at))
            self._feed_message(line, offset, owner, says or forwards_words(line))
            rows.source_file = outer
            if (words := agents_hook_words(line)) is not None:
                hooks.append(e.HookNoted(line.uuid, words, line.at, owner))
        for noted in hooks:
            self._reducer.feed(noted)
        for open_call in unanswered:
            if inner := self._agents.of_call(open_call):
                self.play(inner, open_call, depth=depth + 1)
        if self._agents.is_cut(agent) and rows.tool(first or host) is not None:
            self._reducer.feed(e.SubagentCut(first or host, MOST))
        return last

    def workflow(self, folder: str, host: str) -> None:
        """Play all lines of a workflow's subagents, each below a row inside the call of the workflow."""
        for agent in self._agents.of_workflow(folder):
            step = e.WorkflowStep(host, agent.id, agent.title, agent.phase)
            self._reducer.feed(step)
            last = self.play(agent.id, agent.id, says=True)
            self._reducer.feed(replace(step, state=_end_by(last)))

    def agent_of(self, line: FileLine) -> str:
        """Return the subagent whose call this line's result answers; "" if the subagent is not known."""
        return agent_of(line) or self._agents.of_call(line.results[0])

    def sidechain(self, line: FileLine, offset: int) -> None:
        """Play a subagent's line from the session's own file. Skip the line if its call is not known."""
        host = self._so_far.hosts.get(line.parent) or self._host_of(prompt_text(line))
        self._so_far.hosts[line.uuid] = host
        if host:
            self._feed_message(line, offset, host, says=False)

    def unfinished(self) -> None:
        """Play the lines of the subagents whose calls in the running turn are not done."""
        turn = self._reducer.turn
        for entry in list(turn.entries) if turn is not None else []:
            call = entry.tool
            if call is not None and call.name in AGENTS and call.state is not ToolState.DONE:
                agent = self._agents.of_call(call.id, str(call.input.get("prompt") or ""))
                if agent:
                    self.play(agent, call.id)

    def _host_of(self, prompt: str) -> str:
        """Return the id of the newest turn's last call with this prompt; "" without such a call."""
        turn = self._reducer.turn or self._reducer.store.last_begun()
        for entry in reversed(turn.entries) if turn is not None else ():
            if entry.tool is not None and _is_in_call(entry.tool, prompt):
                return entry.tool.id
        return ""

    def _feed_message(self, line: FileLine, offset: int, host: str, says: bool) -> None:
        message = wire_message(line, host)
        if isinstance(message, AssistantMessage):
            message = _shown(message, says)
        elif not isinstance(message, UserMessage) or not line.results:
            return
        if message is not None:
            self._feed(message, -1 - offset)


def _end_by(last: FileLine | None) -> ToolState:
    """Return how a workflow's subagent with this last message has ended; RUNNING if it has not ended."""
    if last is None or last.type != "assistant" or last.calls:
        return ToolState.RUNNING
    return ToolState.FAILED if last.fields.get("isApiErrorMessage") is True else ToolState.DONE


def _is_in_call(call: ToolCall, prompt: str) -> bool:
    return call.name in AGENTS and bool(prompt) and call.input.get("prompt") == prompt


def _shown(message: AssistantMessage, says: bool) -> AssistantMessage | None:
    """Return a subagent's message with only the blocks that the stream has (protocol/README.md 5.4): calls,
    and with `says` also words and thinking. Return None if no block remains."""
    kinds = (ToolUseBlock, TextBlock, ThinkingBlock) if says else (ToolUseBlock,)
    shown = with_blocks(message, kinds)
    return shown if shown.message.content else None


_STOPS = "[Request interrupted by user"
_VERDICTS = {
    "allow": e.Verdict.ALLOWED,
    "always": e.Verdict.ALLOWED,
    "answered": e.Verdict.ALLOWED,
    "approved": e.Verdict.ALLOWED,
    "stopped": e.Verdict.STOPPED,
}


class LinePlayer:
    """Plays lines and records to a reducer.

    `written`: the uuids of all messages in the lines that will be played. `records`: the player takes the
    decisions from these records. It plays a decision before the result of the call, because the CLI may
    continue before we record the decision.

    `repeats`: the offsets of lines that repeat an earlier line about a task; None if the player has to find
    these lines. `older`: whether the conversation has lines before the first line that is played.
    `journaled`: the ids of tasks whose end is shown by a record. `notes`: the uuids of lines that are not
    played because they have a record. `held_here`: whether we sent the message that began the first turn.
    `so_far`: the state of the player that played the earlier lines to the same reducer.
    """

    def __init__(
        self,
        reducer: Reducer,
        clock: LineClock,
        agents: SubagentFiles | KnownSubagents,
        written: Set[str],
        records: Iterable[j.JournalRecord],
        older: bool = False,
        repeats: Container[int] | None = None,
        journaled: Set[str] = frozenset(),
        held_here: bool = False,
        notes: Container[str] = frozenset(),
        so_far: "PlayedSoFar | None" = None,
    ) -> None:
        self.reducer = reducer
        self._clock = clock
        self._inner = SubagentMessages(reducer, agents, self._feed)
        self._written = written
        decided = (record for record in records if isinstance(record, j.DecisionRecord | j.UndecidedRecord))
        self._decided = {record.tool_use_id: record for record in decided}  # not played yet, by call
        self._so_far = so_far or PlayedSoFar()
        self._so_far.held_here = self._so_far.held_here or held_here
        self._inner.go_on(self._so_far)
        self._repeats = repeats
        self._older = older
        self._journaled = journaled
        self._notes = notes

    @property
    def so_far(self) -> PlayedSoFar:
        return self._so_far

    # --- lines ---------------------------------------------------------------------------------

    def line(self, line: FileLine, offset: int) -> None:
        self._clock.now = max(self._clock.now, line.at) if line.at else self._clock.now
        kind = kind_of(line)
        if line.uuid in self._so_far.sent_here and not is_made_up(line):
            kind = _OURS.get(kind, kind)
        if line.uuid in self._notes and kind in (LineKind.SAID, LineKind.COMPANION, LineKind.NOTE):
            return
        if line.sidechain:
            self._inner.sidechain(line, offset)
            return
        if line.subtype == "compact_boundary" or is_summary(line):
            self._so_far.carried = True
        elif kind in (LineKind.SAID, LineKind.PROMPT, LineKind.NOTIFICATION, LineKind.FOLDED):
            self._so_far.carried = False
        match kind:
            case LineKind.PROMPT:
                self._prompt(line, offset)
            case LineKind.NOTIFICATION:
                self._begin_by_itself(line, offset)
            case LineKind.FOLDED:
                self._folded(line, offset)
            case LineKind.FOREIGN:
                self._foreign(line, offset)
            case LineKind.TASK:
                self._task(line, offset)
            case LineKind.NOTE:
                self._note(line, offset)
            case LineKind.COMPANION:
                self._companion(line, offset)
            case LineKind.SUMMED:
                self._summed(line, offset)
            case LineKind.COMPACT:
                self._compact(line, offset)
            case LineKind.DAMAGED:
                self._damaged(offset)
            case LineKind.SAID:
                self._said(line, offset)

    def _prompt(self, line: FileLine, offset: int) -> None:
        message = wire_message(line)
        if not isinstance(message, UserMessage):
            return
        prompt = command_of(line) or prompt_text(line)
        text, context = editor_context(prompt)
        if self._is_expanded(text):
            return
        if line.uuid not in self._so_far.begun:
            self._begin(line.uuid, text, -1 - offset)
        self._so_far.held_here = line.uuid in self._so_far.sent_here
        self._so_far.prompted = line.uuid
        self._replay(message, offset)
        if (pastes := pastes_in(prompt)) and (entry := self.reducer.message_row(line.uuid)) is not None:
            entry.pastes = pastes
        for words in context:
            self.reducer.notice(words)

    def _summed(self, line: FileLine, offset: int) -> None:
        """Play a compaction that the user asked for. Begin its turn, if our journal has not begun that turn:
        the line of the command comes after the compaction."""
        turn = self.reducer.turn
        so_far = self._so_far
        known = (so_far.summed_turn, so_far.prompted)  # turns of an earlier summary and of a prompt's line
        asked = turn is not None and turn.uuid in so_far.begun and turn.uuid not in known
        if not (asked and turn and not so_far.answered and turn.entries and _asks_for_sum(turn.entries[0])):
            self._begin(line.uuid, COMPACT)
            self._so_far.summing = line.uuid
        self._so_far.summed_turn = self.reducer.turn.uuid if self.reducer.turn is not None else ""
        self._said(line, offset)

    def _compact(self, line: FileLine, offset: int) -> None:
        entry = self.reducer.message_row(self._so_far.summing) if self._so_far.summing else None
        self._so_far.summing = ""
        if entry is None:
            self._prompt(line, offset)
        else:
            self.reducer.rows.set_text(entry, command_of(line))

    def _is_expanded(self, text: str) -> bool:
        """Whether this text repeats our command that began the turn and has no answer yet. CLI 2.1.37 writes
        the line of a command under another uuid."""
        turn = self.reducer.turn
        if turn is None or self._so_far.answered or turn.uuid not in self._so_far.begun:
            return False
        if turn.uuid == self._so_far.prompted or turn.uuid in self._written:
            return False  # another line has the turn's uuid, so the user has sent the command twice
        return bool(turn.entries) and turn.entries[0].text.strip() == text

    def _replay(self, message: UserMessage, offset: int) -> None:
        """Feed a message that already has a row once more, to add its attachments under their recorded
        names."""
        self._feed(message.model_copy(update={"is_replay": True}), -1 - offset)
        entry = self.reducer.message_row(message.uuid or "")
        names = self._so_far.names.get(message.uuid or "", ())
        if entry is not None:
            pairs = zip_longest(entry.attachments[: len(names)], names)
            kept = [replace(each, name=name) for each, name in pairs if each is not None and name]
            entry.attachments[: len(kept)] = kept

    def _begin(self, uuid: str, text: str, number: int = 0, carried: tuple[Attachment, ...] = ()) -> None:
        self.end_turn()
        self._so_far.answered = False
        self._so_far.begun.add(uuid)
        self.reducer.feed(e.Sent(uuid, text, queued=True, attachments=carried))
        self.reducer.feed(e.Dispatched(uuid, number))

    def _begin_by_itself(self, line: FileLine, offset: int) -> None:
        """Begin a turn that the CLI began by itself, such as after the end of a task.

        If the running turn has no answer yet, continue it: its answer follows.
        """
        if self._so_far.answered:
            self.end_turn()
        self._end_stopped()
        wakeup = wakeup_of(line)
        if wakeup:
            self.reducer.begin_by_itself(wakeup, -1 - offset)
        elif self._is_known_notice(line, offset):
            self.reducer.tasks.text(prompt_text(line))
        else:
            self._said(line, offset)
        self._so_far.answered = False
        self.reducer.current()

    def _folded(self, line: FileLine, offset: int) -> None:
        message = folded_message(line)
        if message is None or message.uuid is None:
            return
        if message.uuid not in self.reducer.folded:
            self.reducer.feed(e.FoldedIntoTurn(message.uuid, folded_text(message), line=-1 - offset))
        self._replay(message, offset)

    def _foreign(self, line: FileLine, offset: int) -> None:
        message = folded_relayed_message(line)
        if message is not None:
            self._feed(message, -1 - offset)

    def _is_known_notice(self, line: FileLine, offset: int) -> bool:
        """Whether the news of a line about a task is shown by a record, an earlier line or an older page."""
        notice = task_notice(notice_text(line))
        if notice.task in self._journaled:
            return True
        if self._repeats is not None:
            return offset in self._repeats
        if self._so_far.news.repeats(line):
            return True
        call = notice.call or self.reducer.tasks.call_of(notice.task)
        is_later = self._older and line.type == "user" and bool(notice.call or notice.task)
        return is_later and self.reducer.rows.tool(call) is None

    def _task(self, line: FileLine, offset: int) -> None:
        """Play the end of a task or the event of a monitor. Skip a line that only queues the event of a
        monitor: another line delivers the event."""
        words = notice_text(line)
        if is_monitor_event(words):
            if line.in_chain:
                self.reducer.task_text(words)
            return
        text = self.reducer.tasks.text(words)
        if not self._is_known_notice(line, offset):
            self.reducer.notice(text)

    def _note(self, line: FileLine, offset: int) -> None:
        """Add a quiet line about an addition to a message.

        Skip the words of a hook if the newest row has the same words: the CLI may write them twice. Skip any
        other addition in two cases: we sent the message, whose row shows the addition, or a compaction has
        just carried the files over.
        """
        note = note_of(line)
        is_hook = is_hook_phrase(note)
        if self._is_said(note) if is_hook else (self._so_far.held_here or self._so_far.carried):
            return
        entry = self.reducer.notice(note)
        if entry is not None:
            entry.sources[:] = [-1 - offset]

    def _is_said(self, words: Text) -> bool:
        """Whether the newest row already has these words."""
        turn = self.reducer.turn or self.reducer.store.last_begun()
        return turn is not None and bool(turn.entries) and turn.entries[-1].content == words

    def _damaged(self, offset: int) -> None:
        """Add a quiet line about damaged lines. Consecutive damaged lines share one quiet line."""
        turn = self.reducer.turn or self.reducer.store.last_begun()
        newest = turn.entries[-1] if turn is not None and turn.entries else None
        if newest is None or newest.phrase != _DAMAGED:
            newest = self.reducer.notice(_DAMAGED)
        if newest is not None:
            newest.sources.append(-1 - offset)

    def _companion(self, line: FileLine, offset: int) -> None:
        text = prompt_text(line)
        if text.startswith(_STOPS):
            self._so_far.stopped = self.reducer.turn.number if self.reducer.turn is not None else 0
            self._stop()
        if says_unknown(text) and self._has_notice(text):
            return
        if not (is_summary(line) or command_of(line) or self._expands(line, text)):
            self._said(line, offset)

    def _has_notice(self, words: str) -> bool:
        """Whether the newest turn has a notice with these words, such as from our journal."""
        turn = self.reducer.turn or self.reducer.last_turn
        entries = turn.entries if turn is not None else ()
        return any(entry.kind is EntryKind.NOTICE and entry.text == words.strip() for entry in entries)

    def _expands(self, line: FileLine, text: str) -> bool:
        """Whether the text is the content of a command's file. The CLI gives the content to Claude after the
        command."""
        if not is_made_up(line) or self._so_far.answered or text.startswith("<task-notification>"):
            return False
        if is_hook_stop(line.fields):
            return False
        if line.fields.get("sourceToolUseID") or begins_like_the_cli(text):
            return False
        return made_up_text(text, False) is None

    def _said(self, line: FileLine, offset: int) -> None:
        message = wire_message(line)
        if message is None:
            return
        agent = self._inner.agent_of(line) if line.results else ""
        if line.type == "assistant":
            self._end_stopped()
            self._so_far.answered = True
            self.reducer.current()
        if agent and not _is_async(line):
            self._inner.play(agent, line.results[0])
        self._feed(message, -1 - offset)
        if agent and _is_async(line):
            self._inner.play(agent, line.results[0], says=True)
        if line.results and (folder := workflow_of(line)):
            self._inner.workflow(folder, line.results[0])

    def _feed(self, message: object, number: int) -> None:
        if isinstance(message, UserMessage) and self._decided:
            self._decide(message)
        set_line(message, number)
        self.reducer.feed(message)

    def _decide(self, message: UserMessage) -> None:
        """Play the decisions about the calls whose results the message has."""
        content = message.message.content
        for block in content if not isinstance(content, str) else ():
            if isinstance(block, ToolResultBlock):
                self._play_decided(self._decided.pop(block.tool_use_id, None))

    # --- records -------------------------------------------------------------------------------

    def record(self, record: j.JournalRecord) -> None:
        self._clock.now = max(self._clock.now, record.at)
        feed = self.reducer.feed
        match record:
            case j.SentRecord():
                self._sent(record)
            case j.ChildStartRecord():
                self._child_started()
            case j.TurnRecord():
                self._turn(record)
            case j.StopRecord():
                self._stop()
            case j.CutTextRecord():
                feed(_cut(record))
            case j.WorkCutRecord():
                feed(work_cut(record))
            case j.KeptTurnRecord():
                self._kept(record)
            case j.ChildEndRecord():
                feed(e.ChildEnded(record.said))
            case j.NoticeRecord():
                said = record.said
                said = (hook_sentence(said) or said) if isinstance(said, str) else cut_off(said)
                lacks = isinstance(said, Phrase) and said.kind == j.NOT_ON_DISK
                feed(e.HostNotice(said, NoticeAction.BEGIN_AFRESH if lacks else NoticeAction.NONE))

    def _sent(self, record: j.SentRecord) -> None:
        self._so_far.held_here = True
        self._so_far.sent_here.add(record.uuid)
        if record.uuid in self._so_far.begun:
            return
        self._so_far.names[record.uuid] = [name for name, _ in record.attachments]
        carried = tuple(Attachment(name, kind) for name, kind in record.attachments)
        carried = () if record.uuid in self._written else carried
        if self.reducer.turn is not None and (record.folded or record.uuid not in self._written):
            self.reducer.feed(e.FoldedIntoTurn(record.uuid, record.text, carried))
            self._so_far.begun.add(record.uuid)
        else:
            self._begin(record.uuid, record.text, carried=carried)

    def _kept(self, record: j.KeptTurnRecord) -> None:
        """Play the messages of a turn that the journal kept. Skip messages that already have a row."""
        reducer = self.reducer
        if record.uuid not in self._so_far.begun:
            self._begin(record.uuid, record.text)
        if record.carried and record.uuid not in self._written:
            self._carry(record)
        said = "".join("".join(e.text.split()) for e in (reducer.turn.entries if reducer.turn else ()))
        for value in record.messages:
            blocks = value["message"]["content"]
            first = blocks[0] if blocks and isinstance(blocks[0], dict) else {}
            text = "".join(str(first.get("text") or first.get("thinking") or "").split())
            call = str(first.get("id") or "")
            if (text and text in said) or (call and reducer.rows.tool(call) is not None):
                continue
            reducer.current()
            reducer.feed(message_of(value))
            self._so_far.answered = True

    def _carry(self, record: j.KeptTurnRecord) -> None:
        """Add the recorded attachments, with their bytes, to the row of the prompt."""
        entry = self.reducer.message_row(record.uuid)
        if entry is None:
            return
        message = {"role": "user", "content": [block for _, block in record.carried]}
        carried_message = message_of({"type": "user", "uuid": record.uuid, "message": message})
        if not isinstance(carried_message, UserMessage):
            return
        left = list(entry.attachments)
        for each, (name, _) in zip(carried_by(carried_message.message.content), record.carried, strict=False):
            named = replace(each, name=name)
            at = next((n for n, known in enumerate(left) if known.name == name and not known.data), None)
            left[len(left) if at is None else at : len(left) if at is None else at + 1] = [named]
        entry.attachments = left

    def _child_started(self) -> None:
        if self._so_far.started:
            self.end_turn()
            self.reducer.feed(e.ChildEnded("", stopped=True))
        self._so_far.started = True

    def _turn(self, record: j.TurnRecord) -> None:
        reducer = self.reducer
        last = reducer.last_turn
        if reducer.turn is None and (last is None or last.uuid != record.uuid or not record.uuid):
            if record.uuid:
                return  # the turn of the record is on another page
            reducer.current()
        footer = TurnFooter(
            stopped=record.stopped,
            failed=record.failed,
            seconds=record.seconds,
            tokens_in=record.tokens_in,
            tokens_out=record.tokens_out,
            cost=record.cost,
            stopped_by=StopBy(record.stopped_by) if record.stopped_by in list(StopBy) else None,
            stop_seconds=record.stop_seconds,
            figures=record.figures,
        )
        self.finish_decisions()
        self._inner.unfinished()
        added = tuple((EntryKind(kind), said) for kind, said in record.added_rows if kind in list(EntryKind))
        turn = reducer.turn or last
        # The page may have only the last part of the turn, so the times are given from the end.
        thoughts = thinking_of(turn)[::-1] if turn is not None else []
        for entry, seconds in zip(thoughts, record.thought[::-1], strict=False):
            entry.ended = entry.began + seconds
        reducer.feed(e.TurnOver(record.uuid, footer, added, tuple(record.denied)))
        self._so_far.answered = False

    def _stop(self) -> None:
        self.reducer.feed(e.StopRequested())

    def _play_decided(self, record: j.JournalRecord | None) -> None:
        if isinstance(record, j.UndecidedRecord) and record.why == "auto_denied":
            self.reducer.calls.deny(record.tool_use_id, record.words)
        elif isinstance(record, j.UndecidedRecord) and record.why == "closed":
            stopped = e.Verdict.STOPPED
            self.reducer.feed(e.Decided(record.tool_use_id, stopped, ends_turn=True, words=e.UNANSWERED))
        if not isinstance(record, j.DecisionRecord):
            return
        verdict = _VERDICTS.get(record.decision, e.Verdict.DENIED)
        changed = record.changed
        if changed is None:
            changed = record.tool_name in e.FILLED_IN and verdict is e.Verdict.ALLOWED
        ends = record.decision in ("deny_stop", "stopped")
        asked_so = record.asked_so and not changed and verdict is e.Verdict.ALLOWED
        value = record.input if changed or asked_so else None
        self.reducer.feed(e.Decided(record.tool_use_id, verdict, value, ends_turn=ends, asked_so=asked_so))

    # --- ends ----------------------------------------------------------------------------------

    def finish_agents(self) -> None:
        """Play the lines of the subagents whose calls in the running turn are not done."""
        self._inner.unfinished()

    def finish_decisions(self) -> None:
        """Play the decisions that wait for the result of a call, if the call has a row."""
        for call in list(self._decided):
            if self.reducer.rows.tool(call) is not None:
                self._play_decided(self._decided.pop(call))

    def _end_stopped(self) -> None:
        """End the running turn if a line about a stop belongs to it. After such a line, only results belong
        to the turn."""
        if self.reducer.turn is not None and self._so_far.stopped == self.reducer.turn.number:
            self.end_turn()

    def end_turn(self) -> None:
        """End the running turn, if any. First play the lines of its unfinished subagents."""
        self._inner.unfinished()
        if self.reducer.turn is not None:
            self.reducer.feed(e.TurnOver())


def _is_async(line: FileLine) -> bool:
    result = line.fields.get("toolUseResult")
    return isinstance(result, dict) and result.get("status") not in ("completed", "forked")


def work_cut(record: j.WorkCutRecord) -> e.WorkCut:
    figures = Figures(record.tokens, record.tools, record.seconds)
    return e.WorkCut(record.tool_use_id, ToolState(record.state), figures)


def _cut(record: j.CutTextRecord) -> e.CutText:
    call = record.tool_use_id, record.tool_name, record.input
    return e.CutText(record.message_id, record.text, record.thinking, *call)


def _asks_for_sum(entry: Entry) -> bool:
    return entry.text.startswith(COMPACT)
