"""Requests to the CLI about the MCP servers of a session, and the CLI's answers (protocol/README.md 6.4)."""

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import Field, ValidationError

from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.wire.base import LenientModel


class McpStatus(HostRequest):
    subtype: Literal["mcp_status"] = "mcp_status"


class McpReconnect(HostRequest):
    """Reconnect a server. Both CLI versions answer once the server is connected, or with the error."""

    subtype: Literal["mcp_reconnect"] = "mcp_reconnect"
    server: str = Field(serialization_alias="serverName")


class McpToggle(HostRequest):
    """Switch a server on or off. The CLI keeps the choice for later sessions in the folder."""

    subtype: Literal["mcp_toggle"] = "mcp_toggle"
    server: str = Field(serialization_alias="serverName")
    enabled: bool


class McpServerTool(LenientModel):
    name: str
    description: str = ""


class McpServer(LenientModel):
    """An MCP server. `status`: connected, failed, needs-auth, pending or disabled. `init` sends only the name
    and the status."""

    name: str
    status: str = ""
    error: str = ""
    scope: str = ""
    config: dict[str, Any] = Field(default_factory=dict)
    tools: list[McpServerTool] = Field(default_factory=list)

    @property
    def place(self) -> str:
        """The command that runs the server, or the server's address; empty if the CLI sends neither (as
        2.1.37 usually does)."""
        words = [self.config.get("command"), *_list(self.config.get("args"))]
        command = " ".join(str(word) for word in words if word)
        return command or str(self.config.get("url") or "")


def servers_of(answer: Any) -> list[McpServer]:
    """Return the servers in an answer to `mcp_status`, or in `init`. Malformed entries are skipped."""
    found = answer.get("mcpServers") if isinstance(answer, dict) else answer
    return list(_shaped(found if isinstance(found, list) else ()))


def _shaped(found: Iterable[Any]) -> Iterable[McpServer]:
    for value in found:
        try:
            yield McpServer.model_validate(value)
        except ValidationError:
            continue


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


class _LogLine(LenientModel):
    error: str = ""


_STDERR = "Server stderr: "


def stderr_of(line: bytes) -> str:
    """Return the text that a server wrote to stderr, from a line of the CLI's log of that server; an empty
    string for other lines."""
    try:
        error = _LogLine.model_validate_json(line).error
    except ValidationError:
        return ""
    return error.removeprefix(_STDERR) if error.startswith(_STDERR) else ""
