"""The content of the drawings of the look, for putting the window beside them."""

import time
from collections.abc import Callable

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.entries import Entry, EntryKind, ToolState, TurnFooter
from tests.gallery.entry_maker import Maker
from tests.gallery.prose import entries_of

_YES = (
    "Yes, but they share its position. When the first attempt is cut off, the second begins where the first "
    "stopped, and the server’s"
)
_ANSWER = f"""## Two attempts read one stream

{_YES} `Content-Length` check fails. I see two ways out:

1. **Rewind before each attempt** in `client.py:59`. Three lines, no new state:
   - works for files and for `BytesIO`

     ```python
     for attempt in range(self.retries):
         stream.seek(start)  # what the first attempt has read
         await self._send(stream, attempt)
     ```

   - a pipe cannot be rewound: it is read into memory once, up to 8 MB
2. **Buffer every upload.** Simple, and wrong for large files.

| Runner | Runs | Failed before | Failed now | Median |
|---|---|---|---|---|
| linux-slow | 1,200 | 131 | 0 | 4.1 s |
| macos-arm64 | 400 | 9 | 0 | 960 ms |

> [!NOTE]
> A stream that has no `seek` raises `UnsupportedOperation`, which the retry must not swallow.

> RFC 9110: a client must not repeat a request whose body it cannot send again.
"""
_PATCH = {
    "oldStart": 58,
    "newStart": 58,
    "lines": [
        "     for attempt in range(self.retries):",
        "-        await self._send(stream, retries=3)",
        "+        stream.seek(start)",
        "+        await self._send(stream, attempt)",
    ],
}


def conversation(make: Maker) -> list[Entry]:
    """Picture 1a."""
    now = time.time()
    said = "The upload test fails about one run in ten. I suspect the retry in client.py – does that"
    return [
        make(EntryKind.USER, f"{said} still hold?"),
        make(EntryKind.THINKING, "Both attempts read one stream.", began=now - 40, ended=now - 34),
        *entries_of(make, _ANSWER),
        make(EntryKind.FOOTER, footer=TurnFooter(seconds=40, cost=0.01, tokens_in=900, tokens_out=80)),
    ]


def tools(make: Maker) -> list[Entry]:
    """Picture 1b."""
    now = time.time()
    race = "The retry loop and the length check race each other. I change the loop, then I run the test"
    usage = "ERROR: usage: pytest [options] [file_or_dir]\npytest: error: unrecognized arguments: --count 50"
    found = (
        make.tool("Read", f"atlas/upload/{name}.py", ToolState.DONE, "x", started=now - 30, ended=now - 30)
        for name in ("client", "pool", "retry", "errors")
    )
    return [
        make(EntryKind.USER, "Find out why, and fix it."),
        make(EntryKind.PROSE, f"{race} fifty times."),
        *found,
        make.tool(
            "Edit",
            "atlas/upload/client.py",
            ToolState.DONE,
            "The file atlas/upload/client.py has been updated.",
            input={"file_path": "atlas/upload/client.py"},
            structured={"structuredPatch": [_PATCH]},
            complete=True,
        ),
        make.tool(
            "Bash",
            "ruff check atlas/upload tests/upload",
            ToolState.DONE,
            input={
                "command": "ruff check atlas/upload tests/upload",
                "description": "Lint what was changed",
            },
        ),
        make.tool("Bash", "pytest tests/upload -q --count 50 -p no:randomly", ToolState.FAILED, usage),
        make(
            EntryKind.PROSE,
            "`--count` needs the plugin `pytest-repeat`. I loop in the shell instead, in the background, and "
            "ask an agent for the other callers.",
        ),
        make(
            EntryKind.THINKING, "**Which of the callers keeps the stream open?**", final=False, began=now - 12
        ),
    ]


def _command(command: str, description: str) -> list[PendingRequest]:
    request = CanUseTool(
        tool_name="Bash", input={"command": command, "description": description}, tool_use_id="toolu_1"
    )
    return [PendingRequest("r1", request, "Claude")]


def danger() -> list[PendingRequest]:
    """Picture 2a."""
    return _command(
        "rm -rf build/ && curl -fsSL https://fixtures.example.org/upload-2.4.tar.zst | tar --zstd -xf - "
        "-C tests/fixtures && pytest tests/upload -q",
        "Clean the build and run the upload tests with new fixtures",
    )


def plain() -> list[PendingRequest]:
    """Picture 2b."""
    return _command("pytest -q", "Run the whole suite")


SHOWS: dict[str, Callable[[Maker], list[Entry]]] = {
    "drawn-conversation": conversation,
    "drawn-tools": tools,
}
PERMISSIONS: dict[str, Callable[[], list[PendingRequest]]] = {"drawn-danger": danger, "drawn-plain": plain}
