"""Context, costs, limits and servers, and the question at the cost limit."""

import json
import re
import time

from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import changes
from tests.live_session import LiveSession

CONTEXT = {
    "totalTokens": 84_213,
    "maxTokens": 200_000,
    "autoCompactThreshold": 167_000,
    "isAutoCompactEnabled": True,
    "categories": [
        {"name": "System prompt", "tokens": 2_332, "kind": "used"},
        {"name": "System tools", "tokens": 10_398, "kind": "used"},
        {"name": "MCP tools", "tokens": 1_310, "kind": "used"},
        {"name": "Memory files", "tokens": 1_204, "kind": "used"},
        {"name": "Skills", "tokens": 2_067, "kind": "used"},
        {"name": "Messages", "tokens": 66_902, "kind": "used"},
        {"name": "Autocompact buffer", "tokens": 33_000, "kind": "buffer"},
        {"name": "Free space", "tokens": 82_787, "kind": "free"},
    ],
    "memoryFiles": [
        {"path": "/home/someone/src/atlas/CLAUDE.md", "tokens": 920},
        {"path": "/home/someone/.claude/rules/a-rather-long-name-of-a-file-with-rules.md", "tokens": 284},
    ],
    "mcpTools": [
        {"name": "mcp__weather__pressure", "serverName": "weather", "tokens": 310, "isLoaded": True},
        {"name": "mcp__atlas-db__query", "serverName": "atlas-db", "tokens": 1_000, "isLoaded": False},
    ],
}  # fmt: skip
MODELS = {
    "claude-opus-4-6": {
        "inputTokens": 12_400, "outputTokens": 31_200, "cacheReadInputTokens": 1_204_000,
        "cacheCreationInputTokens": 88_000, "costUSD": 4.9, "contextWindow": 200_000,
    },
    "claude-haiku-4-5-20251001": {"inputTokens": 90_100, "outputTokens": 4_100, "costUSD": 0.3},
}  # fmt: skip
SERVERS = {
    "mcpServers": [
        {"name": "weather", "status": "connected", "tools": [{"name": "pressure"}, {"name": "forecast"}]},
        {"name": "atlas-db", "status": "failed", "error": "MCP error -32000: Connection closed"},
        {
            "name": "linear",
            "status": "needs-auth",
            "config": {"type": "http", "url": "https://mcp.linear.app/mcp"},
        },
        {"name": "browser", "status": "disabled", "config": {"command": "npx", "args": ["-y", "@x/browser"]}},
        {"name": "a-server-with-a-name-that-is-much-too-long-for-one-line", "status": "pending"},
    ]
}
LIMITS = {"seven_day": {"utilization": 34, "resets_at": None}}
ADVICE = [
    {"key": "long_context", "pct": 31, "title": "Clear the context between tasks", "detail": "/clear"},
    {
        "key": "subagent_heavy",
        "pct": 12,
        "title": "Give agents smaller tasks, so that they read fewer files before they answer",
        "detail": "40 runs read more than 100k tokens each",
    },
]
STDERR = "Error: Cannot find module '@example/db-server'\n    at Module._resolveFilename (node:internal:1140)"

STATES = (
    "usage",
    "usage-full",
    "usage-estimate",
    "usage-unknown",
    "servers",
    "kept-out",
    "no-servers",
    "ceiling",
    "ceiling-asked",
    "limit",
)


def complete(state: str, session: LiveSession) -> None:
    """Set the values that the CLI would have reported."""
    if state not in STATES:
        return
    if state == "usage-unknown":
        return
    session.works()
    session.says({"type": "result", "subtype": "success", "total_cost_usd": 5.2, "modelUsage": MODELS})
    if state != "usage-estimate":
        full = {"totalTokens": 151_400} if state == "usage-full" else {}
        session.cli.answers["get_context_usage"] = CONTEXT | full
    else:
        said = {"id": "m", "model": "claude-opus-4-6", "content": [], "usage": {"input_tokens": 61_300}}
        session.says({"type": "assistant", "message": said, "parent_tool_use_id": None})
    if state in ("usage", "limit"):
        info = {"rateLimitType": "five_hour", "utilization": 0.82, "resetsAt": time.time() + 5_000}
        status = "rejected" if state == "limit" else "allowed_warning"
        session.says({"type": "rate_limit_event", "rate_limit_info": info | {"status": status}})
    if state == "limit":
        words = "Then port the other tests to pytest 9, and run all of them."
        session.send(words, send_at=session.scheduled_messages.moment)
    if state == "servers":
        session.cli.answers["mcp_status"] = SERVERS
        _log_stderr(session)
    if state.startswith("ceiling"):
        session.cost_limit.set(5)
        session.cost_limit.holds(1)
    session.cli.answers["get_usage"] = {
        "rate_limits": LIMITS,
        "behaviors": {"week": {"recommendations": ADVICE}},
    }
    session.usage.ask_all()
    session.hear()


def open_panel(state: str, screen: WindowEngine) -> None:
    """Open the panel of this state as the user does."""
    if state.startswith("usage"):
        screen.app.view.wished.emit("usage")
    elif state == "kept-out":
        servers = ["maps: npx maps", "files: npx files"]
        findings = FolderFindings(hooks=["Stop: ./x"] * 2, servers=servers, rules=["Allow: Bash"] * 3)
        screen.app.view.kept_out_view.show(findings)
        screen.app.view.wished.emit("servers")
    elif state.startswith("changes"):
        screen.app.view.wished.emit("changes")
        changes.choose(state, screen.app.view.changes)
    elif state in ("servers", "no-servers"):
        screen.app.view.wished.emit("servers")


def _log_stderr(session: LiveSession) -> None:
    """Write the server's stderr into the folder where the CLI logs it."""
    cache = session.journals / "cache"
    logs = cache / "claude-cli-nodejs" / re.sub("[^A-Za-z0-9]", "-", session.folder) / "mcp-logs-atlas-db"
    logs.mkdir(parents=True)
    (logs / "1.jsonl").write_text(json.dumps({"error": f"Server stderr: {STDERR}"}) + "\n")
    session.environ["XDG_CACHE_HOME"] = str(cache)
