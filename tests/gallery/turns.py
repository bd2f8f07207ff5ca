"""A typical turn, and a row of every kind."""

import time

from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, SentState, ToolState, TurnFooter
from tests.gallery.entry_maker import CODE, Maker

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


def upload_turn(make: Maker) -> list[Entry]:
    now = time.time()
    return [
        make(EntryKind.USER, "The upload test fails about one run in ten. Find out why and fix it."),
        make(
            EntryKind.THINKING,
            "The test is flaky. The retry loop may be at fault.",
            began=now - 40,
            ended=now - 34,
        ),
        make(
            EntryKind.PROSE,
            "The retry loop and the server's `Content-Length` check race each other: when the first attempt "
            "is cut off, the second starts from a stream that is already half read. I will rewind the stream "
            "before each attempt.",
        ),
        make.tool(
            "Read", "atlas/upload/client.py", ToolState.DONE, CODE * 3, started=now - 30, ended=now - 30
        ),
        make.tool(
            "Edit",
            "atlas/upload/client.py",
            ToolState.DONE,
            "The file atlas/upload/client.py has been updated.",
            input={"file_path": "atlas/upload/client.py"},
            structured={"structuredPatch": [_PATCH]},
            complete=True,
            started=now - 28,
            ended=now - 27,
        ),
        make.tool(
            "Bash",
            "pytest tests/upload -q --count 50",
            ToolState.RUNNING,
            "....................................\n36 of 50",
            started=now - 12,
        ),
        make(
            EntryKind.PROSE,
            "While that runs: the fix is in one place, because every attempt goes through **_send**",
            final=False,
        ),
    ]


def days(make: Maker) -> list[Entry]:
    """Return a conversation on three days."""
    now = time.time()
    told: list[Entry] = []
    for days_ago, words in ((9, "Find out why it fails."), (1, "And fix it."), (0, "Are the tests green?")):
        began = now - days_ago * 86_400
        told += [
            make(EntryKind.USER, words, began=began),
            make(EntryKind.PROSE, "It is the retry loop: the stream is half read by then.", began=began + 9),
            make(
                EntryKind.FOOTER, footer=TurnFooter(seconds=9, tokens_in=900, tokens_out=80), began=began + 9
            ),
        ]
    return told


def kinds(make: Maker) -> list[Entry]:
    now = time.time()
    return [
        make(EntryKind.USER, "Show me everything you have.\nOn two lines, and 日本語 with an emoji 🎉."),
        make(EntryKind.THINKING, "Everything?\nAll right.", began=now - 75, ended=now - 3),
        make(EntryKind.PROSE, "# A heading"),
        make(
            EntryKind.PROSE,
            "A paragraph with *emphasis*, **weight**, `code`, ~~a mistake~~ and [a link](https://example.org).",
        ),
        make(
            EntryKind.PROSE,
            "- first item of a list\n- second item, a good deal longer than the first one so that it goes "
            "over the end of its line and on to the next\n- third",
        ),
        make(EntryKind.PROSE, "1. one\n2. two\n3. three"),
        make(EntryKind.PROSE, "> A quotation of someone who said it better."),
        make(
            EntryKind.TABLE,
            "| name | runs | share |\n|---|---:|---:|\n| upload | 50 | 10 % |\n| resume | 120 | 2 % |",
        ),
        make(EntryKind.CODE, CODE, language="python"),
        make(EntryKind.CODE, "\n".join(f"line {n} of a long block" for n in range(60)), language=""),
        make.tool(
            "Bash",
            "mkdir -p build && cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DWITH_EVERYTHING=ON",
            ToolState.WAITING,
        ),
        make.tool(
            "Bash",
            "make -j2",
            ToolState.DONE,
            "\n".join(f"[{n:3}%] Building object {n}.o" for n in range(0, 100, 3)),
            started=now - 60,
            ended=now - 12,
        ),
        make.tool("Grep", "sign_request", ToolState.DONE, "gateway/signing.py\ngateway/app.py"),
        make.tool(
            "Agent",
            "How does the gateway sign requests?",
            ToolState.DONE,
            "It signs them with HMAC.",
            started=now - 60,
            ended=now - 12,
        ),
        make.tool("Grep", "hmac.new", ToolState.DONE, "gateway/signing.py:12", depth=1),
        make(EntryKind.PROSE, "The gateway signs in one place.", depth=1),
        make.tool(
            "Bash",
            "pytest -q",
            ToolState.FAILED,
            "E   AssertionError: 409 != 200\n1 failed, 40 passed in 2.31s",
        ),
        make.tool("Write", "notes.md", ToolState.DENIED, "The person said no."),
        make.tool("Bash", "sleep 600", ToolState.STOPPED),
        make.tool("WebFetch", "https://example.org", ToolState.CANCELLED),
        make(
            EntryKind.NOTICE,
            "Claude does not know the transcript above: its file is gone.",
            action=NoticeAction.SEND_ALONG,
        ),
        make(EntryKind.ERROR, "API Error: 529 Overloaded. The service is busy; try again in a moment."),
        make(EntryKind.FOOTER, footer=TurnFooter(seconds=72.4, tokens_in=15234, tokens_out=842, cost=0.1873)),
        make(EntryKind.USER, "And stop here."),
        make(EntryKind.FOOTER, footer=TurnFooter(stopped=True, seconds=3.2)),
        make(EntryKind.USER, "This one waits.", sent=SentState.QUEUED),
    ]


SHOWS = {"kinds": kinds, "days": days}
