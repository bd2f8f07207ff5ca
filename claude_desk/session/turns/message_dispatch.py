"""The path of the user's messages: from the queue to the CLI, into a turn, or back to the composer."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.requests.control import CancelAsyncMessage, Interrupt
from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.protocol.wire.content_blocks import ToolResultBlock
from claude_desk.protocol.wire.messages import CommandLifecycle, ResultMessage, UserMessage
from claude_desk.protocol.wire.stream import StreamEvent
from claude_desk.protocol.wire.system import Informational, Init
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.turns.message_queue import MessageQueue, MessageStage, OutgoingMessage, QueuedMessage
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.events import Dispatched, FoldedIntoTurn, Recalled, Sent, TurnDisowned
from claude_desk.transcript.reducer.attachment_parsing import block_of
from claude_desk.transcript.reducer.reducer import is_unanswered, without_a_word
from claude_desk.transcript.store import Turn
from claude_desk.transcript.workers.agent_messages import returned_text

_GIVE_BACK_SECONDS = 2.0  # 2.1.37 never answers `cancel_async_message`
_MOST_PASTED = 8_000_000  # characters of pasted texts that are remembered
# The rows of a turn without an answer, which has failed.
_REFUSED = {EntryKind.USER, EntryKind.NOTICE, EntryKind.ERROR, EntryKind.FOOTER}
_NOT_TAKEN = ("cancelled", "discarded", "refused")


class MessageDispatch(QObject):
    """Writes the messages in `queue` to the CLI. The CLI accepts a message as a new turn, or into the running
    turn.

    The CLI names a message by its uuid: in receipts (`command_lifecycle`, 2.1.206 and later), at the
    beginning and the end of its turn (2.1.330), and when it repeats a message that it has accepted. If a
    message is written during a turn, the CLI reads it at the next tool boundary or begins the next turn with
    it (protocol/README.md 8.3). 2.1.37 sends no receipts, and repeats a message only after the deltas of the
    answer. With 2.1.37, a turn may begin while a written message is still in the queue. Such a turn counts as
    that message's turn, until the end of the turn shows otherwise.
    """

    changed = Signal()
    dispatching = Signal(object)  # OutgoingMessage, right before it is written to the CLI
    # list[OutgoingMessage] and their text, right before they go back to the composer
    returning = Signal(object, object)
    restored = Signal(str, object)  # text and tuple[Attachment, ...] for the composer
    needed = Signal()  # a child is needed to send messages: start one if none runs
    unwanted = Signal()  # a turn began with a message that was asked back

    def __init__(
        self,
        child: CliRunner,
        feed: TranscriptFeed,
        journal: JournalWriter,
        tasks: AsyncTasks,
        facts: Callable[[], SessionFacts],
        may_send: Callable[[], bool],
        may_begin_with: Callable[[str], bool],
        holds: Callable[[int], bool],
        sends_now: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`may_send` is asked right before a message is written. If the message begins a turn,
        `may_begin_with` is asked after that, with the message's uuid. `holds` gets the number of messages
        that could be written now, and returns whether the next message has to wait. `sends_now`: whether the
        CLI can move the running call to the background to read a message at once."""
        super().__init__(parent)
        self.queue = MessageQueue()
        self.may_return = True  # whether the CLI can return written messages; False after a failure
        self._facts = facts
        self._may_send = may_send
        self._may_begin_with = may_begin_with
        self._holds = holds
        self.sends_now = sends_now
        self._retired = False
        self.runs_unwanted = False  # the message of the running turn was asked back
        self._child = child
        self._feed = feed
        self._journal = journal
        self._tasks = tasks
        self._receipts = False  # this CLI sends receipts for the messages that it accepts
        self._names_messages = False  # this CLI names the messages of a turn at its beginning
        self._guessed: QueuedMessage | None = None  # the running turn counts as the turn of this message
        self._returned_turn: Turn | None = None  # turn whose refused messages are in the composer or kept
        self._unauthorized: list[Entry] = []  # messages that a CLI without sign-in has refused
        self._boundary = False
        self._dropped = False  # a hook kept the prompt of the running turn from Claude
        self._pastes: dict[str, None] = {}  # texts in messages that the user pasted, in the order of sending

    @property
    def expected(self) -> bool:
        """Whether the CLI has a message that it has not accepted."""
        return bool(self.queue.written)

    @property
    def would_go_on(self) -> bool:
        """Whether an interrupted CLI would begin a turn with a message that it has, as 2.1.37 does."""
        return self.expected and not self._receipts

    # --- actions of the user -------------------------------------------------------------------

    def put(
        self,
        text: str,
        attachments: tuple[Attachment, ...],
        *,
        row: bool,
        uuid: str = "",
        after_turn: bool = False,
        authorship: Authorship = TYPED,
        send_at: float = 0.0,
    ) -> None:
        """Put a message into the queue. `row`: no turn runs, so the row of the message is added now,
        unless other messages are on their way. `uuid`: the id of a message that is kept already.
        `after_turn`: the message is not for the running turn. `send_at`: the moment for which it waits.

        A message that is sent again may come without its authorship, for example from the composer. Texts in
        it that the user pasted before count as pasted again."""
        row = row and not self.queue.busy and not send_at
        authorship = self._with_known_pastes(text, authorship)
        queued = self.queue.put(
            text,
            attachments,
            row=row,
            stage=MessageStage.SCHEDULED if send_at else MessageStage.WAITING,
            uuid=uuid,
            after_turn=after_turn or send_at > 0,
            authorship=authorship,
            send_at=send_at,
        )
        if row:
            self._feed.feed_now(_sent(queued))
        self.changed.emit()

    def _with_known_pastes(self, text: str, authorship: Authorship) -> Authorship:
        pasted = self.pastes_in(authorship.split(text)[1])
        complete = replace(authorship, pastes=tuple(dict.fromkeys((*authorship.pastes, *pasted))))
        self.remember_pastes(complete.pastes)
        return complete

    def pastes_in(self, text: str) -> tuple[str, ...]:
        """Return the parts of the text that are known to be pasted."""
        return tuple(each for each in self._pastes if each in text)

    def remember_pastes(self, pastes: Iterable[str]) -> None:
        """Count these texts as pasted wherever a message has them."""
        self._pastes.update(dict.fromkeys(each for each in pastes if each.strip()))
        while sum(map(len, self._pastes)) > _MOST_PASTED:
            del self._pastes[next(iter(self._pastes))]

    def restore(self, messages: Iterable[OutgoingMessage]) -> None:
        """Queue messages that an earlier run could not send. Such messages wait until the user sends them."""
        for message in messages:
            self.remember_pastes(message.authorship.pastes)
            if not any(known.uuid == message.uuid for known in self.queue.unsettled):
                self.queue.put(
                    message.text,
                    message.attachments,
                    stage=MessageStage.UNSENT,
                    uuid=message.uuid,
                    authorship=message.authorship,
                    send_at=message.send_at,
                )
        self.changed.emit()

    # --- messages that wait for a moment -------------------------------------------------------

    def schedule(self, uuid: str, send_at: float) -> None:
        """Let a message wait for a moment."""
        if (queued := self._put_aside(uuid)) is not None:
            self.queue.set_moment(queued, send_at, MessageStage.SCHEDULED)
            queued.after_turn = True
            self.changed.emit()

    def miss(self, uuids: Iterable[str]) -> None:
        """Record that the moments of messages have passed. Only the user can send the messages now. Each
        keeps its moment, for the words about it."""
        missed = self._scheduled(uuids)
        for queued in missed:
            self.queue.set_moment(queued, queued.message.send_at, MessageStage.UNSENT)
        if missed:
            self.changed.emit()

    def unschedule(self, uuid: str) -> None:
        """Let a message wait for the user instead of its moment."""
        queued = self.queue.find(uuid)
        if queued is not None and queued.stage is MessageStage.SCHEDULED:
            self.queue.set_moment(queued, 0.0, MessageStage.UNSENT)
            self.changed.emit()

    def send_scheduled(self, uuids: Iterable[str]) -> None:
        """Send messages whose moment has come, after a running turn. Before they can be sent, the queue on
        disk has them without a moment, so that no other run sends them."""
        found = self._scheduled(uuids)
        for queued in found:
            self.queue.set_moment(queued, 0.0, MessageStage.WAITING)
        if found:
            self.changed.emit()
            self.want_child()
            self.dispatch()
            self.changed.emit()

    def _scheduled(self, uuids: Iterable[str]) -> list[QueuedMessage]:
        """Return those of the messages that still wait for a moment."""
        found = [queued for uuid in uuids if (queued := self.queue.find(uuid)) is not None]
        return [queued for queued in found if queued.stage is MessageStage.SCHEDULED]

    def refused(self) -> list[Entry]:
        """Return the last messages of the turn that just ended, if Claude has not answered them and they were
        not put into the composer or the queue again."""
        turn = self._feed.reducer.last_turn
        if self._feed.reducer.turn is not None or turn is None or turn is self._returned_turn:
            return []
        kinds = {entry.kind for entry in turn.entries}
        failed = EntryKind.ERROR in kinds and kinds <= _REFUSED
        return _said_last([entry for entry in turn.entries if entry.kind is EntryKind.USER]) if failed else []

    def schedule_refused(self, send_at: float) -> None:
        """Queue the refused messages again, for a moment. Their rows stay."""
        refused = self.refused()
        self._returned_turn = self._feed.reducer.last_turn
        for entry in refused:
            self.put(entry.text, tuple(entry.attachments), row=False, send_at=send_at)

    def _put_aside(self, uuid: str) -> QueuedMessage | None:
        """Return a message of the queue that has not been written. Its row is taken away: it begins no turn
        now."""
        queued = self.queue.find(uuid)
        if queued is None or not queued.here:
            return None
        if queued.row:
            queued.row = False
            self._feed.feed_now(Recalled(queued.uuid))
        return queued

    def retire(self) -> None:
        """Send nothing any more: another session gets the messages that wait."""
        self._retired = True

    def recall(self, *, written: bool = False) -> None:
        """Return the waiting messages to the composer. With `written`, also return the messages that the CLI
        has but has not accepted."""
        recalled = [*(self.queue.recall_written() if written else ()), *self.queue.recall()]
        rows = [Recalled(queued.uuid) for queued in recalled if queued.row]
        if rows:
            self._feed.feed_now(*rows)
        self._restore(recalled)

    def hold(self) -> None:
        """Let the waiting messages wait until the user sends them."""
        self.queue.hold()
        self.changed.emit()

    def hand_over(self) -> None:
        """Remove the messages that were not written: another session has them now."""
        taken = [queued for queued in self.queue.queue if queued.here and self.queue.remove(queued.uuid)]
        rows = [Recalled(queued.uuid) for queued in taken if queued.row]
        if rows:
            self._feed.feed_now(*rows)
        if taken:
            self.changed.emit()

    def return_in_flight(self) -> None:
        """Return the message in flight to the composer, with all written and waiting messages. The CLI has
        ended before it accepted that message.

        Do nothing if there is no such message, or if rows other than notices follow the message in its turn.
        """
        turn = self._feed.reducer.turn
        if self.queue.in_flight is None or turn is None:
            return
        if all(entry.kind is EntryKind.NOTICE for entry in turn.entries[1:]):
            self._journal.unsent(self.queue.in_flight.uuid)
            self.queue.put_back()
            self.recall()

    def return_turn(self) -> None:
        """Put the last messages of the running turn, or of the turn that just ended, into the composer: the
        messages were refused. Their rows stay."""
        reducer = self._feed.reducer
        turn = reducer.turn or reducer.last_turn
        if turn is None or turn is self._returned_turn:
            return
        self._returned_turn = turn
        said = _said_last(turn.entries)
        if said:
            text = returned_text(entry.text for entry in said)
            self.restored.emit(text, tuple(a for entry in said for a in entry.attachments))

    def keep_refused(self) -> None:
        """Keep the last messages of the running turn, or of the turn that just ended: the CLI is not signed
        in. Their rows stay, and the CLI's file has the messages. `send_refused` sends them again."""
        turn = self._feed.reducer.turn or self._feed.reducer.last_turn
        if turn is not None and turn is not self._returned_turn:
            self._returned_turn = turn
            self._unauthorized += _said_last(turn.entries)

    def send_refused(self) -> None:
        """Queue the refused messages again, before the messages that wait."""
        refused, self._unauthorized = self._unauthorized, []
        behind = len(self.queue.waiting)
        for entry in refused:
            self.put(entry.text, tuple(entry.attachments), row=True)
            self.queue.move(self.queue.queue[-1], -behind)

    def forget_refused(self) -> None:
        """Forget the refused messages: the user has sent another message instead."""
        self._unauthorized = []

    def edit(self, uuid: str) -> None:
        """Begin to edit a message. Until `end_edit`, the message and the messages behind it wait."""
        if (queued := self._here(uuid)) is not None and queued.original is None:
            queued.original = queued.message.text
            self.changed.emit()

    def revise(self, uuid: str, text: str) -> None:
        """Keep the text of an edit, so that nothing is lost if the message goes back to the composer."""
        if (queued := self._here(uuid)) is not None and queued.original is not None:
            self.queue.change(queued, text)
            self.changed.emit()

    def end_edit(self, uuid: str, *, keep: bool) -> None:
        """End an edit with the new text (`keep`) or the old text. A message without text and attachments is
        removed."""
        queued = self._here(uuid)
        if queued is None or queued.original is None:
            return
        if not keep:
            self.queue.change(queued, queued.original)
        queued.original = None
        if not queued.message.text.strip() and not queued.message.attachments:
            self.queue.remove(uuid)
        self.dispatch()
        self.changed.emit()

    def remove(self, uuid: str) -> None:
        if self._here(uuid) is not None and self.queue.remove(uuid) is not None:
            self.dispatch()
            self.changed.emit()

    def move(self, uuid: str, by: int) -> None:
        if (queued := self._here(uuid)) is not None and self.queue.move(queued, by):
            self.changed.emit()

    def set_after_turn(self, uuid: str, after_turn: bool) -> None:
        """Choose whether the message is sent after the running turn, or into it at the next tool boundary."""
        if (queued := self._here(uuid)) is not None and queued.stage is MessageStage.WAITING:
            queued.after_turn = after_turn
            self.changed.emit()

    def want_child(self) -> None:
        self.needed.emit()

    def send_now(self, uuid: str) -> None:
        """Send a message of an earlier run, or write a message into the running turn immediately."""
        queued = self._here(uuid)
        if queued is None:
            return
        queued.original = None
        if queued.stage in (MessageStage.UNSENT, MessageStage.SCHEDULED):
            self.queue.set_moment(queued, 0.0, MessageStage.WAITING)
            self.want_child()
            self.dispatch()
        elif self.can_send_now(queued) and not self._can_begin and not self._holds(1) and self._may_send():
            self.write(queued)
            # Without a typed text, the CLI would stop the running call.
            if queued.message.authorship.typed and self.sends_now():
                self._tasks.start(self._run_send_now(queued))
        self.changed.emit()

    async def _run_send_now(self, queued: QueuedMessage) -> None:
        """Ask the CLI to deliver a written message now. If the CLI does not answer, the message is delivered
        after the running call."""
        try:
            request = Interrupt(send_now=True, message_uuid=queued.uuid)
            answer = await self._child.ask(request, _GIVE_BACK_SECONDS)
        except (RequestFailed, RequestTimeout, AgentGone):
            return
        queued.delivery = str(answer.get("send_now") or "")
        self.changed.emit()

    def can_send_now(self, queued: QueuedMessage) -> bool:
        """Return whether the message may be written immediately. A command has to wait for the end of the
        turn: 2.1.37 would give the command to Claude as text."""
        if queued.stage in (MessageStage.UNSENT, MessageStage.SCHEDULED):
            return True
        return queued.here and self._can_write and not queued.message.commands

    @property
    def _can_write(self) -> bool:
        return self._facts().can_write and not self._retired

    @property
    def _can_begin(self) -> bool:
        return self._facts().can_begin_turn and not self._retired

    def _here(self, uuid: str) -> QueuedMessage | None:
        queued = self.queue.find(uuid)
        return queued if queued is not None and queued.here and not queued.row else None

    def ask_back(self, uuid: str) -> None:
        """Ask the CLI to return a message that was written."""
        queued = self.queue.find(uuid)
        if queued is not None and queued.stage is MessageStage.WRITTEN:
            queued.stage = MessageStage.RETURNING
            self._tasks.start(self._run_ask_back(queued))
            self.changed.emit()

    def ask_all_back(self) -> None:
        """Mark all written messages as asked back: a stop's interrupt asks for them (`cancel_queued`)."""
        for queued in self.queue.written:
            queued.stage = MessageStage.RETURNING
        self.changed.emit()

    async def _run_ask_back(self, queued: QueuedMessage) -> None:
        try:
            answer = await self._child.ask(CancelAsyncMessage(message_uuid=queued.uuid), _GIVE_BACK_SECONDS)
            if answer.get("cancelled") is True and self.queue.remove(queued.uuid):
                self._restore([queued])
        except (RequestFailed, RequestTimeout):
            self.may_return = False
        except AgentGone:
            pass
        if queued.stage is MessageStage.RETURNING:
            queued.stage = MessageStage.WRITTEN
        self.changed.emit()

    # --- to the CLI ----------------------------------------------------------------------------

    def dispatch(self) -> None:
        """Write the messages that can be written now. After a tool's result, write them into the running
        turn. If no turn runs, write one message, which begins a turn."""
        boundary, self._boundary = self._boundary, False
        queued = self.queue.due()
        folds = boundary and self.queue.due(in_turn=True) is not None
        if folds and self._can_write and not self._holds(1) and self._may_send():
            self._write_waiting()
        elif (
            self._can_begin
            and not self._holds(int(queued is not None))
            and queued is not None
            and self._may_send()
            and self._may_begin_with(queued.uuid)
        ):
            at = time.time()  # before the CLI can write anything about the message
            queued.line = self._write(queued)
            self._feed.feed_now(*self._begin(queued, at))
            self.changed.emit()

    def write(self, queued: QueuedMessage) -> None:
        """Write a message into the running turn."""
        queued.line = self._write(queued)
        queued.stage = MessageStage.WRITTEN
        self.changed.emit()

    def _write_waiting(self) -> None:
        """Write the waiting messages after a tool's result. The CLI reads them at the next tool boundary.

        A command (`/compact`) is not text for Claude. The command waits for the end of the turn, with the
        messages behind it.
        """
        while (queued := self.queue.due(in_turn=True)) is not None:
            self.write(queued)

    def _write(self, queued: QueuedMessage) -> int:
        message = queued.message
        self.dispatching.emit(message)
        blocks = [block_of(attachment) for attachment in message.attachments]
        return self._child.send(message.text, message.uuid, blocks, message.authorship)

    def _begin(self, queued: QueuedMessage, at: float | None = None) -> Iterator[Any]:
        """Begin a turn with a message, and yield the events. `at`: when the message was sent, in seconds
        since the epoch; None means now."""
        if not queued.row:
            yield _sent(queued)
        returning = queued.stage is MessageStage.RETURNING
        self.queue.begin(queued)
        self._journal.notices(self._feed.reducer)  # earlier notices come first in the journal
        self._journal.sent(queued.message, at=at)
        yield Dispatched(queued.uuid, queued.line)
        if returning:
            self.runs_unwanted = True
            self.queue.arrived()  # from now on only the composer has the message
            self._restore([queued])
            self.unwanted.emit()

    # --- from the CLI --------------------------------------------------------------------------

    def with_events(self, messages: Iterable[Any]) -> Iterator[Any]:
        """Yield the messages. Before each message, yield the events that it causes in the transcript."""
        for message in messages:
            if type(message) is not StreamEvent:  # nearly all messages are StreamEvents
                yield from self._hear(message)
            yield message

    def _hear(self, message: Any) -> Iterator[Any]:
        match message:
            case UserMessage(is_replay=True, uuid=str() as uuid):
                if self._guessed is not None and self._guessed.uuid == uuid:
                    self._guessed = None
                yield from self._accepted(uuid)
            case UserMessage(parent_tool_use_id=None) if _has_result(message):
                self._boundary = True
            case CommandLifecycle(command_uuid=uuid, state=state):
                self._receipts = True
                if state == "started":
                    yield from self._accepted(uuid)
                elif state in _NOT_TAKEN:
                    yield from self._refused(uuid, state)
            case Informational() if message.drops_prompt:
                self._dropped = True
            case Init() | ResultMessage() if message.user_message_uuids:
                self._names_messages = True
                for uuid in message.user_message_uuids:
                    yield from self._accepted(uuid)
            case Init() if self._names_messages:
                yield from self._disown()
            case Init() if not self._receipts and self._feed.reducer.turn is None:
                if written := self.queue.written:
                    self._guessed = written[0]
                    yield from self._begin(written[0])
                    self.changed.emit()

    def _disown(self) -> Iterator[Any]:
        """Yield the event of a turn that the CLI begins by itself while it has the message in flight. The
        message still waits in the CLI."""
        if (first := self.queue.in_flight) is not None:
            self._journal.unsent(first.uuid)
            self.queue.arrived()
            self.queue.restore_written(QueuedMessage(first))
            yield TurnDisowned(first.uuid)
            self.changed.emit()

    def _accepted(self, uuid: str) -> Iterator[Any]:
        """Yield the events of a written message that the CLI accepts."""
        queued = self.queue.find(uuid)
        if queued is None or queued.here:
            return
        if self._feed.reducer.turn is None:
            yield from self._begin(queued)
        else:
            self.queue.remove(uuid)
            message = queued.message
            self._journal.sent(message, folded=True)
            yield FoldedIntoTurn(message.uuid, message.text, message.attachments, queued.line)
        self.changed.emit()

    def _refused(self, uuid: str, state: str) -> Iterator[Any]:
        """Yield the events of a message that the CLI does not accept. The first message of a turn keeps its
        row if it is `cancelled`, because that only means that the turn was stopped."""
        first = self.queue.in_flight
        if first is not None and first.uuid == uuid and state != "cancelled":
            self.queue.arrived()
            turn = self._feed.reducer.store.find_turn(uuid)
            has_folded = turn is not None and any(entry.folded_uuid for entry in turn.entries)
            yield TurnDisowned(uuid) if has_folded else Recalled(uuid)
            self._restore([QueuedMessage(first)])
        elif (queued := self.queue.find(uuid)) is not None and not queued.here:
            self.queue.remove(uuid)
            self._restore([queued])

    def turn_ended(self, *, stopped: bool) -> None:
        """Settle the messages of the turn. If the turn did not belong to the guessed message, the CLI still
        has that message. If a hook dropped the turn's messages or Claude said nothing, they go back to the
        composer, except after a stop."""
        self.queue.arrived()
        self._boundary = self.runs_unwanted = False
        guessed, self._guessed = self._guessed, None
        if guessed is not None and not stopped and self._said_anything():
            self._feed.feed_now(TurnDisowned(guessed.uuid))
            self.queue.restore_written(guessed)
        turn, dropped = self._feed.reducer.last_turn, self._dropped
        self._dropped = False
        if not stopped and turn is not None and (dropped or without_a_word(turn)):
            self.return_turn()
        self.changed.emit()

    def _said_anything(self) -> bool:
        """Return whether the turn that ended has an answer. Without an answer, a hook may have blocked the
        prompt, and 2.1.37 does not repeat such a prompt."""
        turn = self._feed.reducer.last_turn
        return turn is not None and not is_unanswered(turn)

    def settle(self) -> None:
        """Record that the first message of the turn is not in flight any more: Claude has begun to answer
        it, or its child has ended."""
        if self.queue.in_flight is not None:
            self.queue.arrived()
            self.changed.emit()

    def child_gone(self, *, restarts: bool) -> None:
        """Settle the written messages that the child did not accept. If another child follows (`restarts`),
        the messages wait for that child, else they return to the composer."""
        self._receipts = self._names_messages = self._boundary = self.runs_unwanted = False
        self._guessed, self._dropped = None, False
        self.may_return = True
        if restarts:
            self.queue.unwrite()
        else:
            self._restore(self.queue.recall_written())

    def _restore(self, queued: list[QueuedMessage]) -> None:
        if not queued:
            return
        text = returned_text(each.message.text for each in queued)
        attachments = tuple(a for each in queued for a in each.message.attachments)
        self.returning.emit([each.message for each in queued], text)
        self.changed.emit()
        self.restored.emit(text, attachments)


def _said_last(entries: list[Entry]) -> list[Entry]:
    """Return the last block of consecutive rows of the user. Notices between these rows are skipped."""
    said: list[Entry] = []
    for entry in reversed(entries):
        if entry.kind is EntryKind.USER and not entry.parent:
            said.insert(0, entry)
        elif said and entry.kind is not EntryKind.NOTICE:
            break
    return said


def _has_result(message: UserMessage) -> bool:
    content = message.message.content
    return not isinstance(content, str) and any(isinstance(block, ToolResultBlock) for block in content)


def _sent(queued: QueuedMessage) -> Sent:
    message = queued.message
    return Sent(message.uuid, message.text, True, message.attachments, message.authorship.pastes)
