"""Records what the CLI's messages say about the session, before the messages become rows."""

from collections.abc import Callable, Iterator
from typing import Any

from claude_desk.protocol.wire.api_errors import asks_to_sign_in, said_in
from claude_desk.protocol.wire.messages import AssistantMessage, ResultMessage, UserMessage
from claude_desk.protocol.wire.stream import BlockStart, MessageDelta, MessageStart, StreamEvent
from claude_desk.protocol.wire.system import ApiRetry, PermissionDenied, ThinkingTokens
from claude_desk.session.core import session_texts
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.core.session_state import RetryInfo
from claude_desk.session.core.session_texts import retry_reason, says_no_message
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.permissions.permission_recorder import PermissionRecorder


class TurnTokens:
    """The tokens that Claude and its subagents have written in the running turn, as the stream reports them.

    The tokens of a message are known at its end. Until then, only the CLI's estimate of the message's
    thinking counts. 2.1.37 sends no estimate.
    """

    def __init__(self) -> None:
        self._written = 0
        self._thinking = 0

    @property
    def count(self) -> int:
        return self._written + self._thinking

    def reset(self) -> None:
        """Begin another turn."""
        self._written = self._thinking = 0

    def observe_event(self, message: StreamEvent) -> None:
        event = message.event
        if type(event) is MessageDelta:
            tokens = (event.usage or {}).get("output_tokens")
            if isinstance(tokens, int) and tokens > 0:
                self._written += tokens
                self._thinking = 0

    def observe_thinking(self, message: ThinkingTokens) -> None:
        self._thinking = max(0, message.estimated_tokens)


class MessageObserver:
    """Records what the CLI's messages say about the session. `retry`: the request that the CLI repeats, if
    any. `lost`: the CLI does not have the conversation that it should resume.

    `note_said` is called with the API's id of each message from Claude.
    """

    def __init__(
        self,
        info: SessionInfo,
        journal: JournalWriter,
        recorder: PermissionRecorder,
        now: Callable[[], float],
        note_said: Callable[[str], None],
    ) -> None:
        self._info = info
        self._journal = journal
        self._recorder = recorder
        self._now = now
        self._note_said = note_said
        self.retry: RetryInfo | None = None
        self.tokens = TurnTokens()
        self.lost = False
        self.start_failure: ResultMessage | None = None  # the CLI has refused to start
        self.misplaced = ""  # the CLI's error if the message to resume at was not found
        self.signed_out = False
        self.sign_in_words = ""  # what the CLI said when it was not signed in
        self.answered = False  # Claude has said something since the last reset
        self.replayed = False  # the CLI has received and repeated a prompt since the last reset
        self.news = False  # the session's info may have changed

    def reset(self) -> None:
        """Forget what concerns the turn. Call this when a turn or the child has ended."""
        self.retry = None
        self.tokens.reset()
        self.answered = self.replayed = False

    def by_turn(self, messages: list[Any], resumes: bool) -> Iterator[tuple[list[Any], ResultMessage | None]]:
        """Observe the messages of one read. Yield them in parts, and with each part the result at its end, or
        None.

        `resumes`: the CLI was started to resume a conversation. In that case leave out results that say that
        the conversation or its last message was not found. Leave out results about a start that failed.
        """
        part: list[Any] = []
        for message in messages:
            if type(message) is StreamEvent:  # nearly all messages are StreamEvents
                self._hear_event(message)
                part.append(message)
                continue
            ends = isinstance(message, ResultMessage)
            if ends and message.startup_failure_reason:
                self.start_failure = message
                continue
            if ends and resumes and _says_lost(message):
                self.lost = True
                continue
            if ends and resumes and (misplaced := _misplaced_error(message)):
                self.misplaced = misplaced
                continue
            part.append(message)
            self._hear(message)
            if isinstance(message, ResultMessage):
                yield part, message
                part = []
        if part:
            yield part, None

    def _hear(self, message: Any) -> None:
        self.news = self._info.observe(message) or self.news
        if isinstance(message, ApiRetry):
            until = self._now() + message.retry_delay_ms / 1000
            reason = retry_reason(message.error, message.error_status)
            self.retry = RetryInfo(message.attempt, message.max_retries, until, reason)
            self._journal.retried(message)
        elif isinstance(message, ThinkingTokens):
            self.tokens.observe_thinking(message)
        elif isinstance(message, PermissionDenied):
            self._recorder.auto_denied(message)
        elif isinstance(message, UserMessage):
            self.replayed = self.replayed or bool(message.is_replay)
        elif isinstance(message, AssistantMessage):
            self._hear_words()
            self._note_said(message.message.id)
            if asks_to_sign_in(message):
                self.signed_out, self.sign_in_words = True, said_in(message)

    def _hear_event(self, message: StreamEvent) -> None:
        """Observe a stream event.

        Every event shows that a retry has worked. The start of a message or block does not yet show that
        Claude has answered.
        """
        self.retry = None
        self.tokens.observe_event(message)
        event = message.event
        if isinstance(event, MessageStart):
            self._note_said(event.message.id)
        elif type(event) is not BlockStart:
            self.answered = True

    def _hear_words(self) -> None:
        """Record that Claude has said something. This also shows that a retry has worked."""
        self.answered = True
        self.retry = None


def _says_lost(result: ResultMessage) -> bool:
    return any(session_texts.says_lost(str(error)) for error in result.errors or [])


def _misplaced_error(result: ResultMessage) -> str:
    return next((str(error) for error in result.errors or [] if says_no_message(str(error))), "")
