"""Counts the tokens that Claude has written in the running turn, as the stream reports them."""

from claude_desk.protocol.wire.stream import MessageDelta, StreamEvent
from claude_desk.protocol.wire.system import ThinkingTokens


class TurnTokens:
    """The tokens of Claude and its subagents. The tokens of a message are known at its end. Until then, only
    the CLI's estimate of the message's thinking counts. 2.1.37 sends no estimate."""

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
            told = (event.usage or {}).get("output_tokens")
            if isinstance(told, int) and told > 0:
                self._written += told
                self._thinking = 0

    def observe_thinking(self, message: ThinkingTokens) -> None:
        self._thinking = max(0, message.estimated_tokens)
