"""A long conversation with many places to jump to."""

import time

from claude_desk.transcript.entries import Entry, EntryKind, ToolState, TurnFooter
from tests.gallery.entry_maker import CODE, Maker

_ASKED = (
    "The upload test fails about one run in ten. Find out why and fix it.",
    "Does the same happen on Windows?",
    "Write a test that fails without the fix, and show me that it does.",
    "What else uses the retry loop? List every place with its file and line, please, and say for each "
    "of them whether it could read from a stream that is half read already.",
    "Good. Now the release notes.",
)
_SAID = (
    "The retry loop and the server's `Content-Length` check race each other.",
    "- `atlas/upload/client.py` rewinds the stream\n- `atlas/sync/push.py` does not",
    "I looked at **every** caller of `_send`, and only one of them passes a stream.",
    "The test now fails without the fix, and passes with it, fifty times in a row.",
)


def long_way(make: Maker, turns: int = 40) -> list[Entry]:
    """Return a conversation with ten rows for each turn."""
    now = time.time() - 60 * turns
    entries: list[Entry] = []
    for turn in range(turns):
        began = now + 60 * turn
        entries += [
            make(EntryKind.USER, _ASKED[turn % len(_ASKED)]),
            make(EntryKind.THINKING, "What could be at fault? The retry loop.", began=began, ended=began + 6),
            make(EntryKind.PROSE, _SAID[turn % 4]),
            make.tool("Read", "atlas/upload/client.py", ToolState.DONE, CODE * 2),
            make.tool("Grep", "_send", ToolState.DONE, "atlas/upload/client.py:41\natlas/sync/push.py:9"),
            make.tool(
                "Bash",
                "pytest tests/upload -q",
                ToolState.FAILED if turn % 7 == 3 else ToolState.DONE,
                "E   AssertionError: 409 != 200" if turn % 7 == 3 else "40 passed in 2.31s",
            ),
            make(EntryKind.PROSE, _SAID[(turn + 1) % 4]),
            make(EntryKind.CODE, CODE, language="python"),
            make(EntryKind.ERROR, "API Error: 529 Overloaded.")
            if turn % 13 == 9
            else make(EntryKind.PROSE, _SAID[(turn + 2) % 4]),
            make(EntryKind.FOOTER, footer=TurnFooter(seconds=42.0, tokens_in=15234, tokens_out=842)),
        ]
        for entry in entries[-10:]:
            entry.turn = turn + 1
    return entries


SHOWS = {"way": long_way}
