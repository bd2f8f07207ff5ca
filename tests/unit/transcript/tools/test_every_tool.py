"""Every tool has its own card, and no shape of input or result breaks a card."""

import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from claude_desk.protocol.wire.content_blocks import ToolResultBlock
from claude_desk.protocol.wire.messages import UserMessage
from claude_desk.protocol.wire.partial_json import read_partial
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import ToolCall, ToolState
from claude_desk.transcript.reducer.tool_input import set_input
from claude_desk.transcript.reducer.tool_results import fold_result
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import Card, FactsPart, ListingPart, PicturesPart
from claude_desk.transcript.tools.denials import DISMISSED, KEEP_PLANNING, STOPPED
from claude_desk.transcript.tools.generic_card import GENERIC
from claude_desk.transcript.tools.registry import TOOLS as KNOWN
from claude_desk.transcript.tools.registry import spec_of
from claude_desk.transcript.tools.tool_spec import ToolSpec, ToolUse
from claude_desk.ui.transcript.card_view import CardView
from tests.unit.transcript.tools.tool_calls import (
    FOLDER,
    assert_sound,
    call,
    card,
    card_of,
    in_words,
    outline,
    parts,
)
from tests.whole_tables import examples

RECORDINGS = sorted((Path(__file__).parents[3] / "recordings").glob("*/*.ndjson"))
TOOLS = sorted({*KNOWN, *registry.ALIASES, "mcp__server__tool", "Unheard"})

# The members of inputs and results that the cards read (protocol/README.md 12.2).
MEMBERS = [
    "gitOperation", "push",
    "command", "description", "file_path", "offset", "limit", "pages", "content", "old_string",
    "new_string", "replace_all", "edits", "notebook_path", "cell_id", "new_source", "cell_type",
    "edit_mode", "pattern", "path", "glob", "output_mode", "-n", "-i", "url", "prompt", "query", "todos",
    "status", "activeForm", "subject", "taskId", "questions", "question", "options", "label", "header",
    "multiSelect", "answers", "annotations", "response", "plan", "allowedPrompts", "skill", "args", "to",
    "message", "summary", "team_name", "task_id", "bash_id", "script", "findings", "file", "line", "uri",
    "server", "stdout", "stderr", "interrupted", "isImage", "backgroundTaskId", "returnCodeInterpretation",
    "persistedOutputPath", "type", "filePath", "startLine", "totalLines", "base64", "cells", "source",
    "outputs", "structuredPatch", "lines", "oldStart", "newStart", "originalFile", "oldString", "filenames",
    "numFiles", "truncated", "numMatches", "mode", "results", "title", "snippet", "code", "bytes", "result",
    "newTodos", "task", "tasks", "id", "blockedBy", "statusChange", "from", "totalTokens",
    "totalToolUseCount", "totalDurationMs", "output", "exitCode", "jobs", "contents", "text",
    "worktreePath", "old_source", "original_file", "language", "error", "success", "operation", "name",
    "delaySeconds", "timeout", "dimensions", "action", "files", "file_paths", "warnings", "read", "artifacts",
    "asset_list", "assets", "asset_upload", "asset_uploads", "asset_read", "size_bytes", "body", "json",
    "method", "docs", "hits", "attachments", "notifications", "remaining", "queued_at", "keywords", "plugins",
    "skills", "connectors", "proposals", "skillMd", "proposalCount", "condition", "reason", "lastReason",
    "paused", "servers", "connected", "failed", "needsAuth", "added", "removed", "toolCount", "share_url",
]  # fmt: skip


def recorded(path: Path) -> dict[str, ToolCall]:
    """Return the calls of a recording with their results."""
    calls: dict[str, ToolCall] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        frame = json.loads(line).get("frame")
        message = frame.get("message") if isinstance(frame, dict) else None
        content = message.get("content") if isinstance(message, dict) else None
        for block in content if isinstance(content, list) else []:
            if block.get("type") == "tool_use":
                calls[block["id"]] = ToolCall(block["id"], block["name"])
                set_input(calls[block["id"]], block["input"])
            elif block.get("type") == "tool_result" and block["tool_use_id"] in calls:
                reply = UserMessage.model_validate(frame)
                fold_result(
                    calls[block["tool_use_id"]], ToolResultBlock.model_validate(block), reply, False, 1.0
                )
    return calls


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_recorded_calls_have_cards_of_their_own(path: Path) -> None:
    for made in recorded(path).values():
        assert spec_of(made.name) is not GENERIC, made.name
        assert_sound(card_of(made, FOLDER))


def test_the_recordings_hold_many_tools() -> None:
    found = {made.name for path in RECORDINGS for made in recorded(path).values()}
    assert {"Bash", "Read", "Write", "Edit", "NotebookEdit", "Task", "AskUserQuestion", "TodoWrite"} <= found
    assert len(found) >= 19


def test_the_names_of_all_versions_are_known() -> None:
    for alias, name in registry.ALIASES.items():
        assert spec_of(alias) is KNOWN[name]
    assert spec_of("Unheard") is GENERIC
    assert spec_of("mcp__server__tool") is GENERIC


# --- inputs and results of any shape ----------------------------------------------------------------

TEXTS = [
    "text", "image", "notebook", "parts", "pdf", "update", "create", "content", "count", "completed", "",
    "in_progress", "async_launched", "insert", "delete", "Exit code 1\nx", "     1→a\n     2→b\n", "\n",
    "a.py:1:x\na.py-2-y\n--", "data:image/png;base64,AAAA", "\x1b[31mred\r\n\x1b[0m\b\r", "x" * 400,
    "a\u202eb\ud800\x00", "<status>done</status>", '"Q"="A"', "Links: [{}]", " \u200b\t ", "a\nb\n c",
    '{"cells": [{"id": "c1", "source": ["x"]}]}', "+a", "-a", " a", "/home/user/project/a.py", "12", "🧠é",
]  # fmt: skip
SCALARS = [None, True, False, 0, 1, -1, 10**20, 1.5, float("nan"), float("inf"), *TEXTS]


def anything(chance: Random, depth: int = 3) -> Any:
    """Return a random JSON value. Its members have the names that the cards read."""
    kind = chance.random() if depth else 0
    if kind < 0.5:
        return chance.choice(SCALARS)
    if kind < 0.7:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    return an_object(chance, depth - 1, 8)


def an_object(chance: Random, depth: int = 3, most: int = 40) -> dict[str, Any]:
    return {key: anything(chance, depth) for key in chance.sample([*MEMBERS, *TEXTS], chance.randrange(most))}


def check_sound(name: str, value: Any, structured: Any, result: str, state: ToolState) -> None:
    made = call(name, value, structured, result, state)
    presented = in_words(registry._card(made, spec_of(name), FOLDER))
    assert_sound(presented)
    assert presented == card_of(made, FOLDER) or "nan" in repr(presented)


@pytest.mark.parametrize("name", TOOLS)
def test_no_members_break_a_card(name: str) -> None:
    chance = Random(name)
    for _ in range(examples(60)):
        structured = chance.choice([anything, an_object])(chance)
        check_sound(name, an_object(chance), structured, chance.choice(TEXTS), chance.choice(list(ToolState)))


@settings(max_examples=examples(100), deadline=None)
@given(
    name=st.sampled_from(TOOLS),
    value=st.dictionaries(
        st.sampled_from(MEMBERS), st.text() | st.lists(st.text()) | st.integers(), max_size=5
    ),
    result=st.text(),
)
@example(name="NotebookEdit", value={"language": "\x1f", "new_source": "0"}, result="")
@example(name="AgentOutputTool", value={}, result="\U0002ebe1")  # Python does not know this character yet
def test_no_text_breaks_a_card(name: str, value: Any, result: str) -> None:
    check_sound(name, value, value, result, ToolState.DONE)


INPUTS: dict[str, dict[str, Any]] = {
    "Bash": {"command": 'for i in 1 2\ndo\n  echo "$i" \\\n done', "description": "Says 🧠", "timeout": 5000},
    "Write": {"file_path": "/a/b.py", "content": "a = 1\r\nb = '\\u00e9'\n"},
    "Edit": {"file_path": "/a/b.py", "old_string": "a\nb\n", "new_string": "a\nc\n", "replace_all": True},
    "MultiEdit": {"file_path": "/a", "edits": [{"old_string": "a", "new_string": "b"}, {"old_string": "c"}]},
    "NotebookEdit": {
        "notebook_path": "/a.ipynb",
        "new_source": "1+1",
        "cell_id": "c1",
        "edit_mode": "replace",
    },
    "TodoWrite": {
        "todos": [{"content": "A", "status": "in_progress", "activeForm": "Doing A"}, {"content": "B"}]
    },
    "AskUserQuestion": {"questions": [{"question": "Q?", "options": [{"label": "A"}], "multiSelect": False}]},
    "ExitPlanMode": {"plan": "# Plan\n1. do it", "allowedPrompts": [{"tool": "Bash", "prompt": "run tests"}]},
    "Agent": {"description": "look", "prompt": "look **well**", "subagent_type": "Explore"},
    "Workflow": {"script": "a()\nb()", "args": {"x": [1, 2]}},
    "mcp__server__tool": {"text": "long\ntext", "nested": {"a": [1, {"b": None}]}, "flag": True},
}


@pytest.mark.parametrize("name", INPUTS)
def test_an_input_is_shown_at_every_cut(name: str) -> None:
    uncut = json.dumps(INPUTS[name])
    for end in range(len(uncut) + 1):
        made = call(name, read_partial(uncut[:end]), state=ToolState.RUNNING)
        made.complete = False
        assert_sound(in_words(registry._card(made, spec_of(name), FOLDER)))
    assert card_of(made).parts


# --- rules for all tools ----------------------------------------------------------------------------


def test_a_presenter_that_fails_gives_way_to_the_one_for_any_tool(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Any:
        raise KeyError("words of the conversation")

    monkeypatch.setitem(KNOWN, "Bash", ToolSpec("Bash", fail, fail))
    with caplog.at_level(logging.WARNING, "claude_desk"):
        shown = card("Bash", {"command": "ls"}, result="a file")
    assert outline(shown) == ["command=ls", "'a file' *"]
    assert shown.name == "Bash"
    assert {record.getMessage() for record in caplog.records} == {
        "no title for a call of Bash",
        "no card for a call of Bash",
    }
    monkeypatch.setattr(registry, "GENERIC", ToolSpec("Bash", fail, fail))
    made = call("mcp__secret__x", {"command": "ls"})
    made.title = "kept\nfrom before"
    assert card_of(made).title == "kept from before"
    assert "secret" not in caplog.text.replace("mcp__secret__x", "") or "another tool" in caplog.text


def test_the_log_does_not_name_what_is_not_ours(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(work: ToolUse) -> Any:
        raise ValueError

    monkeypatch.setattr(registry, "GENERIC", ToolSpec("", GENERIC.title, fail))
    card("mcp__secret__x", {"command": "ls"})
    assert [record.getMessage() for record in caplog.records] == ["no card for a call of another tool"] * 2


def test_a_failure_is_shown() -> None:
    shown = card(
        "Read", {"file_path": "/x"}, "Error: File does not exist.", "File does not exist.", ToolState.FAILED
    )
    assert outline(shown) == ["bad: 'File does not exist.' *"]
    only_structured = card("Grep", {"pattern": "x"}, "Error: rg is missing", "", ToolState.FAILED)
    assert outline(only_structured) == ["bad: 'rg is missing' *"]


def test_what_a_failed_call_would_have_come_to_is_not_its_summary() -> None:
    given = {"file_path": "/x", "old_string": "a", "new_string": "b"}
    assert card("Edit", given, state=ToolState.RUNNING).summary == "+1 −1"
    assert card("Edit", given, result="not found", state=ToolState.FAILED).summary == ""
    assert card("Edit", given, state=ToolState.DENIED).summary == ""


@pytest.mark.parametrize("tool", ["Bash", "Write", "Agent", "mcp__a__b"])
def test_words_of_a_denial_are_shown_and_stock_words_are_not(tool: str) -> None:
    said = card(tool, {}, "Error: Use pnpm", "Use pnpm", ToolState.DENIED)
    assert outline(said) == ["warn: Use pnpm *"]
    for stock in (
        "",
        "User denied this action",
        "The user denied this. Ask what to do instead, or go on without it.",
    ):
        assert outline(card(tool, {}, stock, stock, ToolState.DENIED)) == []
    assert outline(card(tool, {}, STOPPED, STOPPED, ToolState.DENIED)) == ["warn: You stopped the turn *"]


def test_our_sentences_for_claude_are_not_the_persons_feedback() -> None:
    asked = {"questions": [{"question": "Which?", "options": [{"label": "A"}, {"label": "B"}]}]}
    lines = outline(card("AskUserQuestion", asked, DISMISSED, DISMISSED, ToolState.DENIED))
    assert lines[-1] == "warn: You dismissed the question *"
    plan = {"plan": "Do it."}
    lines = outline(card("ExitPlanMode", plan, KEEP_PLANNING, KEEP_PLANNING, ToolState.DENIED))
    assert lines[-1] == "warn: You asked Claude to keep planning *"
    assert not any("feedback" in line for line in lines)
    lines = outline(card("ExitPlanMode", plan, "Smaller steps", "Smaller steps", ToolState.DENIED))
    assert "Your feedback" in lines[-1]


def test_a_changed_input_is_shown() -> None:
    made = call("Bash", {"command": "ls"}, state=ToolState.RUNNING)
    made.changed = True
    assert outline(card_of(made)) == ["note: You edited the input before it ran *"]
    made.by_person = False
    line = "note: The input was changed before you were asked, for instance by a hook *"
    assert outline(card_of(made)) == [line]
    made.asked = {"command": "ls\u200b -l", "timeout": 5}
    asked = card_of(made).parts[-1]
    assert asked == FactsPart((("command", "ls⟨U+200B⟩ -l"), ("timeout", "5")), label="Original input")


def test_pictures_of_a_result_are_shown_once() -> None:
    made = call("mcp__browser__screenshot", {}, result="[image, image/png]")
    made.attachments = [Attachment("shot.png", "image/png", "AAAA")]
    assert parts(card_of(made), PicturesPart) == [PicturesPart(tuple(made.attachments))]
    read = call(
        "Read", {"file_path": "/a/x.png"}, {"type": "image", "file": {"base64": "AAAA", "type": "image/png"}}
    )
    read.attachments = [Attachment("x.png", "image/png", "AAAA")]
    assert parts(card_of(read), PicturesPart) == [PicturesPart(tuple(read.attachments))]


def test_the_server_is_separated_from_its_tool() -> None:
    shown = card(
        "mcp__git_hub__create_issue",
        {
            "title": "It \u202edoes",
            "labels": ["a", "b"],
            "body": "one\ntwo",
            "deep": {"x": {"y": 1, "z": [2]}},
            "none": None,
        },
        result='{"url": "x"}',
    )
    assert (shown.server, shown.name) == ("git_hub", "create_issue")
    assert shown.title == (
        'title: It ⟨U+202E⟩does, labels: ["a", "b"], body: one two, '
        'deep: {"x": {"y": 1, "z": [2]}}, none: null'
    )
    assert outline(shown) == [
        "title=It ⟨U+202E⟩does, labels=a, b, none=none",
        "[body] 'one\\ntwo'",
        "[deep] 'x:\\n  y: 1\\n  z: - 2'",
        '\'{\\n  "url": "x"\\n}\' *',
    ]


@pytest.mark.parametrize("name", ["mcp__github__x__read", "mcp__github___read"])
def test_a_server_is_named_only_if_the_name_identifies_it(name: str) -> None:
    """`github__x` is not the server `github`."""
    shown = card(name, {"title": "It"})
    assert (shown.server, shown.name) == ("", name)


def test_titles_are_bounded_and_in_one_line() -> None:
    for name in TOOLS:
        for value in ("x" * 5_000, "a\n" * 3_000, "\u202e" * 3_000):
            found = registry.title_of(name, dict.fromkeys(MEMBERS, value))
            title = CardView(Card(found)).title
            assert len(title) <= 301 and "\n" not in title
            assert not re.search("\u202e", title)


def test_paths_in_the_sessions_folder_are_short() -> None:
    for path, title in (
        (f"{FOLDER}/src/a.py", "src/a.py"),
        (f"{FOLDER}x/a.py", f"{FOLDER}x/a.py"),
        (FOLDER, "."),
        ("/etc/hosts", "/etc/hosts"),
        ("", ""),
    ):
        assert card("Edit", {"file_path": path}).title == title
    assert call("Edit", {"file_path": f"{FOLDER}/a.py"}).title == f"{FOLDER}/a.py"


def test_json_of_an_mcp_tool_is_indented() -> None:
    made = card("mcp__a__b", {"query": '{"id":1.10}', "name": "x"}, result='{"items":[1,{"b":null}]}')
    query, result = parts(made, ListingPart)
    assert (query.language, query.text) == ("json", '{\n  "id": 1.10\n}')
    assert result.language == "json" and result.brief
    assert result.text == '{\n  "items": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}'
