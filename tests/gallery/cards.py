"""Tool calls: every kind of part by hand-made cards, every state, and large things."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.cards import registry
from claude_desk.transcript.cards.card import (
    Band,
    Card,
    Check,
    Checklist,
    DiffPart,
    Facts,
    Listing,
    Note,
    Pictures,
    Rich,
)
from claude_desk.transcript.diffs import Diff, DiffLine
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.spans import Span
from tests.gallery.make import CODE, Maker

_LINES = [
    DiffLine(" ", 58, 58, "    for attempt in range(self.retries):"),
    DiffLine("-", 59, 0, "        await self._send(stream, retries=3)", ((33, 42),)),
    DiffLine("+", 0, 59, "        stream.seek(start)"),
    DiffLine("+", 0, 60, "        await self._send(stream, attempt)", ((33, 40),)),
    DiffLine(" ", 60, 61, "        self.sent += 1"),
    DiffLine("@", 0, 0, ""),
    DiffLine(" ", 90, 91, "    def close(self) -> None:"),
    DiffLine("-", 91, 0, "        self.socket.close()"),
    DiffLine("+", 0, 92, "        self.socket.shutdown(SHUT_RDWR); self.socket.close(); self.socket = None  # and never again"),
    DiffLine(" ", 92, 93, "        self.closed = True"),
]  # fmt: skip
DIFF = Diff("atlas/upload/client.py", tuple(_LINES), "python", added=3, removed=2)
PATCHED = "\n".join(f"{number:4} passed tests/upload/test_client.py::test_{number}" for number in range(400))


def hand_made(make: Maker, card: Card, state: ToolState = ToolState.DONE, **rest: object) -> Entry:
    """A call that shows this card, where `cards_by_hand` is in force."""
    return make.tool(str(rest.pop("tool", card.name)), card.title, state, structured=card, **rest)


def _card_of(call: ToolCall, folder: str = "") -> Card:
    return call.structured if isinstance(call.structured, Card) else _presented(call, folder)


_presented = registry.card_of


def install() -> None:
    """Hand-made cards are shown as they are."""
    registry.card_of = _card_of


@contextmanager
def cards_by_hand() -> Iterator[None]:
    """The same for a while."""
    install()
    try:
        yield
    finally:
        registry.card_of = _presented


def listings() -> list[Card]:
    return [
        Card("pytest tests/upload -q", "Bash", summary="exit code 1", parts=(
            Listing("pytest tests/upload -q --count 50 \\\n    --timeout 20", language="bash"),
            Listing(PATCHED, brief=True, tail=True),
            Listing("E   AssertionError: 409 != 200\n1 failed, 40 passed in 2.31s", "stderr", tone="bad", brief=True),
        )),
        Card("atlas/upload/client.py", "Read", summary="lines 40 to 54", parts=(
            Listing(CODE * 3, language="python", first=98, brief=True),
        )),
        Card("hmac", "Grep", summary="3 matches in 2 files", parts=(
            Listing(
                "gateway/signing.py\nimport hmac\n    return hmac.new(key, text, sha256)\ngateway/app.py\nfrom hmac import compare_digest",
                gutter=("", "3", "17", "", "121"), spans=(Span(0, 18, "path"), Span(26, 30, "match")),
                bands=(Band(1, 1, "match"),), brief=True,
            ),
        )),
        Card("one very long line", "Bash", parts=(
            Listing("x = " + "y + " * 400 + "0\nand a short one", first=9, brief=True, label="broken into rows"),
            Listing("x = " + "y + " * 400 + "0\nand a short one", first=1, wrap=False, brief=True, label="scrolls sideways"),
        )),
    ]  # fmt: skip


def others() -> list[Card]:
    return [
        Card("atlas/upload/client.py", "Edit", summary="+3 −2", parts=(DiffPart(DIFF, brief=True),)),
        Card("Which sign do webhooks carry?", "WebFetch", parts=(
            Rich("They carry **X-Signature**, made with `hmac`:\n\n- *sha256* over the body\n- the key of the [hook](https://example.org)", brief=True),
        )),
        Card("Open a ticket", "create_issue", "github-enterprise", "#418", parts=(
            Facts((
                ("title", "The upload test fails about one run in ten"), ("labels", "flaky\nupload"),
                ("body", "It is the stream: " + "a word and another " * 20), ("assignee_of_the_whole_thing", "nobody"),
            ), brief=True),
        )),
        Card("2 of 4 done", "TodoWrite", parts=(
            Checklist((
                Check("Find out why it fails", "done"), Check("Rewind before each attempt", "active", "Rewinding"),
                Check("Run it a hundred times and then once more, to be really sure that it does not fail any more on a slow machine", "pending"),
                Check("Tell everyone", "pending", "blocked by 3"), Check("Not that", "deleted"), Check("Look at the log", "done"),
            ), brief=True),
        )),
        Card("failure.png", "Read", parts=(
            Pictures((Attachment("failure.png", "image/png", size=214_000), Attachment("a-very-long-name-" * 8 + ".pdf"))),
            Note("1280 × 860, 210 KB"),
        )),
        Card("everything", "Notes", parts=(
            Note("All of it went well", "ok", brief=True), Note("3 matches in 2 files", brief=True),
            Note("The list was cut", "warn", brief=True), Note("Exit code 2", "bad", brief=True),
        )),
    ]  # fmt: skip


def card_kinds(make: Maker) -> list[Entry]:
    """Every kind of part."""
    install()
    return [make(EntryKind.USER, "Every part of a card."), *(hand_made(make, card) for card in others())]


def card_listings(make: Maker) -> list[Entry]:
    install()
    return [make(EntryKind.USER, "Every listing."), *(hand_made(make, card) for card in listings())]


def card_states(make: Maker) -> list[Entry]:
    """Every state of a call."""
    install()
    now = time.time()
    card = Card(
        "make -j2 all && make install DESTDIR=/srv/atlas",
        "Bash",
        parts=(Listing("[ 1%] Building object 1.o", brief=True),),
    )
    empty = Card("atlas/upload/client.py", "Read")
    return [
        hand_made(make, one, state, started=now - 75, ended=0 if state in (ToolState.RUNNING, ToolState.WAITING) else now - 3)
        for state in ToolState
        for one in (card, empty)
    ]  # fmt: skip


def large(make: Maker) -> list[Entry]:
    """What is too large for a row."""
    install()
    log = "\n".join(f"{number:6} 0x{number * 7919:08x} the quick brown fox" for number in range(30_000))
    code = CODE * 3400
    lines = tuple(DiffLine("+", 0, number, text) for number, text in enumerate(code.split("\n"), 1))
    return [
        hand_made(make, Card("dmesg", "Bash", parts=(Listing(log, brief=True, tail=True),))),
        hand_made(make, Card("atlas/generated.py", "Read", summary="20,400 lines", parts=(Listing(code, language="python", first=1),))),
        hand_made(make, Card("bundle.min.js", "Bash", parts=(Listing("var a=1;" * 160_000, brief=True),))),
        hand_made(make, Card("everything", "dump", "atlas-db", parts=(Listing('{"a": [1, 2, 3]},\n' * 120_000, language="json", brief=True),))),
        hand_made(make, Card("atlas/generated.py", "Write", summary="+20,400", parts=(DiffPart(Diff("atlas/generated.py", lines, "python", added=len(lines))),))),
    ]  # fmt: skip


SHOWS = {
    "card-kinds": card_kinds,
    "card-listings": card_listings,
    "card-states": card_states,
    "large": large,
}
