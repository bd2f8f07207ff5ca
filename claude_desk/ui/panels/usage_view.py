"""The usage of a session for QML: context, costs, limits of the account, and the cost limit."""

from time import localtime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.other_card import category
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.record_list import ListRecord, RecordListModel
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit, Recommendation
    from claude_desk.session.core.session import Session
    from claude_desk.session.core.usage import ContextUsageState, SessionUsage
    from claude_desk.transcript.reducer.turn_result import ModelUse


# -------------------------------------------------------------------------------------------------
# The texts and lists about the context, the costs and the limits. No Qt.


_NEAR = 0.85  # the context counts as nearly full from this share of the compaction threshold
_SOON_SECONDS = 12 * 3600  # a limit that resets within these seconds is shown without its date
# Tokens that Claude Code 2.1.37 and 2.1.330 keep free. 2.1.37 does not report its threshold: it compacts at
# 167,000 of 200,000 tokens.
_KEPT_FREE = 33_000


def percent(share: float) -> str:
    if share >= 0.005 or share == 0:
        return locale_format.percent(share)
    return translate("UsageView", "<{share}", share=locale_format.percent(0.01))


def near_full(context: "ContextUsageState | None") -> bool:
    if context is None or not (context.threshold or context.window):
        return False
    return context.tokens >= _NEAR * (context.threshold or (context.window or 0) - _KEPT_FREE)


def short(context: "ContextUsageState | None") -> str:
    """Return `42%`; the number of tokens if the context window is unknown; "" without a context."""
    if context is None:
        return ""
    if context.share is None:
        return translate("UsageView", "{count} tokens", count=locale_format.short_count(int(context.tokens)))
    share = percent(context.share)
    return translate("UsageView", "about {share}", share=share) if context.estimate else share


def full(context: "ContextUsageState | None") -> str:
    if context is None:
        return translate("UsageView", "Not available yet")
    tokens = locale_format.number(round(context.tokens))
    if context.window is None:
        return translate("UsageView", "{count} tokens", count=tokens)
    window = locale_format.number(round(context.window))
    return translate("UsageView", "{count} of {window} tokens", count=tokens, window=window)


def note(context: "ContextUsageState | None", compacting: bool) -> str:
    """Return a note about the context, of at most two sentences; "" without a note."""
    if compacting:
        return translate("UsageView", "Claude Code is compacting the conversation.")
    if context is None:
        return translate("UsageView", "Available after Claude's first reply.")
    said = []
    if context.estimate:
        said.append(
            translate(
                "UsageView",
                "Estimated from Claude's last reply; this version of Claude Code does not report it.",
            )
        )
    if near_full(context):
        said.append(translate("UsageView", "Nearly full: Claude Code will compact soon."))
    elif context.threshold:
        threshold = locale_format.number(round(context.threshold))
        said.append(translate("UsageView", "Claude Code compacts at {count} tokens.", count=threshold))
    return locale_format.sentences(said)


def categories(context: "ContextUsageState | None") -> list[ListRecord]:
    """Return the used parts of the context, the largest first, then the part kept free for compacting."""
    if context is None:
        return []
    most = context.window or context.tokens or 1
    kinds = {"used": "", "buffer": "buffer"}
    found = [c for c in context.categories if c.kind in kinds and c.tokens > 0]
    found.sort(key=lambda c: (c.kind != "used", -c.tokens))
    return [
        ListRecord(
            category(c.name),
            locale_format.short_count(int(c.tokens)),
            share=c.tokens / most,
            tone=kinds[c.kind],
        )
        for c in found
    ]


def memory_files(context: "ContextUsageState | None") -> list[ListRecord]:
    files = context.memory_files if context is not None else ()
    return [ListRecord(safe_names.path(f.path), locale_format.short_count(int(f.tokens))) for f in files]


def context_tools(context: "ContextUsageState | None") -> list[ListRecord]:
    """Return the tools of MCP servers, as `server · tool`."""
    tools = context.tools if context is not None else ()
    return [
        ListRecord(
            f"{t.server} · {t.name.removeprefix(f'mcp__{t.server}__')}",
            locale_format.short_count(int(t.tokens)) if t.loaded else translate("UsageView", "not loaded"),
        )
        for t in tools
    ]


def models(usage: "SessionUsage | None") -> list[ListRecord]:
    """Return the tokens and the cost of each model, the most expensive first."""
    found = usage.models.items() if usage is not None else ()
    return [
        ListRecord(
            name,
            locale_format.cost(use.cost),
            detail=_tokens(use),
        )
        for name, use in sorted(found, key=lambda item: -(item[1].cost or 0.0))
    ]


def _tokens(use: "ModelUse") -> str:
    sent, received = locale_format.short_count(use.tokens_in), locale_format.short_count(use.tokens_out)
    if not (use.cache_read or use.cache_written):
        return translate("UsageView", "{sent} in · {received} out", sent=sent, received=received)
    return translate(
        "UsageView",
        "{sent} in · {received} out · {read} read from the cache, {written} written",
        sent=sent,
        received=received,
        read=locale_format.short_count(use.cache_read),
        written=locale_format.short_count(use.cache_written),
    )


def limits(found: "list[AccountLimit]") -> list[ListRecord]:
    return [
        ListRecord(
            limit_name(limit),
            translate("UsageView", "Reached") if limit.status == "rejected" else _used(limit),
            detail=_resets(limit),
            note=translate("UsageView", "Claude continues with extra usage.") if limit.over else "",
            tone=_tone(limit),
            share=min(1.0, (limit.percent or 0.0) / 100),
        )
        for limit in found
    ]


def recommendations(found: "list[Recommendation]") -> list[ListRecord]:
    return [
        ListRecord(
            safe_text.readable(each.title),
            percent(each.percent / 100) if each.percent > 0 else "",
            detail=safe_text.readable(each.detail),
        )
        for each in found
    ]


def limit_name(limit: "AccountLimit") -> str:
    match limit.kind:
        case "five_hour":
            return translate("UsageView", "5-hour limit")
        case "seven_day" | "seven_day_overage_included":
            return translate("UsageView", "Weekly limit")
        case "seven_day_opus":
            return translate("UsageView", "Weekly Opus limit")
        case "seven_day_sonnet":
            return translate("UsageView", "Weekly Sonnet limit")
        case "overage":
            return translate("UsageView", "Extra usage limit")
    return translate("UsageView", "Usage limit")


def warning(found: "list[AccountLimit]") -> tuple[str, str]:
    """Return the words and the tone of the first limit that is reached, or else of the first that is near.

    Return two empty strings if no limit is near.
    """
    for status in ("rejected", "allowed_warning"):
        for limit in found:
            if limit.status == status:
                return limit_words(limit), _tone(limit)
    return "", ""


def limit_words(limit: "AccountLimit") -> str:
    """Return `5-hour limit: 80% used, resets 14:30`."""
    name, time = limit_name(limit), _clock(limit)
    if limit.status != "rejected":
        used = _used(limit)
        if time:
            return translate("UsageView", "{limit}: {used}, resets {time}", limit=name, used=used, time=time)
        return translate("UsageView", "{limit}: {used}", limit=name, used=used)
    if time:
        return translate("UsageView", "{limit} reached, resets {time}", limit=name, time=time)
    return translate("UsageView", "{limit} reached", limit=name)


def _tone(limit: "AccountLimit") -> str:
    return {"rejected": "bad", "allowed_warning": "warn"}.get(limit.status, "")


def _used(limit: "AccountLimit") -> str:
    if limit.percent is None:
        return translate("UsageView", "nearly reached")
    return translate("UsageView", "{share} used", share=locale_format.percent(limit.percent / 100))


def _resets(limit: "AccountLimit") -> str:
    return translate("UsageView", "Resets {time}", time=time) if (time := _clock(limit)) else ""


def _clock(limit: "AccountLimit") -> str:
    """Return `14:30`, the time when the limit resets; "" if the time is unknown or not valid."""
    return clock_or_moment(limit.until) if limit.until is not None else ""


def clock_or_moment(at: float) -> str:
    """Return `14:30`, a time in seconds since the epoch in the user's time zone; "" if it is not valid.

    Add the date if the time is on another day and either past or at least `_SOON_SECONDS` away.
    """
    try:
        same = localtime(at)[:3] == localtime()[:3]
    except (ValueError, OverflowError, OSError):
        return ""
    plain = same or 0 <= at - time() < _SOON_SECONDS
    return locale_format.clock(at) if plain else locale_format.moment(at)


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class UsageView(QObject):
    """The usage of a session. While the session is visible, ask the CLI for the context after each change."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._shown = False
        self._owed = False  # whether to ask the CLI when the session is shown again
        self._categories = RecordListModel(self)
        self._files = RecordListModel(self)
        self._tools = RecordListModel(self)
        self._models = RecordListModel(self)
        self._limits = RecordListModel(self)
        self._recommendations = RecordListModel(self)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.usage.changed, self._refresh)
        self._connections.connect(session.usage.stale, self._ask)
        self._connections.connect(session.cost_limit.changed, self._refresh)
        self._connections.connect(session.info_changed, self._refresh)
        self._connections.connect(session.queue_changed, self.changed)
        self._connections.connect(session.state_changed, self.changed)
        self._refresh()
        self._ask()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._refresh()

    def set_shown(self, shown: bool) -> None:
        """Set whether the session is visible."""
        self._shown = shown
        if shown and self._owed:
            self._ask()

    def retranslate(self) -> None:
        self._refresh()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def refreshAll(self) -> None:
        """Ask the CLI for all figures, because the user opens the panel."""
        if self._session is not None:
            self._session.usage.ask_all()

    @Slot()
    def sumUp(self) -> None:
        """Ask Claude Code to compact the conversation now."""
        if self._session is not None:
            self._session.send("/compact")

    @Slot(str, result=bool)
    def setCeiling(self, text: str) -> bool:
        """Set the cost limit in US dollars, as the user wrote it. An empty text or 0 removes the limit.

        Return False if the text is not a number from 0 to below a million.
        """
        amount = locale_format.read_dollars(text) if text.strip() else 0.0
        if amount is None or not 0 <= amount < 1e6:  # NaN fails this comparison too
            return False
        if self._session is not None:
            self._session.cost_limit.set(amount or None)
        return True

    @Slot()
    def goOn(self) -> None:
        if self._session is not None:
            self._session.cost_limit.go_on()

    @Slot()
    def raiseCeiling(self) -> None:
        if self._session is not None:
            self._session.cost_limit.set(self._session.cost_limit.higher)

    @Slot()
    def notNow(self) -> None:
        if self._session is not None:
            self._session.cost_limit.not_now()

    @Slot()
    def sendThen(self) -> None:
        """Let the messages that wait, or the message that the limit has refused, be sent after the reset."""
        if self._session is not None:
            self._session.scheduled_messages.send_then()

    # --- properties ----------------------------------------------------------------------------

    @Property(float, notify=changed)  # the moment for a message that waits for the reset; 0 without one
    def moment(self) -> float:
        return self._session.scheduled_messages.moment if self._session is not None else 0.0

    @Property(str, notify=changed)
    def resetWords(self) -> str:
        """Say when messages can be sent again; "" if no limit is reached, or the time is not known."""
        reset = self._session.scheduled_messages.reset if self._session is not None else None
        if reset is None:
            return ""
        at = clock_or_moment(reset)
        return translate("UsageView", "Messages can be sent again at {time}.", time=at) if at else ""

    @Property(bool, notify=changed)
    def offersThen(self) -> bool:
        """Whether a message waits that could be sent after the reset, outside of the composer."""
        return self._session is not None and self._session.scheduled_messages.offers

    @property
    def _usage(self) -> "SessionUsage | None":
        return self._session.usage if self._session is not None else None

    @property
    def _context(self) -> "ContextUsageState | None":
        return self._usage.context if self._usage is not None else None

    # Shares of the context window, from 0 to 1; -1 if unknown.
    @Property(float, notify=changed)
    def share(self) -> float:
        share = self._context.share if self._context is not None else None
        return share if share is not None else -1.0

    @Property(float, notify=changed)
    def threshold(self) -> float:
        context = self._context
        if context is None or not context.threshold or not context.window:
            return -1.0
        return min(1.0, context.threshold / context.window)

    @Property(bool, notify=changed)
    def near(self) -> bool:
        return near_full(self._context)

    @Property(bool, notify=changed)
    def compacting(self) -> bool:
        return self._usage is not None and self._usage.compacting

    @Property(str, notify=changed)
    def short(self) -> str:
        return translate("UsageView", "Compacting") if self.compacting else short(self._context)

    @Property(str, notify=changed)
    def contextWords(self) -> str:
        return full(self._context)

    @Property(str, notify=changed)
    def note(self) -> str:
        return note(self._context, self.compacting)

    @Property(str, notify=changed)
    def cost(self) -> str:
        return locale_format.cost(self._session.costs.total) if self._session is not None else ""

    @Property(str, notify=changed)
    def lastCost(self) -> str:
        return locale_format.cost(self._usage.last_cost) if self._usage is not None else ""

    @Property(str, notify=changed)
    def costLimit(self) -> str:
        amount = self._session.cost_limit.amount if self._session is not None else None
        return f"{amount:.2f}".removesuffix(".00").replace(".", QLocale().decimalPoint()) if amount else ""

    @Property(bool, notify=changed)
    def asks(self) -> bool:
        return self._session is not None and self._session.cost_limit.waits

    @Property(str, notify=changed)
    def question(self) -> str:
        amount = self._session.cost_limit.amount if self._session is not None else None
        return translate(
            "UsageView",
            "This session has cost {cost}, above your limit of {limit}. Your message waits.",
            cost=self.cost,
            limit=locale_format.cost(amount),
        )

    @Property(str, notify=changed)
    def limit(self) -> str:
        return locale_format.cost(self._session.cost_limit.amount if self._session is not None else None)

    @Property(str, notify=changed)
    def higher(self) -> str:
        return locale_format.cost(self._session.cost_limit.higher if self._session is not None else 0.0)

    @Property(str, notify=changed)
    def warning(self) -> str:
        return warning(self._usage.limits)[0] if self._usage is not None else ""

    @Property(str, notify=changed)
    def warningTone(self) -> str:
        return warning(self._usage.limits)[1] if self._usage is not None else ""

    categories = constant(RecordListModel, "_categories")
    files = constant(RecordListModel, "_files")
    tools = constant(RecordListModel, "_tools")
    models = constant(RecordListModel, "_models")
    limits = constant(RecordListModel, "_limits")
    recommendations = constant(RecordListModel, "_recommendations")

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _ask(self) -> None:
        self._owed = not self._shown
        if self._shown and self._usage is not None:
            self._usage.ask()

    @Slot()
    def _refresh(self) -> None:
        context, usage = self._context, self._usage
        self._categories.show(categories(context))
        self._files.show(memory_files(context))
        self._tools.show(context_tools(context))
        self._models.show(models(usage))
        self._limits.show(limits(usage.limits if usage is not None else []))
        self._recommendations.show(recommendations(usage.recommendations if usage is not None else []))
        self.changed.emit()
