"""Rows as Markdown, for people and other programs: only what the rows hold."""

from collections.abc import Callable, Iterable, Iterator

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.markdown.list_items import in_one_list
from claude_desk.transcript.text.text_sanitizer import flat

# What a turn's footer says, in words: the screen's business.
FooterWords = Callable[[Entry], str]


def markdown(entries: Iterable[Entry], footer: FooterWords) -> str:
    """The rows as one text, without a line's end behind it."""
    return "".join(pieces(entries, footer)).rstrip("\n")


def document(entries: Iterable[Entry], title: str, footer: FooterWords) -> Iterator[str]:
    """A whole file in pieces, so that a long one can be made bit by bit."""
    yield f"# {flat(title)}\n\n"
    yield from pieces(entries, footer)


def pieces(entries: Iterable[Entry], footer: FooterWords) -> Iterator[str]:
    """One piece for each row, its empty lines with it."""
    before: Entry | None = None
    for entry in entries:
        text = quoted(row(entry, footer), entry.depth).rstrip("\n")
        if not text:
            continue
        if before is not None:
            yield "\n" if _goes_on(before, entry) else "\n\n"
        yield text
        before = entry
    if before is not None:
        yield "\n"


def turn_of(entries: list[Entry], entry: Entry) -> list[Entry]:
    """All rows of the turn that the entry is in."""
    return [other for other in entries if other.turn == entry.turn]


def row(entry: Entry, footer: FooterWords) -> str:
    """One row, whatever it is."""
    match entry.kind:
        case EntryKind.USER:
            said = "## You\n\n" + quoted(entry.text, 1)
        case EntryKind.PROSE | EntryKind.TABLE:
            said = entry.text
        case EntryKind.CODE:
            said = fenced(entry.text, entry.language)
        case EntryKind.THINKING:
            said = quoted(f"**{thought_words(entry)}**\n\n{entry.text}".rstrip(), 1)
        case EntryKind.TOOL:
            said = _tool(entry.tool) if entry.tool is not None else ""
        case EntryKind.NOTICE:
            said = quoted("**Notice:** " + entry.text, 1)
        case EntryKind.ERROR:
            said = quoted("**Error:** " + entry.text, 1)
        case EntryKind.FOOTER:
            words = footer(entry)
            said = f"*{words}*" if words else ""
        case EntryKind.GAP:
            said = ""
    names = [code_span(attachment.name) for attachment in entry.attachments]
    return said + ("\n\nAttached: " + ", ".join(names) if names else "")


def thought_words(entry: Entry) -> str:
    seconds = int(entry.ended - entry.began) if entry.final and entry.began else 0
    return f"Thought for {seconds} s" if seconds >= 1 else "Thought"


def input_says_more(tool: ToolCall) -> bool:
    """Whether the input is to be shown beside the title."""
    said = tool.input_text.strip()
    return bool(said) and flat(said) != flat(tool.title)


def _tool(tool: ToolCall) -> str:
    title = f" {code_span(tool.title)}" if tool.title.strip() else ""
    parts = [f"**{escaped(tool.name)}**{title} — {tool.state.value}"]
    if input_says_more(tool):
        parts += ["Input:", fenced(tool.input_text)]
    if tool.result:
        parts += ["Result:", fenced(tool.result)]
    if tool.attachments:
        parts.append("Attached: " + ", ".join(code_span(a.name) for a in tool.attachments))
    return "\n\n".join(parts)


def fenced(text: str, language: str = "") -> str:
    """A code block; its fence is longer than any run of its character inside."""
    fence = "`" * max(3, _longest_run(text) + 1)
    word = "".join(language.split()).replace("`", "")
    return f"{fence}{word}\n{text.removesuffix(chr(10))}\n{fence}"


def code_span(text: str) -> str:
    """A piece of code in a line."""
    line = flat(text)
    if not line:
        return ""
    ticks = "`" * (_longest_run(line) + 1)
    pad = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{ticks}{pad}{line}{pad}{ticks}"


def escaped(text: str) -> str:
    """A word in a line that is to be read as it is."""
    return "".join("\\" + letter if letter in "\\`*_[]<>#!|~&" else letter for letter in flat(text))


def quoted(text: str, depth: int) -> str:
    """`text` as a quotation in so many others."""
    if depth <= 0:
        return text
    mark = "> " * depth
    return "\n".join((mark + line).rstrip() for line in text.replace("\r\n", "\n").split("\n"))


def _longest_run(text: str) -> int:
    longest = run = 0
    at = text.find("`")
    while at >= 0:
        run = 1
        while text.startswith("`", at + run):
            run += 1
        longest = max(longest, run)
        at = text.find("`", at + run)
    return longest


def _goes_on(before: Entry, entry: Entry) -> bool:
    """Whether two rows are items of one list."""
    return before.depth == entry.depth and in_one_list(before, entry)
