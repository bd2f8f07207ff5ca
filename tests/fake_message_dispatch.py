"""A stand-in for `Session.message_dispatch`, without a session: a real queue, and a record of the requests to
take a message back."""

from collections.abc import Callable

from claude_desk.session.turns.message_queue import MessageQueue, MessageStage, QueuedMessage
from claude_desk.transcript.attachments import Attachment


class FakeMessageDispatch:
    def __init__(self, changed: Callable[[], None]) -> None:
        self.queue = MessageQueue()
        self.may_return = True
        self.writes = True
        self.asked_back: list[str] = []
        self._changed = changed

    def put(
        self, text: str, stage: MessageStage = MessageStage.WAITING, attachments: tuple[Attachment, ...] = ()
    ) -> QueuedMessage:
        queued = self.queue.put(text, attachments, stage=stage)
        self._changed()
        return queued

    def stage(self, queued: QueuedMessage, stage: MessageStage) -> None:
        queued.stage = stage
        self._changed()

    # --- calls of the window -------------------------------------------------------------------

    def can_send_now(self, queued: QueuedMessage) -> bool:
        return queued.stage is MessageStage.UNSENT or (
            queued.here and self.writes and not queued.message.commands
        )

    def set_after_turn(self, uuid: str, after_turn: bool) -> None:
        if (queued := self.queue.find(uuid)) is not None:
            queued.after_turn = after_turn
        self._changed()

    def edit(self, uuid: str) -> None:
        if (queued := self.queue.find(uuid)) is not None:
            queued.original = queued.message.text
        self._changed()

    def revise(self, uuid: str, text: str) -> None:
        if (queued := self.queue.find(uuid)) is not None:
            self.queue.change(queued, text)
        self._changed()

    def end_edit(self, uuid: str, *, keep: bool) -> None:
        if (queued := self.queue.find(uuid)) is not None and queued.original is not None:
            if not keep:
                self.queue.change(queued, queued.original)
            queued.original = None
        self._changed()

    def remove(self, uuid: str) -> None:
        self.queue.remove(uuid)
        self._changed()

    def move(self, uuid: str, by: int) -> None:
        if (queued := self.queue.find(uuid)) is not None:
            self.queue.move(queued, by)
        self._changed()

    def send_now(self, uuid: str) -> None:
        if (queued := self.queue.find(uuid)) is not None:
            self.stage(queued, MessageStage.WRITTEN)

    def ask_back(self, uuid: str) -> None:
        self.asked_back.append(uuid)
        if (queued := self.queue.find(uuid)) is not None:
            self.stage(queued, MessageStage.RETURNING)
