"""Invented calls of all tools, with inputs and results as on the wire. The module contains only data."""

from typing import Any, NamedTuple

from claude_desk.transcript.entries import RunProgress, ToolState
from tests.gallery.entry_maker import CODE

_FOLDER = "/home/someone/src/atlas"
_PATCH = [
    {
        "oldStart": 58,
        "newStart": 58,
        "lines": [
            "     for attempt in range(self.retries):",
            "-        await self._send(stream, retries=3)",
            "+        stream.seek(start)",
            "+        await self._send(stream, attempt)",
            "         self.sent += 1",
        ],
    },
    {
        "oldStart": 91,
        "newStart": 92,
        "lines": ["-        self.socket.close()", "+        self.socket.shutdown()"],
    },
]
_COLOURS = (
    "\x1b[1mcollected 3 items\x1b[0m\n\ntests/test_upload.py \x1b[32m..\x1b[31mF\x1b[0m\n"
    "\x1b[31m\x1b[1mE   AssertionError\x1b[0m: assert 4 == 5\n10%\r50%\r100% done\n"
)


class Call(NamedTuple):
    """A call as the wire reports it. `told` is the structured result."""

    name: str
    given: dict[str, Any]
    told: Any = None
    result: str = ""
    state: ToolState = ToolState.DONE
    progress: RunProgress | None = None


def _shell_calls() -> list[Call]:
    ok = {"stdout": "", "stderr": "", "interrupted": False}
    script = "set -e\nfor name in $(git ls-files '*.py')\ndo\n  ruff check \"$name\"\ndone"
    return [
        Call("Bash", {"command": "git status --short"}, {**ok, "stdout": " M upload.py\n?? notes.md\n"}),
        Call(
            "Bash",
            {"command": "pytest -q tests"},
            "Error: Exit code 1",
            f"Exit code 1\n{_COLOURS}",
            state=ToolState.FAILED,
        ),
        Call(
            "Bash",
            {"command": script, "description": "Checks each file"},
            {**ok, "stdout": "All good\n", "stderr": "warning: 2 files were skipped\n"},
        ),
        Call("Bash", {"command": "mkdir -p build"}, ok),
        Call(
            "Bash",
            {"command": "npm run dev", "run_in_background": True},
            {**ok, "backgroundTaskId": "b7k2"},
        ),
        Call(
            "BashOutput",
            {"bash_id": "b7k2"},
            {"command": "npm run dev", "status": "running", "stdout": "ready on port 3000\n"},
        ),
        Call("KillShell", {"shell_id": "b7k2"}, {"message": "Stopped b7k2", "command": "npm run dev"}),
        Call(
            "Bash",
            {"command": "rm -rf build"},
            "Error: x",
            "Move it to the trash instead",
            state=ToolState.DENIED,
        ),
    ]


def _file_calls() -> list[Call]:
    path = f"{_FOLDER}/atlas/upload.py"
    read = {"type": "text", "file": {"filePath": path, "content": CODE, "startLine": 40, "totalLines": 210}}
    edit = {"file_path": path, "old_string": "retries=3", "new_string": "attempt"}
    return [
        Call("Read", {"file_path": path, "offset": 40, "limit": 8}, read),
        Call("Edit", edit, {"structuredPatch": _PATCH, "filePath": path}),
        Call("Edit", {**edit, "replace_all": True}, state=ToolState.WAITING),
        Call(
            "Write",
            {"file_path": f"{_FOLDER}/atlas/group.py", "content": CODE},
            {"type": "create", "content": CODE},
        ),
        Call(
            "NotebookEdit",
            {"notebook_path": f"{_FOLDER}/plots.ipynb", "cell_id": "c4", "new_source": "plot(b)"},
            {"old_source": "plot(a)", "language": "python", "edit_mode": "replace"},
        ),
        Call(
            "MultiEdit",
            {"file_path": path, "edits": [edit, {"old_string": "a\nb", "new_string": "a\nc"}]},
        ),
        Call(
            "Read",
            {"file_path": "/etc/none"},
            "Error: x",
            "File does not exist.",
            state=ToolState.FAILED,
        ),
    ]


def _search_calls() -> list[Call]:
    place = f"{_FOLDER}/a/upload.py"
    found = f"{place}:59:  await self._send(1)\n{place}-60-  done\n--\n{_FOLDER}/b.py:3:def _send(x):"
    links = [
        {
            "title": "Seek before a retry",
            "url": "https://example.org/seek",
            "snippet": "A stream is read once.",
        }
    ]
    page = {"code": 200, "codeText": "OK", "bytes": 41_000, "result": "A stream is read **once**; rewind it."}
    return [
        Call(
            "Glob",
            {"pattern": "**/*.py"},
            {"filenames": [f"{_FOLDER}/a.py", f"{_FOLDER}/b.py"], "numFiles": 2},
        ),
        Call(
            "Grep",
            {"pattern": "_send", "output_mode": "content", "-C": 1},
            {"mode": "content", "content": found},
        ),
        Call(
            "WebSearch",
            {"query": "retry an upload"},
            {"results": [{"content": links}, "One page says it well."]},
        ),
        Call(
            "WebFetch",
            {"url": "https://example.org/seek", "prompt": "What does it say of streams?"},
            page,
        ),
        Call("ToolSearch", {"query": "notebook"}, ["NotebookEdit", "NotebookRead"]),
        Call(
            "mcp__tracker__create_issue",
            {
                "title": "The upload fails",
                "labels": ["flaky", "upload"],
                "body": "It is the stream.\nIt is read once.",
            },
            None,
            '{"number": 12, "url": "https://example.org/12"}',
        ),
    ]


def _talk_calls() -> list[Call]:
    todos = [
        {"content": "Find out why it fails", "status": "completed"},
        {"content": "Rewind the stream", "status": "in_progress", "activeForm": "Rewinding the stream"},
        {"content": "Run the tests", "status": "pending"},
    ]
    done = {
        "status": "completed",
        "content": [{"type": "text", "text": "The stream is read **once**."}],
        "totalToolUseCount": 7,
        "totalTokens": 18_400,
        "totalDurationMs": 42_000,
    }
    agent = {
        "description": "Look at the uploads",
        "prompt": "Find out why they fail.",
        "subagent_type": "Explore",
    }
    questions = [
        {
            "question": "Which way?",
            "options": [{"label": "Seek", "description": "cheap"}, {"label": "Read again"}],
        }
    ]
    plan = "# Rewind before each attempt\n\n1. Keep where the stream began\n2. Seek to it\n3. Test it"
    return [
        Call("TodoWrite", {"todos": todos}),
        Call(
            "TaskUpdate",
            {"taskId": "3", "status": "completed"},
            {"statusChange": {"from": "pending", "to": "completed"}},
        ),
        Call("Task", agent, done),
        Call(
            "Agent",
            agent,
            state=ToolState.RUNNING,
            progress=RunProgress(3, 2_100, 12.0, "Reads upload.py"),
        ),
        Call("AskUserQuestion", {"questions": questions}, {"answers": {"Which way?": "Seek"}}),
        Call(
            "ExitPlanMode",
            {"plan": plan},
            {"plan": plan, "filePath": "/home/someone/.claude/plans/rewind.md"},
        ),
        Call(
            "SendMessage",
            {"to": "bob", "message": "The **tests** pass", "summary": "tests"},
            {"success": True, "message": "Sent to bob"},
        ),
        Call("Skill", {"skill": "review", "args": "upload.py"}, {"success": True}, "Looks at the change"),
        Call("ScheduleWakeup", {"delaySeconds": 600, "reason": "the build"}, {"scheduledFor": "12:40"}),
    ]


def _cloud_calls() -> list[Call]:
    page = {"url": "https://claude.ai/artifact/7f3a", "path": f"{_FOLDER}/report.html", "title": "Uploads"}
    plugins = [
        {"id": "p1", "name": "Ship it", "description": "Deploys from this repository to staging"},
        {"id": "p2", "name": "Release notes", "description": "Writes the notes of a release"},
    ]
    notice = {"origin": "github_webhook", "queued_at": "2026-11-30 09:12", "content": "#41 was merged"}
    return [
        Call(
            "Artifact",
            {"file_path": f"{_FOLDER}/report.html", "description": "The failed uploads of a week"},
            {**page, "version": "3", "updated": True, "warnings": ["A script of another site was left out"]},
        ),
        Call(
            "SendUserFile",
            {"files": [f"{_FOLDER}/report.pdf"], "caption": "The report of **this week**"},
            {"attachments": [{"path": f"{_FOLDER}/report.pdf", "size": 48_000, "isImage": False}]},
        ),
        Call(
            "RemoteTrigger",
            {"action": "create", "body": {"name": "Nightly tests", "cron": "0 2 * * *"}},
            {"status": 200, "json": '{"id": "trig_1"}', "summary": "It runs each night at two"},
        ),
        Call(
            "SetGoal",
            {"condition": "All tests in tests/upload pass", "ask_user": True},
            {"condition": "All tests in tests/upload pass", "askUser": True},
        ),
        Call("ReadNotifications", {}, {"notifications": [notice], "remaining": 2}),
        Call("SearchPlugins", {"keywords": ["deploy", "release"]}, {"results": plugins}),
        Call(
            "WaitForMcpServers",
            {"servers": ["github", "linear"]},
            {"ready": False, "connected": ["github"], "needsAuth": ["linear"]},
        ),
        Call(
            "Projects",
            {"method": "project_write", "path": "claude/uploads.md", "content": "# Uploads\n\nThree fail."},
            {"method": "project_write", "path": "claude/uploads.md", "replaced": True},
        ),
    ]


def _report_calls() -> list[Call]:
    """The answers to `/context` and `/usage`, and a command that changed files."""
    context = {
        "model": "claude-opus-5-5",
        "total_tokens": 84_213,
        "raw_max_tokens": 200_000,
        "categories": [
            {"name": "System prompt", "tokens": 12_730, "kind": "used"},
            {"name": "Memory files", "tokens": 1_204, "kind": "used"},
            {"name": "Messages", "tokens": 70_279, "kind": "used"},
            {"name": "Autocompact buffer", "tokens": 33_000, "kind": "buffer"},
            {"name": "Free space", "tokens": 82_787, "kind": "free"},
        ],
        "memory_files": [{"path": f"{_FOLDER}/CLAUDE.md", "type": "Project", "tokens": 1_204}],
        "mcp_tools": [{"name": "mcp__weather__pressure", "server_name": "weather", "tokens": 310}],
        "skills": [{"name": "deploy", "source": "userSettings", "tokens": 60}],
    }
    models = {"claude-opus-5-5": {"inputTokens": 12_400, "outputTokens": 31_200, "costUSD": 4.9}}
    usage = {
        "session": {
            "total_cost_usd": 4.9,
            "total_api_duration_ms": 312_000,
            "total_lines_added": 120,
            "total_lines_removed": 31,
            "model_usage": models,
        },
        "rate_limits": {
            "limits": [
                {"kind": "session", "percent": 82, "severity": "warning"},
                {"kind": "weekly_all", "percent": 34, "severity": "normal"},
            ]
        },
    }
    edits = {
        "files": [
            {"filePath": f"{_FOLDER}/upload.py", "hunks": _PATCH},
            {"filePath": f"{_FOLDER}/old.py", "hunks": [], "deleted": True},
        ],
        "moreFiles": 2,
        "changedFiles": [f"{_FOLDER}/{name}.py" for name in ("upload", "old", "retry", "socket")],
    }
    return [
        Call("/context", {}, context),
        Call("/usage", {}, usage),
        Call("Bash", {"command": "make fix"}, {"stdout": "4 files changed", "bashEditDiff": edits}),
    ]


# The calls by the family of their tools.
CALLS = {
    "shell": _shell_calls(),
    "files": _file_calls(),
    "search": _search_calls(),
    "talk": _talk_calls(),
    "cloud": _cloud_calls(),
    "reports": _report_calls(),
    "unknown": [Call("SomethingNew", {"depth": 3, "deep": {"a": [1, 2], "b": None}}, None, "done")],
}
