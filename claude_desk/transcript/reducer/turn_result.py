"""The end of a turn: the footer's figures, and the words for an error."""

from dataclasses import dataclass
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.usage import ModelUsage, usage_by_model
from claude_desk.protocol.wire.messages import ResultMessage
from claude_desk.transcript.entries import TurnFooter


@dataclass(frozen=True, slots=True)
class ModelUse:
    """The use of one model. `cost`: US dollars, None if the CLI did not report a cost."""

    tokens_in: int = 0
    tokens_out: int = 0
    cache_read: int = 0
    cache_written: int = 0
    cost: float | None = None

    def plus(self, new: ModelUsage, old: ModelUsage) -> "ModelUse":
        """Return this use plus the growth from `old` to `new`."""
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
    """The use of each model, summed over the CLI processes of a session."""

    def __init__(self) -> None:
        self.by_name: dict[str, ModelUse] = {}
        self._last: dict[str, ModelUsage] = {}

    def add_result(self, result: ResultMessage, goes_on: bool) -> None:
        """Add the figures of a result. `goes_on`: whether the figures include those of the previous
        result."""
        known = usage_by_model(result.model_usage)
        since_last = (result.model_extra or {}).get("model_usage_since_last_result")
        fresh = usage_by_model(since_last) if isinstance(since_last, dict) else None
        nothing = ModelUsage()
        for name, new in (known if fresh is None else fresh).items():
            old = self._last.get(name, nothing) if goes_on and fresh is None else nothing
            self.by_name[name] = self.by_name.get(name, ModelUse()).plus(new, old)
        self._last = known


_SUBTYPES = {
    "error_max_turns": Phrase("turn_end.max_turns"),
    "error_max_budget_usd": Phrase("turn_end.budget"),
    "error_max_structured_output_retries": Phrase("turn_end.wrong_format"),
}
# The terminal reasons of CLI 2.1.330 (protocol/README.md 4.4).
_REASONS = {
    "blocking_limit": Phrase("turn_end.full"),
    "budget_exhausted": _SUBTYPES["error_max_budget_usd"],
    "hook_stopped": Phrase("turn_end.hook"),
    "image_error": Phrase("turn_end.image"),
    "malformed_tool_use_exhausted": Phrase("turn_end.tool_calls"),
    "max_turns": _SUBTYPES["error_max_turns"],
    "model_error": Phrase("turn_end.model"),
    "prompt_too_long": Phrase("turn_end.too_long"),
    "rapid_refill_breaker": Phrase("turn_end.full_again"),
    "stop_hook_prevented": Phrase("turn_end.hook"),
    "structured_output_retry_exhausted": _SUBTYPES["error_max_structured_output_retries"],
    "turn_setup_failed": Phrase("turn_end.not_started"),
}


class TurnCosts:
    """Counts the costs of turns. The cost of a turn is the growth of the total that the process reports
    (protocol/README.md 14)."""

    def __init__(self) -> None:
        self.total: float | None = None
        self.last: float | None = None  # cost of the turn that ended last
        self.models = ModelUses()
        self._last = 0.0
        self._tokens = 0  # tokens of all models that the process has used
        self._fresh = False  # whether the next result is the first of a new process

    def process_ended(self) -> None:
        self._fresh = True

    def of_turn(self, result: ResultMessage) -> float | None:
        """Count a turn that ended. Return its cost in US dollars; None if the CLI does not report costs."""
        cumulative = result.total_cost_usd
        if cumulative is None:
            self.last = None
            self.models.add_result(result, goes_on=not self._fresh)
            return None
        tokens = _model_tokens(result.model_usage)
        goes_on = cumulative >= self._last
        if self._fresh:
            # Each process of CLI 2.1.37 begins at zero. CLI 2.1.330 continues its sum after --resume.
            goes_on = goes_on and tokens >= self._tokens + _usage_tokens(result.usage or {})
        cost = _since_last_result(result)
        if cost is None:
            cost = cumulative - self._last if goes_on else cumulative
        self.models.add_result(result, goes_on)
        self._last, self._tokens, self._fresh = cumulative, tokens, False
        self.total = (self.total or 0.0) + cost
        self.last = cost
        return cost


def _since_last_result(result: ResultMessage) -> float | None:
    """Return the cost since the previous result. CLI 2.1.330 reports this cost, which is also right in a
    process that resumed a session. Return None for a CLI that does not report it."""
    usage = (result.model_extra or {}).get("model_usage_since_last_result")
    if not isinstance(usage, dict):
        return None
    costs = [model.get("costUSD") for model in usage.values() if isinstance(model, dict)]
    return sum(cost for cost in costs if isinstance(cost, int | float))


def _model_tokens(models: dict[str, Any] | None) -> int:
    counts = [_sum(m, "inputTokens", "outputTokens") for m in (models or {}).values() if isinstance(m, dict)]
    return sum(count or 0 for count in counts)


def _usage_tokens(usage: dict[str, Any]) -> int:
    return _sum(usage, "input_tokens", "output_tokens") or 0


def footer_of(result: ResultMessage, stopped: bool, seconds: float, costs: TurnCosts) -> TurnFooter:
    usage = result.usage or {}
    return TurnFooter(
        stopped=stopped,
        failed=not stopped and is_failure(result),
        seconds=result.duration_ms / 1000 if result.duration_ms else seconds,
        tokens_in=_sum(usage, "input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens"),
        tokens_out=_sum(usage, "output_tokens"),
        cost=costs.of_turn(result),
        figures=result.figures(),
    )


def _sum(usage: dict[str, Any], *names: str) -> int | None:
    counts = [usage[name] for name in names if isinstance(usage.get(name), int)]
    return sum(counts) if counts else None


def is_failure(result: ResultMessage) -> bool:
    """Return whether the turn failed.

    An API error has the subtype `success`, but `is_error` is true. For any other error, old CLIs report a
    different subtype, and `is_error` is false.
    """
    return result.is_error or result.subtype != "success"


def aborted(result: ResultMessage) -> bool:
    return (result.terminal_reason or "").startswith("aborted_")


def failure_of(result: ResultMessage) -> Text:
    """Return what went wrong: the CLI's words for the user, or a phrase if there are no such words."""
    errors = [words for words in map(_error_words, result.errors or []) if words]
    if errors:
        return "\n".join(errors)
    if result.result:
        return result.result
    if result.startup_failure_reason:
        return Phrase("turn_end.no_start", reason=result.startup_failure_reason.replace("_", " "))
    ours = _SUBTYPES.get(result.subtype) or _REASONS.get(result.terminal_reason or "")
    return ours or Phrase("turn_end.connection_lost")


def _error_words(error: Any) -> str:
    if isinstance(error, dict):
        error = error.get("message")
    return error if isinstance(error, str) and not error.startswith("[ede_diagnostic]") else ""
