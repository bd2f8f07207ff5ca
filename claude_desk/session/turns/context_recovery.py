"""Offers to send Claude the conversation that the CLI could not resume, or to continue a turn that was cut
off."""

from claude_desk.protocol.phrase import Text
from claude_desk.protocol.wire.authorship import COMPOSED, CONVERSATION_END, Authorship
from claude_desk.session.core import session_texts
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.turns.message_queue import MessageQueue
from claude_desk.transcript.entries import Entry, NoticeAction
from claude_desk.transcript.events import HostNotice, NoticeActionUsed, Recalled, Sent


class ContextRecovery:
    """The texts that notices offer to send. The newest notice about a break offers the conversation before
    the break, until the user sends it. If the last turn was cut off, its notice offers the words that
    continue the turn."""

    def __init__(self, feed: TranscriptFeed) -> None:
        self._feed = feed
        self._recovery_text = ""
        self._notice = ""

    def pop_text(self, entry_id: str) -> tuple[str, Authorship]:
        """Return the text that the notice offers, and who wrote it; "" if the notice offers nothing. The
        conversation before a break is returned only once."""
        if self._notice and entry_id == self._notice:
            text = self._recovery_text
            self._forget()
            return text, Authorship(text.removesuffix(f"\n\n{CONVERSATION_END}"), typed=False)
        cut = self._cut()
        return session_texts.GO_ON if cut is not None and cut.id == entry_id else "", COMPOSED

    def said(self) -> None:
        """Withdraw the offer to continue a turn: the user sends a message."""
        cut = self._cut()
        if cut is not None:
            self._feed.feed_now(NoticeActionUsed(cut.id))

    def _cut(self) -> Entry | None:
        turn = self._feed.reducer.last_turn
        entries = turn.entries if turn is not None else []
        return next((e for e in reversed(entries) if e.action is NoticeAction.CONTINUE), None)

    def queue_again(self, queue: MessageQueue) -> None:
        """Put the message in flight back into the queue, and let written messages wait again: the CLI
        accepted none of them. Move the rows of messages in the queue to the end of the rows."""
        queue.put_back()
        shown = [queued.message for queued in queue.queue if queued.row]
        self._feed.feed_now(*(Recalled(message.uuid) for message in shown))
        self._feed.feed_now(*(Sent(m.uuid, m.text, True, m.attachments, m.authorship.pastes) for m in shown))

    def add_notice(self, queue: MessageQueue) -> Text:
        """Add a notice about the break above the messages that wait to be sent. Return the notice's text.

        The message in flight must be back in the queue already: the CLI never accepted it.
        """
        shown = [queued.message for queued in queue.queue if queued.row]
        self._feed.feed_now(*(Recalled(message.uuid) for message in shown))
        self._forget()
        rows = list(self._feed.everything())
        spoken = session_texts.anything_said(rows)
        text = session_texts.UNKNOWN_CONVERSATION if spoken else session_texts.NOT_FOUND
        self._feed.feed_now(HostNotice(text, NoticeAction.SEND_ALONG if spoken else NoticeAction.NONE))
        if spoken:
            self._recovery_text = session_texts.so_far(rows)
            entries = reversed(list(self._feed.reducer.store))
            self._notice = next((e.id for e in entries if e.action is NoticeAction.SEND_ALONG), "")
        self._feed.feed_now(*(Sent(m.uuid, m.text, True, m.attachments, m.authorship.pastes) for m in shown))
        return text

    def _forget(self) -> None:
        if self._notice:
            self._feed.feed_now(NoticeActionUsed(self._notice))
        self._recovery_text = self._notice = ""
