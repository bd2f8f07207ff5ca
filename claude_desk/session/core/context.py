"""How full the conversation is: asked of the CLI where it can tell, else reckoned from its last request."""

from dataclasses import dataclass
from typing import Any

from claude_desk.protocol.requests.usage import (
    ContextCategory,
    ContextTool,
    ContextUsage,
    MemoryFile,
    usage_by_model,
)
from claude_desk.protocol.wire.messages import AssistantMessage, ConversationReset, ResultMessage
from claude_desk.protocol.wire.system import CompactBoundary, Status

_PARTS = ("input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens", "output_tokens")


@dataclass(frozen=True, slots=True)
class ContextUsageState:
    """Tokens. `window`, `threshold`: None where not known; at `threshold` the CLI sums up by itself.

    `estimate`: reckoned by us from the last request.
    """

    tokens: float
    window: float | None = None
    threshold: float | None = None
    estimate: bool = False
    categories: tuple[ContextCategory, ...] = ()
    memory_files: tuple[MemoryFile, ...] = ()
    tools: tuple[ContextTool, ...] = ()

    @property
    def share(self) -> float | None:
        """How much of the window is taken, 0 to 1."""
        return min(1.0, self.tokens / self.window) if self.window else None


def context_of(answer: ContextUsage) -> ContextUsageState | None:
    """What the CLI answered; None where it does not say how full it is."""
    if answer.total is None or answer.total < 0:
        return None
    return ContextUsageState(
        answer.total,
        answer.most if answer.most and answer.most > 0 else None,
        answer.threshold if answer.sums_up else None,
        categories=tuple(answer.categories),
        memory_files=tuple(answer.memory_files),
        tools=tuple(answer.tools),
    )


class ContextEstimate:
    """The size of the main conversation, from the usage of its newest request and the models' windows."""

    def __init__(self) -> None:
        self._tokens: float | None = None
        self._model = ""
        self._windows: dict[str, int] = {}
        self.compacting = False

    @property
    def context(self) -> ContextUsageState | None:
        if self._tokens is None:
            return None
        return ContextUsageState(self._tokens, self._window(), estimate=True)

    def observe(self, message: Any) -> bool:
        """Learn from a message. True where the context may be another now."""
        match message:
            case AssistantMessage(parent_tool_use_id=None):
                self._hear(message)
                return False  # there will be more of them; the turn's end tells
            case ResultMessage():
                found = usage_by_model(message.model_usage).items()
                self._windows |= {name: use.window for name, use in found if use.window}
            case CompactBoundary():
                after = message.compact_metadata.get("post_tokens")
                self._tokens = float(after) if isinstance(after, int) else None
            case ConversationReset():
                self._tokens = None
            case Status():
                changed = self.compacting != (message.status == "compacting")
                self.compacting = message.status == "compacting"
                return changed
            case _:
                return False
        self.compacting = False
        return True

    def _hear(self, message: AssistantMessage) -> None:
        usage, model = message.message.usage or {}, message.message.model
        counts = [usage[part] for part in _PARTS if isinstance(usage.get(part), int)]
        if model and model != "<synthetic>" and sum(counts) > 0:
            self._tokens, self._model = float(sum(counts)), model

    def _window(self) -> int | None:
        """The CLI's name for a model may be longer: `[1m]`."""
        found = [size for name, size in self._windows.items() if name.split("[")[0] == self._model]
        if not found and len(self._windows) == 1:
            found = list(self._windows.values())
        return max(found, default=None)
