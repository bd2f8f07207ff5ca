"""The CLI's answers about tokens, costs and limits (protocol/README.md 6.4, observed with 2.1.330)."""

from datetime import datetime
from typing import Any, Literal

from pydantic import Field

from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.wire.base import LenientModel

_LAST_MOMENT = 1e12  # a larger number is not a time in seconds


class GetContextUsage(HostRequest):
    """Ask for the usage of the context. 2.1.37 never answers.

    With `summary` the CLI estimates the usage (10 ms). With `full` the API counts (about a second).
    """

    subtype: Literal["get_context_usage"] = "get_context_usage"
    detail: Literal["summary", "full"] = "summary"


class GetUsage(HostRequest):
    """Ask for the limits of the account. 2.1.37 never answers.

    `skip_behaviors`: leave out the recommendations. For these, the CLI reads all session files of the last
    seven days. Only an account of claude.ai gets them.
    """

    subtype: Literal["get_usage"] = "get_usage"
    skip_behaviors: bool = True


class ContextCategory(LenientModel):
    """A part of the context. `kind`: used, free, buffer (reserved for compaction) or deferred (only the names
    are in the context)."""

    name: str = ""
    tokens: float = 0
    kind: str = "used"


class MemoryFile(LenientModel):
    path: str = ""
    tokens: float = 0


class ContextTool(LenientModel):
    """A tool of an MCP server. It uses context only if it is `loaded`."""

    name: str = ""
    server: str = Field(default="", alias="serverName")
    tokens: float = 0
    loaded: bool = Field(default=True, alias="isLoaded")


class ContextUsage(LenientModel):
    """The usage of the context in tokens. `most`: the model's context window. `sums_up`: whether the CLI
    compacts by itself. `threshold`: the number of tokens at which it does."""

    categories: list[ContextCategory] = Field(default_factory=list)
    total: float | None = Field(default=None, alias="totalTokens")
    most: float | None = Field(default=None, alias="maxTokens")
    threshold: float | None = Field(default=None, alias="autoCompactThreshold")
    sums_up: bool = Field(default=False, alias="isAutoCompactEnabled")
    memory_files: list[MemoryFile] = Field(default_factory=list, alias="memoryFiles")
    tools: list[ContextTool] = Field(default_factory=list, alias="mcpTools")


class ModelUsage(LenientModel):
    """The usage of a model, from a `result`. `cost`: US dollars. `window`: the context window in tokens."""

    tokens_in: int = Field(default=0, alias="inputTokens")
    tokens_out: int = Field(default=0, alias="outputTokens")
    cache_read: int = Field(default=0, alias="cacheReadInputTokens")
    cache_written: int = Field(default=0, alias="cacheCreationInputTokens")
    cost: float | None = Field(default=None, alias="costUSD")
    window: int | None = Field(default=None, alias="contextWindow")


class AccountLimit(LenientModel):
    """One limit of the account, from `rate_limit_event` or from `get_usage`.

    The scale of `utilization` is not documented (section 4.9). Values up to 1 are read as a share, larger
    values as a percentage.
    """

    # allowed, allowed_warning or rejected. Empty, unless this limit is the subject of an event.
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
        """The time at which the limit is reset, in seconds since the epoch; None if it is unknown."""
        return _moment(self.resets)


def windows_of(info: dict[str, Any]) -> list[AccountLimit]:
    """Return the further limits in an event (`unifiedWindows` of 2.1.330), without the event's subject.
    Entries without a valid percentage are skipped."""
    by_kind = info.get("unifiedWindows")
    windows = by_kind.items() if isinstance(by_kind, dict) else ()
    # The status is left empty: only the event's own status shows whether requests are refused.
    found = [
        AccountLimit.model_validate({**value, "rateLimitType": kind, "status": ""})
        for kind, value in windows
        if isinstance(value, dict) and kind != info.get("rateLimitType")
    ]
    return [limit for limit in found if limit.percent is not None]


def limits_of(answer: dict[str, Any]) -> list[AccountLimit]:
    """Return the limits in an answer to `get_usage`. Entries without a valid percentage are skipped."""
    by_kind = answer.get("rate_limits")
    found = []
    for kind, value in by_kind.items() if isinstance(by_kind, dict) else ():
        if isinstance(value, dict):
            limit = AccountLimit.model_validate({**value, "rateLimitType": kind})
            limit.resets = value.get("resets_at", limit.resets)
            if limit.percent is not None:
                found.append(limit)
    return found


class Recommendation(LenientModel):
    """What the user could change to use less. `title` says what to do, in the CLI's words. `percent`: the
    share of the usage that this would touch, from 0 to 100."""

    title: str = ""
    detail: str = ""
    percent: float = Field(default=0, alias="pct")


def recommendations_of(answer: dict[str, Any]) -> list[Recommendation]:
    """Return the recommendations for the last seven days in an answer to `get_usage`, in the CLI's order.
    Entries without a title are skipped."""
    behaviors = answer.get("behaviors")
    week = behaviors.get("week") if isinstance(behaviors, dict) else None
    listed = week.get("recommendations") if isinstance(week, dict) else None
    entries = listed if isinstance(listed, list) else []
    found = [Recommendation.model_validate(each) for each in entries if isinstance(each, dict)]
    return [each for each in found if each.title.strip()]


def usage_by_model(usage: dict[str, Any] | None) -> dict[str, ModelUsage]:
    """Return the usage by model from a result's `modelUsage`. Malformed entries are skipped."""
    models = (usage or {}).items()
    return {str(name): ModelUsage.model_validate(value) for name, value in models if isinstance(value, dict)}


def _moment(value: Any) -> float | None:
    if isinstance(value, str):
        try:
            return datetime.fromisoformat(value).timestamp()
        except (ValueError, OverflowError, OSError):
            return None
    known = isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < _LAST_MOMENT
    return float(value) if known else None
