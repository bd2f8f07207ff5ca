"""The person's messages on their way: waiting with us, or with the CLI and not yet answered."""

from collections import deque
from dataclasses import dataclass
from uuid import uuid4

from claude_desk.transcript.attachments import Attachment


@dataclass(frozen=True, slots=True)
class Outgoing:
    """`attachments` hold their bytes, or name the file that the person chose."""

    uuid: str
    text: str
    attachments: tuple[Attachment, ...] = ()


class Outbox:
    """First in, first out, one at a time. `in_flight` is the one that the CLI has and has not answered."""

    def __init__(self) -> None:
        self._waiting: deque[Outgoing] = deque()
        self.in_flight: Outgoing | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def waiting(self) -> tuple[Outgoing, ...]:
        return tuple(self._waiting)

    def put(self, text: str, attachments: tuple[Attachment, ...] = ()) -> Outgoing:
        message = Outgoing(str(uuid4()), text, attachments)
        self._waiting.append(message)
        return message

    def next(self) -> Outgoing | None:
        """Take the next one; it is in flight from now on."""
        self.in_flight = self._waiting.popleft() if self._waiting else None
        return self.in_flight

    def arrived(self) -> None:
        """The CLI has begun to answer what is in flight."""
        self.in_flight = None

    def put_back(self) -> None:
        """The CLI never took what was in flight: it is the next again."""
        if self.in_flight is not None:
            self._waiting.appendleft(self.in_flight)
            self.in_flight = None

    def recall(self) -> list[Outgoing]:
        """Take back everything that waits."""
        recalled = list(self._waiting)
        self._waiting.clear()
        return recalled
