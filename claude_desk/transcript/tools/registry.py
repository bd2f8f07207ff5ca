"""Which presenter shows which tool. Adding a tool is adding one entry."""

import logging

from claude_desk.protocol.wire.tool_names import server_and_tool
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools import checklist_cards as checklists
from claude_desk.transcript.tools import edit_cards as edits
from claude_desk.transcript.tools import file_cards as files
from claude_desk.transcript.tools import other_cards as others
from claude_desk.transcript.tools import question_cards as asking
from claude_desk.transcript.tools import search_cards as searching
from claude_desk.transcript.tools import shell_cards as shell
from claude_desk.transcript.tools import subagent_cards as agents
from claude_desk.transcript.tools import web_cards as web
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
    "Bash": ToolSpec(shell.command_title, shell.show_bash),
    "PowerShell": ToolSpec(shell.command_title, shell.show_powershell),
    "Monitor": ToolSpec(shell.monitor_title, shell.show_monitor),
    "TaskOutput": ToolSpec(shell.task_title, shell.show_task_output),
    "TaskStop": ToolSpec(shell.task_title, shell.show_task_stop),
    "Read": ToolSpec(files.read_title, files.show_read),
    "NotebookRead": ToolSpec(files.path_title, files.show_read),
    "LS": ToolSpec(files.path_title, files.show_folder),
    "Write": ToolSpec(files.path_title, edits.show_write),
    "Edit": ToolSpec(files.path_title, edits.show_edit),
    "MultiEdit": ToolSpec(files.path_title, edits.show_edits),
    "NotebookEdit": ToolSpec(edits.cell_title, edits.show_cell),
    "Glob": ToolSpec(searching.pattern_title, searching.show_glob),
    "Grep": ToolSpec(searching.pattern_title, searching.show_grep),
    "LSP": ToolSpec(searching.lsp_title, searching.show_lsp),
    "ToolSearch": ToolSpec(searching.query_title, searching.show_tool_search),
    "WebFetch": ToolSpec(web.address_title, web.show_fetch),
    "WebSearch": ToolSpec(searching.query_title, web.show_search),
    "TodoWrite": ToolSpec(checklists.todo_title, checklists.show_todos),
    "TodoRead": ToolSpec(checklists.none_title, checklists.show_todos_read),
    "TaskCreate": ToolSpec(checklists.subject_title, checklists.show_create),
    "TaskGet": ToolSpec(checklists.task_title, checklists.show_get),
    "TaskUpdate": ToolSpec(checklists.task_title, checklists.show_update),
    "TaskList": ToolSpec(checklists.none_title, checklists.show_list),
    "Agent": ToolSpec(agents.agent_title, agents.show_agent),
    "SendMessage": ToolSpec(agents.message_title, agents.show_message),
    "TeamCreate": ToolSpec(agents.team_title, agents.show_team),
    "TeamDelete": ToolSpec(checklists.none_title, agents.show_team_end),
    "ListAgents": ToolSpec(checklists.none_title, agents.show_agents),
    "Workflow": ToolSpec(agents.workflow_title, agents.show_workflow),
    "AskUserQuestion": ToolSpec(asking.question_title, asking.show_questions),
    "EnterPlanMode": ToolSpec(asking.plan_begins_title, asking.show_plan_begins),
    "ExitPlanMode": ToolSpec(asking.plan_title, asking.show_plan),
    "Skill": ToolSpec(others.skill_title, others.show_skill),
    "CronCreate": ToolSpec(others.cron_title, others.show_cron),
    "CronDelete": ToolSpec(titled("id"), others.show_cron_end),
    "CronList": ToolSpec(checklists.none_title, others.show_crons),
    "ScheduleWakeup": ToolSpec(others.wakeup_title, others.show_wakeup),
    "EnterWorktree": ToolSpec(others.worktree_title, others.show_worktree),
    "ExitWorktree": ToolSpec(others.worktree_end_title, others.show_worktree),
    "ListMcpResourcesTool": ToolSpec(titled("server"), others.show_resources, "MCP resources"),
    "ReadMcpResourceTool": ToolSpec(others.resource_title, others.show_resource, "MCP resource"),
    "ReadMcpResourceDirTool": ToolSpec(others.resource_title, others.show_resources, "MCP resources"),
    "ReportFindings": ToolSpec(others.findings_title, others.show_findings),
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
