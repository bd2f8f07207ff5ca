"""The reports of `/context` and `/usage`: cards where they come as data, otherwise the text."""

import json
from typing import Any

import pytest

from claude_desk.protocol.disk.session_file import read_line, wire_message
from claude_desk.transcript.entries import EntryKind, ToolState
from claude_desk.transcript.tools.card import FactsPart
from tests.unit.transcript.cli_messages import result, said, system, text
from tests.unit.transcript.reducer_harness import ReducerHarness
from tests.unit.transcript.tools.tool_calls import FOLDER, card, outline

CONTEXT: dict[str, Any] = {
    "model": "claude-opus-5-5",
    "total_tokens": 250_000,
    "raw_max_tokens": 200_000,
    "percentage": 125,
    "over_limit": {"tokens_over": 50_000, "kind": "hard_limit"},
    "categories": [
        {"name": "Free space", "tokens": 0, "kind": "free"},
        {"name": "Autocompact buffer", "tokens": 33_000, "kind": "buffer"},
        {"name": "Memory files", "tokens": 900, "kind": "used"},
        {"name": "Messages", "tokens": 249_100, "kind": "used"},
        {"name": "MCP tools (deferred)", "tokens": 7_000, "kind": "deferred"},
        {"name": "Of tomorrow\u202e", "tokens": 10, "kind": "used"},
    ],
    "mcp_tools": [{"name": "mcp__git__read", "server_name": "git", "tokens": 40}],
    "memory_files": [
        {"path": "/home/me/.claude/CLAUDE.md", "type": "User", "tokens": 100},
        {"path": f"{FOLDER}/CLAUDE.md", "type": "Project", "tokens": 800},
    ],
    "agents": [{"agent_type": "reviewer", "source": "projectSettings", "tokens": 5}],
    "skills": [{"name": "deploy", "source": "userSettings", "tokens": 6}],
}
USAGE: dict[str, Any] = {
    "session": {
        "total_cost_usd": 0.84,
        "total_api_duration_ms": 90_000,
        "total_lines_added": 12,
        "total_lines_removed": 3,
        "model_usage": {"claude-opus-5-5": {"inputTokens": 1_200, "outputTokens": 300, "costUSD": 0.84}},
    },
    "rate_limits": {
        "limits": [
            {
                "kind": "session",
                "group": "session",
                "percent": 100,
                "resets_at": None,
                "severity": "critical",
            },
            {"kind": "weekly_all", "group": "weekly", "percent": 81, "resets_at": "x", "severity": "warning"},
            {
                "kind": "weekly_scoped",
                "percent": 4,
                "scope": {"model": {"display_name": "Fable"}},
                "severity": "normal",
            },
        ],
        "extra_usage": {"is_enabled": True, "utilization": 20},
    },
}
TEXT = "## Context Usage\n\n| Category | Tokens |"


def live(**more: Any) -> ReducerHarness:
    source = f"<local-command-stdout>{TEXT}</local-command-stdout>"
    spoken = said(text(TEXT), model="<synthetic>", uuid="c1", local_command_source=source, **more)
    return ReducerHarness().say("/context").play(spoken, result(result=TEXT))


def on_disk(**more: Any) -> ReducerHarness:
    content = f"<local-command-stdout>{TEXT}\n\n</local-command-stdout>"
    line = {**system("local_command", content=content, uuid="c1", level="info"), **more}
    read = read_line(json.dumps(line).encode())
    assert read is not None
    return ReducerHarness().say("/context").play(wire_message(read), result())


@pytest.mark.parametrize(
    ("wire", "disk", "command", "report"),
    [
        ("context_usage", "contextUsage", "/context", CONTEXT),
        ("usage_report", "usageReport", "/usage", USAGE),
    ],
)
def test_a_report_is_the_same_card_live_and_reopened(
    wire: str, disk: str, command: str, report: dict[str, Any]
) -> None:
    books = (live(**{wire: report}), on_disk(**{disk: report}))
    for book in books:
        kinds = [entry.kind for entry in book.reducer.store]
        assert kinds == [EntryKind.USER, EntryKind.TOOL, EntryKind.FOOTER]
    first, second = ([entry.tool for entry in book.reducer.store if entry.tool is not None] for book in books)
    assert first == second
    [call] = first
    assert (call.name, call.state, call.structured, call.result) == (command, ToolState.DONE, report, TEXT)


@pytest.mark.parametrize("report", [None, {}, "text", [1]])
def test_without_data_the_text_is_shown(report: Any) -> None:
    for book in (live(context_usage=report), on_disk(contextUsage=report)):
        assert [entry.kind for entry in book.reducer.store if entry.tool is not None] == []
        assert "Context Usage" in str(book.rows)


def test_what_fills_the_context() -> None:
    shown = card("/context", {}, CONTEXT, TEXT)
    assert (shown.name, shown.title) == ("Context", "")
    assert shown.summary == "250k of 200k tokens · claude-opus-5-5"
    assert outline(shown) == [
        "bad: 50k tokens over the limit *",
        "[What fills the context] Messages=249k · 124.5%, Memory files=900 · 0.5%, "
        "Of tomorrow⟨U+202E⟩=10 · 0.0%, Kept free for compacting=33k · 16.5% *",
        "[Memory files] CLAUDE.md=800 · 0.4%, /home/me/.claude/CLAUDE.md=100 · 0.1%",
        "[MCP tools] git · read=40 · 0.0%",
        "[Agents] reviewer=5 · 0.0%",
        "[Skills] deploy=6 · 0.0%",
    ]


def test_only_memory_files_can_be_opened() -> None:
    parts = [part for part in card("/context", {}, CONTEXT, TEXT).parts if isinstance(part, FactsPart)]
    assert len(parts) > 2
    assert [part.rows[0][0] for part in parts if part.opens] == ["CLAUDE.md"]


def test_what_the_session_and_the_account_have_used() -> None:
    shown = card("/usage", {}, USAGE, TEXT)
    assert (shown.name, shown.summary) == ("Usage", "$0.84")
    assert outline(shown) == [
        "bad: 5-hour limit: reached *",
        "warn: Weekly limit: nearly reached *",
        "[Limits] 5-hour limit=100% used, Weekly limit=81% used, Weekly limit (Fable)=4% used, "
        "Extra usage=20% used *",
        "[This session] Cost=$0.84, Time of Claude's answers=1 min 30 s, Changed lines=+12 −3 *",
        "[By model] claude-opus-5-5=1.2k in · 300 out · $0.84",
    ]
    assert outline(card("/usage", {}, {"session": {}, "rate_limits": None}, TEXT)) == []
