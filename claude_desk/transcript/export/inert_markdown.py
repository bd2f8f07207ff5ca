"""Makes Markdown inert for a document. Inert Markdown keeps its words, fetches and runs nothing, and does not
affect the text after it.

A reader may open a document with any program. Most programs fetch images by themselves and interpret HTML.
So an image becomes a link, HTML becomes text, and a link to anything except the web, mail or a file becomes
text. Code stays unchanged. No block may stay open: the text after an open fence would become code.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.text.link_check import AddressKind, kind_of


class _Reader(MarkdownIt):
    def validateLink(self, url: str) -> bool:
        """Accept every address. Another program may accept an address that markdown-it refuses."""
        return True


_READER = _Reader("commonmark", {"html": True}).enable(["table", "strikethrough"])
# Parts of a text that the parser must check: images, HTML, addresses that are not of the web, definitions,
# fences and formulas. A fence may be open. A definition also applies to links in other texts of the file.
_SUSPECT = re.compile(
    r"!\[|<(?!https?://)[A-Za-z/!?]|\](?:\(|:)\s*<?(?!https?://)|\]:|```|~~~|\$\$|\\\[", re.IGNORECASE
)
# Escapes, fences and code are skipped. The start of an image, of HTML, of the address of an odd link
# (`is_odd`) and of a definition gets a backslash.
_MARK = re.compile(
    r"(?P<passed>\\[\s\S])"
    r"|(?P<fence>(?:(?<=\n)|\A)[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?(?P<ticks>`{3,}|~{3,}))"
    r"|(?P<code>`+)"
    r"|(?P<image>!(?=\[))"
    r"|(?P<html><(?!https?://|mailto:)(?=[A-Za-z/!?]))"
    r"|(?P<link>(?<=\])\((?=[ \t]*<?[ \t]*(?!https?:|mailto:|file:)[A-Za-z][\w+.-]+:(?!\d)))"
    r"|(?P<definition>\[(?=(?:[^\[\]\\]|\\[\s\S]){1,999}\]:))",
    re.IGNORECASE,
)
_BLANK = re.compile(r"\n[ \t>]*\n")
# The marks of quotations and list items. A definition has nothing else before it in its line.
_MARKS_BEFORE = re.compile(r"[ \t>*+\-.)\d]*")
# The text of a paragraph that is added after the Markdown. The parser must still read it as a paragraph.
_END = "\u2402"


def inert(markdown: str, source: str | None = None) -> str:
    """Return the text with backslashes before images, HTML, odd links and definitions.

    If the result is not inert or its words differ, return the complete text as a code block. `source`: the
    text as it was before its headings were changed, for that code block.
    """
    if not _SUSPECT.search(markdown):
        return markdown
    # An image is always escaped, because another text in the same file may define its address.
    if "![" not in markdown and is_contained(markdown):
        return markdown
    escaped = _escaped(markdown)
    if is_contained(escaped) and _letters(escaped) == _letters(markdown):
        return escaped
    return fenced(markdown if source is None else source, "markdown")


def is_contained(markdown: str) -> bool:
    """Return whether the text is inert in any program and does not affect the text after it."""
    if acts(markdown):
        return False
    before, both = said_of(markdown), said_of(f"{markdown}\n\n{_END}\n")
    return both[: len(before)] == before and both[len(before) :] == [
        "paragraph_open",
        _END,
        "paragraph_close",
    ]


def acts(markdown: str) -> bool:
    """Return whether a program could show more than text and plain links for this Markdown, or could misread
    the text after it."""
    env: dict[str, object] = {}
    tokens = _READER.parse(f"{markdown}\n\n{_END}\n", env)
    if env.get("references") or not _ends(tokens):
        return True
    for token in tokens:
        if token.type == "html_block":
            return True
        for child in token.children or ():
            if child.type in ("image", "html_inline"):
                return True
            if child.type == "link_open" and is_odd(str(child.attrGet("href") or "")):
                return True
    return False


def _ends(tokens: Sequence[Token]) -> bool:
    """Return whether the last block is the added paragraph `_END`, outside all other blocks."""
    last = tokens[-2:-1]
    return bool(last) and last[0].content == _END and last[0].level == 1 and tokens[-1].type[0] == "p"


def _letters(markdown: str) -> str:
    """Return the letters and digits of the text and of its addresses, in sorted order. When a link becomes
    text, only the order changes."""
    said: list[str] = []
    for child in _inside(PARSER.parse(markdown)):
        said.append(child.content)
        if child.info != "auto":
            said += (str(child.attrGet(name) or "") for name in ("src", "href", "title"))
    return "".join(sorted(letter for letter in "".join(said) if letter.isalnum()))


def said_of(markdown: str) -> list[str]:
    """Return how the window reads the text: its words, and the types of its other tokens."""
    return [child.content or child.type for child in _inside(PARSER.parse(markdown))]


def _inside(tokens: Iterable[Token]) -> Iterable[Token]:
    for token in tokens:
        yield from token.children if token.children else (token,)


def is_odd(address: str) -> bool:
    """Return whether a link to the address leads to something other than the web, mail, a file, or a place in
    the document itself."""
    return kind_of(address) is AddressKind.OTHER and not address.startswith(("#", "?")) and bool(address)


def _escaped(markdown: str) -> str:
    said: list[str] = []
    done = at = 0
    while found := _MARK.search(markdown, at):
        at = found.end()
        if found["fence"] is not None:
            at = _end_of_fence(markdown, at, found["ticks"])
        elif found["code"] is not None:
            at = _end_of_code(markdown, at, len(found["code"]))
        elif found["passed"] is None and (found["definition"] is None or _begins(markdown, found.start())):
            said += [markdown[done : found.start()], "\\"]
            done = found.start()
    return "".join([*said, markdown[done:]])


def _begins(markdown: str, at: int) -> bool:
    """Return whether a block may begin at this index of the text."""
    return _MARKS_BEFORE.fullmatch(markdown, markdown.rfind("\n", 0, at) + 1, at) is not None


def _end_of_fence(markdown: str, at: int, ticks: str) -> int:
    """Return the index after the fence that was opened before `at`. A fence without a last line extends to
    the end of the text."""
    end = re.compile(rf"\n[ \t>]*{re.escape(ticks)}{re.escape(ticks[0])}*[ \t]*(?=\n|\Z)").search(
        markdown, at
    )
    return end.end() if end else len(markdown)


def _end_of_code(markdown: str, at: int, length: int) -> int:
    """Return the index after the code that `length` backticks opened before `at`; `at` if the code is not
    closed."""
    blank = _BLANK.search(markdown, at)
    last = blank.start() if blank else len(markdown)
    for run in re.finditer("`+", markdown[at:last]):
        if len(run[0]) == length:
            return at + run.end()
    return at


# --- plain text --------------------------------------------------------------------------------------

# Characters that may be marks. A text without these characters is read as it is written.
_MARKS = re.compile(r"[\\`*_\[\]<>&~|$!]|^[ \t]|^(?:[#=+:-]|\d+[.)])|[ \t]$", re.MULTILINE)
_ESCAPED = re.compile(
    r"[\\`*\[\]~|]|(?<![^\W_])_|_(?![^\W_])|<(?=[A-Za-z/!?])|&(?=[#\w]+;)"
    r"|^[>#=+:-]|(?<=^\d)[.)]|(?<=^\d\d)[.)]|(?<=^\d\d\d)[.)]",
    re.MULTILINE,
)
_FENCE = re.compile(r"(`{3,}(?=[^`\n]*(?:\n|\Z))|~{3,})")


def plain(text: str) -> str:
    """Return Markdown that is read as the same lines as the plain text.

    Paragraphs stay unchanged or get backslashes. Complete fences in the text stay. Other parts become code
    blocks, for example lines in which white space matters.
    """
    said: list[str] = []
    verbatim: list[str] = []
    for chunk in _chunks(text):
        words = _read_as_written(chunk)
        if words is None:
            verbatim.append(chunk)
            continue
        if verbatim:
            said.append(fenced("\n\n".join(verbatim)))
            verbatim = []
        said.append(words)
    return "\n\n".join([*said, fenced("\n\n".join(verbatim))] if verbatim else said)


def _chunks(text: str) -> Iterable[str]:
    """Yield the parts of the text between blank lines. A fence with its first and last line is one part."""
    chunk: list[str] = []
    fence = ""
    for line in [*text.split("\n"), ""]:
        if fence:
            chunk.append(line)
            if line.rstrip(" \t").strip(fence[0]) == "" and len(line.rstrip()) >= len(fence):
                yield "\n".join(chunk)
                chunk, fence = [], ""
            continue
        opened = _FENCE.match(line)
        if (opened or not line.strip()) and chunk:
            yield "\n".join(chunk)
            chunk = []
        if opened:
            fence = opened[0]
        if line.strip():
            chunk.append(line if fence else line.rstrip())
    if chunk:
        yield "\n".join(chunk).rstrip("\n")


def _read_as_written(chunk: str) -> str | None:
    """Return the chunk with the backslashes that it needs to be read as the same lines; None if backslashes
    are not enough."""
    if not _MARKS.search(chunk):
        return chunk
    if _FENCE.match(chunk):
        tokens = _READER.parse(chunk)
        one_fence = len(tokens) == 1 and tokens[0].type == "fence" and not acts(chunk)
        return chunk if one_fence and chunk.count("\n") == tokens[0].content.count("\n") + 1 else None
    escaped = _ESCAPED.sub(lambda found: "\\" + found[0], chunk)
    for words in (chunk, escaped.replace("\n", "\\\n")):
        if _lines_of(words) == chunk:
            return words
    return None


def _lines_of(markdown: str) -> str | None:
    """Return the lines of a text that is one paragraph; None for any other text."""
    env: dict[str, object] = {}
    tokens = _READER.parse(markdown, env)
    if len(tokens) != 3 or tokens[0].type != "paragraph_open" or env.get("references"):
        return None
    said: list[str] = []
    for child in tokens[1].children or ():
        match child.type:
            case "text":
                said.append(child.content)
            case "code_inline" if child.markup + child.content + child.markup in markdown:
                said += (child.markup, child.content, child.markup)
            case "softbreak" | "hardbreak":
                said.append("\n")
            case _:
                return None
    return "".join(said)


def with_addresses(markdown: str, references: Mapping[str, tuple[str, str]]) -> str:
    """Replace links by name (`[the manual][1]`) by links with addresses.

    `references`: name -> (address, title). If the links cannot all be replaced, list the addresses below the
    text.
    """
    named = {name: {"href": address, "title": title} for name, (address, title) in references.items()}
    wanted = _content(markdown, {"references": named})
    if wanted == _content(markdown, {}):
        return markdown
    written = markdown
    for name, (address, _) in references.items():
        said = r"\s+".join(map(re.escape, name.split()))
        target = f"](<{address}>)"
        for pattern in (rf"\]\[\s*{said}\s*\]", rf"(?<=\[{re.escape(name)})\]\[\]"):
            written = re.sub(pattern, lambda _, target=target: target, written, flags=re.IGNORECASE)  # type: ignore[misc]
        alone = re.compile(rf"(?<![\]\\])\[({said})\](?![\[(:])", re.IGNORECASE)
        written = alone.sub(lambda found, target=target: f"[{found[1]}{target}", written)  # type: ignore[misc]
    if _content(written, {}) == wanted:
        return written
    lines = [f"- {address}" for address, _ in references.values()]
    return "\n\n".join([markdown, "\n".join(lines)])


def _content(markdown: str, env: dict[str, object]) -> list[object]:
    return [
        (child.type, child.content, child.attrGet("href"))
        for token in _READER.parse(markdown, env)
        for child in token.children or ()
    ]


def fenced(text: str, language: str = "") -> str:
    """Return a code block whose fence is longer than any run of backticks inside."""
    fence = "`" * max(3, longest_run(text) + 1)
    word = "".join(language.split()).replace("`", "")
    return f"{fence}{word}\n{text.removesuffix(chr(10))}\n{fence}"


def longest_run(text: str) -> int:
    """Return the length of the longest run of backticks."""
    longest = run = 0
    at = text.find("`")
    while at >= 0:
        run = 1
        while text.startswith("`", at + run):
            run += 1
        longest = max(longest, run)
        at = text.find("`", at + run)
    return longest
