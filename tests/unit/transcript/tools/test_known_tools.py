"""Each tool that the two CLIs name has a card of its own, and a request for it says what the user allows."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.generic_card import GENERIC
from claude_desk.transcript.tools.registry import TOOLS, spec_of
from claude_desk.ui.permissions import request_text
from tests.unit.transcript.tools.tool_calls import card, outline

RECORDINGS = Path(__file__).parents[3] / "recordings"

# The tools of 2.1.37, and those of 2.1.330 that a session on the user's own machine can have
# (protocol/README.md 12.1), with the names that 2.1.330 takes for the same tools.
OLD = """AskUserQuestion Bash Config Edit EnterPlanMode ExitPlanMode Glob Grep LSP ListMcpResourcesTool
NotebookEdit Read ReadMcpResourceTool SendMessage Skill StructuredOutput Task TaskCreate TaskGet TaskList
TaskOutput TaskStop TaskUpdate TeamCreate TeamDelete TodoWrite ToolSearch WebFetch WebSearch Write"""
NEW = """Agent AppifactRepl Artifact ArtifactCheck ArtifactComments ArtifactData AskUserQuestion Bash Brief
ClaudeDesign ConnectGitHub CronCreate CronDelete CronList DesignSync Edit EndConversation EnterPlanMode
EnterWorktree Eval ExitPlanMode ExitWorktree FetchInboxMessage GetGoal GetTask Glob Grep KillBash KillShell
LSP ListAgents ListConnectors ListMcpResources ListMcpResourcesTool ListPeers ListPlugins ListSkills
McpTaskResumePolling Monitor NotebookEdit ObserverReport OfferChromeSetup PauseGoal Poll PowerShell Projects
ProposeGoal PublishPlugin PushNotification REPL Read ReadMcpResource ReadMcpResourceDir
ReadMcpResourceDirTool ReadMcpResourceTool ReadNotifications ReadWidgetContext RefreshMcpTools RemoteTrigger
ReportFindings ScheduleWakeup SearchMcpRegistry SearchPlugins SearchSkills SendFeedback SendFile SendMessage
SendToProject SendToProjectContext SendUserFile SendUserMessage SetGoal ShareOnboardingGuide
ShowOnboardingRolePicker Skill StructuredOutput SubagentHandback SuggestConnectors SuggestPluginInstall
SuggestSkills Task TaskCreate TaskGet TaskList TaskStop TaskUpdate TodoWrite ToolSearch WaitForMcpServers
WebFetch WebSearch Workflow WrapUp Write propose_skills"""


@pytest.mark.parametrize("name", sorted({*OLD.split(), *NEW.split()}))
def test_a_known_tool_has_a_card_of_its_own(name: str) -> None:
    assert spec_of(name) is not GENERIC


def test_each_tool_that_a_recorded_session_has_is_in_the_table() -> None:
    named = {
        tool
        for path in RECORDINGS.glob("*/*.ndjson")
        for line in path.read_text(encoding="utf-8").splitlines()
        if '"init"' in line
        for tool in json.loads(line)["frame"].get("tools", [])
        if not tool.startswith("mcp__")
    }
    assert len(named) > 25
    assert named <= {*OLD.split(), *NEW.split()}


def test_no_two_modules_describe_the_same_tool() -> None:

    names = [
        name for module in registry._MODULES for spec in module.TOOLS for name in (spec.wire, *spec.aliases)
    ]
    assert len(names) == len(set(names))
    assert set(TOOLS) <= set(names)


CARDS: list[tuple[str, dict[str, Any], Any, str, str, list[str]]] = [
    (
        "Artifact", {"file_path": "/home/user/project/a.html", "title": "A"},
        {"url": "https://claude.ai/artifact/1", "path": "/a.html", "title": "A", "warnings": ["Too large"]},
        "Publish · a.html", "published",
        ["Title=A, URL=https://claude.ai/artifact/1 *", "warn: Too large *"],
    ),
    (
        "Artifact", {"action": "list"}, {"artifacts": [{"title": "A", "url": "https://x"}]},
        "List", "1 page", ["A=https://x"],
    ),
    (
        "Artifact", {"action": "read", "url": "https://x"},
        {"read": {"url": "https://x", "result": "**b**"}}, "Read · https://x", "",
        ["URL=https://x *", "[Content] rich '**b**'"],
    ),
    (
        "RemoteTrigger", {"action": "run", "trigger_id": "t1", "body": {"x": 1}},
        {"status": 200, "json": '{"a": 1}', "summary": "Started"}, "Start · t1", "",
        ["x=1", "rich 'Started' *", "'{\"a\": 1}'"],
    ),
    (
        "RemoteTrigger", {"action": "list_runs"}, {"status": 403, "json": '{"a": 1}'}, "List runs", "",
        ["'{\"a\": 1}'", "bad: The service refused this *"],
    ),
    (
        "SendUserFile", {"files": ["/home/user/project/r.pdf"], "caption": "The report"},
        {"attachments": [{"path": "/home/user/project/r.pdf", "size": 2_000}]}, "r.pdf", "1 file",
        ["rich 'The report' *", "r.pdf=2 KB *"],
    ),
    (
        "ProposeGoal", {"condition": "All tests pass", "ask_user": True},
        {"condition": "All tests pass", "askUser": True}, "All tests pass", "", ["rich 'All tests pass'"],
    ),
    ("GetGoal", {}, {"condition": None}, "", "no goal", []),
    (
        "GetGoal", {}, {"condition": "c", "lastReason": "one fails", "paused": True}, "", "paused",
        ["rich 'c' *", "Not met yet=one fails *"],
    ),
    (
        "ReadNotifications", {},
        {"notifications": [{"origin": "github", "queued_at": "9:00", "content": "Merged"}], "remaining": 2},
        "", "1 notification", ["[github · 9:00] 'Merged' *", "note: 2 notifications unread *"],
    ),
    (
        "SearchPlugins", {"keywords": ["deploy", "release"]},
        {"results": [{"id": "p1", "name": "Ship", "description": "Deploys"}]}, "deploy, release", "1 result",
        ["Ship=Deploys"],
    ),
    ("ListPlugins", {}, {"plugins": []}, "", "no results", []),
    (
        "SuggestPluginInstall", {"contextLabel": "For deploys", "plugins": [{"pluginName": "S"}]},
        {"plugins": [{"pluginName": "S", "description": "Deploys"}], "note": "For Claude"},
        "For deploys · S", "1 result", ["S=Deploys"],
    ),
    (
        "WaitForMcpServers", {"servers": ["a", "b"]},
        {"ready": False, "connected": ["a"], "failed": [], "needsAuth": ["b"], "unknown": []}, "a, b", "",
        ["Connected=a, Needs sign-in=b *"],
    ),
    (
        "RefreshMcpTools", {"server": "a"},
        [{"server": "a", "status": "refreshed", "toolCount": 3, "added": ["x"], "removed": ["y"]}], "a", "",
        ["a=3 tools · +x −y"],
    ),
    (
        "Projects", {"method": "project_write", "path": "claude/a.md", "content": "x"},
        {"method": "project_write", "path": "claude/a.md", "notice": "Moved"}, "Change · claude/a.md", "",
        ["'x'", "warn: Moved *"],
    ),
    (
        "SendFeedback", {"type": "bug", "title": "It stops", "details": "**What**"},
        {"success": True, "message": "Kept"}, "Fault · It stops", "",
        ["rich '**What**' *", "type=bug", "note: Kept *"],
    ),
    (
        "REPL", {"code": "await f()\n1", "description": "Runs"}, {"stdout": "a", "result": "1"},
        "Runs", "",
        ["'await f()\\n1'", "'a' *", "'1' *"],
    ),
    ("StructuredOutput", {"found": 3}, "ok", "found", "", ["found=3"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "given", "told", "title", "summary", "lines"), CARDS)
def test_a_card_shows_what_the_tool_found(
    name: str, given: dict[str, Any], told: Any, title: str, summary: str, lines: list[str]
) -> None:
    shown = card(name, given, told, "Words for Claude")
    assert (shown.title, shown.summary) == (title, summary)
    assert outline(shown) == lines


REQUESTS: list[tuple[str, dict[str, Any], str, list[tuple[str, str]]]] = [
    (
        "Artifact", {"file_path": "/a.html"}, "Use your pages on claude.ai?",
        [("Uploads the file and publishes it as a page on claude.ai", "warn")],
    ),
    (
        "Artifact", {"url": "https://x", "force": True}, "Use your pages on claude.ai?",
        [
            ("Uploads the file and replaces the published page", "warn"),
            ("Discards the newer version of the page", "bad"),
        ],
    ),
    (
        "Artifact", {"action": "delete_asset"}, "Use your pages on claude.ai?",
        [("Deletes the file of the page for good", "bad")],
    ),
    ("Artifact", {"action": "of tomorrow"}, "Use your pages on claude.ai?", []),
    (
        "RemoteTrigger", {"action": "create"}, "Use your routines on claude.ai?",
        [("Creates a routine: Claude will work in the cloud without asking you", "warn")],
    ),
    (
        "RemoteTrigger", {"action": "list"}, "Use your routines on claude.ai?",
        [("Reads from claude.ai with your account; changes nothing", "")],
    ),
    (
        "Projects", {"method": "project_write", "local_path": "a"}, "Use the project on claude.ai?",
        [
            ("Writes a document in the project on claude.ai", "warn"),
            ("Uploads files of this computer to claude.ai", "warn"),
        ],
    ),
    (
        "ProposeGoal", {"condition": "x"}, "Set this goal?",
        [("Claude continues until this is met; /goal clear ends that", "")],
    ),
    (
        "CronCreate", {"cron": "0 9 * * *", "durable": True}, "Set this schedule?",
        [
            ("Claude starts to work at these times without a message from you", "warn"),
            ("The schedule stays when this session ends", "warn"),
        ],
    ),
    (
        "SendFile", {"to": "x"}, "Send these files?",
        [("Sends files of this computer to another session", "warn")],
    ),
    ("EndConversation", {}, "End this conversation?", [("Ends the conversation for good", "bad")]),
    ("REPL", {"code": "1"}, "Run this code?", [("The code can call other tools", "warn")]),
    ("ReadNotifications", {}, "Allow ReadNotifications?", []),
]  # fmt: skip


@pytest.mark.parametrize(("name", "given", "heading", "notes"), REQUESTS)
def test_a_request_says_what_the_user_allows(
    name: str, given: dict[str, Any], heading: str, notes: list[tuple[str, str]]
) -> None:
    shown = request_text.shown(PendingRequest("r", CanUseTool(tool_name=name, input=given)))
    assert shown.heading == heading
    assert list(shown.notes) == notes
