"""Cards of the tools for plugins, skills, connectors and goals, and of small tools around a session."""

from collections.abc import Iterator

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.cloud_cards import rows_found, show_service
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.generic_card import members, result
from claude_desk.transcript.tools.part_builder import code, facts, joined, lines, note, output, rich
from claude_desk.transcript.tools.tool_spec import Effect, PresentedCall, ToolSpec, ToolUse

# The members of a result that list plugins, skills or connectors.
_LISTS = ("results", "plugins", "skills", "connectors")


def catalog_title(given: WireFields, folder: str) -> Text:
    words = given.texts("keywords") or [item.text("pluginName", "name") for item in given.rows("plugins")]
    return joined(one_line(given.text("contextLabel")), one_line(", ".join(filter(None, words))))


def show_catalog(use: ToolUse) -> PresentedCall:
    told = use.structured
    found = next((told.rows(name) for name in _LISTS if name in told), None)
    parts: list[Part] = note(told.text("message"))
    if found is None:
        return PresentedCall(parts + result(use))
    parts += rows_found(found, "display_name", "name", "pluginName", "id")
    return PresentedCall(parts, Phrase("other_card.found", count=len(found)))


def proposals_title(given: WireFields, folder: str) -> str:
    return one_line(", ".join(filter(None, (item.text("name") for item in given.rows("proposals")))))


def show_proposals(use: ToolUse) -> PresentedCall:
    parts: list[Part] = []
    for item in use.input.rows("proposals"):
        parts += facts([(one_line(item.text("name")), item.text("description"))], brief=True)
        parts += rich(item.text("skillMd"))
        for edit in item.rows("edits"):
            parts += lines(edit.text("new_string"), label=one_line(item.text("target", "name"), 100))
    count = use.structured.number("proposalCount")
    return PresentedCall(parts, "" if count is None else Phrase("other_card.found", count=count))


# --- goals ------------------------------------------------------------------------------------------


def goal_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("condition", "goal", "reason"))


def show_goal(use: ToolUse) -> PresentedCall:
    given, told = use.input, use.structured
    condition = given.text("condition", "goal") or told.text("condition")
    parts = rich(condition, brief=not goal_title(given, "")) + rich(given.text("reason"))
    parts += facts([(Phrase("other_card.not_met"), told.text("lastReason"))], brief=True)
    if told.flag("paused"):
        return PresentedCall(parts, Phrase("other_card.paused"))
    if "condition" in told and not told.text("condition"):
        return PresentedCall(parts, Phrase("other_card.no_goal"))
    return PresentedCall(parts if told or parts else parts + result(use))


def goal_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.goal_set"), ""


# --- servers ----------------------------------------------------------------------------------------


def servers_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("server") or ", ".join(given.texts("servers")))


def show_waited(use: ToolUse) -> PresentedCall:
    told = use.structured
    rows: list[tuple[Text, Text]] = [
        (Phrase("other_card.connected"), ", ".join(told.texts("connected"))),
        (Phrase("other_card.failed"), ", ".join(told.texts("failed"))),
        (Phrase("other_card.sign_in"), ", ".join(told.texts("needsAuth"))),
        (Phrase("other_card.connecting"), ", ".join(told.texts("stillPending"))),
        (Phrase("other_card.off"), ", ".join(told.texts("disabled"))),
        (Phrase("other_card.unknown"), ", ".join([*told.texts("unknown"), *told.texts("unconfigured")])),
    ]
    return PresentedCall(facts(rows, brief=True) if told else result(use))


def show_refreshed(use: ToolUse) -> PresentedCall:
    items = use.call.structured
    found = [WireFields(item) for item in items if isinstance(item, dict)] if isinstance(items, list) else []
    rows = [(one_line(item.text("server")), _refreshed(item)) for item in found]
    return PresentedCall(facts((name, words) for name, words in rows if name) if rows else result(use))


def _refreshed(item: WireFields) -> Text:
    if item.text("error"):
        return one_line(item.text("error"))
    count = item.number("toolCount")
    changes = [f"+{name}" for name in item.texts("added")] + [f"−{name}" for name in item.texts("removed")]
    tools = "" if count is None else Phrase("other_card.tool_count", count=count)
    return joined(tools, one_line(" ".join(changes))) or one_line(item.text("status"))


# --- code and other small tools ---------------------------------------------------------------------


def code_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("description") or given.text("code", "script").strip().partition("\n")[0])


def show_code(use: ToolUse) -> PresentedCall:
    told = use.structured
    parts = code(use.input.text("code", "script"), language="javascript")
    parts += output(told.text("stdout")) + output(told.text("stderr"), label="stderr")
    parts += lines(told.text("result"), brief=True)
    return PresentedCall(parts if told else parts + result(use))


def code_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.code_runs"), "warn"


def structured_title(given: WireFields, folder: str) -> str:
    return one_line(", ".join(map(str, given.members)))


def show_structured(use: ToolUse) -> PresentedCall:
    return PresentedCall(members(use.input.members))


def reason_title(given: WireFields, folder: str) -> str:
    return one_line(given.word("reason", "setting", "recap", "taskId", "task_id", "message"))


def end_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.conversation_ends"), "bad"


TOOLS = (
    *(
        ToolSpec(name, catalog_title, show_catalog, family="search")
        for name in (
            "ListPlugins", "SearchPlugins", "ListSkills", "SearchSkills", "ListConnectors",
            "SearchMcpRegistry",
        )
    ),
    *(
        ToolSpec(name, catalog_title, show_catalog, family="ask")
        for name in ("SuggestPluginInstall", "SuggestSkills", "SuggestConnectors")
    ),
    ToolSpec("propose_skills", proposals_title, show_proposals, family="ask", aliases=("ProposeSkills",)),
    ToolSpec(
        "SetGoal", goal_title, show_goal, aliases=("ProposeGoal",), heading="set-goal", effects=goal_effects
    ),
    ToolSpec("GetGoal", goal_title, show_goal),
    ToolSpec("PauseGoal", goal_title, show_goal),
    ToolSpec("WaitForMcpServers", servers_title, show_waited),
    ToolSpec("RefreshMcpTools", servers_title, show_refreshed),
    ToolSpec(
        "REPL",
        code_title,
        show_code,
        aliases=("Eval",),
        family="run",
        heading="run-code",
        effects=code_effects,
        edited="code",
        edits="words",
    ),
    ToolSpec("StructuredOutput", structured_title, show_structured),
    ToolSpec("EndConversation", reason_title, show_service, heading="end-conversation", effects=end_effects),
    *(
        ToolSpec(name, reason_title, show_service)
        for name in (
            "OfferChromeSetup", "ShowOnboardingRolePicker", "ConnectGitHub", "WrapUp", "Poll", "GetTask",
            "McpTaskResumePolling", "ReadWidgetContext", "ObserverReport", "Config",
        )
    ),
)  # fmt: skip
