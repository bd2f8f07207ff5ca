"""The queue of the user's messages: messages that wait here, and messages that the CLI has but has not
accepted.

A message is in one of these places at any time:

    place                | moves when                           | to
    ---------------------+--------------------------------------+-------------------------------------------
    waiting (queued)     | the user wants it sent after a reset | scheduled
                         | the child is up, nothing holds the   | in flight, its row begins a turn
                         | message, and no turn runs            |
                         | a tool gives its result in a turn    | written
                         | Stop; the child ends by itself       | the composer
                         | Stop before Claude's first word      | unsent
    unsent (queued)      | the user sends it                    | waiting
                         | the user wants it sent after a reset | scheduled
    scheduled (queued)   | its moment comes, or the user sends  | waiting
                         | it                                   |
                         | its moment has passed                | unsent
    written (queued)     | Claude Code accepts it               | a row
                         | Claude Code refuses or returns it    | the composer
                         | the child ends                       | waiting if we restart it, else the composer
    returning (queued)   | as for a written message             | the same; also the composer if the message
                         |                                      | begins a turn
    in flight and a row  | Claude answers, or the turn ends     | a row
                         | the child ends before it accepts it  | the composer; waiting if the conversation is
                         |                                      | lost or the copy is begun again
                         | Claude Code begins a turn by itself  | written
    a row                | Stop before Claude's first word      | the composer
    the composer         | the user sends it                    | waiting

These things hold a waiting message. The name in parentheses is the signal, function or effect that tries
again when the hold is over:

- no child (`send` starts one)
- a start (`answered`)
- a page with a problem (the page's button, `try_again`)
- a history that is being read (`HistoryLoader.loading_ended`)
- a change of mode or model (`SessionSettings.changed`)
- the end of a child, and a stop (`EndEffect.CONTINUE`, `EndEffect.START`)
- a rewind (`Rewinder.changed`)
- an undo of this session (`ChangeUndo.changed`), and an undo or a rewind of another session of the folder
  (`FolderSessions.changed`)
- the clock that stamps files, for some milliseconds (`SessionSnapshots.released`)
- the limit on costs (`agreed`)
- the user who edits the message (`MessageDispatch.end_edit`)
- a folder whose reviewed files may have changed (`send_waiting`)
- a turn (`_end_turn`, `_on_child_ended`)
"""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from uuid import uuid4

from claude_desk.protocol.wire.authorship import TYPED, Authorship
from claude_desk.transcript.attachments import Attachment


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message of the user. `attachments` hold their data, or name the file that the user chose. `send_at`:
    the moment at which the message is sent by itself, in seconds since the epoch; 0 without one."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()
    authorship: Authorship = TYPED
    send_at: float = 0.0

    @property
    def commands(self) -> bool:
        """Whether the message counts as a command for the CLI (`/compact`): what follows its composed
        beginning begins with `/`. A path counts too."""
        return self.authorship.split(self.text)[1].lstrip().startswith("/")


class MessageStage(StrEnum):
    """Where a message is before it begins a turn."""

    WAITING = "waiting"  # in our queue, until the CLI can accept the message
    UNSENT = "unsent"  # in our queue, from an earlier run: only the user can send the message
    SCHEDULED = "scheduled"  # in our queue, until the message's own moment (`send_at`)
    WRITTEN = "written"  # written to the CLI, which has not accepted the message
    RETURNING = "returning"  # written to the CLI, which was asked to return the message


_HERE = (MessageStage.WAITING, MessageStage.UNSENT, MessageStage.SCHEDULED)
_PUT_ASIDE = (MessageStage.UNSENT, MessageStage.SCHEDULED)


@dataclass(slots=True, eq=False)
class QueuedMessage:
    """A message in the queue. `row`: the message has a row in the transcript already, and the row stays in
    its place. `after_turn`: the message is not for the running turn."""

    message: OutgoingMessage
    stage: MessageStage = MessageStage.WAITING
    row: bool = False
    original: str | None = None  # the text before the edit, while the user edits the message
    line: int = 0  # number of the wire line, once the message was written
    after_turn: bool = False
    delivery: str = ""  # the CLI's answer to `Interrupt.send_now` for this message

    @property
    def uuid(self) -> str:
        return self.message.uuid

    @property
    def here(self) -> bool:
        return self.stage in _HERE

    @property
    def awaits_turn(self) -> bool:
        """Whether the message is written only when no turn runs: the user wants that, or it is a command."""
        return self.after_turn or self.message.commands


class MessageQueue:
    """A first-in, first-out queue. `in_flight` is the message that began the running turn and has no answer
    yet."""

    def __init__(self) -> None:
        self._queue: list[QueuedMessage] = []
        self.in_flight: OutgoingMessage | None = None

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def queue(self) -> tuple[QueuedMessage, ...]:
        return tuple(self._queue)

    @property
    def busy(self) -> bool:
        """Whether the queue has a message other than unsent and scheduled messages."""
        return any(each.stage not in _PUT_ASIDE for each in self._queue)

    @property
    def waiting(self) -> tuple[OutgoingMessage, ...]:
        """The messages that wait here to be sent, without unsent messages of earlier runs."""
        return tuple(each.message for each in self._queue if each.stage is MessageStage.WAITING)

    @property
    def written(self) -> tuple[QueuedMessage, ...]:
        return tuple(each for each in self._queue if not each.here)

    @property
    def unsettled(self) -> tuple[OutgoingMessage, ...]:
        """The messages that would be lost if the program ended: all messages that Claude has not begun to
        answer."""
        first = (self.in_flight,) if self.in_flight is not None else ()
        return (*first, *(each.message for each in self._queue))

    def find(self, uuid: str) -> QueuedMessage | None:
        return next((each for each in self._queue if each.uuid == uuid), None)

    def put(
        self,
        text: str,
        attachments: tuple[Attachment, ...] = (),
        *,
        row: bool = False,
        stage: MessageStage = MessageStage.WAITING,
        uuid: str = "",
        after_turn: bool = False,
        authorship: Authorship = TYPED,
        send_at: float = 0.0,
    ) -> QueuedMessage:
        message = OutgoingMessage(uuid or str(uuid4()), text, attachments, authorship, send_at)
        queued = QueuedMessage(message, stage, row, after_turn=after_turn)
        self._queue.append(queued)
        return queued

    def due(self, *, in_turn: bool = False) -> QueuedMessage | None:
        """Return the next message to write; None if no message waits, or the user is editing the next one.

        `in_turn`: return the next message for the running turn. Messages that are not for that turn are
        skipped. If the next message is a command, return None: the command waits for the turn's end, with
        all messages behind it.
        """
        waiting = (each for each in self._queue if each.stage is MessageStage.WAITING)
        first = next((each for each in waiting if not (in_turn and each.after_turn)), None)
        if first is None or first.original is not None or (in_turn and first.message.commands):
            return None
        return first

    def change(self, queued: QueuedMessage, text: str) -> None:
        queued.message = dataclasses.replace(queued.message, text=text)

    def set_moment(self, queued: QueuedMessage, send_at: float, stage: MessageStage) -> None:
        """Change the moment at which a message is sent by itself, and its stage."""
        queued.message = dataclasses.replace(queued.message, send_at=send_at)
        queued.stage = stage

    def move(self, queued: QueuedMessage, by: int) -> bool:
        """Move a message by this many places to the front (negative) or the end, among the messages that are
        here and have no row. Return whether the message moved."""
        here = [each for each in self._queue if each.here and not each.row]
        if queued not in here:
            return False
        at = here.index(queued)
        to = min(max(0, at + by), len(here) - 1)
        if to == at:
            return False
        other = here[to]
        self._queue.remove(queued)
        self._queue.insert(self._queue.index(other) + (1 if to > at else 0), queued)
        return True

    def remove(self, uuid: str) -> QueuedMessage | None:
        """Remove a message from the queue and return it; None if it is not in the queue."""
        queued = self.find(uuid)
        if queued is not None:
            self._queue.remove(queued)
        return queued

    def begin(self, queued: QueuedMessage) -> None:
        """Take the message out of the queue, because a turn begins with it. The message is then in
        flight."""
        if queued in self._queue:
            self._queue.remove(queued)
        self.in_flight = queued.message

    def restore_written(self, queued: QueuedMessage) -> None:
        """Put a message back as written: the CLI still has it after all."""
        queued.row, queued.delivery = False, ""
        queued.stage = MessageStage.WRITTEN
        self._queue.insert(0, queued)

    def arrived(self) -> None:
        """Record that no message is in flight any more: Claude has begun to answer, or the turn or its child
        has ended."""
        self.in_flight = None

    def put_back(self, *, row: bool = True) -> None:
        """Put the message in flight back to the front of the queue, and let written messages wait again. The
        CLI accepted none of these messages."""
        self.unwrite()
        if self.in_flight is not None:
            self._queue.insert(0, QueuedMessage(self.in_flight, row=row))
            self.in_flight = None

    def unwrite(self) -> None:
        """Let the written messages that the CLI has not accepted wait again."""
        for queued in self.written:
            queued.stage, queued.delivery = MessageStage.WAITING, ""

    def hold(self) -> None:
        """Let the messages that wait stay here until the user sends them."""
        for queued in self._queue:
            if queued.stage is MessageStage.WAITING:
                queued.stage = MessageStage.UNSENT

    def recall(self) -> list[QueuedMessage]:
        """Take out all messages that wait to be sent."""
        return self._remove_where(lambda each: each.stage is MessageStage.WAITING)

    def recall_written(self) -> list[QueuedMessage]:
        """Take out the messages that the CLI has but has not accepted."""
        return self._remove_where(lambda each: not each.here)

    def _remove_where(self, wanted: Callable[[QueuedMessage], bool]) -> list[QueuedMessage]:
        taken = [each for each in self._queue if wanted(each)]
        self._queue = [each for each in self._queue if not wanted(each)]
        return taken
