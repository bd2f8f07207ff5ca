"""Markdown in which nothing can be fetched, run or opened but addresses of the web and of files.

Who reads a document may have any program for it: most of them fetch images by themselves and let HTML
through. An image becomes a link, HTML and links of other kinds become text. Code is left as it is.
"""

import re
from collections.abc import Mapping

from markdown_it import MarkdownIt

from claude_desk.transcript.text.link_check import AddressKind, kind_of


class _Reader(MarkdownIt):
    def validateLink(self, url: str) -> bool:
        """Another program may take what this one would not."""
        return True


_READER = _Reader("commonmark", {"html": True}).enable(["table", "strikethrough"])
# What takes no look by the parser: addresses of the web, as almost all are.
_SUSPECT = re.compile(r"!\[|<(?!https?://)[A-Za-z/!?]|\](?:\(|:)\s*<?(?!https?://)")
# What is passed over, and what is marked: the start of code, of an image, of HTML, of an odd link's address.
_MARK = re.compile(
    r"(?P<passed>\\[\s\S])"
    r"|(?P<fence>(?:(?<=\n)|\A)[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?(?P<ticks>`{3,}|~{3,}))"
    r"|(?P<code>`+)"
    r"|(?P<image>!(?=\[))"
    r"|(?P<html><(?!https?://|mailto:)(?=[A-Za-z/!?]))"
    r"|(?P<link>(?<=\])\((?=[ \t]*<?[ \t]*(?!https?:|mailto:|file:)[A-Za-z][\w+.-]+:(?!\d)))",
    re.IGNORECASE,
)
_BLANK = re.compile(r"\n[ \t>]*\n")


def inert(markdown: str) -> str:
    """The same text with backslashes before what would be more than text.

    Where that does not do it, all of it becomes a code block.
    """
    # An image's address may stand elsewhere in the file that this becomes a part of.
    if not _SUSPECT.search(markdown) or ("![" not in markdown and not acts(markdown)):
        return markdown
    escaped = _escaped(markdown)
    return fenced(markdown, "markdown") if acts(escaped) else escaped


def acts(markdown: str) -> bool:
    """Whether some program could show more of it than text and plain links."""
    env: dict[str, object] = {}
    for token in _READER.parse(markdown, env):
        if token.type == "html_block":
            return True
        for child in token.children or ():
            if child.type in ("image", "html_inline"):
                return True
            if child.type == "link_open" and is_odd(str(child.attrGet("href") or "")):
                return True
    return False


def is_odd(address: str) -> bool:
    """Whether a link to it would neither show a page of the web nor a file."""
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
        elif found["passed"] is None:
            said += [markdown[done : found.start()], "\\"]
            done = found.start()
    return "".join([*said, markdown[done:]])


def _end_of_fence(markdown: str, at: int, ticks: str) -> int:
    """Behind the fence that was opened before `at`: an open one goes to the end."""
    end = re.compile(rf"\n[ \t>]*{re.escape(ticks)}{re.escape(ticks[0])}*[ \t]*(?=\n|\Z)").search(
        markdown, at
    )
    return end.end() if end else len(markdown)


def _end_of_code(markdown: str, at: int, length: int) -> int:
    """Behind the code that was opened before `at` by so many backticks; `at` where it has no end."""
    blank = _BLANK.search(markdown, at)
    last = blank.start() if blank else len(markdown)
    for run in re.finditer("`+", markdown[at:last]):
        if len(run[0]) == length:
            return at + run.end()
    return at


def with_addresses(markdown: str, references: Mapping[str, tuple[str, str]]) -> str:
    """Links by name (`[the manual][1]`) with their addresses in them; `references` are addresses and titles.

    Where that cannot be done the addresses stand below the text.
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
    """What the text says, and where its links go."""
    return [
        (child.type, child.content, child.attrGet("href"))
        for token in _READER.parse(markdown, env)
        for child in token.children or ()
    ]


def fenced(text: str, language: str = "") -> str:
    """A code block; its fence is longer than any run of its character inside."""
    fence = "`" * max(3, longest_run(text) + 1)
    word = "".join(language.split()).replace("`", "")
    return f"{fence}{word}\n{text.removesuffix(chr(10))}\n{fence}"


def longest_run(text: str) -> int:
    """How many backticks stand side by side, at most."""
    longest = run = 0
    at = text.find("`")
    while at >= 0:
        run = 1
        while text.startswith("`", at + run):
            run += 1
        longest = max(longest, run)
        at = text.find("`", at + run)
    return longest
