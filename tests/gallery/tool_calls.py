"""Every tool by its own card, with made-up inputs and results as the wire has them."""

from typing import Any

from claude_desk.transcript.entries import Entry, Progress, ToolState
from claude_desk.transcript.tools import set_input
from tests.gallery.make import CODE, Maker

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


def _call(
    make: Maker, name: str, given: dict[str, Any], told: Any = None, result: str = "", **rest: Any
) -> Entry:
    state = rest.pop("state", ToolState.DONE)
    entry = make.tool(name, "", state, result, structured=told, complete=True, **rest)
    if entry.tool is not None:
        set_input(entry.tool, given)
    return entry


def shell_calls(make: Maker) -> list[Entry]:
    ok = {"stdout": "", "stderr": "", "interrupted": False}
    script = "set -e\nfor name in $(git ls-files '*.py')\ndo\n  ruff check \"$name\"\ndone"
    return [
        _call(
            make, "Bash", {"command": "git status --short"}, {**ok, "stdout": " M upload.py\n?? notes.md\n"}
        ),
        _call(
            make,
            "Bash",
            {"command": "pytest -q tests"},
            "Error: Exit code 1",
            f"Exit code 1\n{_COLOURS}",
            state=ToolState.FAILED,
        ),
        _call(
            make,
            "Bash",
            {"command": script, "description": "Checks each file"},
            {**ok, "stdout": "All good\n", "stderr": "warning: 2 files were skipped\n"},
        ),
        _call(make, "Bash", {"command": "mkdir -p build"}, ok),
        _call(
            make,
            "Bash",
            {"command": "npm run dev", "run_in_background": True},
            {**ok, "backgroundTaskId": "b7k2"},
        ),
        _call(
            make,
            "BashOutput",
            {"bash_id": "b7k2"},
            {"command": "npm run dev", "status": "running", "stdout": "ready on port 3000\n"},
        ),
        _call(make, "KillShell", {"shell_id": "b7k2"}, {"message": "Stopped b7k2", "command": "npm run dev"}),
        _call(
            make,
            "Bash",
            {"command": "rm -rf build"},
            "Error: x",
            "Move it to the trash instead",
            state=ToolState.DENIED,
        ),
    ]


def file_calls(make: Maker) -> list[Entry]:
    path = f"{_FOLDER}/atlas/upload.py"
    read = {"type": "text", "file": {"filePath": path, "content": CODE, "startLine": 40, "totalLines": 210}}
    edit = {"file_path": path, "old_string": "retries=3", "new_string": "attempt"}
    return [
        _call(make, "Read", {"file_path": path, "offset": 40, "limit": 8}, read),
        _call(make, "Edit", edit, {"structuredPatch": _PATCH, "filePath": path}),
        _call(make, "Edit", {**edit, "replace_all": True}, state=ToolState.WAITING),
        _call(
            make,
            "Write",
            {"file_path": f"{_FOLDER}/atlas/group.py", "content": CODE},
            {"type": "create", "content": CODE},
        ),
        _call(
            make,
            "NotebookEdit",
            {"notebook_path": f"{_FOLDER}/plots.ipynb", "cell_id": "c4", "new_source": "plot(b)"},
            {"old_source": "plot(a)", "language": "python", "edit_mode": "replace"},
        ),
        _call(
            make,
            "MultiEdit",
            {"file_path": path, "edits": [edit, {"old_string": "a\nb", "new_string": "a\nc"}]},
        ),
        _call(
            make,
            "Read",
            {"file_path": "/etc/none"},
            "Error: x",
            "File does not exist.",
            state=ToolState.FAILED,
        ),
    ]


def search_calls(make: Maker) -> list[Entry]:
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
        _call(
            make,
            "Glob",
            {"pattern": "**/*.py"},
            {"filenames": [f"{_FOLDER}/a.py", f"{_FOLDER}/b.py"], "numFiles": 2},
        ),
        _call(
            make,
            "Grep",
            {"pattern": "_send", "output_mode": "content", "-C": 1},
            {"mode": "content", "content": found},
        ),
        _call(
            make,
            "WebSearch",
            {"query": "retry an upload"},
            {"results": [{"content": links}, "One page says it well."]},
        ),
        _call(
            make,
            "WebFetch",
            {"url": "https://example.org/seek", "prompt": "What does it say of streams?"},
            page,
        ),
        _call(make, "ToolSearch", {"query": "notebook"}, ["NotebookEdit", "NotebookRead"]),
        _call(
            make,
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


def talk_calls(make: Maker) -> list[Entry]:
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
        _call(make, "TodoWrite", {"todos": todos}),
        _call(
            make,
            "TaskUpdate",
            {"taskId": "3", "status": "completed"},
            {"statusChange": {"from": "pending", "to": "completed"}},
        ),
        _call(make, "Task", agent, done),
        _call(
            make,
            "Agent",
            agent,
            state=ToolState.RUNNING,
            progress=Progress(3, 2_100, 12.0, "Reads upload.py"),
        ),
        _call(make, "AskUserQuestion", {"questions": questions}, {"answers": {"Which way?": "Seek"}}),
        _call(
            make,
            "ExitPlanMode",
            {"plan": plan},
            {"plan": plan, "filePath": "/home/someone/.claude/plans/rewind.md"},
        ),
        _call(
            make,
            "SendMessage",
            {"to": "bob", "message": "The **tests** pass", "summary": "tests"},
            {"success": True, "message": "Sent to bob"},
        ),
        _call(
            make, "Skill", {"skill": "review", "args": "upload.py"}, {"success": True}, "Looks at the change"
        ),
        _call(
            make, "ScheduleWakeup", {"delaySeconds": 600, "reason": "the build"}, {"scheduledFor": "12:40"}
        ),
    ]


SHOWS = {
    "tools-shell": shell_calls,
    "tools-files": file_calls,
    "tools-search": search_calls,
    "tools-talk": talk_calls,
}
