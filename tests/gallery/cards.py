"""Tool calls: every kind of part in hand-made cards, and large contents."""

from collections.abc import Iterator
from contextlib import contextmanager

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.text.diff import Diff, DiffLine
from claude_desk.transcript.text.spans import TextSpan
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import (
    Card,
    ChecklistItem,
    ChecklistPart,
    DiffPart,
    FactsPart,
    LineBand,
    ListingPart,
    MarkdownPart,
    NotePart,
    PicturesPart,
)
from tests.gallery.entry_maker import CODE, Maker

_CLOSED = "self.socket.shutdown(SHUT_RDWR); self.socket.close(); self.socket = None  # and never again"
_LINES = (
    DiffLine(" ", 58, 58, "    for attempt in range(self.retries):"),
    DiffLine("-", 59, 0, "        await self._send(stream, retries=3)", ((33, 42),)),
    DiffLine("+", 0, 59, "        stream.seek(start)"),
    DiffLine("+", 0, 60, "        await self._send(stream, attempt)", ((33, 40),)),
    DiffLine(" ", 60, 61, "        self.sent += 1"),
    DiffLine("@", 0, 0, ""),
    DiffLine(" ", 90, 91, "    def close(self) -> None:"),
    DiffLine("-", 91, 0, "        self.socket.close()"),
    DiffLine("+", 0, 92, f"        {_CLOSED}"),
    DiffLine(" ", 92, 93, "        self.closed = True"),
)
DIFF = Diff("atlas/upload/client.py", _LINES, "python", added=3, removed=2)
PATCHED = "\n".join(f"{number:4} passed tests/upload/test_client.py::test_{number}" for number in range(400))


def hand_made(make: Maker, card: Card, state: ToolState = ToolState.DONE, **rest: object) -> Entry:
    """Return a call that shows this card. The card is shown only after `install`, or within
    `cards_by_hand`."""
    return make.tool(str(rest.pop("tool", card.name)), card.title, state, structured=card, **rest)


def _card_of(call: ToolCall, folder: str = "") -> Card:
    return call.structured if isinstance(call.structured, Card) else _presented(call, folder)


_presented = registry.card_of


def install() -> None:
    """Let calls from `hand_made` show their cards unchanged."""
    registry.card_of = _card_of


@contextmanager
def cards_by_hand() -> Iterator[None]:
    """Let calls from `hand_made` show their cards unchanged, within this context."""
    install()
    try:
        yield
    finally:
        registry.card_of = _presented


def listings() -> list[Card]:
    log, error = (
        ListingPart(PATCHED, brief=True, tail=True),
        "E   AssertionError: 409 != 200\n1 failed in 2.31s",
    )
    long = "x = " + "y + " * 400 + "0\nand a short one"
    matches = ListingPart(
        "gateway/signing.py\nimport hmac\n    return hmac.new(key)\ngateway/app.py\nfrom hmac import compare",
        gutter=("", "3", "17", "", "121"),
        spans=(TextSpan(0, 18, "path"), TextSpan(26, 30, "match")),
        bands=(LineBand(1, 1, "match"),),
        brief=True,
    )
    return [
        Card(
            "pytest tests/upload -q", "Bash", summary="exit code 1",
            parts=(
                ListingPart("pytest tests/upload -q --count 50 \\\n    --timeout 20", language="bash"),
                log,
                ListingPart(error, "stderr", tone="bad", brief=True),
            ),
        ),
        Card(
            "atlas/upload/client.py", "Read", summary="lines 98 to 115",
            parts=(ListingPart(CODE * 3, language="python", first=98, brief=True),),
        ),
        Card("hmac", "Grep", summary="3 matches in 2 files", parts=(matches,)),
        Card(
            "one very long line", "Bash",
            parts=(
                ListingPart(long, first=9, brief=True, label="broken into rows"),
                ListingPart(long, first=1, wrap=False, brief=True, label="scrolls sideways"),
            ),
        ),
    ]  # fmt: skip


_ANSWER = """They carry **X-Signature**, made with `hmac`:

- *sha256* over the body
- the key of the [hook](https://example.org)"""
_FACTS = (
    ("title", "The upload test fails about one run in ten"),
    ("labels", "flaky\nupload"),
    ("body", "It is the stream: " + "a word and another " * 20),
    ("assignee_of_the_whole_thing", "nobody"),
)
_CHECKS = (
    ChecklistItem("Find out why it fails", "done"),
    ChecklistItem("Rewind before each attempt", "active", "Rewinding"),
    ChecklistItem(
        "Run it a hundred times, to be really sure that it does not fail on a slow machine " * 2, "pending"
    ),
    ChecklistItem("Tell everyone", "pending", "blocked by 3"),
    ChecklistItem("Not that", "deleted"),
    ChecklistItem("Look at the log", "done"),
)
_FILES = (
    Attachment("failure.png", "image/png", size=214_000),
    Attachment("a-very-long-name-" * 8 + ".pdf"),
)


def others() -> list[Card]:
    notes = (
        ("All of it went well", "ok"),
        ("3 matches in 2 files", ""),
        ("Cut", "warn"),
        ("Exit code 2", "bad"),
    )
    return [
        Card("atlas/upload/client.py", "Edit", summary="+3 −2", parts=(DiffPart(DIFF, brief=True),)),
        Card("Which sign do webhooks carry?", "WebFetch", parts=(MarkdownPart(_ANSWER, brief=True),)),
        Card("Open a ticket", "create_issue", "github-enterprise", "#418", (FactsPart(_FACTS, brief=True),)),
        Card("2 of 4 done", "TodoWrite", parts=(ChecklistPart(_CHECKS, brief=True),)),
        Card("failure.png", "Read", parts=(PicturesPart(_FILES), NotePart("1280 × 860, 210 KB"))),
        Card("everything", "Notes", parts=tuple(NotePart(text, tone, brief=True) for text, tone in notes)),
    ]


def card_kinds(make: Maker) -> list[Entry]:
    """Return a call for every kind of part except listings."""
    install()
    return [make(EntryKind.USER, "Every part of a card."), *(hand_made(make, card) for card in others())]


def card_listings(make: Maker) -> list[Entry]:
    install()
    return [make(EntryKind.USER, "Every listing."), *(hand_made(make, card) for card in listings())]


def large(make: Maker) -> list[Entry]:
    """Return calls with contents that are too large for a row."""
    install()
    log = "\n".join(f"{number:6} 0x{number * 7919:08x} the quick brown fox" for number in range(30_000))
    code = CODE * 3400
    added = tuple(DiffLine("+", 0, number, text) for number, text in enumerate(code.splitlines(), 1))
    rows = ListingPart('{"a": [1, 2, 3]},\n' * 120_000, language="json", brief=True)
    change = Diff("atlas/generated.py", added, "python", added=len(added))
    cards = (
        Card("dmesg", "Bash", parts=(ListingPart(log, brief=True, tail=True),)),
        Card(
            "atlas/generated.py", "Read", parts=(ListingPart(code, language="python", first=1, brief=True),)
        ),
        Card("bundle.min.js", "Bash", parts=(ListingPart("var a=1;" * 160_000, brief=True),)),
        Card("everything", "dump", "atlas-db", parts=(rows,)),
        Card("atlas/generated.py", "Write", summary="+20,400", parts=(DiffPart(change),)),
    )
    return [hand_made(make, card) for card in cards]


SHOWS = {
    "card-kinds": card_kinds,
    "card-listings": card_listings,
    "large": large,
}
