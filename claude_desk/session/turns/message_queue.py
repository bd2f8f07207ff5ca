"""The person's messages on their way: waiting with us, or with the CLI and not yet taken up."""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from uuid import uuid4

from claude_desk.transcript.attachments import Attachment


@dataclass(frozen=True, slots=True)
class Outgoing:
    """`attachments` hold their bytes, or name the file that the person chose."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()

    @property
    def commands(self) -> bool:
        """Whether it is a command for the CLI (`/compact`) and no words for Claude."""
        return self.text.lstrip().startswith("/")


class Stage(StrEnum):
    """Where a message stands that no turn has begun with."""

    WAITING = "waiting"  # here, until the CLI can take it
    UNSENT = "unsent"  # here, from an earlier run: only the person sends it
    WRITTEN = "written"  # with the CLI, which has not taken it up
    RETURNING = "returning"  # with the CLI, which was asked to give it back


_HERE = (Stage.WAITING, Stage.UNSENT)


@dataclass(slots=True, eq=False)
class Queued:
    """A message in the outbox. `row`: it stands in the transcript already, where it will stay."""

    message: Outgoing
    stage: Stage = Stage.WAITING
    row: bool = False
    original: str | None = None  # while the person changes it, its text before: it and what is behind wait
    line: int = 0  # of the wire, once it was written

    @property
    def uuid(self) -> str:
        return self.message.uuid

    @property
    def here(self) -> bool:
        return self.stage in _HERE


class OutboxObserver:
    """What is told of messages before it happens; one that does nothing."""

    def taken(self, message: Outgoing) -> None:
        """It goes into the CLI's pipe now."""

    def returned(self, messages: Sequence[Outgoing], text: str) -> None:
        """They go back to the composer now, as this text and with what they carry."""


class Outbox:
    """First in, first out. `in_flight` is the one that began the running turn and was not answered yet."""

    def __init__(self) -> None:
        self._queue: list[Queued] = []
        self.in_flight: Outgoing | None = None
        self.observer = OutboxObserver()

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def queue(self) -> tuple[Queued, ...]:
        return tuple(self._queue)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return any(each.stage is not Stage.UNSENT for each in self._queue)

    @property
    def waiting(self) -> tuple[Outgoing, ...]:
        """Those that are here and are to be sent."""
        return tuple(each.message for each in self._queue if each.stage is Stage.WAITING)

    @property
    def written(self) -> tuple[Queued, ...]:
        return tuple(each for each in self._queue if not each.here)

    @property
    def unsettled(self) -> tuple[Outgoing, ...]:
        """What would be lost with us: all that nobody has begun to answer."""
        first = (self.in_flight,) if self.in_flight is not None else ()
        return (*first, *(each.message for each in self._queue))

    def find(self, uuid: str) -> Queued | None:
        return next((each for each in self._queue if each.uuid == uuid), None)

    def put(
        self,
        text: str,
        attachments: tuple[Attachment, ...] = (),
        *,
        row: bool = False,
        stage: Stage = Stage.WAITING,
        uuid: str = "",
    ) -> Queued:
        queued = Queued(Outgoing(uuid or str(uuid4()), text, attachments), stage, row)
        self._queue.append(queued)
        return queued

    def due(self) -> Queued | None:
        """The next to be written; None where there is none, or the person is changing it."""
        first = next((each for each in self._queue if each.stage is Stage.WAITING), None)
        return first if first is not None and first.original is None else None

    def change(self, queued: Queued, text: str) -> None:
        queued.message = dataclasses.replace(queued.message, text=text)

    def move(self, queued: Queued, by: int) -> bool:
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

    def take(self, uuid: str) -> Queued | None:
        """Take one out."""
        queued = self.find(uuid)
        if queued is not None:
            self._queue.remove(queued)
        return queued

    def begin(self, queued: Queued) -> None:
        """A turn begins with it."""
        if queued in self._queue:
            self._queue.remove(queued)
        self.in_flight = queued.message

    def give(self, queued: Queued) -> None:
        """The CLI has it still, after all."""
        queued.row = False
        queued.stage = Stage.WRITTEN
        self._queue.insert(0, queued)

    def arrived(self) -> None:
        """The CLI has begun to answer what is in flight."""
        self.in_flight = None

    def put_back(self, *, row: bool = True) -> None:
        """The CLI never took what was in flight or written: they are the next again."""
        self.unwrite()
        if self.in_flight is not None:
            self._queue.insert(0, Queued(self.in_flight, row=row))
            self.in_flight = None

    def unwrite(self) -> None:
        """What was written and not taken up waits again."""
        for queued in self.written:
            queued.stage = Stage.WAITING

    def recall(self) -> list[Queued]:
        """Take out everything that waits to be sent."""
        return self._take_all(lambda each: each.stage is Stage.WAITING)

    def recall_written(self) -> list[Queued]:
        """Take out what the CLI has and did not take up."""
        return self._take_all(lambda each: not each.here)

    def _take_all(self, wanted: Callable[[Queued], bool]) -> list[Queued]:
        taken = [each for each in self._queue if wanted(each)]
        self._queue = [each for each in self._queue if not wanted(each)]
        return taken
