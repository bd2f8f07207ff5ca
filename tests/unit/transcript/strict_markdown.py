"""Reads Markdown like a program that lets HTML through and fetches images."""

import re

from markdown_it import MarkdownIt

from claude_desk.transcript.export.inert_markdown import is_odd

# The tags with which an export folds. The text between them is read as Markdown.
_OURS = re.compile(r"<details>\n<summary>[^<>]*</summary>\n?|</details>\n?")


class _Reader(MarkdownIt):
    def validateLink(self, url: str) -> bool:
        return True


_READER = _Reader("commonmark", {"html": True}).enable(["table", "strikethrough"])


def foreign_in(markdown: str) -> list[str]:
    """Return images, which would be fetched, HTML that the export did not write, and links that lead neither
    to a web page nor to a file."""
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
