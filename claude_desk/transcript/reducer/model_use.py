"""What each model was used for in a session."""

from dataclasses import dataclass

from claude_desk.protocol.requests.usage import ModelUsage, usage_by_model
from claude_desk.protocol.wire.messages import ResultMessage


@dataclass(frozen=True, slots=True)
class ModelUse:
    """Tokens, and US dollars; `cost` None where the CLI did not say."""

    tokens_in: int = 0
    tokens_out: int = 0
    cache_read: int = 0
    cache_written: int = 0
    cost: float | None = None

    def plus(self, new: ModelUsage, old: ModelUsage) -> "ModelUse":
        """With what is in `new` and was not in `old`."""
        cost = self.cost
        if new.cost is not None:
            cost = (cost or 0.0) + max(0.0, new.cost - (old.cost or 0.0))
        return ModelUse(
            self.tokens_in + max(0, new.tokens_in - old.tokens_in),
            self.tokens_out + max(0, new.tokens_out - old.tokens_out),
            self.cache_read + max(0, new.cache_read - old.cache_read),
            self.cache_written + max(0, new.cache_written - old.cache_written),
            cost,
        )


class ModelUses:
    """The sum over the processes of a session, each of which counts from its own beginning."""

    def __init__(self) -> None:
        self.by_name: dict[str, ModelUse] = {}
        self._last: dict[str, ModelUsage] = {}

    def add_result(self, result: ResultMessage, goes_on: bool) -> None:
        """`goes_on`: the figures of this result hold those of the result before."""
        known = usage_by_model(result.model_usage)
        told = (result.model_extra or {}).get("model_usage_since_last_result")
        fresh = usage_by_model(told) if isinstance(told, dict) else None
        nothing = ModelUsage()
        for name, new in (known if fresh is None else fresh).items():
            old = self._last.get(name, nothing) if goes_on and fresh is None else nothing
            self.by_name[name] = self.by_name.get(name, ModelUse()).plus(new, old)
        self._last = known
