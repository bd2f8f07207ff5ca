"""The CLI's answers about tokens, costs and limits (protocol/README.md 6.4, observed with 2.1.330)."""

from datetime import datetime
from typing import Any, Literal

from pydantic import Field

from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.wire.base import LenientModel

_LAST_MOMENT = 1e12  # a larger number is not in seconds, or not a time


class GetContextUsage(HostRequest):
    """Ask for the usage of the context. With `summary` the CLI estimates it (10 ms). With `full` the API
    counts, which takes about a second.

    2.1.37 never answers.
    """

    subtype: Literal["get_context_usage"] = "get_context_usage"
    detail: Literal["summary", "full"] = "summary"


class GetUsage(HostRequest):
    """Ask for the limits of the account. 2.1.37 never answers."""

    subtype: Literal["get_usage"] = "get_usage"
    skip_behaviors: bool = True


class ContextCategory(LenientModel):
    """A part of the context. `kind`: used, free, buffer (reserved for compaction) or deferred (only its name
    is in the context)."""

    name: str = ""
    tokens: float = 0
    kind: str = "used"


class MemoryFile(LenientModel):
    path: str = ""
    tokens: float = 0


class ContextTool(LenientModel):
    """A tool of an MCP server. A tool that is not loaded does not use the context yet."""

    name: str = ""
    server: str = Field(default="", alias="serverName")
    tokens: float = 0
    loaded: bool = Field(default=True, alias="isLoaded")


class ContextUsage(LenientModel):
    """The usage of the context in tokens. `most`: the model's context window. `threshold`: number of tokens
    at which the CLI compacts by itself, if `sums_up`."""

    categories: list[ContextCategory] = Field(default_factory=list)
    total: float | None = Field(default=None, alias="totalTokens")
    most: float | None = Field(default=None, alias="maxTokens")
    threshold: float | None = Field(default=None, alias="autoCompactThreshold")
    sums_up: bool = Field(default=False, alias="isAutoCompactEnabled")
    memory_files: list[MemoryFile] = Field(default_factory=list, alias="memoryFiles")
    tools: list[ContextTool] = Field(default_factory=list, alias="mcpTools")


class ModelUsage(LenientModel):
    """The usage of one model from a `result`: tokens and US dollars."""

    tokens_in: int = Field(default=0, alias="inputTokens")
    tokens_out: int = Field(default=0, alias="outputTokens")
    cache_read: int = Field(default=0, alias="cacheReadInputTokens")
    cache_written: int = Field(default=0, alias="cacheCreationInputTokens")
    cost: float | None = Field(default=None, alias="costUSD")
    window: int | None = Field(default=None, alias="contextWindow")


class AccountLimit(LenientModel):
    """One limit of the account, from `rate_limit_event` or from `get_usage`.

    `utilization` has no documented scale (section 4.9): up to 1 it is a share, above 1 a percentage.
    """

    # One of allowed, allowed_warning, rejected; empty for a limit that is not the subject of an event.
    status: str = ""
    kind: str = Field(default="", alias="rateLimitType")
    utilization: float | None = None
    resets: Any = Field(default=None, alias="resetsAt")
    over: bool | None = Field(default=None, alias="isUsingOverage")

    @property
    def percent(self) -> float | None:
        if self.utilization is None or self.utilization < 0:
            return None
        return self.utilization * 100 if self.utilization <= 1 else self.utilization

    @property
    def until(self) -> float | None:
        """The time at which the limit is reset, in seconds since the epoch; None for an unknown time."""
        return _moment(self.resets)


def windows_of(info: dict[str, Any]) -> list[AccountLimit]:
    """Return the limits that an event names in addition to its subject (2.1.330's `unifiedWindows`)."""
    told = info.get("unifiedWindows")
    windows = told.items() if isinstance(told, dict) else ()
    # A limit that is reached does not mean that requests are refused. Only the event's own status means that.
    found = [
        AccountLimit.model_validate({**value, "rateLimitType": kind, "status": ""})
        for kind, value in windows
        if isinstance(value, dict) and kind != info.get("rateLimitType")
    ]
    return [limit for limit in found if limit.percent is not None]


def limits_of(answer: dict[str, Any]) -> list[AccountLimit]:
    """Return the limits in an answer to `get_usage`. An account without limits has no entries."""
    told = answer.get("rate_limits")
    found = []
    for kind, value in told.items() if isinstance(told, dict) else ():
        if isinstance(value, dict):
            limit = AccountLimit.model_validate({**value, "rateLimitType": kind})
            limit.resets = value.get("resets_at", limit.resets)
            if limit.percent is not None:
                found.append(limit)
    return found


def usage_by_model(told: dict[str, Any] | None) -> dict[str, ModelUsage]:
    """Return the usage by model from a result's `modelUsage`. Malformed entries are skipped."""
    models = (told or {}).items()
    return {str(name): ModelUsage.model_validate(value) for name, value in models if isinstance(value, dict)}


def _moment(told: Any) -> float | None:
    if isinstance(told, str):
        try:
            return datetime.fromisoformat(told).timestamp()
        except (ValueError, OverflowError, OSError):
            return None
    known = isinstance(told, int | float) and not isinstance(told, bool) and 0 < told < _LAST_MOMENT
    return float(told) if known else None
