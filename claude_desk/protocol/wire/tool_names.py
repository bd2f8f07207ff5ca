"""The names of MCP servers' tools on the wire: `mcp__SERVER__TOOL`."""

import re

_PREFIX = "mcp__"
_SEPARATOR = "__"
_OTHER = re.compile(r"[^A-Za-z0-9_-]")  # the CLI writes "_" for each of these characters


def is_server_tool(name: str) -> bool:
    return name.startswith(_PREFIX)


def server_and_tool(name: str, server: str = "") -> tuple[str, str] | None:
    """Return the server of a tool, and the tool's name on that server. Return None if the name is ambiguous,
    or not the name of a server's tool.

    A name may be ambiguous because both parts may contain `__`: `mcp__github__x__read` may be a tool of the
    server `github` or of `github__x`. `server`: the server's name if the CLI sends it, or empty.
    """
    if not is_server_tool(name):
        return None
    rest = name[len(_PREFIX) :]
    if server:
        begins = _OTHER.sub("_", server) + _SEPARATOR
        if rest.startswith(begins) and len(rest) > len(begins):
            return server, rest[len(begins) :]
    places = [at for at in range(1, len(rest) - len(_SEPARATOR)) if rest.startswith(_SEPARATOR, at)]
    if len(places) != 1:
        return None
    return rest[: places[0]], rest[places[0] + len(_SEPARATOR) :]
