"""Texts that try to make the program fetch or open something, and tool calls full of them."""

from typing import Any

from claude_desk.transcript.entries import Entry, EntryKind, RunProgress, ToolCall, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.transcript.tools.registry import ALIASES, TOOLS
from tests.qml.access_detectors import FileTrap, NetworkTrap


def bait(network: NetworkTrap, files: FileTrap) -> str:
    """Return one line with every trick: Markdown, HTML, CSS, addresses, escapes from an attribute."""
    web = f"http://127.0.0.1:{network.port}/secret"
    places = (
        web, f"//127.0.0.1:{network.port}/x", rf"\\127.0.0.1@{network.port}\x", "file://" + files.picture,
        files.picture, "picture.png", f"qrc:{files.picture}", f"image://file/{files.picture}",
        f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='{web}'/></svg>",
    )  # fmt: skip
    style = f"file://{files.folder}/style.css"
    images = "".join(f"<img src=\"{place}\"><img src='{place}'>![x](<{place}>)" for place in places)
    css = "".join(
        f'<p style="background-image:url({place});list-style-image:url({place})">b</p>' for place in places
    )
    sheets = "".join(
        f'<style>@import "{place}"; body {{ background: url({place}) }}</style>'
        f'<link rel="stylesheet" type="text/css" href="{place}">'
        for place in (web, style)
    )
    escapes = "".join(
        f'{end}<img src="{place}">'
        for end in ('">', "'>", "&quot;&gt;", "&lt;/p&gt;", "-->", "]]>", "</style>", "</title>", "`\"'>")
        for place in (web, files.picture)
    )
    entities = f'&lt;img src="{web}"&gt; &#60;img src="{files.picture}"&#62;'
    rest = (
        f'<body background="{web}"><table background="{files.picture}"><tr><td background="{web}">c</table>'
        f'<object data="{web}"></object><iframe src="{web}"></iframe><svg><image href="{web}"/></svg>'
        f"[y](<{web}\"><img src='{web}'>) [z]({web} 't\"><img src={web}>') <{web}> <a href=\"{web}\">w</a>"
    )
    return images + css + sheets + escapes + entities + rest


# Results with the fields that the tools' presenters read (protocol/README.md 12.2). The bait replaces B.
_HUNKS = [{"oldStart": 1, "newStart": 1, "lines": [" B", "-B", "+B!"]}]
_QUESTION = {"question": "B", "header": "B", "options": [{"label": "B", "description": "B"}]}
_CELL = {
    "cellType": "code", "source": "B", "language": "B",
    "outputs": [{"text": "B", "image": {"image_data": "B", "media_type": "B"}}],
}  # fmt: skip
_TASK = {"id": "B", "task_id": "B", "subject": "B", "description": "B", "output": "B", "status": "pending"}
_NAMES = (
    "command description file_path notebook_path path pattern content old_string new_string new_source url"
    " prompt query subject activeForm taskId plan skill args to message summary team_name task_id bash_id"
    " script uri server filePath cell_id cell_type glob type name title goal feedback id reason cron"
    " operation worktreePath agentType model codeText result stdout stderr returnCodeInterpretation"
    " persistedOutputPath backgroundTaskId originalFile oldString newString response outputDir error"
    " language old_source text planFilePath sessionUrl agentId commandName output"
)
_ALL: dict[str, Any] = dict.fromkeys(_NAMES.split(" "), "B")
INPUT: dict[str, Any] = {
    **_ALL,
    "edits": [{"old_string": "B", "new_string": "B!"}],
    "todos": [{"content": "B", "status": "in_progress", "activeForm": "B"}],
    "questions": [_QUESTION],
    "allowedPrompts": [{"tool": "B", "prompt": "B"}],
    "findings": [{"file": "B", "line": 1, "summary": "B", "failure_scenario": "B", "verdict": "B"}],
    "allowed_domains": ["B"],
    "ignore": ["B"],
}
TOLD: dict[str, Any] = {
    **_ALL,
    "structuredPatch": _HUNKS,
    "questions": [_QUESTION],
    "answers": {"B": "B"},
    "annotations": {"B": {"notes": "B"}},
    "newTodos": INPUT["todos"],
    "task": _TASK,
    "tasks": [_TASK],
    "jobs": [{"id": "B", "cron": "B", "prompt": "B", "humanSchedule": "B"}],
    "filenames": ["B", "B"],
    "matches": ["B"],
    "results": ["B", {"content": [{"title": "B", "url": "B", "snippet": "B"}]}],
    "contents": [{"uri": "B", "mimeType": "B", "text": "B", "blobSavedTo": "B"}],
    "content": [{"type": "text", "text": "B"}],
    "gitOperation": {"push": {"branch": "B"}, "commit": "B"},
    "findings": INPUT["findings"],
    "file": {
        "filePath": "B", "content": "B", "cells": [_CELL], "base64": "B", "type": "B", "startLine": 1,
        "outputDir": "B", "count": 1,
    },
}  # fmt: skip
# The types of result that the presenters of these tools distinguish.
_TYPES = {"Read": ("text", "image", "pdf", "notebook", "parts"), "Write": ("create", "update")}


def baited_calls(text: str) -> list[Entry]:
    """Return a call of each tool, successful and failed. Every field that the call can have contains the
    bait."""
    names = [*TOOLS, *ALIASES, f"mcp__{text}__{text}", text]
    calls: list[Entry] = []
    for number, name in enumerate(names):
        for kind in _TYPES.get(name, ("",)):
            for state in (ToolState.DONE, ToolState.FAILED):
                told = _filled({**TOLD, "type": kind} if kind else TOLD, text)
                made = ToolCall(f"t{number} {kind}", name, result=text, state=state, structured=told)
                set_input(made, _filled(INPUT, text))
                made.progress = RunProgress(tools=1, doing=text, summary=text)
                calls.append(
                    Entry(f"c{len(calls)}", EntryKind.TOOL, 1, tool=made, final=True, ended=1, began=1)
                )
    return calls


def _filled(value: Any, text: str) -> Any:
    if isinstance(value, dict):
        return {_filled(key, text) if key == "B" else key: _filled(item, text) for key, item in value.items()}
    if isinstance(value, list):
        return [_filled(item, text) for item in value]
    return value.replace("B", text) if isinstance(value, str) and "B" in value else value
