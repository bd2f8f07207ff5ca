"""Markdown as a program reads that lets HTML through and fetches images."""

import re

from markdown_it import MarkdownIt

from claude_desk.transcript.export.inert_markdown import is_odd

# What an export folds with, around Markdown that is read as such.
_OURS = re.compile(r"<details>\n<summary>[^<>]*</summary>\n?|</details>\n?")


class _Reader(MarkdownIt):
    def validateLink(self, url: str) -> bool:
        return True


_READER = _Reader("commonmark", {"html": True}).enable(["table", "strikethrough"])


def foreign_in(markdown: str) -> list[str]:
    """All that is fetched, or HTML that is not an export's own, or a link to neither the web nor a file."""
    found: list[str] = []
    for token in _READER.parse(markdown):
        if token.type == "html_block" and not _OURS.fullmatch(token.content):
            found.append(token.content)
        for child in token.children or ():
            if child.type in ("image", "html_inline"):
                found.append(child.content)
            if child.type == "link_open" and is_odd(str(child.attrGet("href") or "")):
                found.append(str(child.attrGet("href")))
    return found
