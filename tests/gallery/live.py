"""Tool calls that run, calls that have ended, and notices next to the conversation, played through the
reducer."""

import json
from typing import Any

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.transcript.entries import Entry
from claude_desk.transcript.events import HostNotice, Sent
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from tests.gallery.entry_maker import Maker
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import (
    Frame,
    result,
    result_of,
    said,
    start,
    streamed,
    system,
    text,
    thinking,
    tool,
)

LAUNCHED = {"status": "async_launched", "agentId": "4"}
TOTALS = {"status": "completed", "totalToolUseCount": 3, "totalTokens": 12_400, "totalDurationMs": 34_500}


def played(*events: Any) -> Reducer:
    reducer = Reducer()
    for event in events:
        reducer.feed(parse_line(json.dumps(event).encode()) if isinstance(event, dict) else event)
    reducer.drain()
    return reducer


def rows(*events: Any) -> list[Entry]:
    return list(played(*events).store)


def agent(id: str, title: str, **more: Any) -> Frame:
    return tool(id, "Agent", description=title, prompt="Look into it.", subagent_type="Explore", **more)


SUBAGENTS = (
    Sent("u1", "How does the gateway sign its requests? Look at the upload path too."),
    said(
        text("I will look at both at once."),
        agent("a", "How the gateway signs"),
        agent("b", "The upload path"),
    ),
    said(tool("a1", "Grep", pattern="sign_request"), id="x1", parent="a"),
    result_of("a1", "gateway/signing.py", parent="a"),
    said(tool("a2", "Read", file_path="gateway/signing.py"), id="x2", parent="a"),
    result_of("a2", "     1→import hmac", parent="a"),
    said(agent("a3", "Where the keys come from"), id="x3", parent="a"),
    said(tool("a4", "Bash", command="grep -rn SIGNING_KEY ."), id="y1", parent="a3"),
    result_of("a4", "settings.py:12: SIGNING_KEY = env('KEY')", parent="a3"),
    said(text("The keys come from the environment."), id="y2", parent="a3"),
    result_of("a3", "From the environment.", parent="a", tool_use_result={**TOTALS, "totalToolUseCount": 1}),
    said(text("It signs in one place, `gateway/signing.py`, with HMAC."), id="x4", parent="a"),
    result_of("a", "In one place, with HMAC-SHA256.", tool_use_result=TOTALS),
    said(tool("b1", "Glob", pattern="**/upload*.py"), id="z1", parent="b"),
    result_of("b1", "atlas/upload/client.py", parent="b"),
    said(tool("b2", "Bash", command="pytest tests/upload -q"), id="z2", parent="b"),
    system("task_progress", task_id="2", tool_use_id="b", usage={"total_tokens": 8_300, "tool_uses": 2}),
)


def read(id: str, path: str, message: str, lines: int = 3) -> tuple[Frame, Frame]:
    source = "\n".join(f"{number:6}→line {number} of {path}" for number in range(1, lines + 1))
    return said(tool(id, "Read", file_path=path), id=message), result_of(id, source)


def grep(id: str, pattern: str, message: str) -> tuple[Frame, Frame]:
    return said(tool(id, "Grep", pattern=pattern), id=message), result_of(id, f"atlas/upload.py:12:{pattern}")


LOOKUPS = (
    Sent("u1", "Why does the upload test fail now and then?"),
    said(text("I look at the test and at what it calls."), id="m1"),
    *read("a", "tests/test_upload.py", "m2"),
    *read("b", "atlas/upload/client.py", "m3"),
    *grep("c", "retry_after", "m4"),
    *read("d", "atlas/upload/retry.py", "m5"),
    *grep("e", "Content-Length", "m6"),
    *read("f", "atlas/settings.py", "m7"),
    said(
        text("The client retries before the server has closed the first connection. What else retries so?"),
        id="m8",
    ),
    *grep("g", "RetryPolicy", "m9"),
    *read("h", "atlas/gateway/policy.py", "m10", 40),
    said(tool("i", "Bash", command="pytest tests/test_upload.py -q"), id="m11"),
    result_of("i", "3 passed in 0.41s"),
    *read("j", "atlas/gateway/client.py", "m12"),
    *read("k", "atlas/gateway/pool.py", "m13"),
    said(tool("l", "Grep", pattern="max_connections"), id="m14"),
)
BEHIND = (
    Sent("u1", "Start the long test run and a review, both in the background."),
    said(tool("t", "Bash", command="make test-all", run_in_background=True), agent("c", "Review the change")),
    result_of("t", "Command running in background with ID: b1.", tool_use_result={"backgroundTaskId": "b1"}),
    result_of("c", "Async agent launched successfully.", tool_use_result=LAUNCHED),
    said(tool("c1", "Read", file_path="atlas/upload/client.py"), id="x1", parent="c"),
    said(text("Both run now. I will tell you when they end."), id="m2"),
    result(duration_ms=4_000),
    Sent("u2", "And a short one."),
    said(agent("d", "Count the tests"), agent("e", "Find dead code"), id="m3"),
    result_of("d", "Async agent launched successfully.", tool_use_result={**LAUNCHED, "agentId": "5"}),
    result_of("e", "Async agent launched successfully.", tool_use_result={**LAUNCHED, "agentId": "6"}),
    result(duration_ms=2_000),
    system(
        "task_notification",
        task_id="5",
        tool_use_id="d",
        status="completed",
        summary="There are 1,204 tests.",
        usage={"total_tokens": 2_150, "tool_uses": 2, "duration_ms": 9_400},
    ),
    system(
        "task_notification",
        task_id="6",
        tool_use_id="e",
        status="failed",
        summary="The agent ran out of room",
    ),
)
REDACTED = {"type": "redacted_thinking", "data": "c2VjcmV0"}
THINKING = (
    Sent("u1", "Think about it."),
    said(
        thinking(
            "The retry loop may be at fault.\n\nOr the **check** of the length:\n\n"
            "1. `Content-Length` is that of the whole file\n2. the second attempt sends less"
        ),
        id="m1",
    ),
    said(thinking(""), id="m2"),
    said(REDACTED, id="m3"),
    start("m4"),
    *streamed(
        0, thinking(""), "**Which callers keep the stream open**\n\nNow, while it is still being thought, "
    ),
)
NOTICES: tuple[Frame, ...] = (
    system(
        "compact_boundary", compact_metadata={"trigger": "auto", "pre_tokens": 152_000, "post_tokens": 4_100}
    ),
    system("status", status="compacting"),
    system(
        "hook_response",
        hook_name="PreToolUse:Bash",
        outcome="error",
        stderr="policy.sh: line 3: jq: not found",
    ),
    system("permission_denied", tool_name="Bash", tool_use_id="no", message="Denied by rule Bash(rm *)"),
    {
        "type": "rate_limit_event",
        "rate_limit_info": {
            "status": "allowed_warning",
            "rateLimitType": "five_hour",
            "utilization": 0.82,
            "resetsAt": 1_795_300_000,
        },
    },
    {"type": "rate_limit_event", "rate_limit_info": {"status": "rejected", "rateLimitType": "seven_day"}},
    system("model_refusal_fallback", original_model="a", fallback_model="b", content=""),
    system(
        "model_fallback", trigger="overloaded", original_model="claude-opus", fallback_model="claude-sonnet"
    ),
    system("local_command_output", content="Model set to Sonnet"),
    system("informational", content="Stop hook blocked: the tests do not pass", level="warning"),
    system("notification", text="Context is getting low"),
    system("session_writes_lost", error_code="ENOSPC"),
    {"type": "conversation_reset", "new_conversation_id": "1"},
    {"type": "telepathy", "of": {"whom": ["you"]}},
)
ERRORS: tuple[Frame, ...] = (
    result("error_max_turns", num_turns=20),
    result("error_max_budget_usd"),
    result("error_during_execution", is_error=True, errors=["[ede_diagnostic] x"]),
    result("error_max_structured_output_retries"),
    result("error_during_execution", is_error=True, errors=["No conversation found with session ID: 12"]),
)


def subagents(make: Maker) -> list[Entry]:
    return rows(*SUBAGENTS)


def lookups(make: Maker) -> list[Entry]:
    return rows(*LOOKUPS)


def behind(make: Maker) -> list[Entry]:
    return rows(*BEHIND)


def thoughts(make: Maker) -> list[Entry]:
    return rows(*THINKING)


def notices(make: Maker) -> list[Entry]:
    return rows(
        Sent("u1", "What can be told?"), *NOTICES, HostNotice("Claude Code is taking a while to start.")
    )


def failures(make: Maker) -> list[Entry]:
    events: list[Any] = []
    for number, frame in enumerate(ERRORS):
        events += [Sent(f"u{number}", "Go on."), said(text("I begin."), id=f"m{number}"), frame]
    return rows(*events)


def todo(make: Maker) -> list[Entry]:
    return rows(*TODO)


TODOS = [
    {"content": "Read the parser", "status": "completed", "activeForm": "Reading the parser"},
    {"content": "Find out where it is read twice", "status": "completed", "activeForm": "Finding out"},
    {"content": "Fix the parser", "status": "in_progress", "activeForm": "Fixing the parser"},
    {
        "content": "Run the tests, all of them, on both versions, and look at what they say before "
        "the next step is taken, which is a long one",
        "status": "pending",
    },
    {"content": "Write the change log", "status": "pending"},
]
TODO = (
    Sent("u1", "Fix the parser."),
    said(tool("t", "TodoWrite", todos=TODOS), id="m1"),
    result_of("t", "Todos have been modified successfully."),
    said(text("I begin with the parser."), id="m2"),
)

SHOWS = {
    "lookups": lookups,
    "lookups-open": lookups,
    "subagents": subagents,
    "subagents-open": subagents,
    "background": behind,
    "turn-end": behind,
    "thinking": thoughts,
    "notices": notices,
    "failures": failures,
    "checklist": todo,
}


def complete(state: str, session: LiveSession) -> None:
    """Set the parts of the state that are not rows."""
    if state in ("subagents", "subagents-open", "checklist", "thinking", "lookups", "lookups-open"):
        session.works()
    if state == "checklist":
        session.show_checklist(*played(*TODO).checklist.items)


def unfold(state: str, model: TranscriptModel) -> None:
    """Unfold the rows that the state shows unfolded."""
    if state == "lookups-open":
        model.reveal(next(row.entry.id for row in model.rows if row.entry.tool and row.entry.tool.id == "h"))
    for entry in [row.entry for row in model.rows]:
        if state == "thinking" or (
            state == "subagents-open" and entry.tool is not None and entry.tool.id in "aa3b"
        ):
            model.fold(entry.id, False)
