"""The usage of a session: the model's context window, the costs, and the limits of the account."""

import time
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.requests.usage import (
    AccountLimit,
    ContextCategory,
    ContextTool,
    ContextUsage,
    GetContextUsage,
    GetUsage,
    MemoryFile,
    Recommendation,
    limits_of,
    recommendations_of,
    usage_by_model,
    windows_of,
)
from claude_desk.protocol.wire.messages import (
    AssistantMessage,
    ConversationReset,
    RateLimitEvent,
    ResultMessage,
)
from claude_desk.protocol.wire.system import CompactBoundary, Status
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.transcript.reducer.turn_result import ModelUse, TurnCosts

# -------------------------------------------------------------------------------------------------
# How full the context is: the CLI's answer, or without an answer an estimate from Claude's last request.


_PARTS = ("input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens", "output_tokens")


@dataclass(frozen=True, slots=True)
class ContextUsageState:
    """How full the context is, in tokens. `window`: None if it is not known. At `threshold` the CLI compacts
    the conversation by itself. `threshold` is None if it is not known, or the CLI does not compact by
    itself.

    `estimate`: whether `tokens` is estimated from the last request.
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
        """How much of the window is used, from 0 to 1; None if the window is not known."""
        return min(1.0, self.tokens / self.window) if self.window else None


def context_of(answer: ContextUsage) -> ContextUsageState | None:
    """Return the CLI's answer as a state; None if the answer does not say how full the context is."""
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
    """Estimates how full the context of the main conversation is, from the usage of its newest request."""

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
        """Update the estimate from a message. Return whether views should update. False for Claude's
        messages: the end of the turn reports the change."""
        match message:
            case AssistantMessage(parent_tool_use_id=None):
                self._hear(message)
                return False  # more such messages follow; the end of the turn reports the change
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
        """Return the size of the model's context window, None if unknown. The CLI may list the model under a
        longer name (`[1m]`). If the CLI lists only one model, return that model's window."""
        found = [size for name, size in self._windows.items() if name.split("[")[0] == self._model]
        if not found and len(self._windows) == 1:
            found = list(self._windows.values())
        return max(found, default=None)


_SECONDS = 10.0
_READING_SECONDS = 60.0  # in which the CLI reads the session files of a week
_LONGEST_TIMER = 24 * 3600.0


class SessionUsage(QObject):
    """The usage of one session, from the messages of the CLI. Views call `ask` and `ask_all` while they show
    the usage; only these two methods send requests to the CLI.

    If the CLI does not answer a request, or answers it with an error, no request of that kind is sent again
    to the same child.
    """

    changed = Signal()
    stale = Signal()  # the context may have changed: a view that shows it should `ask`

    def __init__(self, child: CliRunner, costs: TurnCosts, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._child = child
        self._costs = costs
        self._tasks = tasks
        self._estimate = ContextEstimate()
        self._reported: ContextUsageState | None = None
        self._limits: dict[str, AccountLimit] = {}
        self.recommendations: list[Recommendation] = []  # empty until `ask_all` has an answer
        self._dumb: set[str] = set()  # the kinds of requests that this child does not answer
        self._asking: set[str] = set()
        self._again = False
        self._lifted = QTimer(self)
        self._lifted.setSingleShot(True)
        self._lifted.timeout.connect(self._on_limits_expired)
        child.answered.connect(lambda answer: self.stale.emit())
        child.ended.connect(self._on_child_ended)

    @property
    def context(self) -> ContextUsageState | None:
        """How full the context is; None if that is not known yet."""
        return self._reported or self._estimate.context

    @property
    def compacting(self) -> bool:
        """Whether the CLI is compacting the conversation."""
        return self._estimate.compacting

    @property
    def last_cost(self) -> float | None:
        """The cost of the last turn in US dollars; None if the CLI did not say."""
        return self._costs.last

    @property
    def models(self) -> dict[str, ModelUse]:
        """The tokens and costs of each model, by the name that the CLI uses for the model."""
        return dict(self._costs.models.by_name)

    @property
    def limits(self) -> list[AccountLimit]:
        """The limits of the account that the CLI reported and that are not lifted yet."""
        now = time.time()
        return [limit for limit in self._limits.values() if (limit.until or now + 1) > now]

    def ask(self) -> None:
        """Ask the CLI how full the context is. If that request is already running, ask again after it.

        Do nothing if no child is up, or if the child does not answer such requests.
        """
        if "context" in self._asking:
            self._again = True
        elif self._may_ask("context"):
            self._tasks.start(self._ask_context())

    def ask_all(self) -> None:
        """Ask how full the context is. Also ask for the limits and for recommendations."""
        self.ask()
        if self._may_ask("limits"):
            self._tasks.start(self._ask_limits())

    def observe(self, messages: list[Any]) -> None:
        """Update the usage from messages. Callers can leave out deltas, which say nothing about usage."""
        changed = stale = False
        for message in messages:
            if isinstance(message, RateLimitEvent):
                self._keep(AccountLimit.model_validate(message.rate_limit_info))
                self._keep_shares(windows_of(message.rate_limit_info))
                changed = True
            else:
                stale = self._estimate.observe(message) or stale
        if stale:
            # The CLI's last answer is out of date. Keep it if the CLI will probably answer again: a jump to
            # the estimate and back would be worse.
            if "context" in self._dumb or not self._child.agent:
                self._reported = None
            self.stale.emit()
        if changed or stale:
            self.changed.emit()

    def _may_ask(self, what: str) -> bool:
        child = self._child
        return not (child.agent is None or child.starting or what in self._dumb or what in self._asking)

    async def _ask_context(self) -> None:
        self._again = False
        answer = await self._answer("context", GetContextUsage())
        if answer is None:
            self._reported = None
        else:
            self._reported = context_of(ContextUsage.model_validate(answer)) or self._reported
        self.changed.emit()
        if self._again:
            self.ask()

    async def _ask_limits(self) -> None:
        answer = await self._answer("limits", GetUsage())
        self._keep_shares(limits_of(answer or {}))
        self.changed.emit()
        # A CLI that knows no limits, or has none for this account, has no recommendations either.
        if answer and answer.get("rate_limits") and self._may_ask("recommendations"):
            await self._ask_recommendations()

    async def _ask_recommendations(self) -> None:
        request = GetUsage(skip_behaviors=False)
        answer = await self._answer("recommendations", request, _READING_SECONDS)
        self.recommendations = recommendations_of(answer or {})
        self.changed.emit()

    async def _answer(
        self, what: str, request: HostRequest, seconds: float = _SECONDS
    ) -> dict[str, Any] | None:
        self._asking.add(what)
        try:
            return await self._child.ask(request, seconds)
        except (RequestFailed, RequestTimeout):
            self._dumb.add(what)
        except AgentGone:
            pass
        finally:
            self._asking.discard(what)
        return None

    def _keep_shares(self, limits: list[AccountLimit]) -> None:
        """Store the used share of each limit. A status that was reported before is kept."""
        for limit in limits:
            known = self._limits.get(limit.kind)
            self._keep(limit.model_copy(update={"status": known.status}) if known else limit)

    def _keep(self, limit: AccountLimit) -> None:
        if limit.status == "allowed" and limit.percent is None:
            self._limits.pop(limit.kind, None)
        else:
            self._limits[limit.kind] = limit
        self._wait_for_limits()

    def _wait_for_limits(self) -> None:
        """Start the timer that ends when the next limit is lifted."""
        now = time.time()
        moments = [limit.until for limit in self._limits.values() if limit.until]
        if moments:
            self._lifted.start(int(min(max(0.0, min(moments) - now) + 0.5, _LONGEST_TIMER) * 1000))
        else:
            self._lifted.stop()

    def _on_limits_expired(self) -> None:
        standing = self.limits
        self._limits = {limit.kind: limit for limit in standing}
        self._wait_for_limits()
        self.changed.emit()

    def _on_child_ended(self) -> None:
        self._dumb.clear()
        self._estimate.compacting = False
        self.changed.emit()
