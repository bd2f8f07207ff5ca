"""Which presenter shows which tool. Adding a tool is adding one entry."""

import logging

from claude_desk.protocol.wire.tool_names import server_and_tool
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools import (
    checklist_cards,
    edit_cards,
    file_cards,
    other_cards,
    question_cards,
    search_cards,
    shell_cards,
    subagent_cards,
    web_cards,
)
from claude_desk.transcript.tools.card import Card, Part, PicturesPart
from claude_desk.transcript.tools.families import ALIASES
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.generic_card import GENERIC
from claude_desk.transcript.tools.other_cards import saying, titled
from claude_desk.transcript.tools.part_builder import error, facts, note, rich
from claude_desk.transcript.tools.presenter import ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of

_log = logging.getLogger(__name__)

# The tools of all versions (protocol.md section 8.1).
PRESENTERS: dict[str, ToolSpec] = {
    "Bash": ToolSpec(shell_cards.command_title, shell_cards.show_bash),
    "PowerShell": ToolSpec(shell_cards.command_title, shell_cards.show_powershell),
    "Monitor": ToolSpec(shell_cards.monitor_title, shell_cards.show_monitor),
    "TaskOutput": ToolSpec(shell_cards.task_title, shell_cards.show_task_output),
    "TaskStop": ToolSpec(shell_cards.task_title, shell_cards.show_task_stop),
    "Read": ToolSpec(file_cards.read_title, file_cards.show_read),
    "NotebookRead": ToolSpec(file_cards.path_title, file_cards.show_read),
    "LS": ToolSpec(file_cards.path_title, file_cards.show_folder),
    "Write": ToolSpec(file_cards.path_title, edit_cards.show_write),
    "Edit": ToolSpec(file_cards.path_title, edit_cards.show_edit),
    "MultiEdit": ToolSpec(file_cards.path_title, edit_cards.show_edits),
    "NotebookEdit": ToolSpec(edit_cards.cell_title, edit_cards.show_cell),
    "Glob": ToolSpec(search_cards.pattern_title, search_cards.show_glob),
    "Grep": ToolSpec(search_cards.pattern_title, search_cards.show_grep),
    "LSP": ToolSpec(search_cards.lsp_title, search_cards.show_lsp),
    "ToolSearch": ToolSpec(search_cards.query_title, search_cards.show_tool_search),
    "WebFetch": ToolSpec(web_cards.address_title, web_cards.show_fetch),
    "WebSearch": ToolSpec(search_cards.query_title, web_cards.show_search),
    "TodoWrite": ToolSpec(checklist_cards.todo_title, checklist_cards.show_todos),
    "TodoRead": ToolSpec(checklist_cards.none_title, checklist_cards.show_todos_read),
    "TaskCreate": ToolSpec(checklist_cards.subject_title, checklist_cards.show_create),
    "TaskGet": ToolSpec(checklist_cards.task_title, checklist_cards.show_get),
    "TaskUpdate": ToolSpec(checklist_cards.task_title, checklist_cards.show_update),
    "TaskList": ToolSpec(checklist_cards.none_title, checklist_cards.show_list),
    "Agent": ToolSpec(subagent_cards.agent_title, subagent_cards.show_agent),
    "SendMessage": ToolSpec(subagent_cards.message_title, subagent_cards.show_message),
    "TeamCreate": ToolSpec(subagent_cards.team_title, subagent_cards.show_team),
    "TeamDelete": ToolSpec(checklist_cards.none_title, subagent_cards.show_team_end),
    "ListAgents": ToolSpec(checklist_cards.none_title, subagent_cards.show_agents),
    "Workflow": ToolSpec(subagent_cards.workflow_title, subagent_cards.show_workflow),
    "AskUserQuestion": ToolSpec(question_cards.question_title, question_cards.show_questions),
    "EnterPlanMode": ToolSpec(question_cards.plan_begins_title, question_cards.show_plan_begins),
    "ExitPlanMode": ToolSpec(question_cards.plan_title, question_cards.show_plan),
    "Skill": ToolSpec(other_cards.skill_title, other_cards.show_skill),
    "CronCreate": ToolSpec(other_cards.cron_title, other_cards.show_cron),
    "CronDelete": ToolSpec(titled("id"), other_cards.show_cron_end),
    "CronList": ToolSpec(checklist_cards.none_title, other_cards.show_crons),
    "ScheduleWakeup": ToolSpec(other_cards.wakeup_title, other_cards.show_wakeup),
    "EnterWorktree": ToolSpec(other_cards.worktree_title, other_cards.show_worktree),
    "ExitWorktree": ToolSpec(other_cards.worktree_end_title, other_cards.show_worktree),
    "ListMcpResourcesTool": ToolSpec(titled("server"), other_cards.show_resources, "MCP resources"),
    "ReadMcpResourceTool": ToolSpec(other_cards.resource_title, other_cards.show_resource, "MCP resource"),
    "ReadMcpResourceDirTool": ToolSpec(
        other_cards.resource_title, other_cards.show_resources, "MCP resources"
    ),
    "ReportFindings": ToolSpec(other_cards.findings_title, other_cards.show_findings),
    "SendUserMessage": saying("message"),
    "SubagentHandback": saying("message", "summary"),
    "SetGoal": saying("goal"),
    "PushNotification": saying("message", "title"),
    "SendFeedback": saying("feedback", "title"),
}
_TITLE = 300
_ENDS_WITH_WORDS = (ToolState.DENIED, ToolState.STOPPED, ToolState.CANCELLED)
_NOT_HAPPENED = (ToolState.FAILED, ToolState.DENIED, ToolState.CANCELLED)
# What a denial says that was given without words of the person's.
_NO_WORDS = ("The user denied this", "User denied this", "User rejected tool use", "User declined")


def presenter_of(name: str) -> ToolSpec:
    """The tool's own presenter, or the one for any tool."""
    return PRESENTERS.get(ALIASES.get(name, name), GENERIC)


def title_of(name: str, value: object, folder: str = "") -> str:
    """What a call does, in one line of at most 300 characters; "" while nothing is known. Never raises."""
    try:
        title = presenter_of(name).title(WireFields(value), folder)
    except Exception:
        _log.warning("no title for a call of %s", _logged(name), exc_info=True)
        title = ""
    return one_line(title, _TITLE - 1)


def card_of(call: ToolCall, folder: str = "") -> Card:
    """The card of a call, whatever its input and its result are. Never raises.

    `folder` is the session's: paths inside it are shown from there on. Linear in the size of the call.
    """
    for presenter in (presenter_of(call.name), GENERIC):
        try:
            return _card(call, presenter, folder)
        except Exception:
            _log.warning("no card for a call of %s", _logged(call.name), exc_info=True)
    return Card(title=one_line(call.title, _TITLE - 1), name=visible(call.name))


def _card(call: ToolCall, presenter: ToolSpec, folder: str) -> Card:
    work = ToolUse(call, folder)
    shown = presenter.show(work)
    parts: list[Part] = [*shown.parts]
    if call.attachments and not any(isinstance(part, PicturesPart) for part in parts):
        parts.append(PicturesPart(tuple(call.attachments)))
    if call.changed:
        parts += _changed(call)
    parts += rich(call.body, label="Instructions")
    if not shown.explains_end:
        parts += _end(work)
    server, name = _names(call.name, presenter)
    title = title_of(call.name, call.input, folder) or one_line(call.title, _TITLE - 1)
    # What a call that did not happen would have come to is no summary.
    summary = shown.summary if shown.explains_end or call.state not in _NOT_HAPPENED else ""
    return Card(title, name, server, one_line(summary, 100), tuple(parts))


def _changed(call: ToolCall) -> list[Part]:
    """That the person changed the input, and what was asked for."""
    asked = {key: value for key, value in call.asked.items() if value != call.input.get(key)}
    rows = [(key, words_of(value)) for key, value in asked.items()]
    return note("You changed the input before it ran") + facts(rows, label="What was asked for")


def _end(work: ToolUse) -> list[Part]:
    """Why a call came to nothing."""
    if work.failed:
        structured = work.call.structured
        told = structured.removeprefix("Error: ") if isinstance(structured, str) else ""
        return error(work.text if work.text.strip() else told)
    if work.call.state not in _ENDS_WITH_WORDS or work.text.startswith(_NO_WORDS):
        return []
    return note(work.text, "warn" if work.call.state is ToolState.DENIED else "")


def _names(wire: str, presenter: ToolSpec) -> tuple[str, str]:
    """The server and the tool; no server where the name does not tell which one it is."""
    if found := server_and_tool(wire):
        return visible(found[0]), visible(found[1])
    return "", presenter.name or visible(ALIASES.get(wire, wire) if wire == "exit_plan_mode" else wire)


def _logged(name: str) -> str:
    """A tool's name for the log: those of servers may say anything."""
    return name if name in PRESENTERS or name in ALIASES else "another tool"
