"""The words and lists of the meters: context, costs, limits. No Qt."""

import time
from typing import TYPE_CHECKING

from claude_desk.transcript.text.number_format import count
from claude_desk.ui import value_format as words
from claude_desk.ui.record_list import ListRecord

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit
    from claude_desk.session.core.context import ContextUsageState
    from claude_desk.session.core.usage import SessionUsage
    from claude_desk.transcript.reducer.model_use import ModelUse

_NEAR = 0.85  # of what the CLI sums up at
# Tokens that both versions keep free. 2.1.37 does not tell so: it sums up at 167,000 of 200,000.
_KEPT_FREE = 33_000
_LIMITS = {
    "five_hour": "5-hour limit",
    "seven_day": "Weekly limit",
    "seven_day_opus": "Weekly limit for Opus",
    "seven_day_sonnet": "Weekly limit for Sonnet",
    "seven_day_overage_included": "Weekly limit",
    "overage": "Limit of extra usage",
}


def percent(share: float) -> str:
    return f"{share * 100:.0f} %" if share >= 0.005 or share == 0 else "< 1 %"


def near_full(context: "ContextUsageState | None") -> bool:
    if context is None or not (context.threshold or context.window):
        return False
    return context.tokens >= _NEAR * (context.threshold or (context.window or 0) - _KEPT_FREE)


def short(context: "ContextUsageState | None") -> str:
    """`42 %`; the tokens alone where the window is not known; "" where nothing is."""
    if context is None:
        return ""
    sure = "about " if context.estimate else ""
    if context.share is None:
        return f"{count(int(context.tokens))} tokens"
    return sure + percent(context.share)


def full(context: "ContextUsageState | None") -> str:
    if context is None:
        return "Not known yet"
    tokens = f"{context.tokens:,.0f}"
    if context.window is None:
        return f"{tokens} tokens"
    return f"{tokens} of {context.window:,.0f} tokens"


def note(context: "ContextUsageState | None", compacting: bool) -> str:
    """What there is to say about the context, in at most two sentences."""
    if compacting:
        return "Claude Code is summing the conversation up to make room."
    if context is None:
        return "Known after Claude's first reply."
    said = []
    if context.estimate:
        said.append("An estimate, from Claude's last reply: this Claude Code does not tell it.")
    if near_full(context):
        said.append("Nearly full: Claude Code will sum the conversation up soon.")
    elif context.threshold:
        said.append(f"Claude Code sums the conversation up at {context.threshold:,.0f}.")
    return " ".join(said)


def categories(context: "ContextUsageState | None") -> list[ListRecord]:
    """What takes room, the largest first; then what is kept free for summing up."""
    if context is None:
        return []
    most = context.window or context.tokens or 1
    kinds = {"used": "", "buffer": "buffer"}
    found = [c for c in context.categories if c.kind in kinds and c.tokens > 0]
    found.sort(key=lambda c: (c.kind != "used", -c.tokens))
    return [
        ListRecord(c.name, count(int(c.tokens)), share=c.tokens / most, tone=kinds[c.kind]) for c in found
    ]


def memory_files(context: "ContextUsageState | None") -> list[ListRecord]:
    files = context.memory_files if context is not None else ()
    return [ListRecord(words.folder(f.path), count(int(f.tokens))) for f in files]


def context_tools(context: "ContextUsageState | None") -> list[ListRecord]:
    """The tools of servers, as `server · tool`."""
    tools = context.tools if context is not None else ()
    return [
        ListRecord(
            f"{t.server} · {t.name.removeprefix(f'mcp__{t.server}__')}",
            count(int(t.tokens)) if t.loaded else "not loaded",
        )
        for t in tools
    ]


def models(usage: "SessionUsage | None") -> list[ListRecord]:
    """What each model was used for, and what it cost."""
    found = usage.models.items() if usage is not None else ()
    return [
        ListRecord(
            name,
            words.cost(use.cost),
            detail=_tokens(use),
        )
        for name, use in sorted(found, key=lambda item: -(item[1].cost or 0.0))
    ]


def _tokens(use: "ModelUse") -> str:
    said = f"{count(use.tokens_in)} in · {count(use.tokens_out)} out"
    if use.cache_read or use.cache_written:
        said += f" · {count(use.cache_read)} read from the cache, {count(use.cache_written)} written"
    return said


def limits(found: "list[AccountLimit]") -> list[ListRecord]:
    return [
        ListRecord(
            limit_name(limit),
            "Reached" if limit.status == "rejected" else _used(limit),
            detail=_begins_anew(limit),
            note="Claude goes on with extra usage." if limit.over else "",
            tone=_tone(limit),
            share=min(1.0, (limit.percent or 0.0) / 100),
        )
        for limit in found
    ]


def limit_name(limit: "AccountLimit") -> str:
    return _LIMITS.get(limit.kind) or "Usage limit"


def warning(found: "list[AccountLimit]") -> tuple[str, str]:
    """The worst limit in a few words, and its tone; "" where none is near."""
    for status in ("rejected", "allowed_warning"):
        for limit in found:
            if limit.status == status:
                said = "reached" if status == "rejected" else _used(limit)
                until = _clock(limit)
                return f"{limit_name(limit)} {said}" + (f", until {until}" if until else ""), _tone(limit)
    return "", ""


def _tone(limit: "AccountLimit") -> str:
    return {"rejected": "bad", "allowed_warning": "warn"}.get(limit.status, "")


def _used(limit: "AccountLimit") -> str:
    return f"{limit.percent:.0f} % used" if limit.percent is not None else "near"


def _begins_anew(limit: "AccountLimit") -> str:
    return f"Begins anew {moment}" if (moment := _clock(limit)) else ""


def _clock(limit: "AccountLimit") -> str:
    """`14:30`, with the day where it is another."""
    if limit.until is None:
        return ""
    try:
        then, now = time.localtime(limit.until), time.localtime()
        same = (then.tm_year, then.tm_yday) == (now.tm_year, now.tm_yday)
        return time.strftime("%H:%M" if same else "%a %d %b, %H:%M", then)
    except (ValueError, OverflowError, OSError):
        return ""
