"""Cards of the reports of `/context` and `/usage` (`reducer/command_reports.py`)."""

from collections.abc import Iterator
from datetime import datetime

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.checklist_cards import none_title
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import duration, facts, joined, note, shorten
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_KINDS = ("used", "buffer", "free")  # `deferred` parts are outside of the context
_WARNS = {"warning": "warn", "critical": "bad"}


def show_context(use: ToolUse) -> PresentedCall:
    told = use.structured
    window = told.number("raw_max_tokens") or 0
    total = told.number("total_tokens") or 0
    over = told.inner("over_limit").number("tokens_over")
    parts = note(Phrase("other_card.over", count=over), "bad") if over else []
    kept = [item for item in told.rows("categories") if item.text("kind") in _KINDS and item.number("tokens")]
    kept.sort(key=lambda item: (_KINDS.index(item.text("kind")), -(item.number("tokens") or 0)))
    parts += facts(
        [
            (Phrase("other_card.category", name=one_line(item.text("name"))), _share(item, window))
            for item in kept
        ],
        label=Phrase("other_card.fills"),
        brief=True,
    )
    parts += _listed(use, "memory_files", window, "path")
    parts += _listed(use, "mcp_tools", window, "server_name", "name")
    parts += _listed(use, "agents", window, "agent_type")
    parts += _listed(use, "skills", window, "name")
    return PresentedCall(
        parts, joined(Phrase("other_card.filled", count=total, window=window), one_line(told.text("model")))
    )


_LABELS = {
    "memory_files": Phrase("other_card.memory_files"),
    "mcp_tools": Phrase("other_card.tools"),
    "agents": Phrase("other_card.agents"),
    "skills": Phrase("other_card.skills"),
}


def _listed(use: ToolUse, member: str, window: int, *names: str) -> list[Part]:
    """Show a table of the items in a list of the report, the largest first."""
    items = sorted(use.structured.rows(member), key=lambda item: -(item.number("tokens") or 0))
    rows: list[tuple[Text, Text]] = []
    for item in items:
        server = item.text("server_name")
        words = [item.text(name).removeprefix(f"mcp__{server}__") for name in names]
        name = one_line(" · ".join(shorten(word, use.folder) for word in words if word))
        rows.append((name, _share(item, window)))
    known = ((name, words) for name, words in rows if name)
    return facts(known, label=_LABELS[member], opens=member == "memory_files")


def _share(item: WireFields, window: int) -> Text:
    return Phrase("other_card.share", tokens=item.number("tokens") or 0, window=window)


# --- /usage -----------------------------------------------------------------------------------------


def show_usage(use: ToolUse) -> PresentedCall:
    told = use.structured
    limits = told.inner("rate_limits")
    rows = list(_limits(limits))
    parts = [part for name, _, tone in rows if tone for part in _warning(name, tone)]
    parts += facts(
        [*((name, words) for name, words, _ in rows), *_extra(limits.inner("extra_usage"))],
        label=Phrase("other_card.limits"),
        brief=True,
    )
    spent = told.inner("session")
    dollars = _amount(spent, "total_cost_usd")
    cost: Text = "" if dollars is None else Phrase("other_card.dollars", dollars=dollars)
    lines = f"+{spent.number('total_lines_added') or 0} −{spent.number('total_lines_removed') or 0}"
    seconds = (spent.number("total_api_duration_ms") or 0) / 1000
    parts += facts(
        [
            (Phrase("other_card.cost"), cost),
            (Phrase("other_card.api_time"), duration(seconds)),
            (Phrase("other_card.lines"), lines if spent else ""),
        ],
        label=Phrase("other_card.session"),
        brief=True,
    )
    models = spent.inner("model_usage")
    parts += facts(
        [(one_line(str(name)), _tokens(models.inner(name))) for name in models.members],
        label=Phrase("other_card.by_model"),
    )
    return PresentedCall(parts, cost)


def _warning(name: Text, tone: str) -> list[Part]:
    reached = tone == "bad"
    said = Phrase("other_card.reached", limit=name) if reached else Phrase("other_card.near", limit=name)
    return note(said, tone)


def _limits(limits: WireFields) -> Iterator[tuple[Text, Text, str]]:
    """Yield the name of each limit, how much of it is used, and the tone of a warning."""
    for row in limits.rows("limits"):
        scope = row.inner("scope")
        name = scope.inner("model").text("display_name") or scope.inner("surface").text("display_name")
        share = _amount(row, "percent")
        if share is None:
            continue
        limit = Phrase("other_card.limit", kind=one_line(row.text("kind")), name=one_line(name))
        used = Phrase("other_card.used", share=share / 100, at=_moment(row.text("resets_at")))
        tone = _WARNS.get(row.text("severity"), "")
        yield limit, used, "warn" if tone == "bad" and share < 100 else tone


def _extra(extra: WireFields) -> Iterator[tuple[Text, Text]]:
    share = _amount(extra, "utilization")
    if extra.flag("is_enabled") and share is not None:
        yield Phrase("other_card.extra"), Phrase("other_card.used", share=share / 100, at=None)


def _tokens(use: WireFields) -> Text:
    sent, received = use.number("inputTokens") or 0, use.number("outputTokens") or 0
    dollars = _amount(use, "costUSD")
    cost: Text = "" if dollars is None else Phrase("other_card.dollars", dollars=dollars)
    return joined(Phrase("other_card.tokens", sent=sent, received=received), cost)


def _amount(given: WireFields, name: str) -> float | None:
    """Return the member as a number from 0 to below a million; None if it is no such number."""
    value = given.members.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e6:
        return None
    return float(value)


def _moment(text: str) -> float | None:
    """Return the time in seconds since the epoch; None if the text is not a time."""
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        return None


TOOLS = (
    ToolSpec("/context", none_title, show_context, name=Phrase("other_card.context"), family="list"),
    ToolSpec("/usage", none_title, show_usage, name=Phrase("other_card.usage"), family="list"),
)
