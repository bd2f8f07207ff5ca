"""How many tokens Claude has written in the turn that runs, as the stream counts them."""

from claude_desk.protocol.wire.stream import MessageDelta, StreamEvent
from claude_desk.protocol.wire.system import ThinkingTokens


class TurnTokens:
    """Of Claude and its subagents. A message's tokens are known at its end; until then those of its thinking
    are the CLI's estimate, where it makes one (2.1.37 makes none)."""

    def __init__(self) -> None:
        self._written = 0
        self._thinking = 0

    @property
    def count(self) -> int:
        return self._written + self._thinking

    def reset(self) -> None:
        """Another turn."""
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
