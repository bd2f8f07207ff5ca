"""What Claude does not know any more, after the CLI could not take a conversation up again."""

from claude_desk.session import words
from claude_desk.session.feed import Feed
from claude_desk.session.outbox import Outbox
from claude_desk.transcript.entries import NoticeAction
from claude_desk.transcript.events import Noted, Recalled, Remark, Sent


class LostWords:
    """The words before the newest break, for as long as they may still be sent along."""

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self._told = ""
        self._notice = ""

    def take(self, entry_id: str) -> str:
        """Give the words that the notice offers, once; "" where it offers none."""
        told = self._told if entry_id == self._notice else ""
        if told:
            self._forget()
        return told

    def tell(self, outbox: Outbox) -> str:
        """Tell the break, above what still waits to be sent; gives the notice's words.

        What was in flight must be among what waits: the CLI never took it.
        """
        shown = [queued.message for queued in outbox.queue if queued.row]
        self._feed.take(*(Recalled(message.uuid) for message in shown))
        self._forget()
        store = self._feed.reducer.store
        spoken = words.anything_said(store)
        text = words.UNKNOWN_CONVERSATION if spoken else words.NOT_FOUND
        self._feed.take(Remark(text, NoticeAction.SEND_ALONG if spoken else NoticeAction.NONE))
        if spoken:
            self._told = words.so_far(store)
            self._notice = next(
                (e.id for e in reversed(list(store)) if e.action is NoticeAction.SEND_ALONG), ""
            )
        self._feed.take(*(Sent(m.uuid, m.text, queued=True, attachments=m.attachments) for m in shown))
        return text

    def _forget(self) -> None:
        if self._notice:
            self._feed.take(Noted(self._notice))
        self._told = self._notice = ""
