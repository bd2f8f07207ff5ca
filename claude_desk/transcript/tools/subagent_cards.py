"""Cards of subagents, teams, messages between agents, and workflows."""

import re

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.checklist_cards import none_title
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import code, duration, facts, joined, lines, note, rich
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of

# The name of the call in the row of a result. Claude cannot call a tool with such a name.
AGENT_RESULT = "agent result"
_USAGE = re.compile(r"\n?<usage>.*?</usage>\s*\Z", re.S)
_LAUNCHED = {
    "async_launched": Phrase("subagent_card.in_background"),
    "remote_launched": Phrase("subagent_card.on_another_machine"),
    "teammate_spawned": Phrase("subagent_card.as_teammate"),
}


# --- Agent ------------------------------------------------------------------------------------------


def agent_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("description") or given.text("prompt"))


def show_agent(use: ToolUse) -> PresentedCall:
    """Show the agent's task. Its answer has a row of its own; the head shows only the answer's first line."""
    given, result = use.input, use.structured
    launched = _LAUNCHED.get(result.text("status"))
    parts: list[Part] = []
    if launched:
        # If the call has progress, the card shows the progress instead of this note.
        parts += note(launched if use.call.progress is None else "")
        parts += facts([(Phrase("subagent_card.session"), result.text("sessionUrl"))])
    parts += rich(given.text("prompt"), label=Phrase("tool_card.prompt"))
    parts += facts(
        [
            (Phrase("tool_card.type"), given.text("subagent_type") or result.text("agentType")),
            (Phrase("subagent_card.name"), given.text("name")),
            (Phrase("subagent_card.team"), given.text("team_name")),
            (Phrase("subagent_card.model"), result.text("resolvedModel", "model") or given.text("model")),
            (Phrase("subagent_card.effort"), given.word("effort")),
            (Phrase("subagent_card.mode"), given.text("mode")),
            (Phrase("subagent_card.folder"), result.text("worktreePath") or given.text("isolation")),
            (Phrase("subagent_card.resumes"), given.text("resume")),
            (Phrase("subagent_card.tokens"), _tokens(use)),
        ]
    )
    shown = _with_totals(use, parts, given.text("subagent_type") or result.text("agentType"))
    shown.description = _first_line(_answer(use, launched is not None))
    return shown


def _answer(use: ToolUse, launched: bool) -> str:
    """Return the subagent's answer. For a subagent in the background, this is its summary, which comes after
    its end."""
    progress = use.call.progress
    if launched:
        return progress.summary if progress is not None and not use.failed else ""
    return answer_of(use.call) if use.done else ""


def answer_of(call: ToolCall) -> str:
    """Return the answer in the result of a subagent's call; "" without an answer."""
    blocks = WireFields(call.structured).rows("content")
    said = "\n\n".join(text for block in blocks if (text := block.text("text")))
    return (said or _USAGE.sub("", call.result)).strip()


def _first_line(markdown: str) -> str:
    """Return the first line with words, without the marks of a heading or a list."""
    lines_of = (line.strip().lstrip("#>*- ").strip() for line in markdown.splitlines())
    return next((line.replace("**", "").replace("`", "") for line in lines_of if line), "")


# --- the result of an agent -------------------------------------------------------------------------


def result_title(given: WireFields, folder: str) -> Text:
    return Phrase("subagent_card.result", agent=one_line(given.text("agent")))


def show_result(use: ToolUse) -> PresentedCall:
    return PresentedCall(rich(use.text, brief=True))


def _with_totals(use: ToolUse, parts: list[Part], kind: str = "") -> PresentedCall:
    """Return the card's content with a summary like `Explore · 14 tools · 48 s`. While the call runs, the
    summary has no seconds, because the call's state shows them."""
    call = use.call
    tools = (call.progress.tools if call.progress is not None else None) or _figure(use, "totalToolUseCount")
    runs = call.state in (ToolState.RUNNING, ToolState.WAITING)
    seconds = 0 if runs else _seconds(use)
    summary = joined(
        one_line(kind),
        Phrase("subagent_card.tools", count=tools) if tools else "",
        duration(seconds) if seconds >= 1 else "",
    )
    return PresentedCall(parts, summary, says_time=seconds >= 1)


def _figure(use: ToolUse, name: str) -> int:
    return int(use.structured.number(name) or 0)


def _seconds(use: ToolUse) -> float:
    """Return the duration of the call in seconds: the CLI's figure, or else the time from start to end; 0 if
    unknown."""
    call = use.call
    seconds = call.progress.seconds if call.progress is not None else None
    seconds = seconds or _figure(use, "totalDurationMs") / 1000
    return seconds or (call.ended - call.started if call.started and call.ended else 0)


def _tokens(use: ToolUse) -> Text:
    progress = use.call.progress
    tokens = (progress.tokens if progress is not None else None) or _figure(use, "totalTokens")
    return Phrase("tool_card.short_count", count=tokens) if tokens else ""


# --- teams ------------------------------------------------------------------------------------------


def message_title(given: WireFields, folder: str) -> Text:
    to = given.text("to", "recipient")
    words = given.text("summary") or given.text("message", "content")
    return Phrase("subagent_card.message", to=to, words=words) if to and words else to or words


def show_message(use: ToolUse) -> PresentedCall:
    given = use.input
    said = given.members.get("message", given.members.get("content"))
    parts = facts([(Phrase("tool_card.type"), given.text("type"))])
    parts += rich(said) if isinstance(said, str) else lines(words_of(said) if said is not None else "")
    return PresentedCall(parts + _success(use))


def _success(use: ToolUse) -> list[Part]:
    result = use.structured
    tone = "bad" if result.members.get("success") is False else ""
    return note(result.text("message", "error"), tone)


def team_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("team_name"))


def show_team(use: ToolUse) -> PresentedCall:
    result = use.structured
    parts = rich(use.input.text("description"))
    parts += facts(
        [
            (Phrase("subagent_card.lead"), result.text("lead_agent_id")),
            (Phrase("tool_card.saved_in"), result.text("team_file_path")),
        ]
    )
    return PresentedCall(parts + _success(use))


def show_team_end(use: ToolUse) -> PresentedCall:
    team = [(Phrase("subagent_card.team"), use.structured.text("team_name"))]
    return PresentedCall(facts(team) + _success(use))


def show_agents(use: ToolUse) -> PresentedCall:
    return PresentedCall(lines(use.reply))


# --- workflows --------------------------------------------------------------------------------------

_SCRIPT_NAME = re.compile(r"\bmeta\s*=\s*\{\s*name\s*:\s*['\"`]([^'\"`\n]{1,200})['\"`]")


def workflow_title(given: WireFields, folder: str) -> str:
    script = given.text("script")
    named = _SCRIPT_NAME.search(script)
    return one_line(given.text("title", "name", "scriptPath") or (named[1] if named is not None else script))


def show_workflow(use: ToolUse) -> PresentedCall:
    given, result = use.input, use.structured
    parts = code(given.text("script"), language="javascript", label=Phrase("subagent_card.script"))
    arguments = given.members.get("args")
    parts += lines(words_of(arguments) if arguments else "", label=Phrase("subagent_card.arguments"))
    parts += facts(
        [
            (Phrase("subagent_card.resumes"), given.text("resumeFromRunId")),
            (Phrase("subagent_card.run"), result.text("runId")),
        ]
    )
    parts += note(_LAUNCHED.get(result.text("status"), ""))
    progress = use.call.progress
    summary = progress.summary if progress is not None else ""
    parts += rich(result.text("summary") or summary or (use.reply if not result else ""), brief=True)
    parts += facts([(Phrase("subagent_card.tokens"), _tokens(use))])
    return _with_totals(use, parts)


TOOLS = (
    ToolSpec("Agent", agent_title, show_agent, aliases=("Task",), family="agent"),
    ToolSpec(AGENT_RESULT, result_title, show_result, name="Agent", family="agent"),
    ToolSpec("SendMessage", message_title, show_message, family="agent"),
    ToolSpec("TeamCreate", team_title, show_team, family="agent"),
    ToolSpec("TeamDelete", none_title, show_team_end, family="agent"),
    ToolSpec("ListAgents", none_title, show_agents, aliases=("ListPeers",), family="agent"),
    ToolSpec("Workflow", workflow_title, show_workflow, family="agent"),
)
