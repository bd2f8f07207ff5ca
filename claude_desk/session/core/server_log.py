"""What a server wrote to its stderr: both CLI versions keep it among their logs, and only there."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path

from claude_desk.protocol.requests.mcp_servers import stderr_of
from claude_desk.session.core.secret_filter import without_keys

_BYTES = 32_768
_CHARACTERS = 1_000
# The CLI writes its logs out up to a second late.
_LOOKS, _PAUSE = 3, 1.0


class McpServerLogs:
    """The logs that the CLI keeps of the servers of one folder, where its child's environment has it."""

    def __init__(self, environ: Mapping[str, str], folder: str) -> None:
        self._environ = environ
        cache = environ.get("XDG_CACHE_HOME") or str(Path(environ.get("HOME") or Path.home()) / ".cache")
        self._logs = Path(cache) / "claude-cli-nodejs" / _plain(folder)

    async def last_words(self, server: str) -> str:
        """The end of the newest log's stderr, at most 1,000 characters; "" where there is none in 2 s."""
        for look in range(_LOOKS):
            if look:
                await asyncio.sleep(_PAUSE)
            if words := await asyncio.to_thread(_read, self._logs / f"mcp-logs-{_plain(server)}"):
                return without_keys(words, self._environ)
        return ""


def _read(logs: Path) -> str:
    try:
        # Their names are moments, the newest one last.
        newest = max(path for path in logs.iterdir() if path.suffix == ".jsonl" and path.is_file())
        with newest.open("rb") as file:
            file.seek(max(0, newest.stat().st_size - _BYTES))
            lines = file.read(_BYTES).splitlines()
    except (OSError, ValueError):
        return ""
    words = "".join(stderr_of(line) for line in lines).strip()
    return words if len(words) <= _CHARACTERS else "…" + words[1 - _CHARACTERS :]


def _plain(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "-", name)
