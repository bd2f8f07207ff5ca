"""Sends messages when a limit of the account is reset, if the user wants that."""

import math
import time
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.usage import SessionUsage
from claude_desk.session.machine.scheduled_sends import ScheduledSend, due_sends
from claude_desk.session.turns.message_dispatch import MessageDispatch
from claude_desk.session.turns.message_queue import MessageStage, OutgoingMessage, QueuedMessage

# Seconds after a reset. The clocks of this computer and of the account's server may differ.
_MARGIN = 20.0


class ScheduledMessages(QObject):
    """The messages of the queue that wait for a moment. They are sent while their session is open in this
    program, once. A message whose moment passed while it was not open waits for the user."""

    notice = Signal(object)  # Phrase

    def __init__(self, dispatch: MessageDispatch, usage: SessionUsage, parent: QObject) -> None:
        super().__init__(parent)
        self._dispatch = dispatch
        self._usage = usage
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)
        dispatch.changed.connect(self.look)

    @property
    def reset(self) -> float | None:
        """When the limit that is reached is reset, in seconds since the epoch; None if no limit is reached,
        or the time is not known. If several limits are reached, the last of their times."""
        times = [limit.until for limit in self._usage.limits if limit.status == "rejected"]
        known = [each for each in times if each is not None and each > time.time()]
        return max(known) if known and len(known) == len(times) else None

    @property
    def moment(self) -> float:
        """The moment for a message that is sent after the reset; 0 if that time is not known."""
        return self.reset + _MARGIN if self.reset is not None else 0.0

    @property
    def candidates(self) -> list[QueuedMessage]:
        """The messages of the queue that could wait for the reset."""
        stages = (MessageStage.WAITING, MessageStage.UNSENT)
        return [each for each in self._dispatch.queue.queue if each.stage in stages and each.original is None]

    @property
    def offers(self) -> bool:
        """Whether a message is there that could be sent after the reset, outside of the composer."""
        return bool(self.moment and (self.candidates or self._dispatch.refused()))

    def send_then(self) -> None:
        """Let the messages of the queue wait for the reset; without such messages, the message that the limit
        has refused."""
        moment, waiting = self.moment, self.candidates
        if not moment:
            return
        if waiting:
            for each in waiting:
                self._dispatch.schedule(each.uuid, moment)
        else:
            self._dispatch.schedule_refused(moment)

    def resume(self, messages: Iterable[OutgoingMessage]) -> None:
        """Let messages of an earlier run wait for their moments again. Those whose moment has passed wait for
        the user."""
        known = [each for each in messages if each.send_at and self._dispatch.queue.find(each.uuid)]
        now = time.time()
        for message in known:
            if message.send_at > now:
                self._dispatch.schedule(message.uuid, message.send_at)
        if missed := sum(message.send_at <= now for message in known):
            self.notice.emit(Phrase("session_notice.not_sent_then", count=missed))

    def close(self) -> None:
        """Send nothing any more. The messages keep their moments, for the next run."""
        self._closed = True
        self._timer.stop()

    @Slot()
    def look(self) -> None:
        """Send what is due."""
        if self._closed:
            return
        scheduled = [
            ScheduledSend(each.uuid, each.message.send_at)
            for each in self._dispatch.queue.queue
            if each.stage is MessageStage.SCHEDULED
        ]
        if not scheduled:
            self._timer.stop()
            return
        due = due_sends(scheduled, time.time(), limited=self.reset is not None)
        if due.wait is not None:
            self._timer.start(math.ceil(due.wait * 1000))
        else:
            self._timer.stop()
        if due.miss:
            self._dispatch.miss(due.miss)  # its `changed` brings another look, which sends what is due
            self.notice.emit(Phrase("session_notice.not_sent_then", count=len(due.miss)))
        elif due.send:
            self.notice.emit(Phrase("session_notice.sent_then", count=len(due.send)))
            self._dispatch.send_scheduled(due.send)
