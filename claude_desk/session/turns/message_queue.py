"""The person's messages on their way: waiting with us, or with the CLI and not yet taken up."""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from uuid import uuid4

from claude_desk.transcript.attachments import Attachment


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """`attachments` hold their bytes, or name the file that the person chose."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()

    @property
    def commands(self) -> bool:
        """Whether it is a command for the CLI (`/compact`) and no words for Claude."""
        return self.text.lstrip().startswith("/")


class MessageStage(StrEnum):
    """Where a message stands that no turn has begun with."""

    WAITING = "waiting"  # here, until the CLI can take it
    UNSENT = "unsent"  # here, from an earlier run: only the person sends it
    WRITTEN = "written"  # with the CLI, which has not taken it up
    RETURNING = "returning"  # with the CLI, which was asked to give it back


_HERE = (MessageStage.WAITING, MessageStage.UNSENT)


@dataclass(slots=True, eq=False)
class QueuedMessage:
    """A message in the message queue. `row`: it stands in the transcript already, where it will stay.
    `after_turn`: it is not for the turn that runs."""

    message: OutgoingMessage
    stage: MessageStage = MessageStage.WAITING
    row: bool = False
    original: str | None = None  # while the person changes it, its text before: it and what is behind wait
    line: int = 0  # of the wire, once it was written
    after_turn: bool = False

    @property
    def uuid(self) -> str:
        return self.message.uuid

    @property
    def here(self) -> bool:
        return self.stage in _HERE

    @property
    def awaits_turn(self) -> bool:
        """Whether it is written only once no turn runs: so it is wanted, or it is a command."""
        return self.after_turn or self.message.commands


class MessageQueueObserver:
    """What is told of messages before it happens; one that does nothing."""

    def dispatched(self, message: OutgoingMessage) -> None:
        """It goes into the CLI's pipe now."""

    def returned(self, messages: Sequence[OutgoingMessage], text: str) -> None:
        """They go back to the composer now, as this text and with what they carry."""


class MessageQueue:
    """First in, first out. `in_flight` is the one that began the running turn and was not answered yet."""

    def __init__(self) -> None:
        self._queue: list[QueuedMessage] = []
        self.in_flight: OutgoingMessage | None = None
        self.observer = MessageQueueObserver()

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def queue(self) -> tuple[QueuedMessage, ...]:
        return tuple(self._queue)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return any(each.stage is not MessageStage.UNSENT for each in self._queue)

    @property
    def waiting(self) -> tuple[OutgoingMessage, ...]:
        """Those that are here and are to be sent."""
        return tuple(each.message for each in self._queue if each.stage is MessageStage.WAITING)

    @property
    def written(self) -> tuple[QueuedMessage, ...]:
        return tuple(each for each in self._queue if not each.here)

    @property
    def unsettled(self) -> tuple[OutgoingMessage, ...]:
        """What would be lost with us: all that nobody has begun to answer."""
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
    ) -> QueuedMessage:
        message = OutgoingMessage(uuid or str(uuid4()), text, attachments)
        queued = QueuedMessage(message, stage, row, after_turn=after_turn)
        self._queue.append(queued)
        return queued

    def due(self, *, in_turn: bool = False) -> QueuedMessage | None:
        """The next to be written; None where there is none, or the person is changing it.

        `in_turn`: into the turn that runs. What is not for it is passed by; a command, and what is behind it,
        waits.
        """
        waiting = (each for each in self._queue if each.stage is MessageStage.WAITING)
        first = next((each for each in waiting if not (in_turn and each.after_turn)), None)
        if first is None or first.original is not None or (in_turn and first.message.commands):
            return None
        return first

    def change(self, queued: QueuedMessage, text: str) -> None:
        queued.message = dataclasses.replace(queued.message, text=text)

    def move(self, queued: QueuedMessage, by: int) -> bool:
        """Put it so many places nearer to the front (-) or the end (+), among those that are here."""
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
        """Take one out."""
        queued = self.find(uuid)
        if queued is not None:
            self._queue.remove(queued)
        return queued

    def begin(self, queued: QueuedMessage) -> None:
        """A turn begins with it."""
        if queued in self._queue:
            self._queue.remove(queued)
        self.in_flight = queued.message

    def restore_written(self, queued: QueuedMessage) -> None:
        """The CLI has it still, after all."""
        queued.row = False
        queued.stage = MessageStage.WRITTEN
        self._queue.insert(0, queued)

    def arrived(self) -> None:
        """The CLI has begun to answer what is in flight."""
        self.in_flight = None

    def put_back(self, *, row: bool = True) -> None:
        """The CLI never took what was in flight or written: they are the next again."""
        self.unwrite()
        if self.in_flight is not None:
            self._queue.insert(0, QueuedMessage(self.in_flight, row=row))
            self.in_flight = None

    def unwrite(self) -> None:
        """What was written and not taken up waits again."""
        for queued in self.written:
            queued.stage = MessageStage.WAITING

    def recall(self) -> list[QueuedMessage]:
        """Take out everything that waits to be sent."""
        return self._remove_where(lambda each: each.stage is MessageStage.WAITING)

    def recall_written(self) -> list[QueuedMessage]:
        """Take out what the CLI has and did not take up."""
        return self._remove_where(lambda each: not each.here)

    def _remove_where(self, wanted: Callable[[QueuedMessage], bool]) -> list[QueuedMessage]:
        taken = [each for each in self._queue if wanted(each)]
        self._queue = [each for each in self._queue if not wanted(each)]
        return taken
