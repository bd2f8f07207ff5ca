"""Cards of tools that need little code: skills, schedules, worktrees, resources of servers, and more."""

from collections.abc import Callable, Iterator

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.checklist_cards import none_title
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import (
    code,
    facts,
    joined,
    lines,
    note,
    rich,
    shorten,
    value_of,
)
from claude_desk.transcript.tools.tool_spec import Effect, PresentedCall, ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of


def titled(*names: str) -> Callable[[WireFields, str], str]:
    """Return a function that makes a title from the first of these members that is a text or a number."""

    def title(given: WireFields, folder: str) -> str:
        return one_line(given.word(*names))

    return title


def saying(wire: str, member: str, *names: str, aliases: tuple[str, ...] = ()) -> ToolSpec:
    """Return the spec of a tool whose input has Claude's words in the member `member`. The card shows the
    other members in a table. `names`: the members that the title prefers."""

    def show(use: ToolUse) -> PresentedCall:
        rest = {key: value for key, value in use.input.members.items() if key != member}
        parts = rich(use.input.text(member), brief=True)
        parts += facts((str(key), value_of(value)) for key, value in rest.items())
        return PresentedCall(parts + lines(use.reply))

    return ToolSpec(wire, titled(*names, member), show, aliases)


# --- Skill ------------------------------------------------------------------------------------------


def skill_title(given: WireFields, folder: str) -> str:
    arguments = given.members.get("args")
    words = words_of(arguments) if arguments else ""
    return one_line(f"{given.text('skill', 'command', 'name')} {words}".strip())


def show_skill(use: ToolUse) -> PresentedCall:
    shows_body = use.call.body and use.reply.startswith("Launching skill")
    return PresentedCall([] if shows_body else rich(use.reply))


# --- schedules --------------------------------------------------------------------------------------


def cron_title(given: WireFields, folder: str) -> str:
    return one_line(" · ".join(word for word in (given.text("cron"), given.text("prompt")) if word))


def show_cron(use: ToolUse) -> PresentedCall:
    given, result = use.input, use.structured
    parts = rich(given.text("prompt"))
    parts += facts(
        [
            (Phrase("other_card.schedule"), result.text("humanSchedule") or given.text("cron")),
            (Phrase("other_card.next"), result.word("nextFireAt")),
            (Phrase("other_card.recurring"), value_of(result.flag("recurring") or given.flag("recurring"))),
            (Phrase("other_card.persistent"), value_of(True) if given.flag("durable") else ""),
            (Phrase("other_card.id"), result.word("id")),
        ]
    )
    return PresentedCall(parts, one_line(result.text("humanSchedule"), 80))


def cron_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.schedule_starts"), "warn"
    if given.flag("durable"):
        yield Phrase("tool_card.schedule_stays"), "warn"


def show_cron_end(use: ToolUse) -> PresentedCall:
    return PresentedCall(lines(use.reply) if not use.structured else [])


def show_crons(use: ToolUse) -> PresentedCall:
    jobs = use.structured.rows("jobs")
    if "jobs" not in use.structured:
        return PresentedCall(lines(use.reply))
    rows = [
        (job.text("humanSchedule", "cron") or job.word("id"), one_line(job.text("prompt"))) for job in jobs
    ]
    return PresentedCall(facts(rows), Phrase("other_card.jobs", count=len(jobs)))


def wakeup_title(given: WireFields, folder: str) -> Text:
    if given.flag("stop"):
        return Phrase("other_card.wakeup_cancelled")
    seconds = given.number("delaySeconds")
    delay = "" if seconds is None else Phrase("other_card.wakes_in", seconds=seconds)
    return joined(delay, given.text("reason"))


def show_wakeup(use: ToolUse) -> PresentedCall:
    result = use.structured
    clamped = result.number("clampedDelaySeconds")
    parts = rich(use.input.text("prompt"))
    parts += facts([(Phrase("other_card.at"), result.word("scheduledFor"))])
    if result.flag("wasClamped") and clamped is not None:
        parts += note(Phrase("other_card.delay_changed", seconds=clamped))
    return PresentedCall(parts)


# --- worktrees --------------------------------------------------------------------------------------


def worktree_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("name") or shorten(given.text("path"), folder))


def worktree_end_title(given: WireFields, folder: str) -> Text:
    ends = {"keep": Phrase("other_card.keep_worktree"), "remove": Phrase("other_card.remove_worktree")}
    return ends.get(given.text("action"), "")


def show_worktree(use: ToolUse) -> PresentedCall:
    result, discards = use.structured, use.input.flag("discard_changes")
    parts = facts(
        [
            (Phrase("other_card.worktree"), result.text("worktreePath")),
            (Phrase("other_card.branch"), result.text("worktreeBranch")),
            (Phrase("other_card.returns_to"), result.text("originalCwd")),
            (Phrase("other_card.uncommitted_changes"), Phrase("other_card.discarded") if discards else ""),
        ]
    )
    return PresentedCall(parts + note(result.text("message") or ("" if result else use.reply), brief=False))


def worktree_effects(given: WireFields) -> Iterator[Effect]:
    if given.text("action") == "keep":
        yield Phrase("tool_card.worktree_kept"), ""
    elif given.text("action") == "remove":
        yield Phrase("tool_card.worktree_deleted"), "warn"
        if given.members.get("discard_changes") is True:
            yield Phrase("tool_card.changes_discarded"), "bad"


# --- resources of MCP servers -----------------------------------------------------------------------


def resource_title(given: WireFields, folder: str) -> str:
    words = (given.text("server"), given.text("uri", "path"))
    return one_line(" · ".join(word for word in words if word))


def show_resources(use: ToolUse) -> PresentedCall:
    items = use.call.structured
    found = [WireFields(item) for item in items if isinstance(item, dict)] if isinstance(items, list) else []
    if not found:
        return PresentedCall(lines(use.reply))
    rows = [(item.text("name") or item.text("uri"), _resource_words(item)) for item in found]
    return PresentedCall(facts(rows), Phrase("other_card.resources", count=len(found)))


def _resource_words(item: WireFields) -> str:
    words = (item.text("uri"), item.text("mimeType"), item.text("description"), item.text("server"))
    return " · ".join(one_line(word) for word in words if word)


def show_resource(use: ToolUse) -> PresentedCall:
    parts: list[Part] = []
    for content in use.structured.rows("contents"):
        parts += facts(
            [
                (Phrase("tool_card.type"), content.text("mimeType")),
                (Phrase("tool_card.saved_in"), content.text("blobSavedTo")),
            ]
        )
        parts += code(content.text("text"), content.text("uri"))
    if use.structured.text("error"):
        parts += note(use.structured.text("error"), "bad")
    return PresentedCall(parts or lines(use.reply))


# --- findings of a review ---------------------------------------------------------------------------


def findings_title(given: WireFields, folder: str) -> Text:
    return Phrase("other_card.findings", count=len(given.rows("findings"))) if "findings" in given else ""


def show_findings(use: ToolUse) -> PresentedCall:
    parts: list[Part] = []
    for finding in use.input.rows("findings") or use.structured.rows("findings"):
        place = shorten(finding.text("file"), use.folder)
        line = finding.word("line")
        words = [
            f"{place}:{line}" if place and line else place,
            finding.text("severity"),
            finding.text("verdict"),
        ]
        text = "\n".join(text for text in (finding.text("summary"), finding.text("failure_scenario")) if text)
        label = visible(" · ".join(word for word in words if word))
        parts += lines(text or label, label=label if text else "", brief=True)
    return PresentedCall(parts, one_line(use.input.text("level"), 40))


TOOLS = (
    ToolSpec("Skill", skill_title, show_skill, aliases=("SlashCommand",), heading="use-skill"),
    ToolSpec("CronCreate", cron_title, show_cron, heading="set-schedule", effects=cron_effects),
    ToolSpec("CronDelete", titled("id"), show_cron_end),
    ToolSpec("CronList", none_title, show_crons),
    ToolSpec("ScheduleWakeup", wakeup_title, show_wakeup),
    ToolSpec("EnterWorktree", worktree_title, show_worktree, heading="enter-worktree"),
    ToolSpec(
        "ExitWorktree",
        worktree_end_title,
        show_worktree,
        heading="leave-worktree",
        effects=worktree_effects,
    ),
    ToolSpec(
        "ListMcpResourcesTool",
        titled("server"),
        show_resources,
        name=Phrase("other_card.mcp_resources"),
        aliases=("ListMcpResources",),
    ),
    ToolSpec(
        "ReadMcpResourceTool",
        resource_title,
        show_resource,
        name=Phrase("other_card.mcp_resource"),
        aliases=("ReadMcpResource",),
    ),
    ToolSpec(
        "ReadMcpResourceDirTool",
        resource_title,
        show_resources,
        name=Phrase("other_card.mcp_resources"),
        aliases=("ReadMcpResourceDir",),
    ),
    ToolSpec("ReportFindings", findings_title, show_findings),
    saying("SendUserMessage", "message", aliases=("Brief",)),
    saying("SubagentHandback", "message", "summary"),
    saying("PushNotification", "message", "title"),
)
