"""Cards of web pages and web searches. The cards show addresses and fetch nothing."""

import re
from typing import Any

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.wire.partial_json import read_partial
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import byte_size, escaped, facts, joined, rich
from claude_desk.transcript.tools.search_cards import query_title
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_LINKS = re.compile(r"^Links: (\[.*\])$", re.M)
_HEAD = re.compile(r"\AWeb search results for query: [^\n]*\n+")
_TAIL = re.compile(r"\n+REMINDER: You MUST include [^\n]*\s*\Z")
_ADDRESS = re.compile(r"https?://[^\s<>\"\\]+", re.I)


def address_title(given: WireFields, folder: str) -> str:
    return one_line(given.text("url"))


def show_fetch(use: ToolUse) -> PresentedCall:
    result = use.structured
    parts = rich(use.input.text("prompt"), label=Phrase("tool_card.prompt"))
    address = result.text("url")
    if address and address != use.input.text("url"):
        parts += facts([(Phrase("tool_card.url"), address)])
    parts += rich(result.text("result") or use.reply, label=Phrase("tool_card.response"))
    status = f"{result.word('code')} {result.text('codeText')}".strip()
    return PresentedCall(parts, joined(one_line(status), byte_size(result.number("bytes"))))


def show_search(use: ToolUse) -> PresentedCall:
    given = use.input
    parts = facts(
        [
            (Phrase("search_card.allowed_domains"), ", ".join(given.texts("allowed_domains"))),
            (Phrase("search_card.blocked_domains"), ", ".join(given.texts("blocked_domains"))),
        ]
    )
    results = use.structured.items("results")
    if not results and use.reply:
        results = _results_of(use.reply)
    links = 0
    blocks: list[str] = []
    for result in results:
        if isinstance(result, str):
            blocks.append(result.strip())
        else:
            found = [_link(link) for link in WireFields(result).rows("content")]
            links += len(found)
            blocks.append("\n".join(found))
    parts += rich("\n\n".join(block for block in blocks if block))
    return PresentedCall(parts, Phrase("search_card.results", count=links) if links or use.done else "")


def _results_of(text: str) -> list[Any]:
    """Return the results of a search from a text that has the links as lines of JSON."""
    results: list[Any] = []
    at = 0
    text = _TAIL.sub("", _HEAD.sub("", text))
    for found in _LINKS.finditer(text):
        results += [
            text[at : found.start()],
            {"content": read_partial(f'{{"links":{found[1]}}}').get("links")},
        ]
        at = found.end()
    return [*results, text[at:]]


def _link(link: WireFields) -> str:
    """Return `- [title](<address>)` with the page's snippet below. If the address is not of the web, show it
    as text."""
    address = link.text("url")
    title = escaped(one_line(link.text("title") or address))
    snippet = escaped(one_line(link.text("snippet"), 500))
    head = (
        f"- [{title}](<{address}>)"
        if _ADDRESS.fullmatch(address)
        else f"- {title} {escaped(visible(address))}"
    )
    return f"{head}  \n  {snippet}" if snippet else head


TOOLS = (
    ToolSpec(
        "WebFetch",
        address_title,
        show_fetch,
        aliases=("web_fetch",),
        family="web",
        heading="fetch-address",
        edited="url",
        edits="address",
    ),
    ToolSpec(
        "WebSearch",
        query_title,
        show_search,
        aliases=("web_search",),
        family="web",
        heading="search-web",
        edited="query",
        edits="words",
    ),
)
