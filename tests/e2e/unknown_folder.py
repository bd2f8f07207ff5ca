"""A project's folder with a hook, a server and an allow rule.

When the hook, the server or the allowed command runs, it reports to the stand-in at `/ran/NAME`. In
stream-json mode the CLIs do not ask about trust: with the folder's settings they run the hook and the server
at `initialize`.
"""

import json
from pathlib import Path
from urllib.parse import urlsplit

from tests.standin import Answer, StandIn, ToolUse

HOOK = "hook"
SERVER = "server"
RULE = "rule"
PROMPT = "do what the rule allows"


def tells(api: StandIn, name: str) -> str:
    """Return a shell command that reports to the stand-in that it ran."""
    return f"python3 -IS -c '{_report(api, name)}'"


def _report(api: StandIn, name: str) -> str:
    """Return Python code that reports and waits for the answer. A package for HTTP would take ten times as
    long to import."""
    address = urlsplit(api.url)
    return (
        f'import _socket as s; c = s.socket(); c.connect(("{address.hostname}", {address.port})); '
        f'c.sendall(b"GET /ran/{name} HTTP/1.0" + bytes((13, 10, 13, 10))); c.recv(1)'
    )


def has_run(api: StandIn, name: str) -> bool:
    return any(request.path == f"/ran/{name}" for request in api.requests)


async def runs(api: StandIn, name: str, timeout: float = 20.0) -> None:
    """Wait until the command with this name has run."""
    await api.request_of(lambda request: request.path == f"/ran/{name}", timeout)


def write(folder: Path, api: StandIn) -> None:
    """Write such a folder, and script a turn whose tool call the folder's rule allows."""
    (folder / ".git").mkdir()
    (folder / ".claude").mkdir()
    settings = {
        "hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": tells(api, HOOK)}]}]},
        "permissions": {"allow": ["Bash(python3:*)"]},
        "enableAllProjectMcpServers": True,
    }
    (folder / ".claude" / "settings.json").write_text(json.dumps(settings))
    server = f"{_report(api, SERVER)}; input()"
    servers = {"mcpServers": {"made-up": {"command": "python3", "args": ["-IS", "-c", server]}}}
    (folder / ".mcp.json").write_text(json.dumps(servers))
    api.on(PROMPT, [Answer(ToolUse("Bash", {"command": tells(api, RULE)})), "Done."])
