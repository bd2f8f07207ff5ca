"""Turns addresses of the web in the text of Markdown into links."""

from typing import Literal

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from claude_desk.transcript.text.web_addresses import SCHEME, addresses_in


def link_addresses(state: StateCore) -> None:
    """Turn the addresses in text tokens into links. This is a core rule of markdown-it."""
    if SCHEME not in state.src:
        return
    for token in state.tokens:
        if token.type == "inline" and token.children and SCHEME in token.content:
            token.children = _linked(token.children)


def _linked(tokens: list[Token]) -> list[Token]:
    made: list[Token] = []
    links = 0  # number of open links
    for token in tokens:
        links += token.nesting if token.type in ("link_open", "link_close") else 0
        if token.type == "text" and not links and SCHEME in token.content:
            made += _cut(token)
        else:
            made.append(token)
    return made


def _cut(token: Token) -> list[Token]:
    text, at, made = token.content, 0, []
    for start, end, address in addresses_in(text):
        if start > at:
            made.append(_text(text[at:start], token.level))
        made.append(_link("link_open", 1, token.level, {"href": address}))
        made.append(_text(address, token.level + 1))
        made.append(_link("link_close", -1, token.level, {}))
        at = end
    if at < len(text):
        made.append(_text(text[at:], token.level))
    return made


def _link(kind: str, nesting: Literal[1, -1], level: int, attrs: dict[str, str | int | float]) -> Token:
    return Token(kind, "a", nesting, attrs=attrs, level=level, markup="linkify", info="auto")


def _text(words: str, level: int) -> Token:
    return Token("text", "", 0, content=words, level=level)
